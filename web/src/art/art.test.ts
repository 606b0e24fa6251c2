import { describe, expect, it } from "vitest";
import { back } from "./backs";
import { BONE, isNumber, numberDie, signDie, VERMILION } from "./dice";
import { emblem, type Format } from "./emblem";
import { contrast, inksOf, isLight, luminance, mix, washedOut, type LandInks } from "./inks";
import { landscape, LANDSCAPES } from "./landscapes";
import { panorama } from "./panorama";
import { poster } from "./posters";
import { randomOf } from "./random";
import { SCENE_NAMES } from "./scenes";
import { seal } from "./seal";
import { sized } from "./print";
import { street } from "./streets";
import { socket, token } from "./tokens";

const GLYPH = '<path fill="currentColor" d="M0 0h512v512H0z"/>';
const LAND: LandInks = { sky: "#e3e6bd", sun: "#fbf4d6", ray: "#d3dca9", far: "#9dbf9b", mid: "#47886a", dark: "#1e5443", ink: "#0d2c26", shine: "#8cc0a0" };
const INKS = inksOf("#3f7397");
const STREET = { ...INKS, glow: "#c25338" };
const FORMATS: Format[] = ["window", "tile", "tall"];

/** Whether each tag that is opened is closed, which an image needs more than a page does. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, closing, name, attributes, empty] of svg.matchAll(/<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g)) {
    if (attributes === undefined) return false;
    if (closing) {
      if (open.pop() !== name) return false;
    } else if (!empty) open.push(name ?? "");
  }
  return open.length === 0 && svg.split("<").length === svg.split(">").length;
}

const pictures: [string, () => string][] = [
  ...LANDSCAPES.map((kind): [string, () => string] => [kind, () => landscape(kind, LAND, "7")]),
  ...(["road", "settlement", "city"] as const).map((kind): [string, () => string] => [kind, () => street(kind, STREET, "1")]),
  ...SCENE_NAMES.flatMap((scene) =>
    FORMATS.map((format): [string, () => string] => [`${scene} ${format}`, () => emblem({ glyph: GLYPH, inks: INKS, scene, seed: "a", cargo: GLYPH }, format)]),
  ),
  ["back", () => back(GLYPH, INKS)],
  ["die", () => numberDie(5, BONE)],
  ["event die", () => signDie({ top: GLYPH, left: GLYPH }, VERMILION)],
  ["socket", socket],
  ["token", () => token(GLYPH)],
  ["day", () => panorama("day")],
  ["night", () => panorama("night")],
  ["poster", () => poster({ scene: "town", inks: LAND, walls: { wall: "#fdf0d5", side: "#e6c79a", roof: "#d8573c", roofShade: "#7d2116", dark: "#3b1712" } }, "x")],
  ["poster of hills", () => poster({ scene: "hills", inks: LAND }, "x")],
  ["seal", seal],
];

describe("every picture", () => {
  it.each(pictures)("%s is the same each time, and an image by itself", (_name, draw) => {
    const drawn = draw();
    expect(draw()).toBe(drawn);
    expect(drawn.startsWith('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ')).toBe(true);
    expect(wellFormed(drawn)).toBe(true);
    // a number gone wrong draws nothing, and nobody is told
    expect(drawn).not.toMatch(/NaN|undefined|Infinity/);
    // inks are colours: what is left of a template would be drawn black
    for (const [, colour] of drawn.matchAll(/(?:fill|stroke)="([^"]*)"/g)) expect(colour).toMatch(/^(#[0-9a-f]{3,6}|none|url\(#\w+\))$/);
  });
});

describe("seeds", () => {
  it("make two of a kind differ, and nothing else does", () => {
    expect(landscape("forest", LAND, "1")).not.toBe(landscape("forest", LAND, "2"));
    expect(emblem({ glyph: GLYPH, inks: INKS, scene: "hill", seed: "a" }, "tile")).not.toBe(emblem({ glyph: GLYPH, inks: INKS, scene: "hill", seed: "b" }, "tile"));
  });

  it("give numbers from 0 up to 1, spread over all of it", () => {
    const random = randomOf("any");
    const drawn = Array.from({ length: 1000 }, random);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    for (let tenth = 0; tenth < 10; tenth += 1) {
      expect(drawn.filter((one) => Math.floor(one * 10) === tenth).length).toBeGreaterThan(60);
    }
  });
});

describe("inks", () => {
  it("mix by shares", () => {
    expect(mix("#000000", "#ffffff", 0.5)).toBe("#808080");
    expect(mix("#102030", "#ffffff", 0)).toBe("#102030");
  });

  it("are told apart as WCAG does", () => {
    expect(luminance("#ffffff")).toBeCloseTo(1);
    expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
    expect(isLight("#fbf1d9")).toBe(true);
    expect(isLight("#4a2506")).toBe(false);
  });
});

describe("dice", () => {
  it("show as many pips on top as they say", () => {
    for (const number of [1, 2, 3, 4, 5, 6]) {
      if (!isNumber(number)) throw new Error("a die has six faces");
      const top = numberDie(number).split('<g transform="')[1] ?? "";
      expect(top.split("<circle").length - 1).toBe(number);
    }
    expect(isNumber(7)).toBe(false);
  });
});

describe("washed-out land", () => {
  it("keeps every ink, greyer and a little darker", () => {
    const washed = washedOut(LAND);
    expect(Object.keys(washed)).toEqual(Object.keys(LAND));
    for (const [name, ink] of Object.entries(washed)) expect(luminance(ink)).toBeLessThan(luminance(LAND[name as keyof LandInks]));
    expect(washedOut({ ...LAND, sky: "#808080" }).sky).toBe("#6f6f6f");
  });
});

it("is printed in a size of its own, and cut to fit as on the page", () => {
  const drawn = token(GLYPH);
  const print = sized(drawn, { width: 30, height: 20 });
  expect(print).toContain('<svg width="30" height="20" xmlns=');
  expect(print).toContain('preserveAspectRatio="xMidYMid slice"');
  expect(wellFormed(print)).toBe(true);
});
