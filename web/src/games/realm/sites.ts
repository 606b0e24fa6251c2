/** Sites by what they lie at, as people say it: "above the second city", not "2 above". */

import type { PrinceView } from "./shapes";
import { t } from "./words";

/** A settlement or city of a prince, counted from the left among its own kind. */
export function placeName(prince: PrinceView, place: number): string {
  const what = prince.places[place - 1] ?? "settlement";
  const same = prince.places.filter((one) => one === what).length;
  const number = prince.places.slice(0, place).filter((one) => one === what).length;
  return t(`place-${what}`, { number, alone: same === 1 ? "yes" : "no" });
}

/** `2-above`: above the second place from the left. What lies at a region or on a road is named by it. */
export function siteName(prince: PrinceView, site: string, spell: (word: string) => string = String): string {
  const [place = "", side = ""] = site.split("-");
  if (side !== "above" && side !== "below") return spell(site);
  return t(`site-${side}`, { place: placeName(prince, Number(place)) });
}

/** Every site of a prince by its word. */
export function siteNames(prince: PrinceView): Record<string, string> {
  const named: Record<string, string> = {};
  for (let place = 1; place <= prince.places.length; place += 1) {
    for (const side of ["above", "below"]) named[`${place}-${side}`] = siteName(prince, `${place}-${side}`);
  }
  return named;
}

/** Whether the card that a sentence names lies there at the site it names. */
export function stands(prince: PrinceView, args: Record<string, string>): boolean {
  const [place = "", side = ""] = (args["site"] ?? "").split("-");
  const sites = side === "above" ? prince.sites_above : prince.sites_below;
  return (sites[Number(place) - 1] ?? []).includes(args["card"] ?? "");
}
