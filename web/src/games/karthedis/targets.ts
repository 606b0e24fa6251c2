/** Which things of the table each sentence is about, and which sentence a click on something would be. */

import type { Key, Play } from "../../table/play.svelte";
import { targetsFor } from "../../table/targets";
import type { Forms, PlayerView, View } from "./wire";

export const hand = (card: string): Key => `hand:${card}`;
export const pack = (card: string): Key => `pack:${card}`;
export const slot = (number: string | number): Key => `slot:${number}`;
export const bid = (number: string | number): Key => `bid:${number}`;
export const seat = (name: string): Key => `seat:${name}`;
export const pile = (card: string): Key => `pile:${card}`;
export const removed = (card: string): Key => `removed:${card}`;
export const looked = (card: string): Key => `looked:${card}`;
export const laid = (card: string, owner: string): Key => `laid:${card}@${owner}`;
/** An own card that lies on the table, open or as a bid: what is recalled at the end of a round. */
export const onTable = (card: string): Key => `table:${card}`;

/**
 * Where a card of the hand can go besides the market. Each way has a place of its own, so that a second click on the
 * card cannot mean giving up the trade when laying it open was meant.
 */
export const PLACES = ["open", "down", "act", "out"] as const;
export type Place = (typeof PLACES)[number];
export const place = (name: Place): Key => `place:${name}`;

export const PASS: Key = "pass";
export const DONE: Key = "done";

export const targets = targetsFor<Forms>()({
  draft: "pack:{card}",
  use: "hand:{card}",
  pass: "pass",
  call: "hand:{card} place:open",
  "pass-with": "hand:{card} place:down",
  bid: "hand:{card} slot:{slot}",
  intervene: "hand:{card} place:act",
  "opt-out": "hand:{card} place:out",
  done: "done",
  recall: "table:{card}",
  discard: "hand:{card}",
  "put-next": "looked:{card}",
  retrieve: "pile:{card}",
  remove: "hand:{card}",
  reclaim: "removed:{card}",
  "choose-seat": "seat:{seat}",
  redraw: "slot:{slot}",
  exchange: "slot:{slot} + slot:{other}",
  banish: "laid:{card}@{seat}",
  "choose-bid": "bid:{number}",
  "move-to": "slot:{slot}",
  "show-hand": "show-hand",
});

// The sentence that a click on something that cannot be used would be, so that the server can say why not.

/** What is done with a card of the hand, by what is asked. */
const WITH_HAND: Record<string, (card: string) => string> = {
  spekulieren: (card) => `use ${card}`,
  einsatz: (card) => `use ${card}`,
  call: (card) => `call ${card}`,
  "second-call": (card) => `call ${card}`,
  discard: (card) => `discard ${card}`,
  refine: (card) => `remove ${card}`,
};

export function wouldPlay(card: string, view: View, prompt: string, own: PlayerView): string {
  if (prompt === "trade") {
    if (own.passed) return `intervene with ${card}`; // all that somebody who has passed could do with it
    const first = view.display.findIndex((one) => one.resource !== null);
    return `bid ${card} on ${Math.max(first, 0) + 1}`;
  }
  return (WITH_HAND[prompt] ?? ((one: string) => `call ${one}`))(card);
}

/** A click on a place of the market: with the card that was picked up, or else with the first of the hand. */
export function wouldTake(number: number, play: Play | null, own: PlayerView | undefined): string | undefined {
  if (play === null) return undefined;
  const prompt = play.sender().prompt;
  if (prompt === "redraw") return `redraw ${number}`;
  if (prompt === "move") return `move to ${number}`;
  if (prompt === "exchange") return `exchange ${number} with ${number === 1 ? 2 : 1}`;
  const picked = play.valid.find((key) => key.startsWith("hand:"))?.slice("hand:".length) ?? own?.hand?.[0];
  return picked === undefined ? undefined : `bid ${picked} on ${number}`;
}
