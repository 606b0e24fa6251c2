/** Which of the cards are shown. */

import { SvelteMap } from "svelte/reactivity";
import type { DeckFace } from "../../games/game";
import type { Texts } from "../../lib/texts";
import type { CardInfo } from "../../lib/wire";
import { pick } from "../../lib/words.svelte";

export class Filter {
  text: string = $state("");
  /** What is wanted, by the id of the game's filter. */
  private readonly wanted = new SvelteMap<string, string>();

  constructor(private readonly face: DeckFace) {}

  value(filter: string): string {
    return this.wanted.get(filter) ?? "";
  }

  set(filter: string, value: string): void {
    if (value === "") this.wanted.delete(filter);
    else this.wanted.set(filter, value);
  }

  get any(): boolean {
    return this.text !== "" || this.wanted.size > 0;
  }

  clear(): void {
    this.text = "";
    this.wanted.clear();
  }

  fits(card: CardInfo, texts: Texts): boolean {
    for (const filter of this.face.filters) {
      const wanted = this.value(filter.id);
      if (wanted !== "" && !filter.fits(card, wanted)) return false;
    }
    const words = this.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
    const all = `${texts.spell(card.id)} ${this.face.also(card, texts)} ${pick(card.text)}`.toLowerCase();
    return words.every((word) => all.includes(word));
  }
}
