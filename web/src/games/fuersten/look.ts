/** How kinds of cards are told apart: an edge in colour, as in print, and always a word or an icon with it. */

import type { CardInfo } from "../../lib/wire";
import icons from "./icons.json?icons";

export const POINTS = ["victory", "strength", "trade", "skill", "progress"] as const;
export type PointKind = (typeof POINTS)[number];

/** The name of a kind of points in the facts of a card. */
export const FACT_OF: Record<PointKind, string> = {
  victory: "vp",
  strength: "strength",
  trade: "trade",
  skill: "skill",
  progress: "progress",
};

export const RESOURCES = ["holz", "lehm", "erz", "getreide", "wolle", "gold"] as const;

export type Edge = "green" | "red" | "yellow" | "blue" | "brown";

export function edge(card: CardInfo): Edge {
  if (card.kind === "action") return "yellow";
  if (card.kind === "event") return "blue";
  if (card.kind === "centre" || card.kind === "region") return "brown";
  return card.facts["placement"] === "city" || card.facts["placement"] === "cover" ? "red" : "green";
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

export function cost(card: CardInfo): [string, number][] {
  return (card.facts["cost"] ?? []) as [string, number][];
}

export function points(card: CardInfo): [PointKind, number][] {
  return POINTS.map((kind): [PointKind, number] => [kind, Number(card.facts[FACT_OF[kind]] ?? 0)]).filter(
    ([, amount]) => amount > 0,
  );
}

/** What a trade ship trades, shown on its sail. */
export function cargo(card: CardInfo): string | undefined {
  const trades = card.facts["trades"];
  return typeof trades === "string" ? icons[trades] : undefined;
}

export { icons };
