/** What the cards of a deck are told apart by, and what they add up to. */

import type { CardInfo } from "../../lib/wire";
import { price } from "../realm/look";
import type { Facts } from "./wire";

const facts = (card: CardInfo): Facts => card.facts as unknown as Facts;

/** In the order in which they stand in a deck. What lies at a citadel is one group: it needs the same to be of use. */
export const GROUPS = ["building", "knight", "fleet", "unit", "magic", "action", "event"] as const;

const GROUP_OF_KIND: Record<string, (typeof GROUPS)[number]> = {
  building: "building",
  knight: "knight",
  trade_ship: "fleet",
  fleet: "fleet",
  unit: "unit",
  wizard: "magic",
  spellbook: "magic",
  dragon: "magic",
  action: "action",
  event: "event",
};

export const group = (card: CardInfo): (typeof GROUPS)[number] => GROUP_OF_KIND[card.kind] ?? "building";

export const groupPlace = (card: CardInfo): number => GROUPS.indexOf(group(card));

/** All resources together. */
export const costs = (card: CardInfo): number => facts(card).cost.reduce((sum, [, amount]) => sum + amount, 0);

/** No condition at all. */
export const FREE = "free";
/** Magic power, as a price, to cast with, or because it takes a citadel. */
export const MAGIC = "magic";

/** What it takes to have or use a card besides resources: buildings and tokens by their words. */
export function conditions(card: CardInfo, tokens: Readonly<Record<string, string | undefined>>): string[] {
  const { needs = [], needs_token, needs_citadels, power, spell } = facts(card);
  const token = needs_token === undefined ? undefined : tokens[needs_token];
  const magic = power !== undefined || spell !== undefined || needs_citadels !== undefined;
  const found = [...needs, ...(token === undefined ? [] : [token]), ...(magic ? [MAGIC] : [])];
  const others = facts(card).needs_champion === true || facts(card).needs_ship === true || facts(card).needs_counters !== undefined;
  return found.length === 0 && !others ? [FREE] : found;
}

/** Whether it counts points of a kind, be it only under conditions. */
export function counts(card: CardInfo, figure: string): boolean {
  if (figure === "vp" && facts(card).vp_counted !== undefined) return true;
  if (figure === "tournament" && facts(card).tournament_is_die === true) return true;
  return Number(card.facts[figure] ?? 0) > 0;
}

export type Amounts = [what: string, amount: number][];

/** How many of each group, what all of them cost, and what they count, without what depends on how the game goes. */
export function summed(cards: readonly CardInfo[], resources: readonly string[], figures: readonly string[]): { groups: Amounts; costs: Amounts; points: Amounts } {
  const all = cards.flatMap(price);
  const costOf = (what: string): number => all.reduce((sum, [resource, amount]) => (resource === what ? sum + amount : sum), 0);
  const pointsOf = (figure: string): number => cards.reduce((sum, card) => sum + Number(card.facts[figure] ?? 0), 0);
  return {
    groups: GROUPS.map((one): [string, number] => [one, cards.filter((card) => group(card) === one).length]).filter(([, amount]) => amount > 0),
    costs: resources.map((resource): [string, number] => [resource, costOf(resource)]),
    points: figures.map((figure): [string, number] => [figure, pointsOf(figure)]),
  };
}
