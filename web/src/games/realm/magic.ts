/** Citadels, the wizards around them, and their power; and what was done with in this turn. */

import type { Texts } from "../../lib/texts";
import { isWizard } from "./look";
import type { CardAt, PrinceView, View } from "./shapes";
import { t } from "./words";

/** Nobody holds more. */
export const MOST_POWER = 3;

type Cards = Pick<Texts, "card">;

function wizards(prince: PrinceView, texts: Cards): (CardAt & { at: number })[] {
  return prince.annexes.flatMap(({ card, row, at }) => {
    const info = texts.card(card);
    const site = (row === "above" ? prince.above : prince.below)[at]?.region ?? "";
    return info !== undefined && isWizard(info) ? [{ card, site, at }] : [];
  });
}

/** What a settlement, city, metropolis or citadel counts: a citadel 1 more with a wizard at one of its regions. */
export function pointsOfPlace(prince: PrinceView, place: number, texts: Cards): number {
  const what = prince.places[place - 1];
  if (what === "settlement") return 1;
  if (what !== "citadel") return 2;
  return wizards(prince, texts).some(({ at }) => at === place - 1 || at === place) ? 2 : 1;
}

/** So much of a price: of a resource, or of magic power. */
export const goods = (what: string, amount: number, texts: Pick<Texts, "spell">): string =>
  what === "power" ? t("power-amount", { amount }) : `${amount} ${texts.spell(what)}`;

const same = (one: CardAt, other: CardAt): boolean => one.card === other.card && one.site === other.site;

/** What is counted on a card. */
export const countedOn = (prince: PrinceView, lying: CardAt): number | undefined => prince.counters?.find((one) => same(one, lying))?.count;

/** What the wizards of a prince can pay together. Who was charged in this turn cannot. */
export function powerOf(view: View, prince: PrinceView, texts: Cards): number {
  const resting = prince.seat === view.active ? (view.charged ?? []) : [];
  return wizards(prince, texts)
    .filter((wizard) => !resting.some((one) => same(one, wizard)))
    .reduce((sum, wizard) => sum + (countedOn(prince, wizard) ?? 0), 0);
}

/** What was done with a card in this turn, so that it has to wait: it was used (or cast from), or it was charged. */
export type Spent = "used" | "charged";

export function spent(view: View, owner: string, lying: CardAt): Spent | undefined {
  if (owner === view.active && view.charged?.some((one) => same(one, lying))) return "charged";
  const used = owner === view.active && view.used?.some((one) => same(one, lying));
  const cast = view.cast?.some((one) => one.by === owner && same(one, lying));
  return used || cast ? "used" : undefined;
}

/** What strengthens a prince for a while and lies nowhere. */
export function potion(prince: PrinceView, texts: Cards): string | undefined {
  return prince.forces?.find((id) => texts.card(id)?.facts["doubles_knights"] === true);
}
