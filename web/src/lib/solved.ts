/** The puzzles that were solved in this browser, and on how many days in a row the puzzle of the day was among them. */

interface Kept {
  /** Game and id of each puzzle, as in its address. */
  solved: string[];
  /** Days (`2026-11-17`) on which a puzzle of the day was solved, the latest last. */
  days: string[];
}

const KEY = "tafelrunde.puzzles";
const MOST_DAYS = 400;
const DAY = 86_400_000;

export const nameOf = (game: string, id: string): string => `${game}/${id}`;

export function solvedPuzzles(): ReadonlySet<string> {
  return new Set(read().solved);
}

/** A puzzle was solved; `day` where it is the one of that day. */
export function rememberSolved(game: string, id: string, day: string | null): void {
  const { solved, days } = read();
  const name = nameOf(game, id);
  keep({
    solved: solved.includes(name) ? solved : [...solved, name],
    days: day === null || days.includes(day) ? days : [...days, day].sort().slice(-MOST_DAYS),
  });
}

/** How many days in a row, up to this one. A day that is not over yet breaks nothing. */
export function streak(today: string): number {
  const days = new Set(read().days);
  let at = Date.parse(today);
  if (!days.has(today)) at -= DAY;
  let many = 0;
  while (days.has(new Date(at).toISOString().slice(0, 10))) {
    many += 1;
    at -= DAY;
  }
  return many;
}

function read(): Kept {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>;
    return { solved: texts(kept.solved), days: texts(kept.days) };
  } catch {
    return { solved: [], days: [] };
  }
}

function texts(found: unknown): string[] {
  return Array.isArray(found) ? found.filter((one) => typeof one === "string") : [];
}

function keep(kept: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // without storage every puzzle is a new one
  }
}
