/** What the cards of each set are printed with: verdigris for the base game, ochre for knights and merchants, ink blue
 * for science, plum for politics, sea green for trade, brick red for barbarians, lilac for wizards, olive for the cards
 * of 2002, brown for those of a year and, lighter, for the tournament set of 1997, slate where all are mixed. Where the
 * cards are split between the players, each row has its owner's colour. */

import type { Inks } from "../../art/inks";
import { CREAM } from "../realm/inks";

/** By the back of a card. */
export const SETS = {
  grundspiel: { ground: "#2d6f73", light: "#74aea6", dark: "#0f3138", accent: "#f0b24a", emblem: CREAM },
  ritter_haendler: { ground: "#cf9233", light: "#f0c673", dark: "#4f2a0b", accent: "#fdeec2", emblem: "#451f07" },
  barbaren_handelsherren: { ground: "#8c3b2a", light: "#d98f72", dark: "#3b130c", accent: "#f4c560", emblem: CREAM },
  handel_wandel: { ground: "#3f7a4f", light: "#93c48f", dark: "#12351f", accent: "#f3c155", emblem: CREAM },
  politik_intrige: { ground: "#7a3b5e", light: "#c890ab", dark: "#331126", accent: "#f2c66a", emblem: CREAM },
  wissenschaft_fortschritt: { ground: "#44598f", light: "#93a8d4", dark: "#18244a", accent: "#f0c052", emblem: CREAM },
  zauberer_drachen: { ground: "#a884cc", light: "#dcc8ee", dark: "#2b1442", accent: "#fff0b0", emblem: "#2b1442" },
  turnierkarten_t2002: { ground: "#71702f", light: "#bab876", dark: "#2b2a0d", accent: "#f7dd94", emblem: CREAM },
  sonderkarten: { ground: "#6a4a2f", light: "#b99a78", dark: "#2b1a0c", accent: "#f6cf72", emblem: CREAM },
  red: { ground: "#9c2f2f", light: "#e0917f", dark: "#3d0f10", accent: "#f6cf72", emblem: CREAM },
  blue: { ground: "#2b5a9c", light: "#8fb4e0", dark: "#0f2344", accent: "#f6cf72", emblem: CREAM },
  neutral: { ground: "#5d5a4c", light: "#b3ad95", dark: "#26241b", accent: "#f0c052", emblem: CREAM },
  turnier_set: { ground: "#8a5a2c", light: "#cfa06c", dark: "#38200c", accent: "#f6cf72", emblem: CREAM },
  gemischt: { ground: "#4d4a52", light: "#a49fa8", dark: "#1f1d23", accent: "#f0c052", emblem: CREAM },
} as const satisfies Record<string, Inks>;

/** Of robbers and of tournaments, which have no card. */
export const RUST: Inks = { ground: "#a8482f", light: "#d9835a", dark: "#43160f", accent: "#f3bb4c", emblem: "#fdeedb" };
