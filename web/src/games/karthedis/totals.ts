/** Who has the highest total at a place: several are tied. */

export function leaders(totals: Readonly<Record<string, number>>): string[] {
  const best = Math.max(...Object.values(totals));
  return Object.keys(totals).filter((seat) => totals[seat] === best);
}
