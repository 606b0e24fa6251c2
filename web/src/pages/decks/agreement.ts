/** What a table must agree on for a deck, by option; "" is as usual. */

import { decksOf, type Chosen, type DeckFace } from "../../games/game";
import { booksOf, texts as textsOf } from "../../lib/api";
import type { Texts } from "../../lib/texts";
import { Choosing } from "./choosing.svelte";
import { Deck } from "./deck.svelte";
import type { SavedDeck } from "./saved";

export type Agreement = Readonly<Record<string, string>>;

export function agreementFor(face: DeckFace, chosen: Chosen, texts: Texts): Agreement {
  return { ...Object.fromEntries(face.choices.map(({ id }) => [id, ""])), ...face.agreed(chosen, texts) };
}

/** As it was when the deck was saved; if nobody knows, as near to what is usual as such a deck allows. */
export async function agreementOf(game: string, { text, agreed }: SavedDeck): Promise<Agreement> {
  if (agreed !== undefined) return agreed;
  const [face, texts] = await Promise.all([decksOf(game), textsOf(booksOf(game))]);
  const deck = new Deck(texts);
  deck.read(text);
  const choosing = new Choosing(face, texts);
  choosing.suit(deck.entries);
  return agreementFor(face, choosing.chosen, texts);
}
