/** What a card, a species, a seat looks like. Colour never stands alone: an icon, a pattern or a number goes with it. */

import type { Texts } from "../../lib/texts";
import type { CardInfo } from "../../lib/wire";
import icons from "./icons.json?icons";
import type { AbilityFacts, Extra, Facts } from "./wire";

const facts = (card: CardInfo): Facts => card.facts as unknown as Facts;

export const species = (card: CardInfo): string => facts(card).species;
export const value = (card: CardInfo): number => facts(card).value;
export const abilities = (card: CardInfo): AbilityFacts[] => facts(card).abilities;

/** What the catalogue tells beside the cards. */
export const extra = (texts: Texts): Extra => texts.catalogue.extra as unknown as Extra;

export function keywordName(keyword: string, texts: Texts): string {
  return texts.spell(keyword);
}

/** The rule that explains each keyword, to link to. */
export const KEYWORD_RULE: Record<string, string> = {
  abberufen: "KA-140",
  aufruf: "KA-143",
  einsatz: "KA-146",
  expertise: "KA-147",
  intervenieren: "KA-148",
  spekulieren: "KA-149",
};

/** What the rules say about basic resources. */
export const RESOURCE_RULES = ["KA-085", "KA-093", "KA-130", "KA-131", "KA-132", "KA-133"];

const SEATS_WITH_COLOURS = 9;

/** The number of a seat: `p12` is 12. It stands on everything that is somebody's. */
export const seatNumber = (seat: string): number => Number(seat.slice(1)) || 1;

/** Nine colours and nine patterns go together; from the tenth seat on they come again, and the number tells. */
export const seatLook = (seat: string): string => `seat-${((seatNumber(seat) - 1) % SEATS_WITH_COLOURS) + 1}`;

const MOSS = 140; // the first species is green
const APART = 150; // twelve such steps visit twelve hues, and neighbours in the list lie far apart

/** A hue for each species of the set, so that a set of somebody's own is coloured as well. */
export function hue(card: CardInfo, texts: Texts): number {
  const at = extra(texts).species.findIndex((one) => one.id === species(card));
  return (MOSS + Math.max(at, 0) * APART) % 360;
}

/** How many there are of each, in the order of `kinds`. */
export function counted(kinds: readonly string[], things: readonly string[]): [string, number][] {
  return kinds
    .map((kind): [string, number] => [kind, things.filter((thing) => thing === kind).length])
    .filter(([, amount]) => amount > 0);
}

export { icons };
