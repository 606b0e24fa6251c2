import { expect, it } from "vitest";
import type { GameEvent } from "../../lib/texts";
import { cells, extent, type Cell } from "./cells";
import { rising, withRising } from "./rising";
import type { PrinceView, View } from "./shapes";

const region = (id: string) => ({ region: id, resource: "holz", number: 1, stored: 0 });
const prince = (seat: string, more: Partial<PrinceView> = {}): PrinceView =>
  ({
    seat,
    places: ["settlement", "settlement"],
    road_left: false,
    road_right: true,
    above: ["a", "b", "c"].map(region),
    below: ["d", "e", "f"].map(region),
    sites_above: [[], []],
    sites_below: [[], []],
    covered: null,
    annexes: [],
    ...more,
  }) as unknown as PrinceView;

const RED = prince("red");
const VIEW = { princes: [RED, prince("blue")] } as View;
const built = (seat: number, side: string): GameEvent => ({ kind: "settlement-built", seat, side }) as unknown as GameEvent;
const laid = (seat: number): GameEvent => ({ kind: "regions-laid", seat }) as GameEvent;
const of = (found: Cell[], what: string): Cell[] => found.filter((cell) => cell.kind === "rising" && cell.what === what);

it("knows the settlement that was built until its regions lie", () => {
  expect(rising([], VIEW, RED)).toBeNull();
  expect(rising([built(0, "right")], VIEW, RED)).toBe("right");
  expect(rising([built(0, "right"), laid(0)], VIEW, RED)).toBeNull();
  expect(rising([built(1, "right")], VIEW, RED)).toBeNull();
});

it("believes the view where no road leads there", () => {
  expect(rising([built(0, "left")], VIEW, RED)).toBeNull();
});

it("draws it at the end of the road, with two places for regions beyond it, on either side and with cities", () => {
  for (const side of ["left", "right"] as const) {
    for (const places of [["settlement", "settlement"], ["settlement", "city"]]) {
      const land = { ...prince("red", { places, road_left: true, road_right: true }), rising: side };
      const before = extent({ ...land, rising: null });
      const { columns, cells: found } = cells(land, false);
      expect(columns).toBe(before.columns + 1);
      const [settlement] = of(found, "settlement");
      const regions = of(found, "region");
      expect(settlement?.x).toBe(side === "left" ? 2 : columns - 1);
      expect(regions.map((one) => one.x)).toEqual(side === "left" ? [1, 1] : [columns, columns]);
      // they lie in the rows of the other regions
      const rows = found.filter((cell) => cell.kind === "region").map((cell) => `${cell.y} ${cell.rows}`);
      for (const one of regions) expect(rows).toContain(`${one.y} ${one.rows}`);
      expect(of(found, "site")).toHaveLength(2);
      expect(found.filter((cell) => cell.kind === "settlement-end")).toHaveLength(1);
      expect(new Set(found.map((cell) => `${cell.x} ${cell.y}`)).size).toBe(found.length);
    }
  }
});

it("takes the room that it is going to have, so that nothing moves when the regions are laid", () => {
  const grown = prince("red", { places: ["settlement", "settlement", "settlement"], road_right: false });
  expect(extent(withRising([built(0, "right")], VIEW, RED))).toEqual(extent(grown));
});
