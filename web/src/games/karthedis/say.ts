/** Sentences of the list with the names of what lies there now: "bid Rounding Error on Echo Glass", not "at place 4". */

import type { Said } from "../../lib/grammar";
import type { Texts } from "../../lib/texts";
import { t } from "./words";
import type { View } from "./wire";

/** The good at a place; with its number only where another place holds the same. Empty: no good lies there. */
export function goodAt(place: string | undefined, view: View, texts: Pick<Texts, "spell">): string {
  const good = view.display[Number(place) - 1]?.resource;
  if (good == null) return "";
  const name = texts.spell(good);
  return view.display.filter((slot) => slot.resource === good).length > 1 ? t("ka-say-good", { good: name, place: Number(place) }) : name;
}

/** Null: as the sentence is always said. */
export function say(said: Said, view: View, texts: Pick<Texts, "spell">, names: Record<string, string>): string | null {
  const { form, args } = said;
  const good = goodAt(args["slot"], view, texts);
  if (form === "choose-bid") return bid(Number(args["number"]), view, texts, names);
  if (good === "") return null;
  switch (form) {
    case "bid":
      return t("ka-say-bid", { card: texts.spell(args["card"] ?? ""), good });
    case "redraw":
      return t("ka-say-redraw", { good });
    case "move-to":
      return t("ka-say-move-to", { good });
    case "exchange": {
      const other = goodAt(args["other"], view, texts);
      return other === "" ? null : t("ka-say-exchange", { good, other });
    }
    default:
      return null;
  }
}

function bid(number: number, view: View, texts: Pick<Texts, "spell">, names: Record<string, string>): string | null {
  const at = view.display.findIndex((slot) => slot.bids.some((one) => one.number === number));
  const found = view.display[at]?.bids.find((one) => one.number === number);
  const good = goodAt(String(at + 1), view, texts);
  if (found === undefined || good === "") return null;
  const owner = texts.spell(found.owner, names);
  return found.card === null ? t("ka-say-hidden-bid", { number, owner, good }) : t("ka-say-known-bid", { number, owner, good, card: texts.spell(found.card) });
}
