/** Who sits at a table, in words, for somebody who does not sit there yet or looks back. */

import { settings } from "../../lib/settings.svelte";
import type { SeatInfo, TableInfo } from "../../lib/wire";
import { t } from "../../lib/words.svelte";
import { botName } from "../../table/seats";

const isBot = (seat: SeatInfo): boolean => seat.who.startsWith("bot:");

/** People by name, computers counted by level: "Anna, somebody, 2 × computer (apprentice)". */
export function company(seats: readonly SeatInfo[]): string {
  const people = seats.filter((seat) => seat.who === "person").map((seat) => (seat.name === "" || seat.name === seat.seat ? t("a-person") : seat.name));
  const levels = new Map<string, number>();
  for (const seat of seats.filter(isBot)) levels.set(seat.who, (levels.get(seat.who) ?? 0) + 1);
  const bots = [...levels].map(([who, count]) => t("a-bot", { count, bot: botName(who.slice("bot:".length)) }));
  return [...people, ...bots].join(", ");
}

/** Everybody but the one who asks. */
export function opponents(info: TableInfo): string {
  const others = info.seats.filter((seat) => !info.mine?.includes(seat.seat) && seat.who !== "open");
  return others.length === 0 ? t("alone") : t("against", { who: company(others) });
}

/** How long one may think, in a word or two; empty without a clock. */
export function clockName(info: TableInfo): string {
  if (info.clock === null) return "";
  const { kind, seconds, increment } = info.clock;
  if (kind === "bank") return t("clock-short-bank", { minutes: Math.round(seconds / 60), increment: increment ?? 0 });
  return t("clock-short-move", { days: Math.max(1, Math.round(seconds / 86_400)) });
}

export function dayOf(milliseconds: number): string {
  const day = new Date(milliseconds);
  const year = day.getFullYear() === new Date().getFullYear() ? undefined : "numeric";
  return day.toLocaleDateString(settings.language === "de" ? "de-DE" : "en-GB", { day: "numeric", month: "short", year });
}
