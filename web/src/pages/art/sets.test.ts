import { expect, it } from "vitest";
import type { CardInfo } from "../../lib/wire";
import { setsOf } from "./sets";

const card = (id: string, kind: string, facts: Record<string, unknown>): CardInfo => ({ id, kind, text: {}, facts }) as CardInfo;

it("sorts by the first fact with few values, in the order of the cards", () => {
  const cards = Array.from({ length: 30 }, (_, number) => card(`c${number}`, "card", { title: `c${number}`, copies: 1, set: number < 3 ? "old" : "new" }));
  expect(setsOf(cards).map((set) => [set.id, set.cards.length])).toEqual([["old", 3], ["new", 27]]);
});

it("sorts by kind where no fact tells cards apart", () => {
  const cards = [card("a", "hero", { value: 1 }), card("b", "ship", { value: 2 }), card("c", "hero", { value: 3 })];
  expect(setsOf(cards).map((set) => [set.id, set.cards.map((one) => one.id)])).toEqual([["hero", ["a", "c"]], ["ship", ["b"]]]);
});

it("has no sets without cards", () => {
  expect(setsOf([])).toEqual([]);
});
