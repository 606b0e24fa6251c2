import { afterEach, expect, it, vi } from "vitest";
import { fade, fly, scale, STILL } from "./motion";
import { settings } from "./settings.svelte";

const node = {} as Element;

function allow(moves: boolean): void {
  vi.spyOn(settings, "moves", "get").mockReturnValue(moves);
}

afterEach(() => vi.restoreAllMocks());

it("moves where things may move", () => {
  allow(true);
  expect(fly(node, { y: 60, duration: 250 }).duration).toBe(250);
  expect(fly(node, { y: 60, duration: 250 }).css?.(0, 1)).toContain("translate");
  expect(scale(node, { start: 0.5, duration: 220 }).css?.(0, 1)).toContain("scale");
});

it("is a plain short fade where nothing may move", () => {
  allow(false);
  for (const still of [fly(node, { y: 60, duration: 250 }), scale(node, { start: 0.5, duration: 220 }), fade(node, { duration: 800 })]) {
    expect(still.duration).toBe(STILL);
    expect(still.css?.(0, 1)).toMatch(/^opacity: 0;?$/);
    expect(still.css?.(1, 0)).not.toContain("transform");
  }
});
