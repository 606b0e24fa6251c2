import { describe, expect, it } from "vitest";
import { hintText, hintTitle } from "./hints";

describe("what is written beside an option", () => {
  it("is the chance to win where it was tried out", () => {
    const tried = { move: "roll", score: 1, chance: 0.614, trials: 80 };
    expect(hintText(tried)).toMatch(/^61 % \S/);
    expect(hintTitle(tried)).toContain("80");
  });

  it("is a comparison in words, never a figure, where it was only glanced at", () => {
    const words = [1, 0.9, 0.5, 0].map((score) => hintText({ move: "roll", score, chance: null, trials: 0 }));
    expect(new Set(words).size).toBe(4);
    for (const word of words) expect(word).toMatch(/^[\p{L} ]+$/u);
    expect(words).not.toContain("hint-score");
  });
});
