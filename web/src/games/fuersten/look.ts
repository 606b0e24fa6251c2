/** How kinds of cards are told apart: an edge in colour, as in print, and always a word or an icon with it. */

import type { CardInfo } from "../../lib/wire";
import icons from "./icons.json?icons";
import type { Facts } from "./wire";

export const facts = (card: CardInfo): Facts => card.facts as unknown as Facts;

export const POINTS = ["victory", "strength", "trade", "skill", "progress"] as const;
export type PointKind = (typeof POINTS)[number];

/** The name of a kind of points in the facts of a card. */
const FACT_OF = {
  victory: "vp",
  strength: "strength",
  trade: "trade",
  skill: "skill",
  progress: "progress",
} as const satisfies Record<PointKind, keyof Facts>;

export const RESOURCES = ["holz", "lehm", "erz", "getreide", "wolle", "gold"] as const;

export type Edge = "green" | "red" | "yellow" | "blue" | "brown";

export function edge(card: CardInfo): Edge {
  if (card.kind === "action") return "yellow";
  if (card.kind === "event") return "blue";
  if (card.kind === "centre" || card.kind === "region") return "brown";
  return citiesOnly(card) ? "red" : "green";
}

export function citiesOnly(card: CardInfo): boolean {
  return facts(card).placement === "city" || facts(card).placement === "cover";
}

/** A landscape is drawn as what it gives. */
const LANDSCAPES: Record<string, string> = {
  wald: "holz",
  huegelland: "lehm",
  gebirge: "erz",
  ackerland: "getreide",
  weideland: "wolle",
  goldfluss: "gold",
};

/** A card of a theme set that comes again under another id (`goldschmied-gold`) has the same drawing. */
export function drawing(id: string): string | undefined {
  return icons[id] ?? icons[LANDSCAPES[id] ?? id.replace(/-[a-z]+$/, "")];
}

export const cost = (card: CardInfo): [string, number][] => facts(card).cost;

export function points(card: CardInfo): [PointKind, number][] {
  return POINTS.map((kind): [PointKind, number] => [kind, facts(card)[FACT_OF[kind]]]).filter(
    ([, amount]) => amount > 0,
  );
}

/** What a trade ship trades, shown on its sail. */
export function cargo(card: CardInfo): string | undefined {
  const { trades } = facts(card);
  return trades === undefined ? undefined : icons[trades];
}

export { icons };
