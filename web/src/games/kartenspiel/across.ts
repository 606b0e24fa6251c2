/** Whose card a sentence is about that names one on the table: most of them point across it. */

import type { Said } from "../../lib/grammar";
import type { View } from "./wire";

/** These have people choose among their own cards. */
const OWN_CHOICE = { played: ["burgfraeulein_imelda", "pfandleiher", "ort_wandle_dich"], turnedUp: "ueberfall" };

export function across(said: Said, anyView: unknown): boolean {
  if (said.form !== "name" && said.form !== "remove") return false;
  const { playing, event_card } = anyView as View;
  if (playing.some((card) => OWN_CHOICE.played.includes(card))) return false;
  return said.form === "name" || event_card !== OWN_CHOICE.turnedUp;
}
