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
    | { kind: "region"; region: RegionView; annex?: { card: string; stored: number } }
    | { kind: "card"; card: string; site: string; coverable: boolean; covered: string | null }
    | { kind: "site"; site: string; city: boolean }
    | { kind: "place"; number: number; city: boolean }
    | { kind: "road"; open: boolean }
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

/** How many rows and columns a principality takes: cities have outer sites, open roads a place for a settlement. */
export function extent(prince: Land): { columns: number; rows: number } {
  const outer = prince.places.includes("city") ? 2 : 0;
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
      found.push({ kind: "region", region, annex, x: first + 2 * at, y: rowName === "above" ? row - outer : row, rows: 1 + outer });
    });
  }

  prince.places.forEach((what, at) => {
    const city = what === "city";
    const x = first + 1 + 2 * at;
    found.push({ kind: "place", number: at + 1, city, x, y: centre, rows: 1 });
    if (at > 0) found.push({ kind: "road", open: false, x: x - 1, y: centre, rows: 1 });
    for (const [name, cards, inwards] of [
      ["above", prince.sites_above[at] ?? [], -1],
      ["below", prince.sites_below[at] ?? [], 1],
    ] as const) {
      const site = `${at + 1}-${name}`;
      for (let slot = 0; slot < (city ? 2 : 1); slot += 1) {
        const y = centre + inwards * (slot + 1);
        const card = cards[slot];
        if (card === undefined) found.push({ kind: "site", site, city, x, y, rows: 1 });
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
    found.push({ kind: "road", open: !rises, x, y: centre, rows: 1 });
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
