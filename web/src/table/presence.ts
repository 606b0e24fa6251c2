/** Who is at the table, away or gone. */

import type { Attended } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** By seat; of seats that are not in it nothing is known, or nobody sits there who could leave. */
export type Presence = Attended["seats"];
export type State = Presence[string];

/** What is heard, and shown to who points at the mark, after the name. */
export function presenceText(state: State | undefined): string {
  return state === undefined ? "" : t(`presence-${state}`);
}

/** The others: everybody knows of themselves whether they are here. */
export function ofOthers(presence: Presence, mine: readonly string[]): Presence {
  return Object.fromEntries(Object.entries(presence).filter(([seat]) => !mine.includes(seat)));
}

/** Who is to move; where none of them is at the table any more, that. */
export function waitingLine(seats: readonly string[], names: Record<string, string>, presence: Presence): string {
  if (seats.length === 0) return t("waiting");
  const called = seats.map((seat) => names[seat] ?? seat).join(", ");
  if (seats.some((seat) => presence[seat] !== "gone")) return t("waiting-for", { names: called });
  return t("waiting-for-gone", { names: called, count: seats.length });
}
