/** Silhouettes in three printings: a shadow in the second ink, the figure, hatching on its right half. */

import { isLight, KEY } from "./inks";
import { at } from "./strokes";

/** The drawing of a glyph: what stands inside an SVG of 512 by 512, filled with `currentColor`. */
export type Glyph = string;

export interface Spot {
  x: number;
  y: number;
  size: number;
}

export function plainGlyph(glyph: Glyph, spot: Spot, fill: string): string {
  const scale = Math.round((spot.size / 512) * 10000) / 10000;
  return `<g transform="translate(${at(spot.x)} ${at(spot.y)}) scale(${scale})">${glyph.replaceAll("currentColor", fill)}</g>`;
}

/** Printed three times. Dark figures are hatched with light, light ones with key ink. */
export function printedGlyph(glyph: Glyph, spot: Spot, fill: string, shadow: string, off = 1.6): string {
  const hatch = isLight(fill) ? `fill="${KEY}" opacity=".42"` : 'fill="#f6cf76" opacity=".6"';
  const middle = spot.x + spot.size / 2;
  const edge = `M${at(middle + 2)} ${at(spot.y)}l-3 ${at(spot.size * 0.28)} 5 ${at(spot.size * 0.24)} -4 ${at(spot.size * 0.5)}H${at(spot.x + spot.size + 4)}V${at(spot.y)}Z`;
  return (
    `<defs><pattern id="hatch" width="26" height="26" patternUnits="userSpaceOnUse" patternTransform="rotate(38)"><rect width="8" height="26" ${hatch}/></pattern>` +
    `<clipPath id="right"><path d="${edge}"/></clipPath></defs>` +
    plainGlyph(glyph, { ...spot, x: spot.x + off, y: spot.y + off }, shadow) +
    plainGlyph(glyph, spot, fill) +
    `<g clip-path="url(#right)">${plainGlyph(glyph, spot, "url(#hatch)")}</g>`
  );
}
