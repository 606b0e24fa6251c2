/** Sentences of the list, with sites and places called by what lies there. */

import type { Said } from "../../lib/grammar";
import type { Texts } from "../../lib/texts";
import type { Realm } from "./realm";
import { placeName, siteNames } from "./sites";
import { princes } from "./keys";
import { facts } from "./look";
import type { View } from "./shapes";
import { t } from "./words";

const WITH_SITES = ["build", "build-open", "demolish", "swap-cards", "name", "remove", "use", "cast", "redeem"];
const OWN_PLACES = ["build-city", "build-metropolis", "build-citadel"];

export const sayAt =
  ({ across }: Realm) =>
  (said: Said, anyView: unknown, texts: Pick<Texts, "format" | "card">, names: Record<string, string>): string | null => {
    const view = anyView as View;
    const { near, far } = princes(view);
    if (OWN_PLACES.includes(said.form)) return t(`say-${said.form}`, { place: placeName(near, Number(said.args["place"])) });
    if (said.form === "strike") return t("say-strike", { place: placeName(far, Number(said.args["place"])) });
    if (!WITH_SITES.includes(said.form)) return null;
    return texts.format(`option-${said.form}`, said.args, { ...names, ...siteNames(across(said, view) !== abroad(said, texts) ? far : near) });
  };

/** Whether the card that a sentence names is one that lies in the other principality than its owner's. */
function abroad(said: Said, texts: Pick<Texts, "card">): boolean {
  const card = texts.card(said.args["card"] ?? "");
  return card !== undefined && facts(card).foreign === true;
}
