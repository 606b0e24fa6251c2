/** Where everything of a principality lies on a grid, for a prince who sits on this side or on the other. */

import type { PrinceView, RegionView } from "./shapes";

export type Side = "left" | "right";

/** A principality as it is drawn: with the settlement that stands already while its regions are still being chosen. */
export interface Land extends PrinceView {
  rising?: Side | null;
}

interface At {
  x: number;
  y: number;
  /** How many rows it takes: land is a poster over two of them, where cities leave room for it. */
  rows: number;
}

export type Cell = At &
  (
    | { kind: "region"; region: RegionView; annex?: { card: string; stored: number }; low: boolean; free: boolean }
    | { kind: "card"; card: string; site: string; coverable: boolean; covered: string | null }
    | { kind: "site"; site: string; beside: "settlement" | "city" | "citadel" }
    | { kind: "place"; number: number; what: string }
    | { kind: "road"; open: boolean; site: string; card: string | undefined }
    | { kind: "road-end"; side: Side }
    | { kind: "settlement-end"; side: Side }
    | { kind: "rising"; what: "settlement" | "region" | "site" }
  );

export interface Layout {
  columns: number;
  rows: number;
  cells: Cell[];
}

/** A card that is laid on another one: a site to build on although it is taken. */
export interface Covering {
  card: string;
  on: string;
}

/** How many rows and columns a principality takes: cities and citadels have outer sites, cards at regions lie in the outer
 * rows, and open roads have a place for a settlement. */
export function extent(prince: Land): { columns: number; rows: number } {
  const laidBeside = prince.annexes.some((one) => one.resource === "");
  const outer = laidBeside || prince.places.some((place) => place !== "settlement") ? 2 : 0;
  return {
    columns: 2 * prince.places.length + 1 + beyond(prince, "left") + beyond(prince, "right"),
    rows: 3 + outer,
  };
}

/** Columns beyond the outermost regions: a place for a settlement, or the new one and the regions that come with it. */
function beyond(prince: Land, side: Side): number {
  if (prince.rising === side) return 2;
  return Number(side === "left" ? prince.road_left : prince.road_right);
}

export function cells(prince: Land, turned: boolean, covering?: Covering): Layout {
  const { columns, rows } = extent(prince);
  const outer = rows === 5 ? 1 : 0;
  const first = 1 + beyond(prince, "left"); // the column of the leftmost regions
  const centre = 2 + outer;
  const found: Cell[] = [];

  for (const [rowName, row] of [
    ["above", centre - 1],
    ["below", centre + 1],
  ] as const) {
    prince[rowName].forEach((region, at) => {
      const annex = prince.annexes.find((one) => one.row === rowName && one.at === at);
      const stores = annex !== undefined && annex.resource !== "";
      const x = first + 2 * at;
      // a card at the region, or room for one, takes the outer row; the region keeps the inner one
      const spot = outer === 1 && ((annex !== undefined && !stores) || hasRoomForUnit(prince, at));
      if (spot) {
        const y = rowName === "above" ? row - 1 : row + 1;
        if (annex === undefined) found.push({ kind: "site", site: region.region, beside: "settlement", x, y, rows: 1 });
        else found.push({ kind: "card", card: annex.card, site: region.region, coverable: false, covered: null, x, y, rows: 1 });
        found.push({ kind: "region", region, low: true, free: false, x, y: row, rows: 1 });
        return;
      }
      const y = rowName === "above" ? row - outer : row;
      found.push({ kind: "region", region, annex: stores ? annex : undefined, low: false, free: annex === undefined, x, y, rows: 1 + outer });
    });
  }

  prince.places.forEach((what, at) => {
    const beside = what === "settlement" || what === "citadel" ? what : "city";
    const x = first + 1 + 2 * at;
    found.push({ kind: "place", number: at + 1, what, x, y: centre, rows: 1 });
    if (at > 0) found.push({ kind: "road", open: false, ...roadAt(prince, at), x: x - 1, y: centre, rows: 1 });
    for (const [name, cards, inwards] of [
      ["above", prince.sites_above[at] ?? [], -1],
      ["below", prince.sites_below[at] ?? [], 1],
    ] as const) {
      const site = `${at + 1}-${name}`;
      for (let slot = 0; slot < (what === "settlement" ? 1 : 2); slot += 1) {
        const y = centre + inwards * (slot + 1);
        const card = cards[slot];
        if (card === undefined) found.push({ kind: "site", site, beside, x, y, rows: 1 });
        else {
          const covered = card === covering?.card ? (prince.covered ?? null) : null;
          found.push({ kind: "card", card, site, coverable: card === covering?.on, covered, x, y, rows: 1 });
        }
      }
    }
  });

  ends(prince, first, centre, found);
  if (turned) {
    for (const cell of found) {
      cell.x = columns + 1 - cell.x;
      cell.y = rows + 2 - cell.y - cell.rows;
    }
  }
  return { columns, rows, cells: found };
}

/** A metropolis has room for a unit at each of its four regions. */
function hasRoomForUnit(prince: Land, gap: number): boolean {
  const metropolis = prince.places.indexOf("metropolis");
  return metropolis >= 0 && (gap === metropolis || gap === metropolis + 1);
}

/** A road by the place left of it, and what lies on it. */
function roadAt(prince: Land, place: number): { site: string; card: string | undefined } {
  const site = `road-${place}`;
  return { site, card: prince.on_roads?.find((lying) => lying.site === site)?.card };
}

/** At each end of the row lies an open road, with a place for a settlement behind it, or there is a place for a road. */
function ends(prince: Land, first: number, centre: number, found: Cell[]): void {
  const last = first + 2 * prince.places.length;
  for (const [side, x, outwards] of [
    ["left", first, -1],
    ["right", last, 1],
  ] as const) {
    if (!(side === "left" ? prince.road_left : prince.road_right)) {
      found.push({ kind: "road-end", side, x, y: centre, rows: 1 });
      continue;
    }
    const rises = prince.rising === side;
    found.push({ kind: "road", open: !rises, ...roadAt(prince, side === "left" ? 0 : prince.places.length), x, y: centre, rows: 1 });
    if (rises) found.push(...risen(x + outwards, outwards, centre));
    else found.push({ kind: "settlement-end", side, x: x + outwards, y: centre, rows: 1 });
  }
}

/** A new settlement with its empty sites, and beyond it the places where its two regions are going to lie. */
function risen(x: number, outwards: number, centre: number): Cell[] {
  const outer = centre - 2;
  return [
    { kind: "rising", what: "settlement", x, y: centre, rows: 1 },
    { kind: "rising", what: "site", x, y: centre - 1, rows: 1 },
    { kind: "rising", what: "site", x, y: centre + 1, rows: 1 },
    { kind: "rising", what: "region", x: x + outwards, y: centre - 1 - outer, rows: 1 + outer },
    { kind: "rising", what: "region", x: x + outwards, y: centre + 1, rows: 1 + outer },
  ];
}
