/**
 * Six landscapes, each 120 by 120. The sky is kept plain on top, for a number and a name. No scenery comes in ones, twos
 * or threes of what the land gives: people would count it.
 */

import type { LandInks } from "./inks";
import { CREAM } from "./inks";
import { fir, peak } from "./growths";
import { randomOf, type Random } from "./random";
import { area, at, box, clouds, contours, cutSun, flecks, line, moved, picture, rays, ridge, shape, type Across } from "./strokes";

const SIDE = 120;
const ACROSS: Across = { width: SIDE, height: SIDE };

type Recipe = (inks: LandInks, random: Random) => string;

function forest(inks: LandInks, random: Random): string {
  let drawn = rays(88, 44, 120, 22, inks.ray, random()) + cutSun(88, 44, 17, inks.sun, inks.ray, inks.far, 5);
  drawn += clouds(random, inks.far, 3, 24, 46, SIDE) + ridge(66, 8, random, inks.far, ACROSS).fill;
  let tips = "";
  for (let x = -2; x < 122; x += 5 + random() * 3) tips += `M${at(x - 3)} 70L${at(x)} ${at(59 - random() * 8)}L${at(x + 3)} 70Z`;
  drawn += shape(tips, inks.far) + ridge(82, 5, random, inks.mid, ACROSS).fill;
  for (let tree = 0; tree < 7; tree += 1) {
    drawn += fir(4 + tree * 18 + random() * 8, 90 + random() * 4, 34 + random() * 12, 20, { lit: "#66a37f", shade: inks.mid });
  }
  drawn += ridge(96, 4, random, inks.dark, ACROSS).fill;
  for (const [x, height] of [[14, 54], [106, 60], [82, 42], [44, 38], [60, 30]] as const) {
    drawn += fir(x + random() * 5, 104 + random() * 4, height + random() * 6, 27, { lit: "#2f7057", shade: inks.dark, cut: inks.shine });
  }
  const ground = ridge(104, 4, random, inks.ink, ACROSS);
  return drawn + ground.fill + contours(ground, 3, 4, inks.dark, 1, 0.9);
}

function hills(inks: LandInks, random: Random): string {
  let drawn = rays(34, 50, 130, 20, inks.ray, random()) + cutSun(34, 50, 18, inks.sun, inks.ray, inks.far, 5);
  const far = ridge(60, 14, random, inks.far, ACROSS);
  drawn += far.fill + contours(far, 4, 4, inks.sun, 0.9, 0.55) + moved(82 + random() * 8, 74, kiln(inks), 0.62);
  const middle = ridge(74, 14, random, inks.mid, ACROSS);
  drawn += middle.fill + contours(middle, 5, 4, inks.far, 1, 0.75);
  const near = ridge(89, 10, random, inks.dark, ACROSS);
  return drawn + near.fill + contours(near, 5, 4, inks.mid, 1.1, 0.85) + ridge(108, 5, random, inks.ink, ACROSS).fill;
}

function kiln(inks: LandInks): string {
  return (
    shape("M-10 22V2L-4-8 0-8V-24h7v16l5 10v20z", inks.dark) +
    shape("M2 22V-24h5v16l5 10v20z", inks.ink) +
    shape("M-5 22v-8a4 4 0 0 1 8 0v8z", inks.sun) +
    line("M3-26c-5-4 4-7 0-11s6-6 3-10", inks.shine, 3.4)
  );
}

function mountains(inks: LandInks, random: Random): string {
  let drawn = rays(26, 46, 130, 20, inks.ray, random()) + cutSun(26, 46, 13, inks.sun, inks.ray, inks.far, 5);
  drawn += clouds(random, inks.far, 3, 30, 48, SIDE);
  const behind = { snow: inks.sun, snowShade: inks.far, lit: inks.far, shade: inks.mid, cut: inks.far };
  drawn += peak(100 + random() * 6, 42, 96, 40, behind) + peak(12, 56, 98, 34, behind);
  const first = { snow: inks.shine, snowShade: inks.far, lit: inks.mid, shade: inks.dark, cut: inks.mid };
  drawn += peak(57 + random() * 8, 28 + random() * 4, 100, 50, first) + ridge(96, 8, random, inks.dark, ACROSS).fill;
  for (let tree = 0; tree < 5; tree += 1) {
    drawn += fir(8 + tree * 11 + random() * 6, 103, 12 + random() * 9, 9, { lit: inks.ink, shade: inks.ink });
  }
  const ground = ridge(105, 5, random, inks.ink, ACROSS);
  return drawn + ground.fill + contours(ground, 2, 4, inks.dark, 1, 0.9);
}

function fields(inks: LandInks, random: Random): string {
  const sun = 60 + (random() - 0.5) * 26;
  let drawn = rays(sun, 62, 130, 30, inks.ray, 0.05) + cutSun(sun, 60, 21, inks.sun, inks.sky, inks.dark, 3);
  let hedge = "M-2 64";
  for (let x = -2; x < 124; x += 7) hedge += `q3.5 ${at(-4 - random() * 6)} 7 0`;
  drawn += shape(`${hedge}V72H-2Z`, inks.dark) + box(0, 64, 120, 58, inks.far);
  for (let furrow = -9; furrow <= 9; furrow += 1) {
    const left = 60 + furrow * 20;
    const right = left + 10;
    const fill = furrow % 2 === 0 ? inks.shine : inks.mid;
    drawn += area([[sun + furrow * 2.1, 64], [sun + (furrow + 0.5) * 2.1, 64], [right + (right - 60) * 0.5, 122], [left + (left - 60) * 0.5, 122]], fill);
  }
  let stubble = "";
  for (let row = 0; row < 6; row += 1) {
    const y = 67 + row * row * 1.5 + row * 2;
    for (let x = -4 + (row % 2) * 4; x < 124; x += 7 + row * 1.2) stubble += `M${at(x)} ${at(y + 2)}l${at(1 + row * 0.3)} ${at(-2 - row * 0.6)}`;
  }
  drawn += line(stubble, inks.dark, 0.8, 'opacity=".75"');
  for (const [x, height, lean] of [[4, 52, 5], [14, 40, 6], [112, 54, -6], [103, 38, -4]] as const) drawn += ear(x, 122, height + random() * 6, lean, inks.ink);
  return drawn;
}

function ear(x: number, foot: number, height: number, lean: number, ink: string): string {
  let drawn = line(`M${at(x)} ${foot}Q${at(x + lean * 0.2)} ${at(foot - height * 0.6)} ${at(x + lean)} ${at(foot - height)}`, ink, 1.4);
  for (let grain = 0; grain < 6; grain += 1) {
    const middle = x + lean * (0.55 + (0.45 * grain) / 6);
    const y = at(foot - height * 0.62 - (height * 0.4 * grain) / 6);
    for (const [side, turn] of [[-2.6, -28], [2.6, 30]] as const) {
      const grainAt = at(middle + side);
      drawn += `<ellipse cx="${grainAt}" cy="${y}" rx="1.6" ry="3.6" fill="${ink}" transform="rotate(${turn} ${grainAt} ${y})"/>`;
    }
  }
  return drawn;
}

function pasture(inks: LandInks, random: Random): string {
  let drawn = rays(92, 42, 130, 20, inks.ray, random()) + cutSun(92, 42, 15, inks.sun, inks.ray, inks.far, 5);
  drawn += clouds(random, inks.shine, 4, 26, 50, SIDE);
  const far = ridge(70, 12, random, inks.far, ACROSS);
  drawn += far.fill + contours(far, 3, 4, inks.mid, 0.9, 0.7) + moved(26 + random() * 8, 76, oak(inks), 0.85);
  const middle = ridge(86, 12, random, inks.mid, ACROSS);
  drawn += middle.fill + contours(middle, 4, 4.4, inks.far, 1, 0.8);
  for (let sheep = 0; sheep < 6; sheep += 1) {
    const [x, y] = [44 + sheep * 11 + random() * 5, 84 + random() * 9];
    drawn += `<g transform="translate(${at(x)} ${at(y)}) scale(${random() > 0.5 ? 1 : -1} 1)"><path d="M-3 2v3M2 2v3" stroke="${inks.ink}"/><ellipse rx="4.6" ry="3.1" fill="${CREAM}"/><circle cx="4.4" cy="-1.4" r="1.7" fill="${inks.ink}"/></g>`;
  }
  drawn += ridge(102, 7, random, inks.dark, ACROSS).fill;
  for (let x = 4; x < 120; x += 15) drawn += box(x, 92 + random() * 2, 2.6, 16, inks.ink);
  return drawn + line("M-2 96Q60 93 122 97M-2 102Q60 99 122 103", inks.ink, 1.5) + ridge(110, 4, random, inks.ink, ACROSS).fill;
}

function oak(inks: LandInks): string {
  return (
    box(-1.6, -14, 3.2, 16, inks.ink) +
    `<circle cy="-20" r="11" fill="${inks.dark}"/>` +
    shape("M0-31a11 11 0 0 1 0 22z", inks.ink) +
    line("M-7-22l4-4M-8-17l6-6M-5-14l4-4", inks.mid)
  );
}

function river(inks: LandInks, random: Random): string {
  let drawn = rays(64, 58, 130, 26, inks.ray, 0.06) + cutSun(64, 56, 20, inks.sun, inks.sky, inks.far, 4);
  drawn += area([[-2, 66], [12, 53], [24, 60], [38, 49], [58, 68], [-2, 70]], inks.far);
  drawn += area([[66, 68], [84, 54], [94, 60], [108, 48], [124, 58], [124, 70]], inks.far);
  drawn += line("M12 53l4 8M38 49l7 10M84 54l-3 7M108 48l-6 10M110 52l5 7", inks.mid) + box(0, 65, 120, 60, inks.mid);
  drawn += shape("M58 65C66 70 84 72 74 80S28 88 34 98 88 106 74 122H118C128 104 76 100 82 90S104 78 84 72 68 68 66 65Z", inks.shine);
  drawn += line("M66 69h8M70 76h7M58 84h12M44 90h16M48 97h20M68 104h20M86 112h18M88 117h10", "#fff6cf", 1.5);
  drawn += line("M62 80h7M40 94h9M60 101h12M80 109h14", "#c9822a", 1.3);
  drawn += shape("M-2 74C14 72 30 78 44 76 30 84 18 90 24 100 30 110 62 110 62 122H-2Z", inks.dark);
  drawn += shape("M122 72C104 76 112 80 104 86 92 94 122 98 122 98Z", inks.dark);
  drawn += line("M4 82q10-3 18 0M2 90q8-3 14 0M6 98q6-2 12 1M8 106q14-2 26 2M14 113q16-2 32 2", inks.mid, 1.1);
  for (const [x, foot, height] of [[6, 92, 30], [18, 104, 26], [112, 92, 26], [104, 84, 14]] as const) {
    drawn += fir(x + random() * 3, foot, height, 13, { lit: inks.ink, shade: inks.ink });
  }
  return drawn + ridge(116, 4, random, inks.ink, ACROSS).fill;
}

const RECIPES = { forest, hills, mountains, fields, pasture, river } as const satisfies Record<string, Recipe>;

export type Landscape = keyof typeof RECIPES;
export const LANDSCAPES = Object.keys(RECIPES) as Landscape[];

export function landscape(kind: Landscape, inks: LandInks, seed: string): string {
  const random = randomOf(kind + seed);
  const body = box(0, 0, SIDE, SIDE, inks.sky) + RECIPES[kind](inks, random) + flecks(random, SIDE, SIDE);
  return picture(SIDE, SIDE, body);
}
