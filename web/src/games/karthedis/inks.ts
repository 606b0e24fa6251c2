/** The inks of this game: its goods, its peoples, and what the backs of everybody's cards look like. */

import { inksOf, type Inks } from "../../art/inks";

const CREAM = "#fdf0d5";

const GOODS: Record<string, Inks> = {
  glimmtorf: { ground: "#c9572e", light: "#ee9a5b", dark: "#42130c", accent: "#ffd27a", emblem: CREAM },
  windwachs: { ground: "#cf9a22", light: "#f3cf6c", dark: "#4d2f05", accent: "#fff1c4", emblem: "#3d2303" },
  echoglas: { ground: "#6a55a8", light: "#a392d6", dark: "#241748", accent: "#cdeaf0", emblem: CREAM },
  traumhefe: { ground: "#b04a78", light: "#de8fae", dark: "#43112d", accent: "#fde0c0", emblem: CREAM },
  nebelsalz: { ground: "#4f8ea0", light: "#9ccbd2", dark: "#123a47", accent: "#fdf0d5", emblem: CREAM },
};

/** One hue for each people; all other inks are mixed from it. */
const PEOPLES: Record<string, string> = {
  loetspechte: "#8b8a2b",
  rechenrueben: "#2b8386",
  murmelmoose: "#4b8a4c",
  altgeraete: "#6b62a8",
  lauschlaternen: "#b04a78",
  tuschunken: "#c0503f",
  wuerfelquallen: "#2f6ea3",
  stempelschnecken: "#3d8a8f",
  mantelmarder: "#7c6a58",
  nimbusrinder: "#5c7fb0",
  aschmotten: "#8d5a2b",
  vorvorige: "#6d6d86",
};
const HUES = Object.values(PEOPLES);

/** Of a good; one from a set that players made themselves is printed in the inks of a people. */
export const inksOfGood = (good: string, at = 0): Inks => GOODS[good] ?? inksOf(HUES[Math.max(at, 0) % HUES.length] as string);

export const inksOfPeople = (people: string, at = 0): Inks => inksOf(PEOPLES[people] ?? (HUES[Math.max(at, 0) % HUES.length] as string));

/** A colour and a pattern for each of nine seats, as a CSS background: no two share either. */
export const SEATS: readonly string[] = [
  "repeating-linear-gradient(45deg, #b5301a 0 6px, #7d1d0e 6px 11px)",
  "repeating-linear-gradient(0deg, #1f7a7c 0 5px, #0d4a4d 5px 10px)",
  "radial-gradient(circle at 5px 5px, #d7f0b0 2.4px, transparent 2.9px) 0 0 / 10px 10px, #3f7a34",
  "repeating-linear-gradient(90deg, #8463c2 0 5px, #472d7c 5px 10px)",
  "conic-gradient(#8a5a00 25%, #e0a02f 0 50%, #8a5a00 0 75%, #e0a02f 0) 0 0 / 12px 12px",
  "repeating-linear-gradient(-45deg, #3a70b4 0 4px, #1d3f70 4px 11px)",
  "repeating-linear-gradient(0deg, #f3b6cf 0 1.5px, transparent 1.5px 8px), repeating-linear-gradient(90deg, #f3b6cf 0 1.5px, transparent 1.5px 8px), #96285f",
  "radial-gradient(circle at 7px 7px, transparent 0 2.4px, #c9cfe0 2.6px 4px, transparent 4.3px) 0 0 / 14px 14px, #454a66",
  "repeating-linear-gradient(45deg, #d9b18b 0 1.5px, transparent 1.5px 8px), repeating-linear-gradient(-45deg, #d9b18b 0 1.5px, transparent 1.5px 8px), #5f4328",
];
