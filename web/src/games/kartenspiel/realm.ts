/** What this game has of its own at a table of principalities. */

import type { SceneName } from "../../art/scenes";
import { realmOf } from "../realm/realm";
import { across } from "./across";
import { articles } from "./articles";
import icons from "./icons.json?icons";
import { RUST, SETS } from "./inks";
import Offered from "./Offered.svelte";
import scenes from "./scenes.json";
import { words } from "./words";
import type { Facts, View } from "./wire";

export const kartenspiel = realmOf<View, Facts>()({
  game: "kartenspiel",
  words,
  icons,
  scenes: scenes as Record<string, SceneName>,
  sets: SETS,
  basic: "grundspiel",
  figures: [
    ["victory", "vp"],
    ["strength", "strength"],
    ["tournament", "tournament"],
    ["trade", "trade"],
    ["hand", "hand"],
  ],
  counted: ["strength", "tournament", "trade"],
  tokens: { strength: "ritterfigur", trade: "muehlenstein" },
  die: ["keule", "ritterkopf", "muehle", "sonne", "fragezeichen"],
  held: {
    robbers: { word: "keule", inks: RUST, scene: "storm" },
    tournament: { word: "ritterkopf", inks: SETS.ritter_haendler, scene: "burst" },
  },
  across,
  Offered,
  articles,
});
