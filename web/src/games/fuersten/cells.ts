/** Where everything of a principality lies on a grid, for a prince who sits on this side or on the other. */

import type { PrinceView, RegionView } from "./wire";

interface At {
  x: number;
  y: number;
}

export type Cell = At &
  (
    | { kind: "region"; region: RegionView; annex?: { card: string; stored: number } }
    | { kind: "card"; card: string; site: string; coverable: boolean; covered: string | null }
    | { kind: "site"; site: string }
    | { kind: "place"; number: number; city: boolean }
    | { kind: "road" }
    | { kind: "road-end"; side: "left" | "right" }
    | { kind: "settlement-end"; side: "left" | "right" }
  );

export interface Layout {
  columns: number;
  rows: number;
  cells: Cell[];
}

/** The card on which another one (the Rathaus) is laid: a site to build on although it is taken. */
const COVERABLE = "gemeindehaus";

/** How many rows and columns a principality takes: cities have outer sites, open roads a place for a settlement. */
export function extent(prince: PrinceView): { columns: number; rows: number } {
  const outer = prince.places.includes("city") ? 2 : 0;
  return {
    columns: 2 * prince.places.length + 1 + Number(prince.road_left) + Number(prince.road_right),
    rows: 3 + outer,
  };
}

export function cells(prince: PrinceView, turned: boolean): Layout {
  const { columns, rows } = extent(prince);
  const outer = rows === 5 ? 1 : 0;
  const first = 1 + Number(prince.road_left); // the column of the leftmost regions
  const centre = 2 + outer;
  const found: Cell[] = [];

  for (const [rowName, row] of [
    ["above", centre - 1],
    ["below", centre + 1],
  ] as const) {
    prince[rowName].forEach((region, at) => {
      const annex = prince.annexes.find((one) => one.row === rowName && one.at === at);
      found.push({ kind: "region", region, annex, x: first + 2 * at, y: row });
    });
  }

  prince.places.forEach((what, at) => {
    const city = what === "city";
    const x = first + 1 + 2 * at;
    found.push({ kind: "place", number: at + 1, city, x, y: centre });
    if (at > 0) found.push({ kind: "road", x: x - 1, y: centre });
    for (const [name, cards, inwards] of [
      ["above", prince.sites_above[at] ?? [], -1],
      ["below", prince.sites_below[at] ?? [], 1],
    ] as const) {
      const site = `${at + 1}-${name}`;
      for (let slot = 0; slot < (city ? 2 : 1); slot += 1) {
        const y = centre + inwards * (slot + 1);
        const card = cards[slot];
        if (card === undefined) found.push({ kind: "site", site, x, y });
        else {
          const covered = card === "rathaus" ? (prince.covered ?? null) : null;
          found.push({ kind: "card", card, site, coverable: card === COVERABLE, covered, x, y });
        }
      }
    }
  });

  ends(prince, first, centre, found);
  if (turned) {
    for (const cell of found) {
      cell.x = columns + 1 - cell.x;
      cell.y = rows + 1 - cell.y;
    }
  }
  return { columns, rows, cells: found };
}

/** At each end of the row lies an open road, with a place for a settlement behind it, or there is a place for a road. */
function ends(prince: PrinceView, first: number, centre: number, found: Cell[]): void {
  const last = first + 2 * prince.places.length;
  if (prince.road_left) {
    found.push({ kind: "road", x: first, y: centre }, { kind: "settlement-end", side: "left", x: first - 1, y: centre });
  } else found.push({ kind: "road-end", side: "left", x: first, y: centre });
  if (prince.road_right) {
    found.push({ kind: "road", x: last, y: centre }, { kind: "settlement-end", side: "right", x: last + 1, y: centre });
  } else found.push({ kind: "road-end", side: "right", x: last, y: centre });
}
