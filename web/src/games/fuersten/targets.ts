/** Which things of the table each sentence is about, and which sentence a click on something would be. */

import type { Said } from "../../lib/grammar";
import type { CardInfo, FuerstenPrinceView, FuerstenView } from "../../lib/wire";
import type { Key, Touched } from "../../table/play.svelte";

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
export const DICE: Key = "dice";
export const OPEN: Key = "open";

type Args = Record<string, string>;

const TOUCHES: Record<string, (said: Args, prompt: string) => Key[]> = {
  roll: () => [DICE],
  "set-die": (said) => [die(said["number"] ?? "")],
  play: (said) => [hand(said["card"] ?? "")],
  build: (said) => [hand(said["card"] ?? ""), site(said["site"] ?? "")],
  "build-open": (said) => [OPEN, site(said["site"] ?? "")],
  "lay-at": (said) => [hand(said["card"] ?? ""), region(said["region"] ?? "")],
  "build-road": (said) => [road(said["side"] ?? "")],
  "build-settlement": (said) => [settlement(said["side"] ?? "")],
  "build-city": (said) => [place(said["place"] ?? "")],
  trade: (said) => [give(said["resource"] ?? ""), resource(said["other"] ?? "")],
  "trade-region": (said) => [region(said["region"] ?? ""), resource(said["resource"] ?? "")],
  demolish: (said) => [built(said["card"] ?? "", said["site"] ?? "")],
  save: (said) => [resource(said["resource"] ?? "")],
  "choose-region": (said) => [looked(said["region"] ?? "", "")],
  "lay-above": (said) => [looked(said["region"] ?? "", "")],
  "swap-regions": (said) => [region(said["region"] ?? ""), region(said["other"] ?? "")],
  "swap-cards": (said) => [
    built(said["card"] ?? "", said["site"] ?? ""),
    built(said["other"] ?? "", said["othersite"] ?? ""),
  ],
  draw: (said) => [stack(said["stack"] ?? "")],
  put: (said) => [hand(said["card"] ?? ""), stack(said["stack"] ?? "")],
  search: (said) => [stack(said["stack"] ?? "")],
  "take-card": (said) => [looked(said["card"] ?? "", said["place"] ?? "")],
  "take-discard": (said) => [looked(said["card"] ?? "", "")],
  steal: (said) => [theirHand(said["card"] ?? "")],
  demand: (said) => [resource(said["resource"] ?? "")],
  buy: (said) => [resource(said["resource"] ?? "")],
  // the Medicus visits the own bath house; everybody else who points at a building points across the table
  name: (said, prompt) => [built(said["card"] ?? "", prompt === "medicus" ? (said["site"] ?? "") : theirs(said["site"] ?? ""))],
  remove: (said) => [built(said["card"] ?? "", said["site"] ?? "")],
  plunder: (said) => [region(said["region"] ?? "")],
  receive: (said) => [resource(said["resource"] ?? "")],
  pay: (said) => [region(said["region"] ?? "")],
  store: (said) => [region(said["region"] ?? "")],
  take: (said) => [region(said["region"] ?? "")],
  "take-lost": (said) => [resource(said["resource"] ?? "")],
  give: (said) => [region(said["region"] ?? "")],
};

/** Sentences whose things may be clicked in any order; of the others the first leads to the second. */
const EITHER_FIRST = new Set(["swap-regions", "swap-cards"]);

export function touches(said: Said, prompt: string): Touched {
  return { keys: TOUCHES[said.form]?.(said.args, prompt) ?? [], eitherFirst: EITHER_FIRST.has(said.form) };
}

/**
 * The sentence that playing a card from the hand would be: what to ask about when it cannot be played. Of the sites the
 * first with room is named, so that the answer is about the card and not about a site that is full.
 */
export function wouldPlay(card: CardInfo, prince: FuerstenPrinceView): string {
  if (card.kind === "action") return `play ${card.id}`;
  if (card.kind === "region_expansion") {
    const first = [...prince.above, ...prince.below].find((one) => one.resource === "gold") ?? prince.above[0];
    return `lay ${card.id} at ${first?.region ?? ""}`;
  }
  return `build ${card.id} at ${siteWithRoom(prince, card.facts["placement"] === "city")}`;
}

function siteWithRoom(prince: FuerstenPrinceView, city: boolean): string {
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
export function missing(card: CardInfo, prince: FuerstenPrinceView): Map<string, number> {
  const lacking = new Map<string, number>();
  for (const [what, amount] of (card.facts["cost"] ?? []) as [string, number][]) {
    const more = amount - (prince.resources[what] ?? 0);
    if (more > 0) lacking.set(what, more);
  }
  return lacking;
}

export function princes(view: FuerstenView): { near: FuerstenPrinceView; far: FuerstenPrinceView } {
  const near = view.princes.find((prince) => prince.seat === view.seat) ?? view.princes[0];
  const far = view.princes.find((prince) => prince !== near);
  if (near === undefined || far === undefined) throw new Error("a table of two princes");
  return { near, far };
}
