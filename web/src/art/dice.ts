/** Dice with three visible faces, cut edges and pips of ink. */

import { plainGlyph, type Glyph } from "./glyphs";
import { KEY } from "./inks";
import { area, line, picture, shape } from "./strokes";

export interface DieInks {
  top: string;
  left: string;
  right: string;
  pips: string;
}

export const BONE: DieInks = { top: "#fdf4dd", left: "#e6d2a6", right: "#bd9c64", pips: KEY };
export const VERMILION: DieInks = { top: "#d8472f", left: "#b13520", right: "#822314", pips: "#fff4da" };

type Number = 1 | 2 | 3 | 4 | 5 | 6;

const PIPS: Record<Number, readonly (readonly [x: number, y: number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};
/** Which faces stand beside each: opposite ones make seven. */
const BESIDE: Record<Number, readonly [Number, Number]> = { 1: [2, 3], 2: [1, 3], 3: [1, 2], 4: [1, 2], 5: [1, 3], 6: [2, 3] };

const TOP = "matrix(.656 .367 -.656 .367 50 8.5)";
const LEFT = "matrix(.656 .367 0 .52 7.5 33)";
const RIGHT = "matrix(.656 -.367 0 .52 50.5 57)";

const seen = (how: string, body: string): string => `<g transform="${how}">${body}</g>`;

function body(inks: DieInks): string {
  let hatch = "";
  for (let cut = 0; cut < 9; cut += 1) hatch += `M${54 + cut * 4.6} ${87 - cut * 2.55}v-${5 + cut * 1.3}`;
  return (
    '<ellipse cx="54" cy="90" rx="45" ry="8.5" opacity=".34"/>' +
    shape("M50 8L93 31V67L50 91 7 67V31Z", KEY, `stroke="${KEY}" stroke-width="6" stroke-linejoin="round"`) +
    area([[50, 9], [91.5, 32], [50, 55.5], [8.5, 32]], inks.top) +
    area([[8, 34], [49, 57.5], [49, 90.5], [8, 67]], inks.left) +
    area([[92, 34], [51, 57.5], [51, 90.5], [92, 67]], inks.right) +
    line(hatch, KEY, 0.9, 'opacity=".4"')
  );
}

export const isNumber = (value: number): value is Number => value in PIPS;

/** A die that shows a number. */
export function numberDie(number: Number, inks: DieInks = BONE): string {
  const face = (shown: Number): string =>
    PIPS[shown].map(([x, y]) => `<circle cx="${32 + x * 17}" cy="${32 + y * 17}" r="6.6" fill="${inks.pips}"/>`).join("");
  const [left, right] = BESIDE[number];
  return picture(100, 100, body(inks) + seen(TOP, face(number)) + seen(LEFT, face(left)) + seen(RIGHT, face(right)), "xMidYMid meet");
}

/** A die that shows a sign, with two others at its sides; without one, a blank face. */
export function signDie(signs: { top?: Glyph; left?: Glyph; right?: Glyph }, inks: DieInks = VERMILION): string {
  const face = (glyph: Glyph | undefined): string => (glyph === undefined ? "" : plainGlyph(glyph, { x: 5, y: 5, size: 54 }, inks.pips));
  return picture(
    100,
    100,
    body(inks) + seen(TOP, face(signs.top)) + `<g opacity=".75">${seen(LEFT, face(signs.left))}${seen(RIGHT, face(signs.right))}</g>`,
    "xMidYMid meet",
  );
}

/** A die nobody has thrown yet. */
export const blankDie = (inks: DieInks): string => picture(100, 100, body(inks), "xMidYMid meet");
