/** What the cards of each set are printed with: verdigris for the base game, ochre for knights and merchants, ink blue
 * for science. */

import type { Inks } from "../../art/inks";
import { CREAM } from "../realm/inks";

/** By the back of a card. */
export const SETS = {
  grundspiel: { ground: "#2d6f73", light: "#74aea6", dark: "#0f3138", accent: "#f0b24a", emblem: CREAM },
  ritter_haendler: { ground: "#cf9233", light: "#f0c673", dark: "#4f2a0b", accent: "#fdeec2", emblem: "#451f07" },
  wissenschaft_fortschritt: { ground: "#44598f", light: "#93a8d4", dark: "#18244a", accent: "#f0c052", emblem: CREAM },
} as const satisfies Record<string, Inks>;

/** Of robbers and of tournaments, which have no card. */
export const RUST: Inks = { ground: "#a8482f", light: "#d9835a", dark: "#43160f", accent: "#f3bb4c", emblem: "#fdeedb" };
