import { describe, expect, it } from "vitest";
import type { GameEvent, Texts } from "../lib/texts";
import { chapters, latest, movedIn, type StoryTelling } from "./story";

const texts = {} as Texts;
const telling: StoryTelling = {
  opens: ["turn"],
  paidBefore: ["built"],
  chip: (event) => {
    const sign = { gained: 1, spent: -1 }[event.kind];
    return sign === undefined ? null : { glyph: undefined, name: String(event["what"]), amount: sign * Number(event["amount"] ?? 1) };
  },
};

const event = (kind: string, seat: number | null, more: Record<string, unknown> = {}): GameEvent => ({ kind, seat, ...more });

function told(events: GameEvent[]): unknown {
  return chapters(events, 0, telling, texts).map((chapter) => ({
    head: chapter.head?.event.kind ?? null,
    lines: chapter.lines.map((line) => [line.event.kind, ...line.moved.map((moved) => `${moved.seat}:${moved.chips.map((chip) => `${chip.amount} ${chip.name}`).join(",")}`)]),
  }));
}

describe("a story", () => {
  it("is told by turns", () => {
    expect(told([event("began", 0), event("turn", 0), event("rolled", 0), event("turn", 1)])).toEqual([
      { head: null, lines: [["began"]] },
      { head: "turn", lines: [["rolled"]] },
      { head: "turn", lines: [] },
    ]);
  });

  it("folds what everybody gained into the throw, seat by seat, equal things together", () => {
    const events = [event("turn", 0), event("rolled", 0), event("gained", 0, { what: "wood" }), event("gained", 1, { what: "ore" }), event("gained", 0, { what: "wood" })];
    expect(told(events)).toEqual([{ head: "turn", lines: [["rolled", "0:2 wood", "1:1 ore"]] }]);
  });

  it("folds payments into what they were for, and not into what was before", () => {
    const events = [
      event("rolled", 0),
      event("gained", 0, { what: "wool" }),
      event("traded", 0),
      event("spent", 0, { what: "wood", amount: 3 }),
      event("gained", 0, { what: "ore" }),
      event("spent", 0, { what: "ore" }),
      event("spent", 0, { what: "grain", amount: 2 }),
      event("built", 0),
    ];
    expect(told(events)).toEqual([
      { head: null, lines: [["rolled", "0:1 wool"], ["traded", "0:-3 wood,1 ore"], ["built", "0:-1 ore,-2 grain"]] },
    ]);
  });

  it("lets nothing of another seat pay for it", () => {
    const events = [event("event", 0), event("spent", 1, { what: "gold" }), event("built", 0)];
    expect(told(events)).toEqual([{ head: null, lines: [["event", "1:-1 gold"], ["built"]] }]);
  });

  it("tells small movements by themselves where there is no line for them", () => {
    expect(told([event("gained", 0, { what: "wood" })])).toEqual([{ head: null, lines: [["gained"]] }]);
  });

  it("knows its newest line, which is no small movement where there is another", () => {
    expect(latest([], telling, texts)).toBeNull();
    expect(latest([event("turn", 0), event("rolled", 1), event("gained", 0, { what: "wood" })], telling, texts)?.kind).toBe("rolled");
    expect(latest([event("rolled", 1), event("turn", 0)], telling, texts)?.kind).toBe("turn");
  });

  it("counts what several lines moved seat by seat, each seat once", () => {
    const events = [
      event("rolled", 0),
      event("gained", 0, { what: "wood" }),
      event("played", 1),
      event("gained", 0, { what: "wood" }),
      event("gained", 1, { what: "ore" }),
      event("spent", 0, { what: "wood" }),
    ];
    const lines = chapters(events, 0, telling, texts).flatMap((chapter) => chapter.lines);
    expect(lines).toHaveLength(2);
    expect(movedIn(lines)).toEqual([
      { seat: 0, chips: [{ glyph: undefined, name: "wood", amount: 2 }, { glyph: undefined, name: "wood", amount: -1 }] },
      { seat: 1, chips: [{ glyph: undefined, name: "ore", amount: 1 }] },
    ]);
  });
});
