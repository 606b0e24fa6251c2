import { describe, expect, it } from "vitest";
import { playEachOther } from "./seats";

describe("whether people play each other", () => {
  it.each([
    [["me", "open"], true],
    [["me", "bot:easy", "open"], true],
    [["open", "open"], true],
    [["me", "me", "open"], true],
  ])("they do: %s", (who, each) => expect(playEachOther(who)).toBe(each));

  it.each([
    [["me", "bot:easy"], false],
    [["me", "me"], false],
    [["me", "me", "bot:hard"], false],
    [["bot:easy", "open"], false],
    [["bot:easy", "bot:hard"], false],
  ])("they do not: %s", (who, each) => expect(playEachOther(who)).toBe(each));
});
