import { describe, expect, it } from "vitest";
import type { Realm } from "./realm";

/** Every game that is played at this table. */
const REALMS = import.meta.glob<Record<string, Realm>>(["../*/realm.ts", "!./realm.ts"], { eager: true });

describe.each(Object.entries(REALMS))("%s", (_path, module) => {
  const [realm] = Object.values(module) as [Realm];

  it("has a word and a drawing for everything that the table shows in its own way", () => {
    const words = [
      ...realm.counted.map((kind) => `count-${kind}`),
      ...realm.figures.map(([kind]) => `points-${kind}`),
      ...realm.die.map((side) => `die-${side}`),
      ...Object.keys(realm.sets).map((set) => `set-${set}`),
      "hand-empty",
    ];
    expect(words.filter((word) => !realm.words.known(word))).toEqual([]);
    const drawn = [
      ...realm.figures.map(([kind]) => kind),
      ...realm.die,
      ...Object.keys(realm.sets).map((set) => `set_${set}`),
      ...Object.values(realm.tokens).map(String),
      ...Object.values(realm.held).map((held) => held?.word ?? ""),
    ];
    expect(drawn.filter((word) => realm.icons[word] === undefined)).toEqual([]);
  });
});

it("is the table of some games", () => {
  expect(Object.keys(REALMS).length).toBeGreaterThan(0);
});
