/**
 * A deck as part of a link. It stands behind the `#`, which no browser sends to a server: whoever has the link has the deck.
 *
 *   d1.<sum>.<name>.<card>.<amount>~<card>. …
 *
 * Cards are told by their ids, so that a link outlives other cards that come to the game. Ids and numbers are fit for a link as
 * they are; the name is not, and goes as base64url. The sum tells a link that was cut off or changed on its way.
 */

import type { DeckEntry } from "../../games/game";

export interface LinkedDeck {
  name: string;
  /** The list as the game reads it. */
  text: string;
}

const FORMAT = "d1";
const ENTRY = /^(?:(\d{1,3})~)?([\w-]+)$/;
/** More than any deck has: nobody should wait for a page that reads something else. */
const LONGEST = 20_000;

export function linkOf(name: string, entries: readonly DeckEntry[]): string {
  const cards = entries.map(([card, amount]) => (amount > 1 ? `${amount}~${card}` : card));
  const told = [base64(name), ...cards].join(".");
  return [FORMAT, sum(told), told].join(".");
}

/** The deck of a link; null if it is no whole one. */
export function deckOfLink(fragment: string): LinkedDeck | null {
  const [format, checked, ...parts] = fragment.replace(/^#/, "").slice(0, LONGEST).split(".");
  const [name, ...cards] = parts;
  if (format !== FORMAT || name === undefined || cards.length === 0 || checked !== sum(parts.join("."))) return null;
  const lines: string[] = [];
  for (const card of cards) {
    const [, amount, id] = ENTRY.exec(card) ?? [];
    if (id === undefined) return null;
    lines.push(amount === undefined ? id : `${amount} ${id}`);
  }
  const called = text(name);
  return called === null ? null : { name: called, text: lines.join("\n") };
}

/** FNV-1a: a slip of the hand is found, and more is not needed, since a link can do no harm. */
function sum(told: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < told.length; at++) hash = Math.imul(hash ^ told.charCodeAt(at), 0x01000193);
  return (hash >>> 0).toString(36);
}

function base64(text: string): string {
  const bytes = String.fromCharCode(...new TextEncoder().encode(text));
  return btoa(bytes).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function text(base64: string): string | null {
  try {
    const bytes = atob(base64.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}
