import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../lib/texts";
import { Unfolding, type Seen } from "./unfolding.svelte";

const events = (many: number): GameEvent[] => Array.from({ length: many }, () => ({ kind: "any", seat: 0 }));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Two parts before every view that brings something new. */
function unfolding(): Unfolding {
  const parts = (before: Seen, after: Seen) =>
    ["a", "b"].map((name) => ({ view: `${String(after.view)}${name}`, events: before.events, milliseconds: 100 }));
  const made = new Unfolding(parts);
  made.take({ view: "first", events: events(1) });
  return made;
}

describe("a moment in parts", () => {
  it("is shown part by part, and then as it stands", () => {
    const made = unfolding();
    expect([made.shown?.view, made.busy]).toEqual(["first", false]);
    const now = events(3);
    expect(made.length({ view: "next", events: now })).toBe(200);
    made.take({ view: "next", events: now });
    expect([made.shown?.view, made.shown?.events.length, made.busy, made.reached?.view]).toEqual(["nexta", 1, true, "first"]);
    vi.advanceTimersByTime(100);
    expect(made.shown?.view).toBe("nextb");
    vi.advanceTimersByTime(100);
    expect([made.shown?.view, made.shown?.events.length, made.busy, made.reached?.view]).toEqual(["next", 3, false, "next"]);
  });

  it("goes on when the same moment is told once more, and ends with what was told last", () => {
    const made = unfolding();
    made.take({ view: "next", events: events(3) });
    made.take({ view: "again", events: events(3) });
    expect(made.shown?.view).toBe("nexta");
    vi.advanceTimersByTime(200);
    expect(made.shown?.view).toBe("again");
  });

  it("ends at once when somebody wants to go on, or the table does", () => {
    const made = unfolding();
    made.take({ view: "next", events: events(3) });
    made.skip();
    expect([made.shown?.view, made.busy]).toEqual(["next", false]);
    made.take({ view: "other", events: events(5) });
    made.take({ view: "back", events: events(2) });
    expect([made.shown?.view, made.busy]).toEqual(["back", false]);
    vi.advanceTimersByTime(1000);
    expect(made.shown?.view).toBe("back");
  });
});
