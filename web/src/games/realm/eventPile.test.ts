import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/texts";
import { turnedUp } from "./eventPile";
import type { View } from "./shapes";

const card = (id: string): GameEvent => ({ kind: "event-card", seat: 0, card: id }) as GameEvent;
const SHUFFLED = { kind: "events-shuffled", seat: 0 } as GameEvent;
const OTHER = { kind: "rolled", seat: 0, number: 3 } as unknown as GameEvent;
const seeing = (event_card: string | null): View => ({ event_card }) as View;

it("tells the event cards that were turned up, the newest first", () => {
  expect(turnedUp([card("fehde"), OTHER, card("erfindung"), OTHER], seeing(null))).toEqual(["erfindung", "fehde"]);
  expect(turnedUp([OTHER], seeing(null))).toEqual([]);
});

it("forgets what was turned up before the stack was shuffled", () => {
  expect(turnedUp([card("fehde"), card("julfest"), SHUFFLED, card("erfindung")], seeing("erfindung"))).toEqual(["erfindung"]);
});

it("begins with the card that lies open, told or not, and names it once", () => {
  expect(turnedUp([card("fehde"), card("erfindung")], seeing("erfindung"))).toEqual(["erfindung", "fehde"]);
  expect(turnedUp([card("fehde")], seeing("erfindung"))).toEqual(["erfindung", "fehde"]);
});
