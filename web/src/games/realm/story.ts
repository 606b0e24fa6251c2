/** How the princes' log tells what happened. */

import type { GameEvent, Texts } from "../../lib/texts";
import type { Chip, StoryTelling } from "../../table/story";
import type { Realm } from "./realm";

const SIGN: Record<string, 1 | -1 | undefined> = { gained: 1, spent: -1, lost: -1, gave: -1 };
const SIGNS: Record<string, string | undefined> = {
  rolled: "dice",
  traded: "traded",
  bought: "traded",
  offered: "offered",
  probed: "dice",
  drew: "draw",
  took: "draw",
  put: "draw",
  searched: "draw",
  "road-built": "strasse",
  "settlement-built": "siedlung",
  "city-built": "stadt",
  "metropolis-built": "metropole",
  "citadel-built": "zitadelle",
  power: "power",
  cast: "cast",
  "event-set": "dice",
  leapt: "dice",
  struck: "struck",
  banished: "banished",
  foreseen: "foreseen",
};

export const storyAt = ({ icons, drawing, held }: Realm): StoryTelling => ({
  opens: ["turn"],
  paidBefore: ["built", "road-built", "settlement-built", "city-built", "metropolis-built", "citadel-built", "played", "annexed", "searched", "power"],
  chip(event: GameEvent, texts: Texts): Chip | null {
    const sign = SIGN[event.kind];
    const resource = event["resource"];
    if (sign === undefined || typeof resource !== "string") return null;
    return { glyph: icons[resource], name: texts.spell(resource), amount: sign * Number(event["amount"]) };
  },
  glyph(event: GameEvent): string | undefined {
    const about = event["card"] ?? event["token"] ?? event["event"];
    return icons[SIGNS[event.kind] ?? held[event.kind]?.word ?? ""] ?? (typeof about === "string" ? drawing(about) : undefined);
  },
});
