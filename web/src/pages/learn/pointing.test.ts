import { expect, test } from "vitest";
import { arrow, beside, shared, type Box } from "./pointing";

const ROOM: Box = { left: 0, top: 50, width: 1440, height: 850 };
const CARD = { width: 390, height: 220 };

function box(left: number, top: number, width = 100, height = 80): Box {
  return { left, top, width, height };
}

test("the coach stands beside what it points at and covers none of it, wherever that lies", () => {
  for (let left = 0; left <= 1340; left += 67) {
    for (let top = 50; top <= 820; top += 77) {
      const things = [box(left, top), box(700, 400), box(200, 800)];
      const place = { ...beside(CARD, things, [box(1100, 50, 340, 850)], ROOM), ...CARD };
      for (const thing of things) expect(shared(place, thing)).toBe(0);
      expect(place.left).toBeGreaterThanOrEqual(0);
      expect(place.top).toBeGreaterThanOrEqual(50);
      expect(place.left + CARD.width).toBeLessThanOrEqual(1440);
      expect(place.top + CARD.height).toBeLessThanOrEqual(900);
    }
  }
});

test("it stays where it was while that hides nothing", () => {
  const before = { left: 500, top: 300 };
  expect(beside(CARD, [box(950, 350)], [], ROOM, before)).toEqual(before);
  expect(beside(CARD, [box(550, 350)], [], ROOM, before)).not.toEqual(before);
});

test("it rather hides what nobody needs", () => {
  const free = beside(CARD, [box(500, 400)], [], ROOM);
  const place = beside(CARD, [box(500, 400)], [{ ...free, ...CARD }], ROOM);
  expect(shared({ ...place, ...CARD }, { ...free, ...CARD })).toBeLessThan(CARD.width * CARD.height);
});

test("it does not stand on what can be chosen", () => {
  const thing = [box(500, 400)];
  const free = beside(CARD, thing, [], ROOM);
  const site = box(free.left + 100, free.top + 60);
  expect(shared({ ...beside(CARD, thing, [], ROOM, null, [site]), ...CARD }, site)).toBe(0);
  expect(shared({ ...beside(CARD, thing, [], ROOM, free, [site]), ...CARD }, site)).toBe(0);
});

test("it does not stand on what is spoken of, rather on what can be chosen", () => {
  const thing = [box(500, 400)];
  const free = beside(CARD, thing, [], ROOM);
  const road = box(free.left + 100, free.top + 60);
  expect(shared({ ...free, ...CARD }, road)).toBeGreaterThan(0);
  expect(shared({ ...beside(CARD, thing, [], ROOM, free, [], [road]), ...CARD }, road)).toBe(0);
  const lit = [{ left: 0, top: 50, width: 1440, height: 300 }, { left: 0, top: 520, width: 1440, height: 380 }];
  expect(shared({ ...beside(CARD, thing, [], ROOM, free, lit, [road]), ...CARD }, road)).toBe(0);
  // what is ringed comes first: where there is no other room, it stands on what is only named
  const around = [{ left: 0, top: 50, width: 1440, height: 600 }];
  expect(shared({ ...beside(CARD, around, [], ROOM, null, [], [{ left: 0, top: 660, width: 1440, height: 240 }]), ...CARD }, around[0] as Box)).toBe(0);
});

test("the arrow leads from the card towards the thing, and is left out where they touch", () => {
  const line = arrow({ left: 0, top: 0, ...CARD }, box(100, 290));
  expect(line).toMatchObject({ y1: 220, x1: 150 });
  expect(line?.y2).toBeGreaterThan(250);
  expect(line?.y2).toBeLessThan(290);
  expect(arrow({ left: 0, top: 0, ...CARD }, box(100, 225))).toBeNull();
});

test("of a long arrow only the end is drawn, and it does not end at a corner", () => {
  const line = arrow({ left: 0, top: 0, ...CARD }, box(340, 700));
  expect(line?.y1).toBeGreaterThan(600);
  expect(line?.y2).toBeLessThan(700);
  expect(line?.x2).toBeGreaterThan(365);
  const away = arrow({ left: 0, top: 0, ...CARD }, box(500, 700));
  expect(away?.x2).toBeGreaterThan(515);
});
