/** What a card looks like: its picture, its points, and the zone it is built in, by colour and always with a sign. */

import type { Emblem } from "../../art/emblem";
import type { Inks } from "../../art/inks";
import type { SceneName } from "../../art/scenes";
import type { CardInfo } from "../../lib/wire";
import common from "./icons.json?icons";
import { GREY, NIGHT } from "./inks";
import commonScenes from "./scenes.json";
import type { Facts } from "./shapes";

export const facts = (card: CardInfo): Facts => card.facts as unknown as Facts;

export const RESOURCES = ["holz", "lehm", "erz", "getreide", "wolle", "gold"] as const;

/** Where a card goes: beside a settlement, only beside a city, only beside a citadel, nowhere (it is played), or it is an
 * event or the land. */
export type Zone = "settlement" | "city" | "citadel" | "action" | "event" | "land";

export function zone(card: CardInfo): Zone {
  if (card.kind === "action") return "action";
  if (card.kind === "event") return "event";
  if (card.kind === "centre" || card.kind === "region") return "land";
  if (facts(card).placement === "citadel" || isWizard(card)) return "citadel";
  return citiesOnly(card) ? "city" : "settlement";
}

export const ZONE_SIGN: Record<Zone, string> = {
  settlement: "zone_settlement",
  city: "zone_city",
  citadel: "zone_citadel",
  action: "zone_action",
  event: "zone_event",
  land: "strasse",
};

function citiesOnly(card: CardInfo): boolean {
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

const SCENE_OF_KIND: Record<string, SceneName | undefined> = {
  building: "hill",
  region_expansion: "hill",
  trade_ship: "waves",
  fleet: "waves",
  hero: "shield",
  knight: "shield",
  unit: "shield",
  wizard: "night",
  spellbook: "lamp",
  dragon: "peaks",
  action: "burst",
  event: "night",
  centre: "town",
  region: "fields",
};

/** The cards of the centre row, by what stands there. */
export const PLACES: Record<string, string> = { settlement: "siedlung", city: "stadt", metropolis: "metropole", citadel: "zitadelle" };

/** Somebody who holds magic power. */
export const isWizard = (card: CardInfo): boolean => card.kind === "wizard";

export const cost = (card: CardInfo): [string, number][] => facts(card).cost;

/** All that a card costs: its resources, and what it takes of magic power. */
export function price(card: CardInfo): [string, number][] {
  const { power } = facts(card);
  return power === undefined ? cost(card) : [...cost(card), ["power", power]];
}

/** A card that comes again with another back (`goldschmied-gold`) is the same card to look at. */
const first = (id: string): string => id.replace(/-[a-z_][a-z_0-9]*$/, "");

/** What of the look is the game's own. */
export interface Printing {
  icons: Record<string, string | undefined>;
  scenes: Record<string, SceneName | undefined>;
  /** By the back of a card. */
  sets: Record<string, Inks | undefined>;
  /** The back of those cards that every game is played with. */
  basic: string;
  /** What stands on cards as a sign and a number: the kind of points, and the fact that tells how many. */
  figures: readonly (readonly [kind: string, fact: string])[];
}

export interface Look {
  icons: Record<string, string | undefined>;
  /** The drawing of a word. */
  drawing(id: string): string | undefined;
  inksOfSet(set: string): Inks;
  emblemOf(card: CardInfo): Emblem;
  pointsOf(card: CardInfo): [kind: string, amount: number][];
}

export function lookOf({ icons: own, scenes: ownScenes, sets, basic, figures }: Printing): Look {
  const icons = { ...common, ...own };
  const scenes: Record<string, string | undefined> = { ...commonScenes, ...ownScenes };
  const drawing = (id: string): string | undefined => icons[id] ?? icons[LANDSCAPES[id] ?? first(id)];
  const inksOfSet = (set: string): Inks => sets[set] ?? GREY;
  return {
    icons,
    drawing,
    inksOfSet,
    // events are printed in the colour of the night, unless they belong to a theme
    emblemOf(card) {
      const { back, trades } = facts(card);
      const glyph = drawing(card.id);
      // an empty picture is easily overlooked among hundreds: the tests listen to this
      if (glyph === undefined) console.warn(`no drawing for the card ${card.id}`);
      return {
        glyph: glyph ?? "",
        inks: card.kind === "event" && back === basic ? NIGHT : inksOfSet(back),
        scene: (scenes[first(card.id)] as SceneName | undefined) ?? SCENE_OF_KIND[card.kind] ?? "hill",
        seed: card.id,
        cargo: trades === undefined ? undefined : icons[trades],
      };
    },
    pointsOf: (card) =>
      figures.map(([kind, fact]): [string, number] => [kind, Number(card.facts[fact] ?? 0)]).filter(([, amount]) => amount > 0),
  };
}
