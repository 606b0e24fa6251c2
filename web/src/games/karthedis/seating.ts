/** Who sits where, seen from our seat: clockwise, so the next in turn comes first. */

import type { PlayerView, View } from "./wire";

export interface Seating {
  others: PlayerView[];
  own: PlayerView | undefined;
}

export function seating(view: View): Seating {
  const { players } = view;
  const at = players.findIndex((player) => player.seat === view.seat);
  const own = players[at];
  return { others: own === undefined ? [...players] : [...players.slice(at + 1), ...players.slice(0, at)], own };
}
