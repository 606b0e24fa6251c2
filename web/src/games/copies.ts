/** Cards in a row, of which several may be equal. */

import type { Texts } from "../lib/texts";
import type { CardInfo } from "../lib/wire";

export interface Copy {
  id: string;
  key: string;
}

/** Equal cards are told apart by how many of them come before, so that each keeps its place when others leave. */
export function copies(cards: readonly string[]): Copy[] {
  const seen = new Map<string, number>();
  return cards.map((id) => {
    const copy = (seen.get(id) ?? 0) + 1;
    seen.set(id, copy);
    return { id, key: `${id} ${copy}` };
  });
}

/** The same with what the catalogue knows of each card. */
export function faces(cards: readonly string[], texts: Texts): { card: CardInfo; key: string }[] {
  return copies(cards).flatMap(({ id, key }) => {
    const card = texts.card(id);
    return card === undefined ? [] : [{ card, key }];
  });
}
