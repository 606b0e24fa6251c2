/** The decks a person has built, kept in this browser under their names. */

export interface SavedDeck {
  name: string;
  /** The deck list as the game reads it: one card a line, `2 card` for two. */
  text: string;
  /** When it was saved, in milliseconds. */
  at: number;
}

const KEY = "tafelrunde.decks.karthedis";
const MOST = 100;

/** All of them, the one saved last first. */
export function savedDecks(): SavedDeck[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "[]");
    return Array.isArray(kept) ? kept.filter(isDeck) : [];
  } catch {
    return []; // storage is forbidden, or was written by somebody else
  }
}

/** Keeps a deck; one of the same name is replaced. Whether it could be kept. */
export function saveDeck(name: string, text: string): boolean {
  return keep([{ name, text, at: Date.now() }, ...savedDecks().filter((deck) => deck.name !== name)]);
}

export function removeDeck(name: string): boolean {
  return keep(savedDecks().filter((deck) => deck.name !== name));
}

function keep(decks: SavedDeck[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(decks.slice(0, MOST)));
    return true;
  } catch {
    return false;
  }
}

function isDeck(one: unknown): one is SavedDeck {
  if (typeof one !== "object" || one === null) return false;
  const { name, text } = one as Partial<SavedDeck>;
  return typeof name === "string" && typeof text === "string";
}
