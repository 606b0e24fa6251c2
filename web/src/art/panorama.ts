/** The wide landscape behind the first page, by day and by night. Its foot is the cloth on which the games lie. */

import { fir, peak, walledTown, type WallInks } from "./growths";
import { randomOf, type Random } from "./random";
import { area, box, contours, cutSun, flecks, line, moved, picture, rays, ridge, ring, shape, stars, type Across } from "./strokes";

interface PanoramaInks {
  sky: string;
  ray: string;
  sun: string;
  ring: string;
  mountain: string;
  mountainShade: string;
  snow: string;
  hills: readonly [far: string, middle: string, near: string];
  fields: readonly [string, string];
  river: string;
  town: WallInks;
  nearest: string;
  cloth: string;
}

const DAY: PanoramaInks = {
  sky: "#fbe2ad",
  ray: "#f8d38c",
  sun: "#ec6a2c",
  ring: "#fff1cf",
  mountain: "#b9c4bd",
  mountainShade: "#8aa3a6",
  snow: "#fff6e2",
  hills: ["#7fae8c", "#4b8a72", "#2a6355"],
  fields: ["#eab63c", "#cf8f1c"],
  river: "#fff0c4",
  town: { wall: "#fdf0d5", side: "#e2bf8d", roof: "#c9492f", roofShade: "#3b1712", dark: "#3b1712" },
  nearest: "#15383c",
  cloth: "#15383c",
};

const NIGHT: PanoramaInks = {
  sky: "#16294a",
  ray: "#1b3156",
  sun: "#f6e3b4",
  ring: "#fff6dc",
  mountain: "#27406a",
  mountainShade: "#203658",
  snow: "#6f8bb4",
  hills: ["#1c4553", "#143a42", "#0f2b31"],
  fields: ["#7c5b23", "#5f4316"],
  river: "#9fb9d8",
  town: { wall: "#e9d6ae", side: "#a98d63", roof: "#b8452f", roofShade: "#150b12", dark: "#150b12" },
  nearest: "#0a191c",
  cloth: "#0a191c",
};

const ACROSS: Across = { width: 1440, height: 400 };

export function panorama(time: "day" | "night"): string {
  const inks = time === "day" ? DAY : NIGHT;
  const random = randomOf("panorama");
  const { width, height } = ACROSS;
  const [far, middle, near] = inks.hills;
  const hill = (y: number, swing: number, fill: string, waves: number, cut: string, cuts = 4): string => {
    const found = ridge(y, swing, random, fill, { ...ACROSS, waves });
    return found.fill + contours(found, cuts, 7, cut, 1.6, 0.6);
  };
  const mountain = { snow: inks.snow, snowShade: inks.mountain, lit: inks.mountain, shade: inks.mountainShade, cut: inks.mountain };
  const body =
    box(0, 0, width, height, inks.sky) +
    rays(1010, 236, 1500, 64, inks.ray, 0.02) +
    (time === "night" ? stars(random, "#8fb0e0", 70, width, 120) : "") +
    cutSun(1010, 226, 104, inks.sun, inks.sky, inks.town.dark, 6) +
    ring(1010, 226, 114, inks.ring, 2.5, "3 5") +
    peak(806, 150, 300, 118, mountain) +
    peak(1270, 120, 310, 170, mountain) +
    peak(1400, 160, 310, 130, mountain) +
    hill(286, 26, far, 7, inks.mountainShade) +
    shape("M840 320C900 262 950 250 1010 250S1130 264 1190 322Z", near) +
    moved(880, 138, walledTown(inks.town), 2.16) +
    hill(322, 16, middle, 6, far) +
    fields(inks) +
    shape("M1010 258C1040 290 930 300 960 322S1100 340 1010 366 760 380 700 410H960C980 392 1150 372 1120 340S990 312 1030 290 1030 266 1018 258Z", inks.river) +
    line("M980 318h34M1010 334h60M960 356h70M880 376h90M840 392h70", inks.mountainShade, 2) +
    hill(352, 18, near, 5, middle, 3) +
    firs(inks, random) +
    ridge(384, 10, random, inks.cloth, { ...ACROSS, waves: 6 }).fill +
    flecks(random, width, height, 0.4);
  return picture(width, height, body, "xMidYMax slice");
}

function fields(inks: PanoramaInks): string {
  const [one, other] = inks.fields;
  let drawn = shape("M1120 322Q1280 296 1460 318V410H1060Z", one);
  for (let furrow = 0; furrow < 16; furrow += 1) {
    const [from, to] = [1150 + furrow * 11, 1096 + furrow * 46];
    drawn += area([[from, 316], [from + 6, 316], [to + 24, 410], [to, 410]], furrow % 2 === 0 ? other : one);
  }
  return drawn;
}

function firs(inks: PanoramaInks, random: Random): string {
  const [far, middle, near] = inks.hills;
  let drawn = "";
  for (let tree = 0; tree < 26; tree += 1) {
    const left = tree < 16;
    const x = left ? -10 + tree * 34 + random() * 22 : 1180 + (tree - 16) * 28 + random() * 16;
    const height = 50 + random() * 46 - (left ? tree * 1.2 : 0);
    drawn += fir(x, 372 + random() * 12, height, 34 + random() * 8, { lit: middle, shade: near, cut: far });
  }
  for (let tree = 0; tree < 9; tree += 1) {
    drawn += fir(1130 + tree * 40 + random() * 20, 398, 26 + random() * 50, 30, { lit: near, shade: inks.nearest });
  }
  return drawn;
}
