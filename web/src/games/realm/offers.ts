/** Trades that one prince offers the other. */

import type { GameEvent } from "../../lib/texts";

const ABOUT_OFFERS = ["offered", "accepted", "declined"];

/** The offer that waits for its answer. */
export function unanswered(events: readonly GameEvent[]): GameEvent | undefined {
  const last = events.findLast((event) => ABOUT_OFFERS.includes(event.kind));
  return last?.kind === "offered" ? last : undefined;
}
