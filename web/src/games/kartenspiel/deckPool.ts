/** What a deck of your own may be made of: by edition and sets, and with cards that only some tables allow. */

import type { Texts } from "../../lib/texts";
import type { CardInfo } from "../../lib/wire";
import { pick } from "../../lib/words.svelte";
import type { Chosen, DeckEntry, SampleDeck } from "../game";
import type { DeckFacts, Extra, Facts, SampleInfo } from "./wire";

const MODE = "turnier";
/** The tournament set of that year was one set: there is nothing to choose from. */
const ONE_SET = "1997";
/** How decks are built: as each likes, or each around a character. */
export const FREE_FORM = "free";
export const CHARACTERS = "characters";

const extraOf = (texts: Texts): Extra => texts.catalogue.extra as unknown as Extra;
const factsOf = (card: CardInfo): Facts => card.facts as unknown as Facts;
const joined = (value: string | undefined): string[] => (value ?? "").split("+").filter((one) => one !== "");

export const deckFacts = (texts: Texts): DeckFacts => extraOf(texts).deck;

export const isEvent = (card: CardInfo): boolean => card.kind === "event";

/** From the earliest to the latest. */
export const editionsOf = (texts: Texts): string[] => Object.keys(deckFacts(texts).pools).sort();

/** Besides the base game, which is always there. */
export const allSets = (texts: Texts): string[] => extraOf(texts).modes[MODE]?.themes ?? [];

/** The sets that a table can leave out. */
export function setsOf(edition: string, texts: Texts): string[] {
  if (edition === ONE_SET) return [];
  const there = new Set(Object.keys(deckFacts(texts).pools[edition] ?? {}).map((card) => texts.card(card)?.facts["back"]));
  return allSets(texts).filter((set) => there.has(set));
}

export const specialsOf = (edition: string, texts: Texts): string[] => Object.keys(deckFacts(texts).specials[edition] ?? {});

/** How often a card can be in a deck. */
export function most(card: string, chosen: Chosen, texts: Texts): number {
  const edition = chosen["edition"] ?? "";
  const { pools, specials } = deckFacts(texts);
  const allowed = joined(chosen["special"]).map((special) => specials[edition]?.[special]?.[card] ?? 0);
  return Math.max(0, (pools[edition]?.[card] ?? 0) - leftOut(card, edition, joined(chosen["sets"]), texts), ...allowed);
}

/** Copies in the sets that are not played with: cards that are alike count as one, in whatever set they are. */
function leftOut(card: string, edition: string, sets: readonly string[], texts: Texts): number {
  const without = sets.length === 0 ? [] : setsOf(edition, texts).filter((set) => !sets.includes(set));
  const info = texts.card(card);
  if (without.length === 0 || info === undefined) return 0;
  const copies = alike(texts).get(likeness(info))?.filter((one) => without.includes(factsOf(one).back)) ?? [];
  return copies.reduce((sum, one) => sum + factsOf(one).copies, 0);
}

const likeness = (card: CardInfo): string => [factsOf(card).title, ...(factsOf(card).needs ?? [])].join(" ");
const ALIKE = new WeakMap<Texts, Map<string, CardInfo[]>>();

function alike(texts: Texts): Map<string, CardInfo[]> {
  const known = ALIKE.get(texts);
  if (known !== undefined) return known;
  const found = new Map<string, CardInfo[]>();
  for (const card of texts.catalogue.cards) found.set(likeness(card), [...(found.get(likeness(card)) ?? []), card]);
  ALIKE.set(texts, found);
  return found;
}

const fits = (entries: readonly DeckEntry[], chosen: Chosen, texts: Texts): boolean =>
  entries.every(([card, amount]) => amount <= most(card, chosen, texts));

/** What was chosen, if such a deck can be built with it; else, in that edition or the latest other one, all sets and those
 * special cards that it needs. If there is none, nothing changes: what is wrong with the deck is for the server to say. */
export function suited(chosen: Chosen, entries: readonly DeckEntry[], texts: Texts): Chosen {
  if (fits(entries, chosen, texts)) return chosen;
  for (const edition of [chosen["edition"] ?? "", ...editionsOf(texts).reverse()]) {
    const offered = specialsOf(edition, texts);
    const whole = { ...chosen, edition, sets: setsOf(edition, texts).join("+"), special: offered.join("+") };
    if (!fits(entries, whole, texts)) continue;
    const needed = offered.filter((special) => {
      const others = offered.filter((one) => one !== special).join("+");
      return joined(chosen["special"]).includes(special) || !fits(entries, { ...whole, special: others }, texts);
    });
    return { ...whole, special: needed.join("+") };
  }
  return chosen;
}

/** Decks to begin with, or where a deck has a character, the cards that each of them brings. */
export const samplesOf = (texts: Texts, chosen: Chosen): SampleDeck[] =>
  (chosen["form"] === CHARACTERS ? deckFacts(texts).characters : deckFacts(texts).samples)
    .filter((sample) => playable(sample, chosen, texts))
    .map(({ id, name, text, list }) => ({ id, name: pick(name), text: pick(text), list }));

/** All of the characters can be chosen, or none. */
export const formsOf = (chosen: Chosen, texts: Texts): string[] =>
  deckFacts(texts).characters.every((one) => playable(one, chosen, texts)) ? [FREE_FORM, CHARACTERS] : [FREE_FORM];

function playable({ list, editions }: SampleInfo, chosen: Chosen, texts: Texts): boolean {
  return editions.includes(chosen["edition"] ?? "") && fits(entriesOf(list), chosen, texts);
}

/** Of a list of our own: a card a line by its id, with the number before it. */
function entriesOf(list: string): DeckEntry[] {
  return list.split("\n").map((line): DeckEntry => {
    const [, amount, card] = /^(?:(\d+) )?(.+)$/.exec(line) ?? [];
    return [card ?? "", Number(amount ?? 1)];
  });
}

/** The options of a table at which that was chosen; what is usual goes without saying. */
export function agreed(chosen: Chosen, texts: Texts): Record<string, string> {
  const edition = chosen["edition"] ?? "";
  const sets = joined(chosen["sets"]);
  return {
    edition,
    ...(sets.length === 0 || sets.length === setsOf(edition, texts).length ? {} : { sets: sets.join("+") }),
    ...(chosen["special"] ? { special: chosen["special"] } : {}),
    ...(chosen["form"] === CHARACTERS ? { form: CHARACTERS } : {}),
  };
}
