import { expect, it } from "vitest";
import { Texts } from "../../lib/texts";
import type { ModeInfo } from "../../lib/wire";
import { mustBeBrought } from "./brought";
import { Deck } from "./deck.svelte";

const texts = new Texts(
  {
    game: "toy",
    names: { de: { quakkantor: "Quakkantor", amt: "Amt für Eile", filz: "Filz" }, en: { amt: "Bureau of Haste" } },
    forms: [],
    cards: ["quakkantor", "amt", "filz"].map((id) => ({
      id,
      kind: "card",
      name: {},
      short: {},
      text: {},
      facts: id === "filz" ? { retired: true } : {},
    })),
    extra: {},
  },
  { de: "", en: "" },
  () => "de",
);

it("reads ids and names, numbers, several cards a line, and remarks", () => {
  const deck = new Deck(texts);
  expect(deck.read("2 Amt  für Eile # gut\n\nquakkantor; bureau of haste")).toEqual([]);
  expect(deck.entries).toEqual([
    ["quakkantor", 1],
    ["amt", 3],
  ]);
});

it("writes what it reads", () => {
  const deck = new Deck(texts);
  deck.change("amt", 1);
  deck.change("amt", 1);
  deck.change("quakkantor", 1);
  expect(deck.text).toBe("quakkantor\n2 amt");
  const other = new Deck(texts);
  other.read(deck.text);
  expect(other.cards).toEqual(deck.cards);
});

it("names the line of a card it does not know, and keeps the rest", () => {
  const deck = new Deck(texts);
  expect(deck.read("amt\nnixda")).toEqual([{ line: 2, word: "nixda" }]);
  expect(deck.cards).toEqual(["amt"]);
});

it("builds with no card that is dealt no more", () => {
  const deck = new Deck(texts);
  expect(deck.pool.map((card) => card.id)).toEqual(["quakkantor", "amt"]);
  expect(deck.read("amt\nfilz\nFilz")).toEqual([
    { line: 2, word: "filz" },
    { line: 3, word: "Filz" },
  ]);
});

it("must be brought unless the table has agreed on something for those who bring none", () => {
  const mode = { options: [{ id: "deck", by_seat: true }], usual: { decks: "random" } } as unknown as ModeInfo;
  expect(mustBeBrought(mode, {})).toBe(true);
  expect(mustBeBrought(mode, { decks: "random" })).toBe(false);
  expect(mustBeBrought({ ...mode, options: [] }, {})).toBe(false);
});
