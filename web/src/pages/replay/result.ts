/** How a finished game ended, in words. */

import type { GameEvent, Texts } from "../../lib/texts";
import type { TableInfo } from "../../lib/wire";
import { known, t } from "../../lib/words.svelte";

/** An uploaded record does not say who won, but its last event does. */
export function resultOf(info: TableInfo, events: readonly GameEvent[], texts: Texts, names: Record<string, string>): string {
  const order = info.seats.map((seat) => seat.seat);
  if (info.over == null) {
    const last = events.at(-1);
    return last?.kind === "won" ? texts.event(last, order, names) : "";
  }
  const { winners, how } = info.over;
  const called = winners.map((seat) => names[seat] ?? seat).join(", ");
  const result = t("replay-won", { names: called, count: winners.length });
  const reason = `replay-how-${how}`;
  return known(reason) ? `${result} ${t(reason)}` : result;
}
