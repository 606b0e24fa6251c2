/** Who sits where around the market, seen from our seat: clockwise, so from the left over the top to the right. */

import type { PlayerView, View } from "./wire";

export interface Seating {
  left: PlayerView[];
  top: PlayerView[];
  right: PlayerView[];
  own: PlayerView | undefined;
}

/** So many sit in one row above the market; if there are more, the sides are used as well. */
const ROW = 5;
/** More than that do not fit around a table: they sit in rows above it. */
const AROUND = 9;

export function seating(view: View, narrow: boolean): Seating {
  const { players } = view;
  const at = players.findIndex((player) => player.seat === view.seat);
  const own = players[at];
  const others = own === undefined ? players : [...players.slice(at + 1), ...players.slice(0, at)];
  if (narrow || others.length <= ROW || others.length > AROUND) return { left: [], top: others, right: [], own };
  const side = others.length > 6 ? 2 : 1;
  return {
    left: others.slice(0, side).reverse(), // the next in turn sits nearest to us
    top: others.slice(side, others.length - side),
    right: others.slice(others.length - side),
    own,
  };
}
