/** Sentences of the list, with sites and places called by what lies there. */

import type { Said } from "../../lib/grammar";
import type { Texts } from "../../lib/texts";
import type { Realm } from "./realm";
import { placeName, siteNames } from "./sites";
import { princes } from "./keys";
import type { View } from "./shapes";
import { t } from "./words";

const WITH_SITES = ["build", "build-open", "demolish", "swap-cards", "name", "remove"];

export const sayAt =
  ({ across }: Realm) =>
  (said: Said, anyView: unknown, texts: Pick<Texts, "format">, names: Record<string, string>): string | null => {
    const view = anyView as View;
    const { near, far } = princes(view);
    if (said.form === "build-city") return t("say-build-city", { place: placeName(near, Number(said.args["place"])) });
    if (!WITH_SITES.includes(said.form)) return null;
    return texts.format(`option-${said.form}`, said.args, { ...names, ...siteNames(across(said, view) ? far : near) });
  };
