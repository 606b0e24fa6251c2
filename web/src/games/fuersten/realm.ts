/** What the Fürsten have of their own at a table of principalities. */

import type { SceneName } from "../../art/scenes";
import { princes } from "../realm/keys";
import { realmOf } from "../realm/realm";
import { stands } from "../realm/sites";
import icons from "./icons.json?icons";
import { SETS } from "./inks";
import scenes from "./scenes.json";
import { words } from "./words";
import type { Facts, View } from "./wire";

export const fuersten = realmOf<View, Facts>()({
  game: "fuersten",
  words,
  icons,
  scenes: scenes as Record<string, SceneName>,
  sets: SETS,
  basic: "basis",
  figures: [
    ["victory", "vp"],
    ["strength", "strength"],
    ["trade", "trade"],
    ["skill", "skill"],
    ["progress", "progress"],
  ],
  counted: ["strength", "trade", "skill", "progress"],
  tokens: { strength: "heldenstein", trade: "handelsstein" },
  die: ["raeuberueberfall", "handel", "fest", "reiche_ernte", "ereigniskarte"],
  held: { robbers: { word: "raeuberueberfall", inks: SETS.wirren, scene: "storm" } },
  // who points at a building points across the table, unless it is one of their own
  across: (said, view) => said.form === "name" && !stands(princes(view).near, said.args),
  covering: { card: "rathaus", on: "gemeindehaus" },
});
