/** Who is called what at a table. */

import type { Texts } from "../lib/texts";
import type { TableInfo } from "../lib/wire";
import { t } from "../lib/words.svelte";

/** The names of the seats: what people call themselves, or what the game calls the place. */
export function seatNames(info: TableInfo, texts: Texts): Record<string, string> {
  return bySeat(info, (seat) => (seat.name === "" || seat.name === seat.seat ? texts.spell(seat.seat) : seat.name));
}

/** What else there is to say about who sits there. */
export function seatRoles(info: TableInfo): Record<string, string> {
  return bySeat(info, (seat) => {
    const parts: string[] = [];
    if (seat.who.startsWith("bot:")) parts.push(t("role-bot", { bot: botName(seat.who.slice(4)) }));
    else if (seat.who === "open") parts.push(t("role-open"));
    else if (info.mine?.length === 1 && info.mine[0] === seat.seat) parts.push(t("role-you"));
    if (seat.out) parts.push(t("role-out"));
    return parts.join(", ");
  });
}

type SeatInfo = TableInfo["seats"][number];

function bySeat(info: TableInfo, say: (seat: SeatInfo) => string): Record<string, string> {
  return Object.fromEntries(info.seats.map((seat) => [seat.seat, say(seat)]));
}

export function botName(bot: string): string {
  const id = `bot-${bot}`;
  const name = t(id);
  return name === id ? bot : name;
}

/** Those worth playing against, from weak to strong: the one that plays at random only where there is no other. */
export function levelsOf(bots: readonly string[]): readonly string[] {
  return bots.length > 1 ? bots.filter((bot) => bot !== "random") : bots;
}

/** Who plays where nobody has said who: not the strongest, who would be no fun for a beginner. */
export function usualBot(bots: readonly string[]): string {
  return bots.includes("greedy") ? "greedy" : (bots[0] ?? "random");
}

/** Whether people at different screens play each other, as the wish for a table says who sits where (and as the server
 * decides it where nobody says whether there are hints). */
export function playEachOther(who: readonly string[]): boolean {
  return who.filter((one) => one === "open").length + (who.includes("me") ? 1 : 0) > 1;
}

/** Time left, for people. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  if (hours >= 48) return t("clock-days", { days: Math.floor(hours / 24) });
  if (hours > 0) return `${hours}:${two(minutes % 60)}:${two(seconds % 60)}`;
  return `${minutes}:${two(seconds % 60)}`;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
