/** A card's picture: its figure in a scene, in the inks of its set. */

import { plainGlyph, printedGlyph, type Glyph } from "./glyphs";
import { CREAM, type Inks } from "./inks";
import { randomOf } from "./random";
import { sceneOf, type SceneName } from "./scenes";
import { box, disc, flecks, picture, ring } from "./strokes";

export interface Emblem {
  glyph: Glyph;
  inks: Inks;
  scene: SceneName;
  /** The same seed gives the same picture: the card's id. */
  seed: string;
  /** What a ship carries, on a small token of its own. */
  cargo?: Glyph;
}

/** In the window of a card (120 by 80), on a tile (60 by 60), on a large card of goods (120 by 150). */
export type Format = "window" | "tile" | "tall";

const SIZES: Record<Format, readonly [width: number, height: number]> = {
  window: [120, 80],
  tile: [60, 60],
  tall: [120, 150],
};

export function emblem(of: Emblem, format: Format): string {
  const [width, height] = SIZES[format];
  const random = randomOf(of.seed);
  const { inks } = of;
  const set = sceneOf(of.scene, { width, height, inks, random });
  const figure = printedGlyph(of.glyph, set.figure, set.ink ?? inks.emblem, set.shadow ?? inks.dark, height / 50);
  const body = box(0, 0, width, height, inks.ground) + set.behind + figure + set.before + (of.cargo === undefined ? "" : token(of.cargo, inks, format));
  return picture(width, height, body + flecks(random, width, height), format === "tall" ? "xMidYMin slice" : "xMidYMid slice");
}

function token(glyph: Glyph, inks: Inks, format: Format): string {
  const [x, y, radius] = format === "tile" ? [48, 13, 10.5] : [20, 20, 12.5];
  const half = radius * 0.68;
  return (
    disc(x, y, radius, CREAM) +
    ring(x, y, radius, inks.dark, 1.6) +
    plainGlyph(glyph, { x: x - half, y: y - half, size: half * 2 }, inks.dark)
  );
}
