/** Where a prince's victory points come from, for the count in the end. */

import type { Texts } from "../../lib/texts";
import { facts, PLACES } from "./look";
import { pointsOfPlace } from "./magic";
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
    const places = prince.places.map((what, at) => ({ what, points: pointsOfPlace(prince, at + 1, texts) }));
    const parts = Object.entries(PLACES).map(([kind, word]) =>
      part(word, places.filter(({ what }) => what === kind).reduce((sum, { points }) => sum + points, 0)),
    );
    for (const [kind, token] of Object.entries(at.tokens)) {
      if (token !== undefined) parts.push(part(token, holder(at, view, kind) === seat ? 1 : 0));
    }
    for (const id of [...prince.sites_above, ...prince.sites_below, prince.annexes.map((one) => one.card)].flat()) {
      const card = texts.card(id);
      if (card !== undefined) parts.push(part(id, facts(card).vp));
    }
    return parts.filter(({ amount }) => amount > 0).sort((one, other) => other.amount - one.amount);
  };
