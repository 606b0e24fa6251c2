/** What was chosen before the deck is built: which edition, how many copies, whatever the game's tables differ in. */

import { SvelteMap } from "svelte/reactivity";
import type { Chosen, DeckChoice, DeckEntry, DeckFace } from "../../games/game";
import type { Texts } from "../../lib/texts";
import type { Agreement } from "./agreement";

export const several = (value: string | undefined): string[] => (value ?? "").split("+").filter((one) => one !== "");

export class Choosing {
  /** What was said, which need not be offered any more: it is again when what it depends on comes back. */
  private readonly said = new SvelteMap<string, string>();

  constructor(
    private readonly face: DeckFace,
    private readonly texts: Texts,
  ) {}

  readonly chosen: Chosen = $derived.by(() => {
    const chosen: Record<string, string> = {};
    for (const choice of this.face.choices) chosen[choice.id] = this.valueOf(choice, chosen);
    return chosen;
  });

  set(choice: string, value: string): void {
    this.said.set(choice, value);
  }

  /** Of those that can hold together, one more or one less. */
  toggle(choice: string, value: string): void {
    const now = several(this.chosen[choice]);
    this.set(choice, (now.includes(value) ? now.filter((one) => one !== value) : [...now, value]).join("+"));
  }

  /** Chooses what was agreed for a deck when it was kept. */
  agree(agreed: Agreement): void {
    for (const choice of this.face.choices) {
      const value = agreed[choice.id];
      if (value !== undefined) this.set(choice.id, value || choice.usual(this.texts));
    }
  }

  /** Chooses what a deck needs that comes from elsewhere. */
  suit(entries: readonly DeckEntry[]): void {
    for (const [choice, value] of Object.entries(this.face.suited(this.chosen, entries, this.texts))) this.set(choice, value);
  }

  private valueOf(choice: DeckChoice, before: Chosen): string {
    const offered = choice.values(this.texts, before).map(({ value }) => value);
    const said = this.said.get(choice.id) ?? choice.usual(this.texts);
    if (choice.several) {
      const kept = offered.filter((one) => several(said).includes(one));
      return (kept.length === 0 && choice.needed ? offered : kept).join("+");
    }
    return offered.includes(said) ? said : (offered[0] ?? "");
  }
}
