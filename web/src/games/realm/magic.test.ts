import { describe, expect, it } from "vitest";
import type { CardInfo } from "../../lib/wire";
import { cells } from "./cells";
import { firstRegionOf, missing } from "./keys";
import { pointsOfPlace, potion, powerOf, spent } from "./magic";
import type { PrinceView, View } from "./shapes";

const CARDS: Record<string, Partial<CardInfo>> = {
  ari: { kind: "wizard", facts: { cost: [["gold", 3]], placement: "region", lies_at: "gold", power: 2 } },
  hor: { kind: "wizard", facts: {} },
  mill: { kind: "building", facts: {} },
  potion: { kind: "spellbook", facts: { doubles_knights: true } },
};
const texts = { card: (id: string) => CARDS[id] as CardInfo | undefined };
const region = (name: string, resource: string): object => ({ region: name, resource, number: 1, stored: 0 });

/** A settlement, a citadel and a city, with a wizard left of the citadel and another card at the city. */
const prince = {
  seat: "red",
  places: ["settlement", "citadel", "city"],
  road_left: false,
  road_right: false,
  above: [region("wood-1", "wood"), region("gold-1", "gold"), region("wood-2", "wood"), region("ore-1", "ore")],
  below: [region("gold-2", "gold"), region("wool-1", "wool"), region("gold-3", "gold"), region("wool-2", "wool")],
  sites_above: [[], [], []],
  sites_below: [[], [], []],
  annexes: [
    { card: "ari", row: "above", at: 1, resource: "", stored: 0 },
    { card: "hor", row: "below", at: 1, resource: "", stored: 0 },
    { card: "mill", row: "above", at: 3, resource: "", stored: 0 },
  ],
  counters: [
    { card: "ari", site: "gold-1", count: 3 },
    { card: "hor", site: "wool-1", count: 2 },
    { card: "mill", site: "ore-1", count: 2 },
  ],
  resources: { gold: 1 },
  forces: ["mill", "potion"],
} as unknown as PrinceView;

const view = {
  active: "red",
  charged: [{ card: "hor", site: "wool-1" }],
  used: [{ card: "mill", site: "ore-1" }],
  cast: [{ by: "blue", card: "potion", site: "1-above" }],
} as unknown as View;

describe("citadels and wizards", () => {
  it("count a point more for a citadel with a wizard beside it", () => {
    expect([1, 2, 3].map((place) => pointsOfPlace(prince, place, texts))).toEqual([1, 2, 2]);
    expect(pointsOfPlace({ ...prince, annexes: prince.annexes.slice(2) }, 2, texts)).toBe(1);
  });

  it("pay with the power of wizards, but not of those who were charged in this turn of theirs", () => {
    expect(powerOf(view, prince, texts)).toBe(3);
    expect(powerOf({ ...view, active: "blue" }, prince, texts)).toBe(5);
    const lacking = (power: number) => [...missing(CARDS["ari"] as CardInfo, prince, power)];
    expect(lacking(3)).toEqual([["gold", 2]]);
    expect(lacking(1)).toEqual([["gold", 2], ["power", 1]]);
  });

  it("tell what was done with a card in this turn", () => {
    expect(spent(view, "red", { card: "hor", site: "wool-1" })).toBe("charged");
    expect(spent(view, "red", { card: "mill", site: "ore-1" })).toBe("used");
    expect(spent(view, "blue", { card: "potion", site: "1-above" })).toBe("used");
    expect(spent(view, "red", { card: "potion", site: "1-above" })).toBeUndefined();
    expect(spent(view, "blue", { card: "hor", site: "wool-1" })).toBeUndefined();
  });

  it("know a potion at work from the cards that lie there", () => {
    expect(potion(prince, texts)).toBe("potion");
  });

  it("have two sites above and below a citadel, and wizards in the outer row", () => {
    const found = cells(prince, false).cells;
    expect(found.filter((cell) => cell.kind === "site" && cell.beside === "citadel")).toHaveLength(4);
    expect(found.filter((cell) => cell.kind === "card").map((cell) => cell.y)).toEqual([1, 1, 5]);
    expect(found.filter((cell) => cell.kind === "region" && cell.low).map((cell) => cell.x)).toEqual([3, 7, 3]);
  });

  it("ask about a wizard at a region of his beside a citadel", () => {
    expect(firstRegionOf(CARDS["ari"] as CardInfo, prince)).toBe("gold-1");
  });
});

it("shows a card at a region where nobody has a city", () => {
  const village = { ...prince, places: ["settlement"], above: prince.above.slice(0, 2), below: prince.below.slice(0, 2), annexes: [{ card: "mill", row: "above", at: 1, resource: "", stored: 0 }] };
  expect(cells(village, false).cells.filter((cell) => cell.kind === "card")).toHaveLength(1);
});
