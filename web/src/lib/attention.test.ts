import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Attention } from "./attention";

const MINUTE = 60_000;

let page: EventTarget & { visibilityState: string };
let windows: EventTarget;
let reported: boolean[];
let attention: Attention;

beforeEach(() => {
  vi.useFakeTimers();
  page = Object.assign(new EventTarget(), { visibilityState: "visible" });
  windows = new EventTarget();
  vi.stubGlobal("document", page);
  vi.stubGlobal("window", windows);
  reported = [];
  attention = new Attention((away) => reported.push(away));
});

afterEach(() => {
  attention.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(state: "visible" | "hidden"): void {
  page.visibilityState = state;
  page.dispatchEvent(new Event("visibilitychange"));
}

describe("whether somebody is in front of the page", () => {
  it("is told when the page is hidden and when it is shown, once each", () => {
    show("hidden");
    show("hidden");
    show("visible");
    expect(reported).toEqual([true, false]);
  });

  it("is told after some minutes without a sign, and at the first sign", () => {
    vi.advanceTimersByTime(4 * MINUTE);
    windows.dispatchEvent(new Event("keydown"));
    vi.advanceTimersByTime(4.9 * MINUTE);
    expect(reported).toEqual([]);
    vi.advanceTimersByTime(0.2 * MINUTE);
    expect(reported).toEqual([true]);
    vi.advanceTimersByTime(30 * MINUTE);
    windows.dispatchEvent(new Event("pointermove"));
    windows.dispatchEvent(new Event("pointermove"));
    expect(reported).toEqual([true, false]);
  });

  it("is not idle at a page that has just been shown again", () => {
    show("hidden");
    vi.advanceTimersByTime(20 * MINUTE);
    show("visible");
    expect([attention.away, reported]).toEqual([false, [true, false]]);
    vi.advanceTimersByTime(5.1 * MINUTE);
    expect(attention.away).toBe(true);
  });

  it("is away from the start in a page nobody sees", () => {
    attention.close();
    page.visibilityState = "hidden";
    attention = new Attention((away) => reported.push(away));
    expect([attention.away, reported]).toEqual([true, []]);
  });

  it("hears nothing any more when it is closed", () => {
    attention.close();
    show("hidden");
    vi.advanceTimersByTime(60 * MINUTE);
    expect(reported).toEqual([]);
  });
});
