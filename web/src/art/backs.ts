/** The back of a card: a woven lattice in the inks of its set, with the set's sign. */

import { plainGlyph, type Glyph } from "./glyphs";
import type { Inks } from "./inks";
import { area, box, line, picture } from "./strokes";

export function back(glyph: Glyph, inks: Inks): string {
  let lattice = "";
  for (let step = -6; step < 14; step += 1) lattice += `M${step * 10} -2l84 84M${step * 10} 82l84 -84`;
  return picture(
    60,
    80,
    box(0, 0, 60, 80, inks.dark) +
      line(lattice, inks.ground, 2.4) +
      area([[30, 12], [53, 40], [30, 68], [7, 40]], inks.accent) +
      area([[30, 14.5], [51, 40], [30, 65.5], [9, 40]], inks.dark) +
      plainGlyph(glyph, { x: 17, y: 27, size: 26 }, inks.accent),
  );
}
