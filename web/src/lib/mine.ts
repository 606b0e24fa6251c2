/** The tables this browser has sat at, so that a person finds them again. The seat itself is a cookie of the server. */

export interface Mine {
  table: string;
  game: string;
  mode: string;
  at: number;
}

const KEY = "tafelrunde.tables";
const MOST = 30;

export function myTables(): Mine[] {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "[]") as Mine[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

export function remember(table: string, game: string, mode: string): void {
  keep([{ table, game, mode, at: Date.now() }, ...myTables().filter((other) => other.table !== table)]);
}

export function forget(table: string): void {
  keep(myTables().filter((other) => other.table !== table));
}

function keep(tables: Mine[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(tables.slice(0, MOST)));
  } catch {
    // without storage the link in the address bar is all there is
  }
}
