import { beforeEach, describe, expect, it, vi } from "vitest";
import { rememberSolved, solvedPuzzles, streak } from "./solved";

const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

describe("what was solved", () => {
  it("is kept once, by game and id", () => {
    rememberSolved("chess", "best-1", null);
    rememberSolved("chess", "best-1", null);
    rememberSolved("go", "best-1", null);
    expect([...solvedPuzzles()]).toEqual(["chess/best-1", "go/best-1"]);
  });

  it("is nothing where the storage holds something else", () => {
    storage.set("tafelrunde.puzzles", '{"solved": "all of them"}');
    expect(solvedPuzzles().size).toBe(0);
    storage.set("tafelrunde.puzzles", "nonsense");
    expect(solvedPuzzles().size).toBe(0);
  });
});

describe("days in a row", () => {
  it("counts back from today, over the end of a month", () => {
    for (const day of ["2026-10-30", "2026-10-31", "2026-11-01"]) rememberSolved("chess", day, day);
    expect(streak("2026-11-01")).toBe(3);
  });

  it("is not broken by a day that has only begun", () => {
    rememberSolved("chess", "a", "2026-11-16");
    expect(streak("2026-11-17")).toBe(1);
    expect(streak("2026-11-18")).toBe(0);
  });

  it("does not count puzzles of other days", () => {
    rememberSolved("chess", "a", null);
    expect(streak("2026-11-17")).toBe(0);
  });
});
