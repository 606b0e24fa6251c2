/** Whose card a sentence is about that names one on the table: most of them point across it. */

import type { Said } from "../../lib/grammar";
import type { View } from "./wire";

/** These have people choose among their own cards. */
const OWN_CHOICE = { played: "burgfraeulein_imelda", turnedUp: "ueberfall" };

export function across(said: Said, anyView: unknown): boolean {
  if (said.form === "name") return true;
  if (said.form !== "remove") return false;
  const { playing, event_card } = anyView as View;
  return !playing.includes(OWN_CHOICE.played) && event_card !== OWN_CHOICE.turnedUp;
}
