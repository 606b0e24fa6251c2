/** How full the parts of a deck are. */

import type { DeckFace } from "../../games/game";
import type { Texts } from "../../lib/texts";
import { t } from "../../lib/words.svelte";

/** "12 of 20 cards", or of each part by its name where there are several. */
export function fullness(cards: readonly string[], face: DeckFace, texts: Texts): string[] {
  const parts = face.parts(texts);
  const infos = cards.flatMap((id) => texts.card(id) ?? []);
  return parts.map((part) => {
    const amount = infos.filter((card) => part.holds(card)).length;
    if (parts.length === 1) return t("deck-count", { amount, size: part.size });
    return t("deck-part", { name: face.words.t(`deck-part-${part.id}`), amount, size: part.size });
  });
}
