/** Things that stand in landscapes and streets: firs, houses, towers, peaks. */

import { area, at, box, line, shape, type Point } from "./strokes";

export interface FirInks {
  lit: string;
  shade: string;
  /** Cut lines on the lit side; without them a silhouette. */
  cut?: string;
}

/** A fir with its foot at (x, foot), one side lit. */
export function fir(x: number, foot: number, height: number, width: number, inks: FirInks): string {
  const tiers = 4;
  const left: Point[] = [[x, foot - height]];
  const right: Point[] = [[x, foot - height]];
  let cuts = "";
  for (let tier = 1; tier <= tiers; tier += 1) {
    const y = foot - height + (height * 0.9 * tier) / tiers;
    const half = (width / 2) * (tier / tiers) ** 0.85;
    left.push([x - half, y + height * 0.015], [x - half * 0.5, y - height * 0.02]);
    right.push([x + half, y + height * 0.015], [x + half * 0.5, y - height * 0.02]);
    cuts += `M${at(x - half * 0.72)} ${at(y - height * 0.012)}l${at(half * 0.5)} ${at(-height * 0.1)}`;
    cuts += `M${at(x - half * 0.35)} ${at(y - height * 0.03)}l${at(half * 0.24)} ${at(-height * 0.07)}`;
  }
  const trunk = width * 0.05;
  left.push([x - trunk, foot - height * 0.1], [x - trunk, foot], [x, foot]);
  right.push([x + trunk, foot - height * 0.1], [x + trunk, foot], [x, foot]);
  return area(left, inks.lit) + area(right, inks.shade) + (inks.cut === undefined ? "" : line(cuts, inks.cut, 0.75));
}

export interface WallInks {
  wall: string;
  side: string;
  roof: string;
  roofShade: string;
  dark: string;
}

/** A house with its gable to us and its roof running to the right. */
export function house(x: number, foot: number, width: number, height: number, inks: WallInks): string {
  const roof = height * 0.55;
  const deep = width * 0.9;
  const eaves = foot - height;
  const top = eaves - roof;
  const tiles = [0.25, 0.5, 0.75].map((share) => `M${at(x + width / 2 + deep * share)} ${at(top)}l${at(width / 2)} ${at(roof)}`);
  return (
    area([[x, foot], [x, eaves], [x + width / 2, top], [x + width, eaves], [x + width, foot]], inks.wall) +
    area([[x + width / 2, top], [x + width / 2 + deep, top], [x + width + deep, eaves], [x + width, eaves]], inks.roof) +
    area([[x + width, eaves], [x + width + deep, eaves], [x + width + deep, foot], [x + width, foot]], inks.side) +
    box(x + width * 0.38, foot - height * 0.62, width * 0.26, height * 0.62, inks.dark) +
    line(tiles.join(""), inks.dark, 0.55, 'opacity=".55"')
  );
}

export function tower(x: number, foot: number, width: number, height: number, inks: WallInks, top: "spire" | "battlements" = "spire"): string {
  const eaves = foot - height;
  const ridge = x + width * 0.55;
  let drawn = box(x, eaves, width * 0.55, height, inks.wall) + box(ridge, eaves, width * 0.45, height, inks.side);
  if (top === "spire") {
    const tip: Point = [ridge, eaves - width * 1.7];
    drawn += area([[x - width * 0.14, eaves], tip, [ridge, eaves]], inks.roof);
    drawn += area([[x + width * 1.14, eaves], tip, [ridge, eaves]], inks.roofShade);
  } else {
    const tooth = width / 5;
    const [up, down, half] = [at(-tooth * 1.6), at(tooth * 1.6), at(tooth * 0.8)];
    drawn += shape(
      `M${at(x - width * 0.1)} ${at(eaves)}v${up}h${at(tooth * 1.1)}v${half}h${at(tooth)}v-${half}h${at(tooth * 1.2)}v${half}h${at(tooth)}v-${half}h${at(tooth * 1.2)}v${down}z`,
      inks.wall,
    );
  }
  return drawn + box(x + width * 0.3, foot - height * 0.72, width * 0.18, height * 0.2, inks.dark);
}

export interface PeakInks {
  snow: string;
  snowShade: string;
  lit: string;
  shade: string;
  cut: string;
}

/** A mountain with its top at (x, top), lit from the left. */
export function peak(x: number, top: number, foot: number, half: number, inks: PeakInks): string {
  const tall = foot - top;
  const crest: Point[] = [
    [x, top],
    [x + half * 0.09, top + tall * 0.2],
    [x - half * 0.06, top + tall * 0.42],
    [x + half * 0.13, top + tall * 0.68],
    [x + half * 0.02, foot],
  ];
  const snow = tall * 0.3;
  let cuts = "";
  for (let number = 1; number < 7; number += 1) {
    const share = 0.3 + number * 0.09;
    cuts += `M${at(x + half * 0.92 * share)} ${at(top + tall * share + 1.5)}l${at(-half * 0.16 - number * 0.6)} ${at(tall * 0.13)}`;
  }
  return (
    area([[x, top], [x - half, foot], [x + half * 0.02, foot], ...crest.slice(1, 4).reverse()], inks.lit) +
    area([...crest, [x + half * 0.92, foot]], inks.shade) +
    area([[x, top], [x - half * 0.3, top + snow], [x - half * 0.19, top + snow * 0.82], [x - half * 0.13, top + snow * 1.12], [x - half * 0.03, top + snow * 0.8], [x + half * 0.06, top + snow * 0.75]], inks.snow) +
    area([[x, top], [x + half * 0.06, top + snow * 0.75], [x + half * 0.12, top + snow * 1.05], [x + half * 0.18, top + snow * 0.78], [x + half * 0.27, top + snow]], inks.snowShade) +
    line(cuts, inks.cut, 0.9)
  );
}

/** A wall with battlements from `left` to `right`. */
export function battlements(left: number, right: number, top: number, foot: number, fill: string): string {
  let d = `M${at(left)} ${at(foot)}V${at(top)}`;
  for (let x = left; x + 9 < right; x += 9) d += "h5v3h4v-3";
  return shape(`${d}H${at(right)}V${at(foot)}Z`, fill);
}

/** A walled town of about 110 by 56, its gate at (60, 56). */
export function walledTown(inks: WallInks): string {
  return (
    box(22, 32, 82, 20, inks.side) +
    tower(30, 48, 8, 22, inks) +
    tower(84, 48, 9, 24, inks) +
    house(38, 42, 9, 12, inks) +
    house(66, 42, 9, 11, inks) +
    tower(54, 48, 11, 34, inks) +
    tower(70, 34, 6, 16, inks) +
    battlements(14, 107, 40, 56, inks.wall) +
    line("M20 47h8M34 50h9M70 49h9M86 46h8", inks.side, 1.4) +
    shape("M54 56v-6a6.5 6.5 0 0 1 13 0v6z", inks.dark) +
    tower(9, 54, 9, 18, inks, "battlements") +
    tower(101, 54, 9, 18, inks, "battlements")
  );
}
