import "./karthedis.css";
import type { DeckFace, DeckFilter } from "../game";
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
  copies: (texts) => extra(texts).deck.copies,
  agreed: (copies) => ({ deck_copies: String(copies) }),
};

export default decks;
