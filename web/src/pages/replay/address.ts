/** The moment and the eyes in the address of a replay: `/replay/<id>?at=123&seat=red`. */

import type { TableInfo } from "../../lib/wire";
import type { Seat } from "./film.svelte";

const SPECTATOR = "spectator";

export function moment(query: URLSearchParams): number | null {
  const at = query.get("at");
  return at !== null && /^\d{1,6}$/.test(at) ? Number(at) : null;
}

/** A line of a table's log leads to the moment it was told at: `/replay/<id>?event=57`. */
export function eventAsked(query: URLSearchParams): number | null {
  const event = query.get("event");
  return event !== null && /^\d{1,6}$/.test(event) ? Number(event) : null;
}

/** Players see the game as they saw it, unless the address says otherwise. */
export function seatAsked(query: URLSearchParams, info: TableInfo): Seat {
  const asked = query.get("seat");
  if (asked === SPECTATOR) return undefined;
  if (asked !== null && info.seats.some((seat) => seat.seat === asked)) return asked;
  return info.mine?.[0];
}

export function addressOf(id: string, at: number, seat: Seat, lookingBack = false): string {
  return `/replay/${encodeURIComponent(id)}?at=${at}&seat=${encodeURIComponent(seat ?? SPECTATOR)}${lookingBack ? "&lost" : ""}`;
}

/** Whether the address asks where the game was lost: `/replay/<id>?lost`. */
export function lostAsked(query: URLSearchParams): boolean {
  return query.has("lost");
}
