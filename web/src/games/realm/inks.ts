/** What the pictures of every principality are printed with: six lands, two owners. The sets of cards are the game's. */

import type { Inks, LandInks, StreetInks } from "../../art/inks";
import type { Landscape } from "../../art/landscapes";

/** The land that gives a resource, and how it is drawn. */
export const LANDS: Record<string, { drawn: Landscape; inks: LandInks } | undefined> = {
  holz: {
    drawn: "forest",
    inks: { sky: "#e3e6bd", sun: "#fbf4d6", ray: "#d3dca9", far: "#9dbf9b", mid: "#47886a", dark: "#1e5443", ink: "#0d2c26", shine: "#8cc0a0" },
  },
  lehm: {
    drawn: "hills",
    inks: { sky: "#fbdcae", sun: "#fff2d2", ray: "#f6c98f", far: "#ee9f63", mid: "#d3603a", dark: "#96351f", ink: "#4b150d", shine: "#fff6e0" },
  },
  erz: {
    drawn: "mountains",
    inks: { sky: "#dbe3ea", sun: "#fbf5e4", ray: "#c9d5e0", far: "#a7b6cb", mid: "#7082a6", dark: "#394870", ink: "#1a2242", shine: "#fffaf0" },
  },
  getreide: {
    drawn: "fields",
    inks: { sky: "#fdedb6", sun: "#ee7f2d", ray: "#f9dd8c", far: "#f0c246", mid: "#dd9c1d", dark: "#9d5f0c", ink: "#562d05", shine: "#c98413" },
  },
  wolle: {
    drawn: "pasture",
    inks: { sky: "#d4ece4", sun: "#fff8de", ray: "#bfe0d6", far: "#c3d873", mid: "#8db843", dark: "#4b812d", ink: "#1c3f1b", shine: "#ffffff" },
  },
  gold: {
    drawn: "river",
    inks: { sky: "#f7b98a", sun: "#fff0b0", ray: "#f2a173", far: "#b9616a", mid: "#7a3a58", dark: "#43203f", ink: "#220f26", shine: "#fbcb4a" },
  },
};

export const CREAM = "#fbf1d9";

/** Events, and what belongs to no set. */
export const NIGHT: Inks = { ground: "#54467f", light: "#8c7db8", dark: "#231a41", accent: "#f3d38a", emblem: CREAM };
export const GREY: Inks = { ground: "#6d6558", light: "#968c7a", dark: "#2c2721", accent: "#e4d6b4", emblem: CREAM };

/** By seat; whoever sits nowhere yet (a stack in the middle) has grey roads. */
export const STREETS: Record<string, StreetInks> = {
  red: { ground: "#b8452f", light: "#e08a5f", dark: "#4e140e", accent: "#f6d08a", glow: "#c65a3c" },
  blue: { ground: "#2f5f97", light: "#79a2cc", dark: "#12284a", accent: "#f6d08a", glow: "#3f72ab" },
  nobody: { ground: "#7a6a55", light: "#a9977a", dark: "#2c2416", accent: "#f0dca8", glow: "#8a7962" },
};
