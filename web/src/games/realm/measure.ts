/**
 * How large everything on the table is. Land is big and buildings are small: a row is the height of a building, a region
 * takes two of them. Both princes have rows of the same height, and columns as wide as their own land allows.
 */

import { extent, type Land } from "./cells";

export const GAP = 5;

/** Rows of a prince without cities: land above and below, the street between them, in heights of a row. */
const LAND_WITHOUT_CITY = 1.6;
const TALLEST = 76;
const FLATTEST = 30;
const WIDEST = 168;
/** A column narrower than this has no room for a name beside a picture. */
const SLIM = 90;

export interface Measures {
  columns: number;
  /** Heights of the rows, in pixels. */
  rows: number[];
  wide: number;
  /** What a pixel of the prototype is here: letters and frames are measured by it. */
  unit: number;
  slim: boolean;
}

interface Room {
  width: number;
  height: number;
}

/** Both princes, the far one first, as large as they can be side by side with the middle of the table. */
export function measured(far: Land, near: Land, room: Room): [far: Measures, near: Measures] {
  const rows = [far, near].map((prince) => (extent(prince).rows === 5 ? 5 : 2 * LAND_WITHOUT_CITY + 1));
  const gaps = [far, near].reduce((sum, prince) => sum + (extent(prince).rows - 1) * GAP, 0);
  const height = (room.height - gaps) / rows.reduce((sum, many) => sum + many, 0);
  const row = Math.floor(Math.max(FLATTEST, Math.min(TALLEST, height)));
  return [far, near].map((prince) => laidOut(prince, row, room.width)) as [Measures, Measures];
}

/** How tall a principality is: each side gets its share of the room, and a side with cities needs more of it. */
export const tall = ({ rows }: Measures): number => rows.reduce((sum, row) => sum + row, (rows.length - 1) * GAP);

/** On a phone land is scrolled through, at a size that a finger can hit. */
export const onPhone = (prince: Land, width: number): Measures => laidOut(prince, 47, width, 86);

/** So small that all of it is on a phone at once. */
export function miniature(prince: Land, width: number): Measures {
  const small = laidOut(prince, 21, width);
  return {
    ...small,
    wide: Math.min(44, Math.floor((width - 16 - 2 * (small.columns - 1)) / small.columns)),
    rows: small.rows.length === 5 ? [21, 21, 21, 21, 21] : [34, 24, 34],
  };
}

/** A prince whose rows have this height, and whose columns may have a given width. */
function laidOut(prince: Land, row: number, width: number, wide?: number): Measures {
  const { columns, rows } = extent(prince);
  const fitting = (width - (columns - 1) * GAP) / columns;
  const column = wide ?? Math.floor(Math.max(40, Math.min(WIDEST, row * 2.6, fitting)));
  const land = rows === 5 ? 2 * row + GAP : Math.floor(LAND_WITHOUT_CITY * row);
  return {
    columns,
    rows: rows === 5 ? [row, row, row, row, row] : [land, row, land],
    wide: column,
    unit: Math.min(column / 117, land / 112, row / 46),
    slim: column < SLIM,
  };
}
