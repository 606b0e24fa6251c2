/** A card for those who do not see it: name, species, value, and what it can do. */

import type { Texts } from "../../lib/texts";
import type { CardInfo } from "../../lib/wire";
import { pick } from "../../lib/words.svelte";
import { abilities, keywordName, species, value } from "./look";
import { t } from "./words";

export function said(card: CardInfo, texts: Texts): string {
  const facts = t("ka-card-said", {
    card: texts.spell(card.id),
    species: texts.spell(species(card)),
    value: value(card),
  });
  const does = abilities(card).map((one) => `${keywordName(one.keyword, texts)}: ${pick(one.text)}`);
  return [facts, ...does].join("; ");
}
