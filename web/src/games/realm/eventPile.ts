/**
 * Which event cards everybody has seen since the event stack was last shuffled. A card that was carried out lies face down
 * under the stack (F-063), so only the one being carried out lies open; the others were turned up before everybody's eyes.
 */

import type { GameEvent } from "../../lib/texts";
import type { View } from "./shapes";

/** The newest first. What happened before a table was joined (a scenario, a line tried in a replay) is not told. */
export function turnedUp(events: readonly GameEvent[], view: View): string[] {
  const found: string[] = [];
  for (const event of [...events].reverse()) {
    if (event.kind === "events-shuffled") break;
    if (event.kind === "event-card") found.push(String(event["card"]));
  }
  const open = view.event_card;
  return open === null || found[0] === open ? found : [open, ...found];
}
