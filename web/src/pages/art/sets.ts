/** How the cards of a game fall into sets, without asking the game: by the first fact that has few values. */

import type { CardInfo } from "../../lib/wire";

const MOST = 24;

export interface CardSet {
  id: string;
  cards: CardInfo[];
}

/** The sets in the order of their first cards. A card without that fact stands with those of its kind. */
export function setsOf(cards: readonly CardInfo[]): CardSet[] {
  const fact = sortingFact(cards);
  const sets = new Map<string, CardInfo[]>();
  for (const card of cards) {
    const value = fact === undefined ? card.kind : card.facts[fact];
    const id = typeof value === "string" && value !== "" ? value : card.kind;
    sets.set(id, [...(sets.get(id) ?? []), card]);
  }
  return [...sets].map(([id, own]) => ({ id, cards: own }));
}

function sortingFact(cards: readonly CardInfo[]): string | undefined {
  return Object.keys(cards[0]?.facts ?? {}).find((fact) => {
    const values = new Set(cards.map((card) => card.facts[fact]));
    return values.size > 1 && values.size <= MOST && [...values].every((value) => typeof value === "string" && value !== "");
  });
}
