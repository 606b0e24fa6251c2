/** What the house's pictures are shown with here, where no game lends its own inks and figures. */

import { back } from "../../art/backs";
import { blankDie, BONE, isNumber, numberDie, signDie, VERMILION } from "../../art/dice";
import { emblem } from "../../art/emblem";
import type { Glyph } from "../../art/glyphs";
import { inksOf, type Inks, type LandInks } from "../../art/inks";
import { landscape, LANDSCAPES } from "../../art/landscapes";
import { panorama } from "../../art/panorama";
import { SCENE_NAMES } from "../../art/scenes";
import { seal } from "../../art/seal";
import { street, type Street } from "../../art/streets";
import { socket, token } from "../../art/tokens";

/** A picture with the name it has in the code. */
export interface Print {
  name: string;
  draw: () => string;
}

export interface Sheet {
  /** Also the id of its heading, `art-<id>`. */
  id: string;
  /** Width by height of its pictures. */
  shape: string;
  prints: Print[];
}

const STAR: Glyph = '<path fill="currentColor" d="M256 40l62 140 152 14-115 101 34 149-133-78-133 78 34-149L42 194l152-14z"/>';

const LANDS: Record<string, LandInks> = {
  spring: { sky: "#e3e6bd", sun: "#fbf4d6", ray: "#d3dca9", far: "#9dbf9b", mid: "#47886a", dark: "#1e5443", ink: "#0d2c26", shine: "#8cc0a0" },
  evening: { sky: "#f6b98a", sun: "#fff0b0", ray: "#f2a173", far: "#b9616a", mid: "#7a3a58", dark: "#43203f", ink: "#220f26", shine: "#fbcb4a" },
};

const HUES: Record<string, string> = { sea: "#3f7397", brick: "#b5301a", moss: "#47886a", plum: "#5a3d95" };

const STREETS: Street[] = ["road", "settlement", "city"];

const inks = Object.entries(HUES).map(([name, hue]): [string, Inks] => [name, inksOf(hue)]);
const lands = Object.entries(LANDS);

/** Every second of the palettes for every picture: enough to see what ink does, and not each with each. */
const inTurn = <T>(of: readonly T[], number: number): T => of[number % of.length] as T;

export const SHEETS: readonly Sheet[] = [
  { id: "panorama", shape: "1440 / 400", prints: (["day", "night"] as const).map((time) => ({ name: time, draw: () => panorama(time) })) },
  {
    id: "landscapes",
    shape: "3 / 2",
    prints: LANDSCAPES.flatMap((kind) => lands.map(([name, of]) => ({ name: `${kind}, ${name}`, draw: () => landscape(kind, of, "7") }))),
  },
  {
    id: "streets",
    shape: "2 / 1",
    prints: STREETS.flatMap((kind) => inks.map(([name, of]) => ({ name: `${kind}, ${name}`, draw: () => street(kind, { ...of, glow: of.light }, "1") }))),
  },
  {
    id: "scenes",
    shape: "3 / 2",
    prints: SCENE_NAMES.map((scene, number) => {
      const [name, of] = inTurn(inks, number);
      return { name: `${scene}, ${name}`, draw: () => emblem({ glyph: STAR, inks: of, scene, seed: scene }, "window") };
    }),
  },
  { id: "backs", shape: "3 / 4", prints: inks.map(([name, of]) => ({ name, draw: () => back(STAR, of) })) },
  {
    id: "dice",
    shape: "1 / 1",
    prints: [
      ...[1, 2, 3, 4, 5, 6].filter(isNumber).map((number) => ({ name: String(number), draw: () => numberDie(number, BONE) })),
      { name: "sign", draw: () => signDie({ top: STAR, left: STAR, right: STAR }, VERMILION) },
      { name: "blank", draw: () => blankDie(BONE) },
    ],
  },
  {
    id: "tokens",
    shape: "54 / 58",
    prints: [
      { name: "socket", draw: socket },
      { name: "token", draw: () => token(STAR) },
    ],
  },
  { id: "seal", shape: "1 / 1", prints: [{ name: "seal", draw: seal }] },
];

export interface Palette {
  name: string;
  inks: Record<string, string>;
}

export const PALETTES: readonly Palette[] = [
  ...lands.map(([name, of]) => ({ name, inks: { ...of } })),
  ...inks.map(([name, of]) => ({ name, inks: { ...of } })),
];

/** The colours of the page itself, by their names in app.css. */
export const TOKENS = [
  "paper", "faint", "line", "ink", "soft", "card", "frame", "cloth", "cloth-edge", "cloth-centre", "cream", "accent", "on-accent", "link", "choose", "bad", "good",
  "seat-1", "seat-2", "seat-3", "seat-4", "seat-5", "seat-6", "seat-7", "seat-8", "seat-9",
] as const;
