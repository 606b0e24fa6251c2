import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/texts";
import { unanswered } from "./offers";

const told = (kind: string): GameEvent => ({ kind, seat: 0 }) as GameEvent;

it("knows the offer that waits for its answer", () => {
  expect(unanswered([])).toBeUndefined();
  expect(unanswered([told("offered"), told("declined"), told("offered")])).toEqual(told("offered"));
  expect(unanswered([told("offered"), told("accepted"), told("gained")])).toBeUndefined();
});
