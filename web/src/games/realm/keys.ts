/** What the things on the table are called, and which sentence a click on something would be. */

import type { CardInfo } from "../../lib/wire";
import type { Key } from "../../table/play.svelte";
import { cost, facts } from "./look";
import type { PrinceView, View } from "./shapes";

export const hand = (card: string): Key => `hand:${card}`;
export const theirHand = (card: string): Key => `their:${card}`;
export const site = (name: string): Key => `site:${name}`;
export const built = (card: string, at: string): Key => `built:${card}@${at}`;
/** A site of the other prince, from whose eyes it is named as well. */
export const theirs = (name: string): string => `their-${name}`;
export const region = (name: string): Key => `region:${name}`;
export const resource = (name: string): Key => `resource:${name}`;
/** A resource the player has, to be given; `resource` is one of the supply, to be had. */
export const give = (name: string): Key => `give:${name}`;
export const stack = (number: string | number): Key => `stack:${number}`;
export const place = (number: string | number): Key => `place:${number}`;
export const road = (side: string): Key => `road:${side}`;
export const settlement = (side: string): Key => `settlement:${side}`;
export const looked = (card: string, at: string): Key => `looked:${card}@${at}`;
export const die = (number: string | number): Key => `die:${number}`;
/** How many of something, where that is chosen. */
export const amount = (number: string | number): Key => `amount:${number}`;
export const DICE: Key = "dice";
export const OPEN: Key = "open";

/**
 * The sentence that playing a card from the hand would be: what to ask about when it cannot be played. Of the sites the
 * first with room is named, so that the answer is about the card and not about a site that is full.
 */
export function wouldPlay(card: CardInfo, prince: PrinceView): string {
  if (card.kind === "action") return `play ${card.id}`;
  if (card.kind === "region_expansion") {
    const first = [...prince.above, ...prince.below].find((one) => one.resource === "gold") ?? prince.above[0];
    return `lay ${card.id} at ${first?.region ?? ""}`;
  }
  return `build ${card.id} at ${siteWithRoom(prince, facts(card).placement === "city")}`;
}

function siteWithRoom(prince: PrinceView, city: boolean): string {
  const room = (at: number): number => (prince.places[at] === "city" ? 2 : 1);
  for (const wantCity of city ? [true, false] : [false]) {
    for (let at = 0; at < prince.places.length; at += 1) {
      if (wantCity && prince.places[at] !== "city") continue;
      if ((prince.sites_above[at]?.length ?? 0) < room(at)) return `${at + 1}-above`;
      if ((prince.sites_below[at]?.length ?? 0) < room(at)) return `${at + 1}-below`;
    }
  }
  return "1-above";
}

/** What of a card's cost is not there: resource and how many more it takes. */
export function missing(card: CardInfo, prince: PrinceView): Map<string, number> {
  const lacking = new Map<string, number>();
  for (const [what, amount] of cost(card)) {
    const more = amount - (prince.resources[what] ?? 0);
    if (more > 0) lacking.set(what, more);
  }
  return lacking;
}

export function princes(view: View): { near: PrinceView; far: PrinceView } {
  const near = view.princes.find((prince) => prince.seat === view.seat) ?? view.princes[0];
  const far = view.princes.find((prince) => prince !== near);
  if (near === undefined || far === undefined) throw new Error("a table of two princes");
  return { near, far };
}
