/** The face of a game of principalities. */

import type { Templates } from "../../table/targets";
import type { GameFace } from "../game";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import Details from "./Details.svelte";
import Far from "./Far.svelte";
import { flightsAt, heldUpAt } from "./moments";
import Near from "./Near.svelte";
import Race from "./Race.svelte";
import type { Realm } from "./realm";
import { rowAt } from "./rows";
import { sayAt } from "./say";
import { scoreAt } from "./score";
import type { View } from "./shapes";
import Shield from "./Shield.svelte";
import { storyAt } from "./story";
import { within } from "./within";

/** The parts of a turn as players name them; the engine's phases between them belong to one of these. */
const PHASES: Record<string, string[]> = {
  roll: ["roll", "event", "production"],
  action: ["action"],
  draw: ["draw", "surplus"],
  exchange: ["exchange"],
};

export const faceOf = (at: Realm, targets: Templates): GameFace => ({
  Board: within(at, Board),
  Details: within(at, Details),
  Card: within(at, CardFace),
  Far: within(at, Far),
  Near: within(at, Near),
  Race: within(at, Race),
  targets,
  row: rowAt(at),
  say: sayAt(at),
  story: storyAt(at),
  Mark: Shield,
  words: at.words,
  phases(view) {
    const { phase } = view as View;
    if (!Object.values(PHASES).flat().includes(phase)) return [];
    return Object.entries(PHASES).map(([id, phases]) => ({ id, now: phases.includes(phase) }));
  },
  glyph: at.drawing,
  sounds: {
    rolled: "dice",
    built: "stamp",
    "road-built": "stamp",
    "settlement-built": "stamp",
    "city-built": "stamp",
    "metropolis-built": "stamp",
    "citadel-built": "stamp",
    "book-taken": "stamp",
    power: "tick",
    "event-set": "dice",
    stopped: "alarm",
    struck: "alarm",
    "duel-lost": "alarm",
    "built-abroad": "stamp",
    "ban-laid": "alarm",
    gained: "tick",
    robbers: "alarm",
    removed: "alarm",
  },
  heldUp: heldUpAt(at),
  flights: flightsAt(at),
  score: scoreAt(at),
});
