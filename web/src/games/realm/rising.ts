/**
 * A settlement that was built and whose regions are still being chosen. The view knows it only once they lie, but people
 * who have just paid for it want to see it.
 */

import type { GameEvent } from "../../lib/texts";
import type { Land, Side } from "./cells";
import type { PrinceView, View } from "./shapes";

/** The end of the row at which it stands. What happened before a table was joined is not told, and then there is none. */
export function rising(events: readonly GameEvent[], view: View, prince: PrinceView): Side | null {
  const seat = view.princes.indexOf(prince);
  const told = events.findLast((event) => event.seat === seat && (event.kind === "settlement-built" || event.kind === "regions-laid"));
  if (told?.kind !== "settlement-built") return null;
  const side = told["side"] === "left" ? "left" : "right";
  return (side === "left" ? prince.road_left : prince.road_right) ? side : null;
}

export const withRising = (events: readonly GameEvent[], view: View, prince: PrinceView): Land => ({
  ...prince,
  rising: rising(events, view, prince),
});
