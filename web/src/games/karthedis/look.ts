/** What a card, a people, a good, a seat looks like. Colour never stands alone: a glyph, a pattern or a number goes with it. */

import { emblem, type Format } from "../../art/emblem";
import type { SceneName } from "../../art/scenes";
import type { Signs } from "../../lib/signed";
import type { Texts } from "../../lib/texts";
import type { CardInfo } from "../../lib/wire";
import { pick } from "../../lib/words.svelte";
import icons from "./icons.json?icons";
import { inksOfGood, inksOfPeople, SEATS } from "./inks";
import scenes from "./scenes.json";
import type { AbilityFacts, Extra, Facts } from "./wire";

const facts = (card: CardInfo): Facts => card.facts as unknown as Facts;

export const species = (card: CardInfo): string => facts(card).species;
export const value = (card: CardInfo): number => facts(card).value;
export const abilities = (card: CardInfo): AbilityFacts[] => facts(card).abilities;

/** What the catalogue tells beside the cards. */
export const extra = (texts: Texts): Extra => texts.catalogue.extra as unknown as Extra;

/** The goods of the set. */
export const kindsOf = (texts: Texts): string[] => extra(texts).resources.map((one) => one.id);

export function keywordName(keyword: string, texts: Texts): string {
  return texts.spell(keyword);
}

/** The signs of the abilities, by the words that cards and lessons say. */
export const signsOf = (texts: Texts): Signs =>
  Object.fromEntries(extra(texts).keywords.map((keyword) => [keywordName(keyword, texts), drawn[keyword]]));

/** A card's name as it is printed: with soft hyphens where the catalogue has them. */
export function printed(card: CardInfo, texts: Texts): string {
  const { name } = card as CardInfo & { name?: Record<string, string> };
  return pick(name) || texts.spell(card.id);
}

/** The longest part of a name that must not be broken: names are printed so small that it fits. */
export const longestPart = (name: string): number => Math.max(1, ...name.split(/[\s\u00ad-]/).map((part) => part.length));

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

/** The number of a seat: `p12` is 12. It stands on everything that is somebody's. */
export const seatNumber = (seat: string): number => Number(seat.slice(1)) || 1;

/** Nine colours and nine patterns go together; from the tenth seat on they come again, and the number tells. */
export const seatPattern = (seat: string): string => SEATS[(seatNumber(seat) - 1) % SEATS.length] as string;

const drawn: Record<string, string | undefined> = icons;
const staged: Record<string, string | undefined> = scenes;

/** Cards without a glyph of their own show that of their people. */
export const glyphOf = (card: CardInfo): string => drawn[card.id] ?? drawn[species(card)] ?? icons["market"] ?? "";

export const glyphOfGood = (good: string): string => drawn[good] ?? icons["market"] ?? "";

export const sceneOf = (card: CardInfo): SceneName => ((staged[card.id] ?? staged[species(card)]) as SceneName | undefined) ?? "hill";

const placeOf = (id: string, list: readonly { id: string }[]): number => list.findIndex((one) => one.id === id);

export const inksOfCard = (card: CardInfo, texts: Texts) => inksOfPeople(species(card), placeOf(species(card), extra(texts).species));

export const goodInks = (good: string, texts: Texts) => inksOfGood(good, placeOf(good, extra(texts).resources));

/** A card's picture, with the key under which it is kept. */
export function pictureOf(card: CardInfo, texts: Texts, format: Format): { key: string; draw: () => string } {
  return {
    key: `karthedis ${format} ${species(card)} ${card.id}`,
    draw: () => emblem({ glyph: glyphOf(card), inks: inksOfCard(card, texts), scene: sceneOf(card), seed: card.id }, format),
  };
}

/** The poster of a good; places that hold the same good have clouds of their own. */
export function posterOf(good: string, place: number, texts: Texts, format: Format): { key: string; draw: () => string } {
  return {
    key: `karthedis ${format} ${good} ${place}`,
    draw: () => emblem({ glyph: glyphOfGood(good), inks: goodInks(good, texts), scene: "clouds", seed: `${good}${place}` }, format),
  };
}

/** How many there are of each, in the order of `kinds`. */
export function counted(kinds: readonly string[], things: readonly string[]): [string, number][] {
  return kinds
    .map((kind): [string, number] => [kind, things.filter((thing) => thing === kind).length])
    .filter(([, amount]) => amount > 0);
}

export { icons };
