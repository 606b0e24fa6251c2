import "../realm/princes.css";
import "./decks.css";
import { pick } from "../../lib/words.svelte";
import type { DeckChoice, DeckFace, DeckFilter } from "../game";
import { within } from "../realm/within";
import DeckCard from "./DeckCard.svelte";
import DeckFigures from "./DeckFigures.svelte";
import { conditions, costs, counts, FREE, group, groupPlace, GROUPS, MAGIC } from "./deckKinds";
import DeckLine from "./DeckLine.svelte";
import {
  agreed,
  allSets,
  CHARACTERS,
  deckFacts,
  editionsOf,
  formsOf,
  FREE_FORM,
  isEvent,
  most,
  samplesOf,
  setsOf,
  specialsOf,
  suited,
} from "./deckPool";
import { kartenspiel } from "./realm";
import { t, words } from "./words";
import type { Extra, Facts } from "./wire";

const back = ({ facts }: { facts: object }): string => (facts as Facts).back;

const filters: DeckFilter[] = [
  {
    id: "set",
    values: (texts) => Object.keys((texts.catalogue.extra as unknown as Extra).backs).map((set) => ({ value: set, name: texts.spell(set) })),
    fits: (card, wanted) => back(card) === wanted,
  },
  {
    id: "kind",
    values: () => GROUPS.map((one) => ({ value: one, name: t(`deck-group-${one}`) })),
    fits: (card, wanted) => group(card) === wanted,
  },
  {
    id: "cost",
    values: (texts) =>
      [...new Set(texts.catalogue.cards.map(costs))]
        .sort((one, other) => one - other)
        .map((amount) => ({ value: String(amount), name: amount === 0 ? t("deck-cost-none") : String(amount) })),
    fits: (card, wanted) => costs(card) === Number(wanted),
  },
  {
    id: "points",
    values: () => kartenspiel.figures.map(([kind, figure]) => ({ value: figure, name: t(`deck-points-${kind}`) })),
    fits: counts,
  },
  {
    id: "condition",
    values: (texts) => {
      const found = new Set(texts.catalogue.cards.flatMap((card) => conditions(card, kartenspiel.tokens)));
      const things = [...found].filter((one) => one !== FREE && one !== MAGIC).map((one) => ({ value: one, name: texts.spell(one) }));
      return [
        { value: FREE, name: t("deck-condition-none") },
        ...things.sort((one, other) => one.name.localeCompare(other.name)),
        { value: MAGIC, name: t("deck-condition-magic") },
      ];
    },
    fits: (card, wanted) => conditions(card, kartenspiel.tokens).includes(wanted),
  },
];

const edition: DeckChoice = {
  id: "edition",
  usual: (texts) => editionsOf(texts).at(-1) ?? "",
  values: (texts) => editionsOf(texts).map((value) => ({ value, name: value })),
};

const sets: DeckChoice = {
  id: "sets",
  several: true,
  needed: true,
  usual: (texts) => allSets(texts).join("+"),
  values: (texts, chosen) => setsOf(chosen["edition"] ?? "", texts).map((value) => ({ value, name: texts.spell(value) })),
};

/** Cards that are in no set and in no deck, unless the table says so. */
const special: DeckChoice = {
  id: "special",
  several: true,
  usual: () => "",
  values: (texts, chosen) => specialsOf(chosen["edition"] ?? "", texts).map((value) => ({ value, name: t(`term-special-${value}`) })),
};

const form: DeckChoice = {
  id: "form",
  usual: () => FREE_FORM,
  values: (texts, chosen) => formsOf(chosen, texts).map((value) => ({ value, name: t(`term-form-${value}`) })),
};

const decks: DeckFace = {
  Card: within(kartenspiel, DeckCard),
  Line: within(kartenspiel, DeckLine),
  Figures: within(kartenspiel, DeckFigures),
  look: "princes kartenspiel-decks",
  words,
  filters,
  also: (card) => t(`kind-${card.kind}`),
  compare: (one, other) => groupPlace(one) - groupPlace(other) || pick(one.name).localeCompare(pick(other.name)),
  parts: (texts) => [
    { id: "cards", size: deckFacts(texts).size, holds: (card) => !isEvent(card) },
    { id: "events", size: deckFacts(texts).events, holds: isEvent },
  ],
  group,
  choices: [edition, sets, form, special],
  most: (card, chosen, texts) => most(card.id, chosen, texts),
  suited,
  agreed,
  samples: samplesOf,
  samplesTitle: (chosen) => (chosen["form"] === CHARACTERS ? t("deck-characters") : undefined),
  dealt: { part: "cards", stacks: 4 },
};

export default decks;
