/** How far somebody is on the way to the victory condition, which the engine writes `distinct 3 and same 2 or nebelsalz 4`. */

type Counts = ReadonlyMap<string, number>;

interface Part {
  kind: string;
  amount: number;
}

const alternatives = (victory: string): Part[][] =>
  victory.split(" or ").map((one) =>
    one.split(" and ").map((part) => {
      const [kind = "", amount] = part.split(" ");
      return { kind, amount: Number(amount) };
    }),
  );

/** How many sockets a player has for goods: as many as the way that needs most of them. */
export function sockets(victory: string, kinds: readonly string[]): number {
  return Math.max(...alternatives(victory).map((parts) => lacking(parts, new Map(), kinds)));
}

/** How many goods are missing at the least until somebody who has these wins. */
export function missing(victory: string, won: readonly string[], kinds: readonly string[]): number {
  const counts = new Map<string, number>();
  for (const good of won) counts.set(good, (counts.get(good) ?? 0) + 1);
  return Math.min(...alternatives(victory).map((parts) => lacking(parts, counts, kinds)));
}

/** Of one alternative: named goods first, then the kind of which there shall be several that costs least, then the rest. */
function lacking(parts: readonly Part[], counts: Counts, kinds: readonly string[]): number {
  const amountOf = (kind: string): number => Math.max(0, ...parts.filter((part) => part.kind === kind).map((part) => part.amount));
  const named = new Map(counts);
  let bought = 0;
  for (const kind of kinds) {
    const more = Math.max(0, amountOf(kind) - (named.get(kind) ?? 0));
    named.set(kind, (named.get(kind) ?? 0) + more);
    bought += more;
  }
  const ways = kinds.map((kind) => {
    const has = named.get(kind) ?? 0;
    const more = Math.max(0, amountOf("same") - has);
    const different = kinds.filter((one) => (named.get(one) ?? 0) > 0 || (one === kind && more > 0)).length;
    return more + Math.max(0, amountOf("distinct") - different);
  });
  return bought + Math.min(...ways);
}
