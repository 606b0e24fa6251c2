/** The poster of a game on the first page, 264 by 372; its title stands on a band over the lowest fifth. */

import { fir, walledTown, type WallInks } from "./growths";
import { printedGlyph, type Glyph } from "./glyphs";
import type { LandInks } from "./inks";
import { randomOf, type Random } from "./random";
import { area, at, box, contours, cutSun, disc, flecks, line, moved, picture, rays, ridge, ring, scallops, shape, stars, type Across } from "./strokes";

export type Poster =
  /** A walled town before the evening sun, a river at its foot. */
  | { scene: "town"; inks: LandInks; walls: WallInks }
  /** A ringed planet over a sea of clouds, with two figures on it. */
  | { scene: "planet"; inks: PlanetInks; figures: readonly [Glyph, Glyph] }
  /** A shore in the morning: a ship on the water, and a figure on the hill in front. */
  | { scene: "shore"; inks: LandInks; figures: readonly [ship: Glyph, ashore: Glyph] }
  /** The sun over a row of hills. */
  | { scene: "hills"; inks: LandInks };

export interface PlanetInks {
  sky: string;
  stars: string;
  planet: string;
  bands: string;
  shade: string;
  ring: string;
  clouds: readonly [string, string, string, string];
  figures: readonly [string, string];
}

const ACROSS: Across = { width: 264, height: 372, waves: 3 };

export function poster(of: Poster, seed: string): string {
  const random = randomOf(`poster ${seed}`);
  return picture(264, 372, drawn(of, random) + flecks(random, 264, 372, 0.6), "xMidYMin slice");
}

function drawn(of: Poster, random: Random): string {
  if (of.scene === "town") return town(of, random);
  if (of.scene === "shore") return shore(of, random);
  return of.scene === "planet" ? planet(of, random) : hills(of, random);
}

function town({ inks, walls }: Extract<Poster, { scene: "town" }>, random: Random): string {
  const middle = ridge(226, 16, random, inks.mid, ACROSS);
  const near = ridge(274, 14, random, inks.dark, ACROSS);
  let drawn =
    box(0, 0, 264, 372, inks.sky) +
    rays(140, 150, 420, 34, inks.ray, 0.03) +
    cutSun(140, 140, 78, inks.sun, inks.sky, inks.far, 6) +
    ring(140, 140, 85, "#fff6dc", 2, "2.5 4") +
    area([[-2, 210], [40, 120], [66, 160], [96, 110], [150, 220]], inks.far) +
    area([[130, 220], [196, 130], [216, 160], [250, 100], [280, 150], [280, 230]], inks.far) +
    line("M40 120l10 34M96 110l16 40M196 130l-10 30M250 100l-18 46", inks.mid, 2) +
    shape("M60 250C90 190 120 182 142 182S200 196 224 250Z", inks.dark) +
    moved(62, 117, walledTown(walls), 1.34) +
    middle.fill +
    contours(middle, 4, 6, inks.far, 1.3, 0.6) +
    shape("M140 192C160 220 90 226 110 246S210 262 150 290H240C250 270 170 256 160 244S170 214 150 192Z", inks.shine) +
    line("M122 232h14M128 250h26M160 262h30M180 276h40", "#fff6cf", 2) +
    near.fill +
    contours(near, 4, 6, inks.mid, 1.3, 0.7);
  for (const [x, foot, height] of [[22, 300, 96], [54, 304, 66], [236, 300, 104], [204, 306, 60]] as const) {
    drawn += fir(x, foot, height, 38, { lit: inks.mid, shade: inks.ink, cut: inks.far });
  }
  return drawn;
}

function planet({ inks, figures }: Extract<Poster, { scene: "planet" }>, random: Random): string {
  const [deep, high, rose, dawn] = inks.clouds;
  const bank = (y: number, fill: string, shifted: number, size: number): string => scallops(y, size, size * 0.62, fill, shifted, ACROSS);
  let cuts = "";
  for (let cut = 0; cut < 7; cut += 1) cuts += `M${at(226 + cut * 2)} ${at(60 + cut * 15)}l-18 8`;
  return (
    box(0, 0, 264, 372, inks.sky) +
    stars(random, inks.stars, 60, 264, 150) +
    '<clipPath id="planet"><circle cx="182" cy="112" r="78"/></clipPath><g transform="rotate(-14 182 112)">' +
    `<ellipse cx="182" cy="112" rx="122" ry="24" fill="none" stroke="${inks.ring}" stroke-width="6"/>` +
    `<g clip-path="url(#planet)">${disc(182, 112, 78, inks.planet)}` +
    shape("M100 66q84-14 170 0v16q-84-14-170 0zM100 120q84 12 170 0v18q-84 12-170 0zM100 160q84 10 170 0v12q-84 12-170 0z", inks.bands) +
    shape("M206 30q40 40 40 82t-40 82h90V30z", inks.shade, 'opacity=".7"') +
    line(cuts, inks.shade, 2) +
    `</g><path d="M60 112A122 24 0 0 0 304 112" fill="none" stroke="${inks.ring}" stroke-width="6"/>` +
    `<path d="M66 118A122 24 0 0 0 298 118" fill="none" stroke="${inks.bands}" stroke-width="2"/></g>` +
    bank(226, deep, 0, 46) +
    printedGlyph(figures[0], { x: 10, y: 128, size: 96 }, inks.figures[0], inks.sky, 3) +
    bank(250, high, -14, 58) +
    printedGlyph(figures[1], { x: 150, y: 178, size: 82 }, inks.figures[1], inks.sky, 3) +
    bank(268, rose, 8, 64) +
    bank(290, dawn, -20, 72) +
    line("M20 284h50M96 300h40M170 286h60M30 312h90", rose, 2)
  );
}

function shore({ inks, figures }: Extract<Poster, { scene: "shore" }>, random: Random): string {
  const [ship, ashore] = figures;
  const cape = ridge(190, 8, random, inks.mid, ACROSS);
  const near = ridge(262, 13, random, inks.dark, ACROSS);
  let swell = "";
  for (let row = 0; row < 6; row += 1) {
    for (let wave = 0; wave < 6; wave += 1) swell += `M${at(wave * 52 - row * 17)} ${at(210 + row * 12)}q9-7 18 0t18 0`;
  }
  return (
    box(0, 0, 264, 372, inks.sky) +
    rays(92, 118, 420, 32, inks.ray, 0.05) +
    cutSun(92, 112, 70, inks.sun, inks.sky, inks.far, 6) +
    ring(92, 112, 77, inks.sun, 2, "2.5 4") +
    area([[120, 202], [168, 136], [190, 162], [226, 106], [270, 162], [270, 202]], inks.far) +
    line("M168 136l-8 30M226 106l-14 44", inks.mid, 2) +
    cape.fill +
    contours(cape, 3, 5, inks.far, 1.2, 0.6) +
    box(0, 199, 264, 173, inks.shine) +
    line(swell, inks.far, 2.4) +
    printedGlyph(ship, { x: 16, y: 112, size: 112 }, inks.mid, inks.ink, 3) +
    near.fill +
    contours(near, 5, 6, inks.mid, 1.3, 0.7) +
    printedGlyph(ashore, { x: 122, y: 143, size: 136 }, inks.ink, inks.far, 2.5)
  );
}

function hills({ inks }: Extract<Poster, { scene: "hills" }>, random: Random): string {
  let drawn = box(0, 0, 264, 372, inks.sky) + rays(132, 150, 420, 30, inks.ray, random()) + cutSun(132, 140, 74, inks.sun, inks.sky, inks.ink, 6);
  for (const [fill, y] of [[inks.far, 210], [inks.mid, 250], [inks.dark, 290]] as const) {
    const found = ridge(y, 26, random, fill, ACROSS);
    drawn += found.fill + contours(found, 4, 6, inks.ray, 1.3, 0.5);
  }
  return drawn;
}
