import { expect, it } from "vitest";
import type { GuideInfo, GuidePoint } from "../../lib/wire";
import { Book, guideAddress } from "./book";
import { chaptersIn, ruleShown, runsOf } from "./guide";

function point(more: Partial<GuidePoint> = {}): GuidePoint {
  return { text: { de: [], en: [] }, rules: ["T-1"], modes: [], example: null, mark: null, name: {}, ...more };
}

const guide: GuideInfo = {
  chapters: [
    { id: "aim", title: {}, modes: [], points: [point(), point({ modes: ["short"] }), point({ modes: ["long", "odd"] })] },
    { id: "end", title: {}, modes: [], points: [point({ modes: ["short"] })] },
    { id: "more", title: {}, modes: ["long"], points: [point(), point({ modes: ["odd"] })] },
  ],
};

it("shows a mode only what holds in it, and no chapter without a sentence", () => {
  const sizes = (mode: string | null) => chaptersIn(guide, mode).map((chapter) => [chapter.id, chapter.points.length]);
  expect(sizes(null)).toEqual([["aim", 3], ["end", 1], ["more", 2]]);
  expect(sizes("short")).toEqual([["aim", 2], ["end", 1]]);
  expect(sizes("long")).toEqual([["aim", 2], ["more", 1]]);
});

it("lays out sentences and tables in the order in which they stand", () => {
  const marks = [null, "a", "b", null, null, "c"];
  const runs = runsOf({ id: "aim", title: {}, modes: [], points: marks.map((mark) => point({ mark })) });
  expect(runs.map((run) => [run.table, run.points.map(({ id }) => id)])).toEqual([
    [false, ["guide-aim-1"]],
    [true, ["guide-aim-2", "guide-aim-3"]],
    [false, ["guide-aim-4", "guide-aim-5"]],
    [true, ["guide-aim-6"]],
  ]);
});

it("opens an example among those of the rule it is about", () => {
  const book = new Book({ sections: [], rules: [], scenarios: [{ id: "s", title: {}, rules: ["T-9", "T-2"], mode: "short" }] });
  expect(ruleShown(point({ rules: ["T-1", "T-2"], example: "s" }), book)).toBe("T-2");
  expect(ruleShown(point({ rules: ["T-1"], example: "gone" }), book)).toBeUndefined();
});

it("has an address for a mode, at a table and without", () => {
  expect(guideAddress("toy", null)).toBe("/rules/toy");
  expect(guideAddress("toy", "long", null)).toBe("/rules/toy?mode=long");
  expect(guideAddress("toy", "long", "t 1")).toBe("/rules/toy?mode=long&table=t+1");
});
