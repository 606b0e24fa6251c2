/** Which of the cards are shown. */

import { abilities, species, value } from "../../games/karthedis/look";
import type { Texts } from "../../lib/texts";
import type { CardInfo } from "../../lib/wire";
import { pick } from "../../lib/words.svelte";

/** Stands for cards that have no ability at all. */
export const PLAIN = "plain";

export class Filter {
  text: string = $state("");
  species: string = $state("");
  value: string = $state("");
  keyword: string = $state("");

  get any(): boolean {
    return this.text !== "" || this.species !== "" || this.value !== "" || this.keyword !== "";
  }

  clear(): void {
    this.text = this.species = this.value = this.keyword = "";
  }

  fits(card: CardInfo, texts: Texts): boolean {
    if (this.species !== "" && species(card) !== this.species) return false;
    if (this.value !== "" && value(card) !== Number(this.value)) return false;
    const keywords = abilities(card).map((ability) => ability.keyword);
    if (this.keyword === PLAIN ? keywords.length > 0 : this.keyword !== "" && !keywords.includes(this.keyword)) return false;
    const words = this.text.toLowerCase().split(/\s+/).filter((word) => word !== "");
    const all = `${texts.spell(card.id)} ${texts.spell(species(card))} ${pick(card.text)}`.toLowerCase();
    return words.every((word) => all.includes(word));
  }
}
