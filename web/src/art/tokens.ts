/** Where goods lie: sockets that wait for them, and the tokens that fill them. */

import { plainGlyph, type Glyph } from "./glyphs";
import { CREAM, KEY } from "./inks";
import { disc, faded, picture, ring } from "./strokes";

/** Wide and high, with the edge that a token's thickness shows below it. */
const WIDTH = 54;
const HEIGHT = 58;
const MIDDLE = WIDTH / 2;

/** An empty place. */
export function socket(): string {
  return picture(WIDTH, HEIGHT, faded(0.5, ring(MIDDLE, MIDDLE, MIDDLE - 1.5, CREAM, 3, "8 5.4")));
}

/** A round token with the sign of what it stands for. */
export function token(glyph: Glyph): string {
  return picture(
    WIDTH,
    HEIGHT,
    faded(0.6, disc(MIDDLE, MIDDLE + 4, MIDDLE, "#000")) + disc(MIDDLE, MIDDLE, MIDDLE, "#fff6df") + disc(MIDDLE, MIDDLE, MIDDLE - 4, "#fff1d0") + plainGlyph(glyph, { x: 9, y: 9, size: 36 }, KEY),
  );
}
