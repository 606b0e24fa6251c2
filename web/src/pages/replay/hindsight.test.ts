import { expect, it } from "vitest";
import { sizeOf, unusual } from "./hindsight.svelte";

const die = (...thrown: number[]) => thrown.map((many) => ({ thrown: many, expected: thrown.reduce((a, b) => a + b) / thrown.length }));

it("says how bad a mistake was in words that grow with it", () => {
  expect([0.01, 0.05, 0.2, 0.5].map(sizeOf)).toEqual(["little", "some", "much", "all"]);
});

it("calls throws unusual only where they are", () => {
  expect(unusual(die(5, 4, 6, 5, 4, 6))).toBe(false);
  expect(unusual(die(9, 4, 6, 3, 2, 6))).toBe(false);
  expect(unusual(die(15, 1, 4, 5, 2, 3))).toBe(true);
  expect(unusual([])).toBe(false);
});
