/** What may be shown while the screen changes hands: nothing that only one seat knows. */

import type { View } from "./wire";

export function veiled(view: View): View {
  return {
    ...view,
    looked_at: null,
    pack: null,
    drafted: null,
    display: view.display.map((slot) => ({
      ...slot,
      bids: slot.bids.map((bid) => (bid.up ? bid : { ...bid, card: null, value: null })),
    })),
    players: view.players.map((player) => ({ ...player, hand: null, removed: null, pass_card: null })),
  };
}
