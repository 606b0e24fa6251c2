/** What the things on the table are called, and which sentence a click on something would be. */

import type { CardInfo } from "../../lib/wire";
import type { Key } from "../../table/play.svelte";
import { facts, isWizard, price } from "./look";
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
/** A place of the other prince. */
export const theirPlace = (number: string | number): Key => place(theirs(String(number)));
/** A pile of cards of the centre, to be laid on a place. */
export const supply = (what: string): Key => `supply:${what}`;
export const road = (side: string): Key => `road:${side}`;
export const settlement = (side: string): Key => `settlement:${side}`;
export const looked = (card: string, at: string): Key => `looked:${card}@${at}`;
export const die = (number: string | number): Key => `die:${number}`;
/** A side of the event die. */
export const eventSide = (sign: string): Key => `event-side:${sign}`;
/** What can become of an event that was looked at. */
export const next = (card: string): Key => `next:${card}`;
export const under = (card: string): Key => `under:${card}`;
/** How many of something, where that is chosen. */
export const amount = (number: string | number): Key => `amount:${number}`;
export const DICE: Key = "dice";
/** A card that lies open beside the stacks. */
export const open = (card: string): Key => `open:${card}`;
export const DISCARDS: Key = "discards";
/** Those of the other prince, who may have a pile of their own. */
export const THEIR_DISCARDS: Key = "their-discards";

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
  if (facts(card).foreign === true) return `build ${card.id} at 1-above`;
  return `build ${card.id} at ${firstSpot(card, prince)}`;
}

/** Where a card would go, so that the answer is about the card: at the first region of its kind, on a road, on a site. */
function firstSpot(card: CardInfo, prince: PrinceView): string {
  const { placement } = facts(card);
  if (placement === "road") return "road-1";
  if (placement === "region") return firstRegionOf(card, prince);
  if (placement === "citadel") return siteWithRoom(prince, "citadel");
  return siteWithRoom(prince, placement === "city" ? "city" : "settlement");
}

/** A region of its kind; wizards live beside citadels. */
export function firstRegionOf(card: CardInfo, prince: PrinceView): string {
  const resource = facts(card).lies_at;
  const citadels = prince.places.flatMap((what, at) => (what === "citadel" ? [at, at + 1] : []));
  const beside = isWizard(card) ? [prince.above, prince.below].flatMap((row) => row.filter((_, at) => citadels.includes(at))) : [];
  const all = [...beside, ...prince.above, ...prince.below];
  return (all.find((one) => resource === undefined || one.resource === resource) ?? all[0])?.region ?? "";
}

function siteWithRoom(prince: PrinceView, kind: "settlement" | "city" | "citadel"): string {
  const room = (at: number): number => (prince.places[at] === "settlement" ? 1 : 2);
  const wanted = (at: number): boolean =>
    kind === "citadel" ? prince.places[at] === "citadel" : prince.places[at] === "city" || prince.places[at] === "metropolis";
  for (const only of kind === "settlement" ? [false] : [true, false]) {
    for (let at = 0; at < prince.places.length; at += 1) {
      if (only && !wanted(at)) continue;
      if ((prince.sites_above[at]?.length ?? 0) < room(at)) return `${at + 1}-above`;
      if ((prince.sites_below[at]?.length ?? 0) < room(at)) return `${at + 1}-below`;
    }
  }
  return "1-above";
}

/** What of a card's price is not there: resource, or magic power, and how many more it takes. */
export function missing(card: CardInfo, prince: PrinceView, power = 0): Map<string, number> {
  const lacking = new Map<string, number>();
  for (const [what, amount] of price(card)) {
    const more = amount - (what === "power" ? power : (prince.resources[what] ?? 0));
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
