/** Where a prince's victory points come from, for the count in the end. */

import type { Texts } from "../../lib/texts";
import { facts } from "./look";
import { holder, type Realm } from "./realm";
import type { View } from "./shapes";

interface Part {
  name: string;
  amount: number;
  glyph?: string;
}

export const scoreAt =
  (at: Realm) =>
  (anyView: unknown, seat: string, texts: Texts): Part[] => {
    const view = anyView as View;
    const prince = view.princes.find((one) => one.seat === seat);
    if (prince === undefined) return [];
    const part = (word: string, amount: number): Part => ({ name: texts.spell(word), amount, glyph: at.drawing(word) });
    const cities = prince.places.filter((place) => place === "city").length;
    const parts = [part("stadt", 2 * cities), part("siedlung", prince.places.length - cities)];
    for (const [kind, token] of Object.entries(at.tokens)) {
      if (token !== undefined) parts.push(part(token, holder(at, view, kind) === seat ? 1 : 0));
    }
    for (const id of [...prince.sites_above, ...prince.sites_below].flat()) {
      const card = texts.card(id);
      if (card !== undefined) parts.push(part(id, facts(card).vp));
    }
    return parts.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount);
  };
