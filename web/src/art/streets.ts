/** The middle row as one frieze in its owner's colour: road, settlement, city, each 120 by 60. */

import { battlements, fir, house, tower, type WallInks } from "./growths";
import { ROAD, RUT, WALL, WALL_IN_SHADE, type StreetInks } from "./inks";
import { randomOf, type Random } from "./random";
import { box, contours, disc, flecks, line, picture, rays, ridge, shape, type Across } from "./strokes";

export type Street = "road" | "settlement" | "city";

const ACROSS: Across = { width: 120, height: 60 };

export function street(kind: Street, inks: StreetInks, seed: string): string {
  const random = randomOf(kind + seed);
  const body = { road, settlement, city }[kind](inks, random);
  return picture(120, 60, box(0, 0, 120, 60, inks.ground) + body + flecks(random, 120, 60, 0.45), "xMidYMax slice");
}

const walls = (inks: StreetInks): WallInks => ({
  wall: WALL,
  side: WALL_IN_SHADE,
  roof: inks.light,
  roofShade: inks.ground,
  dark: inks.dark,
});

function road(inks: StreetInks, random: Random): string {
  const dark = { lit: inks.dark, shade: inks.dark };
  const hill = ridge(32, 10, random, inks.light, ACROSS);
  return (
    rays(60, 70, 110, 26, inks.glow, 0.04) +
    hill.fill +
    contours(hill, 2, 4, inks.ground, 1, 0.7) +
    shape("M-2 44Q30 38 60 43T122 44V62H-2Z", inks.dark) +
    shape("M-2 43.5Q30 37 60 43T122 43.5V55Q90 58 60 53T-2 55Z", ROAD) +
    line("M2 49q14-3 26-1M40 48q14 2 26 3M78 51q16 2 30-1", RUT, 1.4, 'stroke-dasharray="7 4"') +
    fir(20 + random() * 8, 41, 15, 9, dark) +
    fir(98 + random() * 8, 40, 19, 11, dark) +
    fir(88, 41, 12, 8, dark) +
    box(58, 25, 2.2, 17, inks.dark) +
    shape("M50 25h16l4 3-4 3H50z", WALL)
  );
}

function settlement(inks: StreetInks, random: Random): string {
  const wall = walls(inks);
  const dark = { lit: inks.dark, shade: inks.dark };
  return (
    rays(60, 56, 110, 24, inks.glow, 0.07) +
    disc(84, 30, 13, inks.accent) +
    ridge(44, 4, random, inks.light, ACROSS).fill +
    house(14 + random() * 4, 47, 11, 9, wall) +
    house(48, 48, 13, 11, wall) +
    tower(37, 47, 8, 17, wall) +
    house(78 + random() * 4, 47, 10, 8, wall) +
    fir(9, 48, 18, 10, dark) +
    fir(106, 48, 21, 12, dark) +
    ground(inks, 47, 45)
  );
}

function city(inks: StreetInks, random: Random): string {
  const wall = walls(inks);
  const flag = shape("M34.4 12v-7l8 2.4-8 2.4", WALL, `stroke="${inks.dark}" stroke-width=".7"`);
  return (
    rays(60, 56, 110, 24, inks.glow, 0.07) +
    disc(62, 34, 24, inks.accent) +
    box(14, 30, 92, 20, wall.side) +
    tower(30, 48, 8, 22, wall) +
    tower(82, 48, 9, 24, wall) +
    house(38, 40, 9, 12, wall) +
    house(66, 40, 9, 11, wall) +
    tower(54, 46, 11, 27, wall) +
    battlements(8, 112, 36, 52, WALL) +
    line("M14 43h8M27 46h9M40 42.5h8M70 46h9M86 42.5h8M98 46h7", wall.side, 1.5) +
    shape("M52 52v-6a7 7 0 0 1 14 0v6z", inks.dark) +
    tower(3, 51, 10, 19, wall, "battlements") +
    tower(107, 51, 10, 19, wall, "battlements") +
    (random() > 0.45 ? flag : house(14, 42, 8, 10, wall)) +
    (random() > 0.5 ? house(88, 42, 8, 10, wall) : "") +
    ground(inks, 50, 48)
  );
}

const ground = (inks: StreetInks, side: number, middle: number): string =>
  shape(`M-2 ${side}Q60 ${middle} 122 ${side}V62H-2Z`, inks.dark) + shape("M-2 51.5Q60 48 122 51.5V56Q60 53 -2 56Z", ROAD);
