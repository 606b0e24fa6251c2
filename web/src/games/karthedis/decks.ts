import "./karthedis.css";
import type { DeckChoice, DeckFace, DeckFilter } from "../game";
import DeckCard from "./DeckCard.svelte";
import CardTile from "./CardTile.svelte";
import DeckFigures from "./DeckFigures.svelte";
import { abilities, extra, keywordName, species, value } from "./look";
import { t, words } from "./words";

/** Stands for cards that have no ability at all. */
const PLAIN = "plain";

const filters: DeckFilter[] = [
  {
    id: "species",
    values: (texts) => extra(texts).species.map(({ id }) => ({ value: id, name: texts.spell(id) })),
    fits: (card, wanted) => species(card) === wanted,
  },
  {
    id: "value",
    values: (texts) =>
      [...new Set(texts.catalogue.cards.map(value))]
        .sort((one, other) => one - other)
        .map((one) => ({ value: String(one), name: String(one) })),
    fits: (card, wanted) => value(card) === Number(wanted),
  },
  {
    id: "keyword",
    values: (texts) => [
      ...extra(texts).keywords.map((id) => ({ value: id, name: keywordName(id, texts) })),
      { value: PLAIN, name: t("deck-filter-plain") },
    ],
    fits: (card, wanted) =>
      wanted === PLAIN ? abilities(card).length === 0 : abilities(card).some((ability) => ability.keyword === wanted),
  },
];

/** How often the same card may be in a deck: what the tables for decks of one's own differ in. */
const copies: DeckChoice = {
  id: "deck_copies",
  usual: () => "1",
  values: (texts) => extra(texts).deck.copies.map((amount) => ({ value: String(amount), name: t("deck-copies-each", { amount }) })),
};

const decks: DeckFace = {
  Card: DeckCard,
  Line: CardTile,
  Figures: DeckFigures,
  look: "karthedis",
  words,
  filters,
  also: (card, texts) => texts.spell(species(card)),
  compare: (one, other) => value(one) - value(other),
  parts: (texts) => [{ id: "cards", size: extra(texts).deck.size, holds: () => true }],
  choices: [copies],
  most: (_card, chosen) => Number(chosen["deck_copies"]),
  suited: (chosen, entries, texts) => {
    const most = Math.max(...extra(texts).deck.copies);
    const needed = entries.map(([, amount]) => Math.min(amount, most));
    return { deck_copies: String(Math.max(Number(chosen["deck_copies"]), ...needed)) };
  },
  agreed: (chosen) => ({ deck_copies: chosen["deck_copies"] ?? "1" }),
};

export default decks;
