/** The deck being built: which cards, how many of each, and the same as text in the game's own format. */

import type { Texts } from "../../lib/texts";
import type { CardInfo } from "../../lib/wire";

export interface Unread {
  line: number;
  word: string;
}

export class Deck {
  name: string = $state("");
  private counts: ReadonlyMap<string, number> = $state.raw(new Map());

  constructor(readonly texts: Texts) {}

  /** What a deck can be built from. Cards of earlier editions are known only for the tables that were begun with them. */
  readonly pool: CardInfo[] = $derived.by(() =>
    this.texts.catalogue.cards.filter((card) => card.facts["retired"] !== true),
  );

  /** Every card as often as it is in the deck, in the order of the catalogue. */
  readonly cards: string[] = $derived.by(() =>
    this.pool.flatMap((card) => Array.from({ length: this.counts.get(card.id) ?? 0 }, () => card.id)),
  );

  /** Card and number, in the order of the catalogue. */
  readonly entries: [string, number][] = $derived.by(() =>
    this.pool
      .map((card): [string, number] => [card.id, this.counts.get(card.id) ?? 0])
      .filter(([, amount]) => amount > 0),
  );

  /** As the game reads it: `card` or `2 card`, one a line. */
  readonly text: string = $derived.by(() =>
    this.entries.map(([card, amount]) => (amount > 1 ? `${amount} ${card}` : card)).join("\n"),
  );

  count(card: string): number {
    return this.counts.get(card) ?? 0;
  }

  change(card: string, by: number): void {
    const counts = new Map(this.counts);
    const amount = this.count(card) + by;
    if (amount > 0) counts.set(card, amount);
    else counts.delete(card);
    this.counts = counts;
  }

  clear(): void {
    this.counts = new Map();
  }

  /**
   * Takes a deck list over, as generously as the game reads it: ids or names, `;` between cards, `#` before remarks.
   * What it does not know is left out and named; whether the deck can be played with is for the server to say.
   */
  read(text: string): Unread[] {
    const counts = new Map<string, number>();
    const unread: Unread[] = [];
    text.split("\n").forEach((whole, at) => {
      const listed = whole.split("#", 1)[0] ?? "";
      for (const entry of listed.split(";").map((part) => part.trim().replace(/\s+/g, " "))) {
        if (entry === "") continue;
        const match = /^(\d{1,3}) (.+)$/.exec(entry);
        const word = match?.[2] ?? entry;
        const card = this.called(word);
        if (card === undefined) unread.push({ line: at + 1, word });
        else counts.set(card, (counts.get(card) ?? 0) + Number(match?.[1] ?? 1));
      }
    });
    for (const [card, amount] of counts) if (amount === 0) counts.delete(card);
    this.counts = counts;
    return unread;
  }

  private called(word: string): string | undefined {
    const wanted = word.toLowerCase();
    const names = Object.values(this.texts.catalogue.names);
    const called = (card: CardInfo) => names.some((of) => of[card.id]?.toLowerCase() === wanted);
    return (this.pool.find((card) => card.id === wanted) ?? this.pool.find(called))?.id;
  }
}
