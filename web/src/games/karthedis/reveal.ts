/**
 * The reveal, place by place: bids turn over one by one with a running total for each seat, then the prize goes to its
 * winner. The rules turn all bids up and award everything at once; these are the views in between, each showing nothing
 * that has not been turned over yet.
 */

import type { GameEvent } from "../../lib/texts";
import type { Part } from "../game";
import type { BidView, SlotView, View } from "./wire";

const TURN = 380; // milliseconds a bid
const READ = 650; // to see what the bids at a place come to
const HANDED = 450; // the prize flies
const MOST = 9000; // for all of it, however many bids there are

/** A view in the middle of the reveal. */
export interface Revealing extends View {
  /** The place whose bids are being turned over, from 1. */
  revealing: number;
}

export const revealingOf = (view: View): number | null => (view as Partial<Revealing>).revealing ?? null;

const isAward = ({ kind }: GameEvent): boolean => kind === "awarded" || kind === "unsold";
const slotOf = (event: GameEvent): number => Number(event["slot"]);

export function unfold(before: View, after: View, events: readonly GameEvent[], from: number): Part[] {
  const fresh = events.slice(from);
  const firstAward = fresh.findIndex(isAward);
  const begins = fresh.findIndex((event) => event.kind === "turned-up" || isAward(event));
  // a leap over more than the end of this trade is no reveal
  if (firstAward < 0 || fresh.slice(0, firstAward).some(({ kind }) => kind === "leader")) return [];
  const awards = fresh.filter(isAward).slice(0, after.display.length);
  return paced(parts(before, settled(before, after, fresh, awards), events.slice(0, from + begins), awards));
}

function parts(before: View, end: View, told: readonly GameEvent[], awards: readonly GameEvent[]): Part[] {
  const known = new Map(before.display.flatMap((slot) => slot.bids).map((bid) => [bid.number, bid]));
  const open = new Set([...known.values()].filter((bid) => bid.up).map((bid) => bid.number));
  const found: Part[] = [];
  let handed: readonly GameEvent[] = [];
  const show = (place: number, milliseconds: number, sound: "card" | "stamp"): void => {
    const view = midway(end, known, open, awards.filter((award) => !handed.includes(award)), place);
    found.push({ view, events: [...told, ...handed], milliseconds, sound });
  };
  end.display.forEach((slot, at) => {
    const bids = [...slot.bids].sort((one, other) => one.number - other.number);
    const closed = bids.filter((bid) => !open.has(bid.number));
    if (bids.length === 0) return;
    for (const bid of closed) {
      open.add(bid.number);
      show(at + 1, TURN + (bid === closed.at(-1) ? READ : 0), "card");
    }
    if (closed.length === 0) show(at + 1, READ, "card");
    const award = awards.find((one) => slotOf(one) === at + 1);
    if (award === undefined) return;
    handed = [...handed, award];
    show(at + 1, HANDED, award.kind === "awarded" ? "stamp" : "card");
  });
  return found;
}

/** The view with only so many bids turned over, and with what was not handed over yet still in the market. */
function midway(end: View, known: ReadonlyMap<number, BidView>, open: ReadonlySet<number>, pending: readonly GameEvent[], revealing: number): Revealing {
  const won = end.players.map((player) => [...player.won]);
  for (const { kind, seat, resource } of pending) {
    const goods = kind === "awarded" ? won[seat ?? -1] : undefined;
    goods?.splice(goods.lastIndexOf(String(resource)), 1);
  }
  return {
    ...end,
    revealing,
    phase: "reveal",
    in_turn: null,
    winners: [],
    won_by: null,
    players: end.players.map((player, at) => ({ ...player, won: won[at] ?? [] })),
    display: end.display.map((slot, at) => {
      const prize = pending.find((event) => slotOf(event) === at + 1)?.["resource"];
      const bids = slot.bids.map((bid) => (open.has(bid.number) ? bid : covered(bid, known.get(bid.number), end.seat)));
      return { resource: typeof prize === "string" ? prize : slot.resource, bids, totals: running(slot, open) };
    }),
  };
}

/** As it lay there before: its owner knows it, and whoever has looked at it. */
function covered(bid: BidView, before: BidView | undefined, seat: string | null): BidView {
  const { card, value, shielded, edge } = before ?? { card: null, value: null, shielded: false, edge: false };
  if (before === undefined && bid.owner === seat) return { ...bid, up: false };
  return { ...bid, up: false, card, value, shielded, edge };
}

/** What the bids that lie open come to; with the last of a seat everything else counts as well that changes its total. */
function running(slot: SlotView, open: ReadonlySet<number>): Record<string, number> {
  const totals: Record<string, number> = {};
  const closed = new Set(slot.bids.filter((bid) => !open.has(bid.number)).map((bid) => bid.owner));
  for (const bid of slot.bids) {
    if (open.has(bid.number)) totals[bid.owner] = (totals[bid.owner] ?? 0) + (bid.value ?? 0);
  }
  for (const [seat, total] of Object.entries(slot.totals)) {
    if (totals[seat] !== undefined && !closed.has(seat)) totals[seat] = total;
  }
  return totals;
}

/**
 * How the trade ended. Where nobody is asked anything the table has gone on by now and the bids are gone: then it is what
 * lay there before, with what the events tell.
 */
function settled(before: View, after: View, fresh: readonly GameEvent[], awards: readonly GameEvent[]): View {
  if (after.display.some((slot) => slot.bids.some((bid) => bid.up))) return after;
  const display = before.display.map((slot) => ({ ...slot, bids: [...slot.bids] }));
  for (const event of fresh.slice(0, fresh.findIndex(isAward))) happen(display, event);
  for (const slot of display) slot.totals = running(slot, new Set(slot.bids.map((bid) => bid.number)));
  for (const award of awards.filter(({ kind }) => kind === "awarded")) {
    const slot = display[slotOf(award) - 1];
    const winner = before.players[award.seat ?? -1]?.seat;
    if (slot === undefined || winner === undefined) continue;
    slot.resource = null;
    slot.totals[winner] = Number(award["total"]);
  }
  const players = before.players.map((player, at) => {
    const more = awards.filter((award) => award.kind === "awarded" && award.seat === at).map((award) => String(award["resource"]));
    return { ...player, won: [...player.won, ...more] };
  });
  return { ...before, display, players };
}

function happen(display: SlotView[], event: GameEvent): void {
  const slot = display.find(({ bids }) => bids.some((bid) => bid.number === Number(event["number"])));
  const bid = slot?.bids.find(({ number }) => number === Number(event["number"]));
  if (slot === undefined || bid === undefined) return;
  const others = slot.bids.filter((one) => one !== bid);
  const value = Number(event["value"]);
  if (event.kind === "turned-up") slot.bids = [...others, { ...bid, up: true, card: String(event["card"]), value }];
  if (event.kind === "bid-changed") slot.bids = [...others, { ...bid, value }];
  if (event.kind === "bid-withdrawn" || event.kind === "bid-moved") slot.bids = others;
  if (event.kind === "bid-moved") display[slotOf(event) - 1]?.bids.push(bid);
}

function paced(found: Part[]): Part[] {
  const share = Math.min(1, MOST / found.reduce((sum, part) => sum + part.milliseconds, 0));
  return found.map((part) => ({ ...part, milliseconds: Math.round(part.milliseconds * share) }));
}
