import { expect, it, vi } from "vitest";
import type { Chosen, DeckFace } from "../../games/game";
import { Texts } from "../../lib/texts";
import { agreementFor, agreementOf } from "./agreement";
import { Choosing } from "./choosing.svelte";

const CARDS = ["amt", "filz", "greis"];
const texts = new Texts(
  {
    game: "toy",
    names: { de: {}, en: {} },
    forms: [],
    cards: CARDS.map((id) => ({ id, kind: "card", name: {}, short: {}, text: {}, facts: {} })),
    extra: {},
  },
  { de: "", en: "" },
  () => "en",
);

const named = (values: string[]) => values.map((value) => ({ value, name: value }));
const editionOf = (card: string): string => (card === "greis" ? "old" : "new");

/** Decks are of the new edition, if no card in them is from the old one; guests are asked in by those who like. */
const face = {
  choices: [
    { id: "edition", usual: () => "new", values: () => named(["old", "new"]) },
    { id: "guests", several: true, usual: () => "", values: () => named(["aunt", "uncle"]) },
  ],
  suited: (chosen, entries) => (entries.some(([card]) => editionOf(card) === "old") ? { ...chosen, edition: "old" } : chosen),
  agreed: (chosen): Record<string, string> => ({ edition: chosen["edition"] ?? "", ...(chosen["guests"] ? { guests: chosen["guests"] } : {}) }),
} as Pick<DeckFace, "choices" | "suited" | "agreed"> as DeckFace;

vi.mock("../../games/game", () => ({ decksOf: async () => face }));
vi.mock("../../lib/api", () => ({ booksOf: (game: string) => game, texts: async () => texts }));

it("says of everything that can be chosen what holds, as usual too", () => {
  const agreement = (chosen: Chosen) => agreementFor(face, chosen, texts);
  expect(agreement({ edition: "old", guests: "" })).toEqual({ edition: "old", guests: "" });
  expect(agreement({ edition: "new", guests: "aunt+uncle" })).toEqual({ edition: "new", guests: "aunt+uncle" });
});

it("is chosen again when the deck is opened, whatever was chosen meanwhile", () => {
  const choosing = new Choosing(face, texts);
  choosing.set("edition", "old");
  choosing.set("guests", "uncle");
  const before = choosing.chosen;
  const kept = agreementFor(face, before, texts);
  choosing.agree({ edition: "", guests: "" });
  expect(choosing.chosen).toEqual({ edition: "new", guests: "" });
  choosing.agree(kept);
  expect(choosing.chosen).toEqual(before);
  // of what nobody has said anything about, nothing changes
  choosing.agree({ edition: "new" });
  expect(choosing.chosen).toEqual({ edition: "new", guests: "uncle" });
});

it("is what was agreed when the deck was saved, even where less would do", async () => {
  const agreed = { edition: "old", guests: "uncle" };
  expect(await agreementOf("toy", { name: "Mine", text: "amt", at: 1, agreed })).toEqual(agreed);
});

it("is found by the cards of a deck of which nobody said what it needs", async () => {
  const deck = (text: string) => ({ name: "Mine", text, at: 1 });
  expect(await agreementOf("toy", deck("2 amt\nfilz"))).toEqual({ edition: "new", guests: "" });
  expect(await agreementOf("toy", deck("2 amt\ngreis"))).toEqual({ edition: "old", guests: "" });
  expect(await agreementOf("toy", deck("nixda"))).toEqual({ edition: "new", guests: "" });
});
