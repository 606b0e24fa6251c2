/** The decks a person has built for a game, kept in this browser under their names. */

import type { Agreement } from "./agreement";

export interface SavedDeck {
  name: string;
  /** The deck list as the game reads it: one card a line, `2 card` for two. */
  text: string;
  /** When it was saved, in milliseconds. */
  at: number;
  /** What a table must agree on for it; decks of before do not say. */
  agreed?: Agreement;
}

const keyOf = (game: string): string => `tafelrunde.decks.${game}`;
const MOST = 100;

/** All of them, the one saved last first. */
export function savedDecks(game: string): SavedDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return []; // storage is forbidden, or was written by somebody else
  }
}

/** Keeps a deck; one of the same name is replaced. Whether it could be kept. */
export function saveDeck(game: string, name: string, text: string, agreed: Agreement): boolean {
  return keep(game, [{ name, text, at: Date.now(), agreed }, ...savedDecks(game).filter((deck) => deck.name !== name)]);
}

export function removeDeck(game: string, name: string): boolean {
  return keep(game, savedDecks(game).filter((deck) => deck.name !== name));
}

function keep(game: string, decks: SavedDeck[]): boolean {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(decks.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

function isDeck(one: unknown): one is SavedDeck {
  if (typeof one !== "object" || one === null) return false;
  const { name, text, agreed } = one as Partial<SavedDeck>;
  return typeof name === "string" && typeof text === "string" && (agreed === undefined || isAgreement(agreed));
}

const isAgreement = (one: unknown): boolean =>
  typeof one === "object" && one !== null && Object.values(one).every((value) => typeof value === "string");
