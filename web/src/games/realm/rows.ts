/** What stands beside an option in the list: the sign of what it is about, and what it costs. */

import type { Said } from "../../lib/grammar";
import type { Texts } from "../../lib/texts";
import { facts, price } from "./look";
import { goods } from "./magic";
import type { Realm } from "./realm";

/** Forms that build a card of the centre, which their sentence does not name. */
const BUILDS: Record<string, string | undefined> = {
  "build-road": "strasse",
  "build-settlement": "siedlung",
  "build-city": "stadt",
  "build-metropolis": "metropole",
  "build-citadel": "zitadelle",
};
const SIGNS: Record<string, string | undefined> = {
  roll: "dice",
  "offer-trade": "offered",
  trade: "traded",
  "trade-region": "traded",
  draw: "draw",
  search: "draw",
  put: "draw",
  sort: "draw",
  strike: "struck",
};
/** Of many at once, which name no card. */
const FOLDS: Record<string, string | undefined> = { build: "build", "build-open": "build", demolish: "demolish", play: "hand" };

export const rowAt =
  ({ icons, drawing }: Realm) =>
  (said: Said, texts: Texts): { glyph?: string; note?: string } => {
    const id = said.args["card"] ?? BUILDS[said.form];
    const about = id ?? said.args["event"] ?? said.args["resource"] ?? said.args["region"]?.split("-")[0];
    const glyph = icons[SIGNS[said.form] ?? ""] ?? (about === undefined ? icons[FOLDS[said.form] ?? ""] : drawing(about));
    const card = id === undefined ? undefined : texts.card(id);
    const pays = said.form.startsWith("build") || said.form === "lay-at" || said.form === "play";
    if (card === undefined || !(pays || said.form === "cast")) return { glyph };
    const asked: [string, number][] = pays ? price(card) : [["power", facts(card).spell ?? 0]];
    return { glyph, note: asked.map(([what, amount]) => goods(what, amount, texts)).join(", ") };
  };
