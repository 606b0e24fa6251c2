import { describe, expect, it } from "vitest";
import { ofOthers, presenceText, waitingLine } from "./presence";

const names = { red: "Anna", blue: "Bert", green: "Clara" };

describe("who is at the table", () => {
  it("is shown of the others only", () => {
    expect(ofOthers({ red: "here", blue: "gone" }, ["red"])).toEqual({ blue: "gone" });
    expect(ofOthers({ red: "here" }, [])).toEqual({ red: "here" });
  });

  it("has three different words, and none where nothing is known", () => {
    const words = (["here", "away", "gone"] as const).map(presenceText);
    expect(new Set(words).size).toBe(3);
    expect(words.some((word) => word.startsWith("presence-"))).toBe(false);
    expect(presenceText(undefined)).toBe("");
  });
});

describe("the line that says for whom we wait", () => {
  it("names those who are to move, whether they are here or away", () => {
    const usual = waitingLine(["blue"], names, {});
    expect(usual).toContain("Bert");
    expect(waitingLine(["blue"], names, { blue: "here" })).toBe(usual);
    expect(waitingLine(["blue"], names, { blue: "away" })).toBe(usual);
    expect(waitingLine([], names, { blue: "gone" })).not.toContain("Bert");
  });

  it("says so when nobody of them is at the table", () => {
    const one = waitingLine(["blue"], names, { blue: "gone", red: "here" });
    expect(one).toContain("Bert");
    expect(one).not.toBe(waitingLine(["blue"], names, {}));
    const two = waitingLine(["blue", "green"], names, { blue: "gone", green: "gone" });
    expect(two).toContain("Bert, Clara");
    expect(waitingLine(["blue", "green"], names, { blue: "gone", green: "here" })).toBe(waitingLine(["blue", "green"], names, {}));
  });
});
