import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameEvent } from "../lib/texts";
import type { Update } from "../lib/wire";
import { Steps } from "./steps.svelte";

let events: GameEvent[] = [];
let seq = 0;

/** An update with so many more events. */
function update(more = 1, other: Partial<Update> = {}): Update {
  const from = other.events_from ?? events.length;
  events = [...events.slice(0, from), ...Array.from({ length: more }, (): GameEvent => ({ kind: "any", seat: 0 }))];
  seq += 1;
  return { type: "update", seq, events_from: from, events: [], view: {}, choice: null, waiting_for: [], may_undo: false, passing: false, ...other };
}

beforeEach(() => {
  vi.useFakeTimers();
  events = [];
  seq = 0;
});
afterEach(() => vi.useRealTimers());

const paced = (length = 800): Steps => new Steps(() => length, () => Date.now());
const at = (steps: Steps): number | undefined => steps.shown?.update.seq;

describe("steps", () => {
  it("show the first thing at once, and the next after a while", () => {
    const steps = paced();
    steps.take(update(), events);
    steps.take(update(), events);
    steps.take(update(), events);
    expect([at(steps), steps.behind]).toEqual([1, true]);
    vi.advanceTimersByTime(800);
    expect(at(steps)).toBe(2);
    vi.advanceTimersByTime(799);
    expect(at(steps)).toBe(2);
    vi.advanceTimersByTime(1);
    expect([at(steps), steps.behind]).toEqual([3, false]);
  });

  it("do not wait when the last one has been seen long enough", () => {
    const steps = paced();
    steps.take(update(), events);
    vi.advanceTimersByTime(5000);
    steps.take(update(), events);
    expect(at(steps)).toBe(2);
  });

  it("show one's own answer at once, and with it whatever was still waiting", () => {
    const steps = paced();
    steps.take(update(), events);
    steps.take(update(), events);
    steps.take(update(1, { ack: "mine" }), events);
    expect([at(steps), steps.behind]).toEqual([3, false]);
  });

  it("show at once what was taken back", () => {
    const steps = paced();
    steps.take(update(3), events);
    steps.take(update(1, { events_from: 1 }), events);
    expect(at(steps)).toBe(2);
    expect(steps.shown?.from).toBe(2);
  });

  it("can be skipped, and what was skipped still counts as new", () => {
    const steps = paced();
    steps.take(update(2), events);
    steps.take(update(2), events);
    steps.take(update(2), events);
    steps.skip();
    expect([at(steps), steps.behind, steps.shown?.from]).toEqual([3, false, 2]);
    vi.advanceTimersByTime(5000);
    expect(at(steps)).toBe(3);
  });

  it("do not keep anybody who has been away", () => {
    const steps = paced();
    for (let number = 0; number < 40; number += 1) steps.take(update(), events);
    expect(at(steps)).toBeGreaterThanOrEqual(26);
  });

  it("keep up at once where nobody wants a pace", () => {
    const steps = paced(0);
    for (let number = 1; number <= 5; number += 1) {
      steps.take(update(), events);
      expect(at(steps)).toBe(number);
    }
  });
});
