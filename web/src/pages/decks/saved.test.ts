import { beforeEach, expect, it, vi } from "vitest";
import { removeDeck, saveDeck, savedDecks } from "./saved";

const KEY = "tafelrunde.decks.toy";
const storage = new Map<string, string>();

beforeEach(() => {
  storage.clear();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
  });
});

const names = (): string[] => savedDecks("toy").map(({ name }) => name);

it("keeps a deck with what was agreed for it, by game, the last one first", () => {
  saveDeck("toy", "Fast", "2 amt", { edition: "1999", sets: "" });
  saveDeck("toy", "Slow", "filz", {});
  expect(names()).toEqual(["Slow", "Fast"]);
  expect(savedDecks("toy")[1]).toMatchObject({ text: "2 amt", agreed: { edition: "1999", sets: "" } });
  expect(savedDecks("other")).toEqual([]);
});

it("replaces a deck of the same name, and what was agreed for it", () => {
  saveDeck("toy", "Fast", "2 amt", { edition: "1999" });
  saveDeck("toy", "Slow", "filz", {});
  saveDeck("toy", "Fast", "amt", { edition: "2003" });
  expect(names()).toEqual(["Fast", "Slow"]);
  expect(savedDecks("toy")[0]).toMatchObject({ text: "amt", agreed: { edition: "2003" } });
  removeDeck("toy", "Fast");
  expect(names()).toEqual(["Slow"]);
});

it("reads decks of before, of which nobody said what they need, and keeps them so", () => {
  storage.set(KEY, JSON.stringify([{ name: "Old", text: "amt", at: 1 }]));
  expect(savedDecks("toy")).toEqual([{ name: "Old", text: "amt", at: 1 }]);
  saveDeck("toy", "New", "filz", {});
  expect(savedDecks("toy")[1]).toEqual({ name: "Old", text: "amt", at: 1 });
});

it("shows nothing that it has not kept itself", () => {
  const broken = [null, "deck", { name: "No text" }, { name: "Odd", text: "amt", agreed: { edition: 3 } }, { name: "Odder", text: "amt", agreed: "2003" }];
  storage.set(KEY, JSON.stringify([...broken, { name: "Whole", text: "amt", agreed: {} }]));
  expect(names()).toEqual(["Whole"]);
  storage.set(KEY, "nonsense");
  expect(names()).toEqual([]);
});
