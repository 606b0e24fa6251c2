/** The middle row as one frieze in its owner's colour: road, settlement, city, metropolis, citadel, each 120 by 60. */

import { battlements, fir, house, tower, type WallInks } from "./growths";
import { mix, ROAD, RUT, WALL, WALL_IN_SHADE, type StreetInks } from "./inks";
import { randomOf, type Random } from "./random";
import { area, at, box, contours, disc, flecks, line, picture, rays, ridge, shape, type Across } from "./strokes";

export type Street = "road" | "settlement" | "city" | "metropolis" | "citadel";

const ACROSS: Across = { width: 120, height: 60 };

export function street(kind: Street, inks: StreetInks, seed: string): string {
  const random = randomOf(kind + seed);
  const body = { road, settlement, city, metropolis, citadel }[kind](inks, random);
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

/** A city that has grown out of its walls: a dome between spires, and houses in front of the battlements. */
function metropolis(inks: StreetInks, random: Random): string {
  const wall = walls(inks);
  const dome =
    box(46, 26, 28, 22, WALL) +
    shape("M44 27a16 15 0 0 1 32 0z", inks.accent, `stroke="${inks.dark}" stroke-width="1"`) +
    box(58.6, 4, 2.8, 9, inks.dark) +
    shape("M61 4h9l-2.5 2.4L70 9h-9z", inks.light) +
    line("M51 32v12M60 32v12M69 32v12", wall.side, 2.2);
  return (
    rays(60, 56, 120, 30, inks.glow, 0.1) +
    box(8, 28, 104, 22, wall.side) +
    tower(22, 47, 8, 30, wall) +
    tower(90, 47, 8, 32, wall) +
    dome +
    battlements(2, 118, 38, 52, WALL) +
    tower(0, 52, 10, 24, wall, "battlements") +
    tower(110, 52, 10, 24, wall, "battlements") +
    house(14 + random() * 3, 51, 10, 9, wall) +
    house(31, 52, 9, 8, wall) +
    shape("M52 53v-7a8 8 0 0 1 16 0v7z", inks.dark) +
    house(76, 52, 9, 8, wall) +
    house(93 + random() * 3, 51, 10, 9, wall) +
    ground(inks, 51, 49)
  );
}

/** A tower of wizards alone on its crag, before a large moon: what lies below it is steep and bare. */
function citadel(inks: StreetInks, random: Random): string {
  const wall = { ...walls(inks), roof: inks.ground, roofShade: inks.dark };
  const rock = mix(inks.ground, inks.dark, 0.45);
  const star = (x: number, y: number, size: number): string => {
    const [long, short] = [at(size * 0.72), at(size * 0.28)];
    return shape(`M${at(x)} ${at(y - size)}l${short} ${long} ${long} ${short} -${long} ${short} -${short} ${long} -${short} -${long} -${long} -${short} ${long} -${short}z`, WALL);
  };
  return (
    rays(60, 30, 120, 34, inks.glow, 0.04) +
    disc(60, 32.5, 17.5, inks.accent) +
    star(30, 23, 4.6) +
    star(93, 20 + random() * 3, 3.6) +
    star(20 + random() * 3, 37, 2.8) +
    star(101, 36 - random() * 3, 3) +
    ridge(48, 4, random, inks.light, ACROSS).fill +
    // the crag, lit from the left
    area([[20, 54], [31, 47], [34, 42], [40, 43.5], [45, 35.5], [60, 34], [60, 54]], rock) +
    area([[60, 54], [60, 34], [75, 35.5], [80, 43.5], [86, 42], [90, 48], [100, 54]], inks.dark) +
    line("M39 51l5-8M46 50l3-8M53 51l1-7M31 52l3-4", inks.light, 1, 'opacity=".85"') +
    line("M67 48l-2-8M75 50l-3-8M85 51l-3-6", inks.ground, 1) +
    tower(45.5, 38, 6, 7, wall) +
    tower(68.5, 38, 6, 7, wall) +
    tower(55, 37, 9, 11, wall) +
    battlements(45, 76, 33.5, 39.5, WALL) +
    line("M48 37.2h5M66 36.6h5", wall.side, 1.1) +
    shape("M57.6 39.5v-2.4a2.4 2.4 0 0 1 4.8 0v2.4z", inks.dark) +
    ground(inks, 53, 51)
  );
}

const ground = (inks: StreetInks, side: number, middle: number): string =>
  shape(`M-2 ${side}Q60 ${middle} 122 ${side}V62H-2Z`, inks.dark) + shape("M-2 51.5Q60 48 122 51.5V56Q60 53 -2 56Z", ROAD);
