/** How the market's log tells what happened, what stands beside an option, and what each thing sounds like. */

import type { Said } from "../../lib/grammar";
import type { Sound } from "../../lib/sound";
import type { GameEvent, Texts } from "../../lib/texts";
import type { StoryTelling } from "../../table/story";
import type { HeldUp } from "../game";
import { glyphOf, glyphOfGood, icons } from "./look";

export const sounds: Record<string, Sound> = { "turned-up": "card", awarded: "stamp", leader: "tick", intervened: "alarm", banished: "alarm" };

/** Cards that are shown to everybody because they do something now. */
const SHOWN = ["intervened", "shown"];

/** A new round begins with its market leader. */
export const story: StoryTelling = {
  opens: ["leader"],
  glyph: (event) => {
    const about = event["card"] ?? event["resource"];
    return typeof about === "string" ? icons[about] : undefined;
  },
};

export function row(said: Said, texts: Texts): { glyph?: string } {
  const card = said.args["card"] === undefined ? undefined : texts.card(said.args["card"]);
  if (card !== undefined) return { glyph: glyphOf(card) };
  const good = said.args["resource"];
  return good === undefined ? {} : { glyph: glyphOfGood(good) };
}

export function heldUp(event: GameEvent, texts: Texts): HeldUp | null {
  if (!SHOWN.includes(event.kind)) return null;
  const card = texts.card(String(event["card"]));
  return card === undefined ? null : { card };
}
