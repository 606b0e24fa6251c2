import type { GameFace } from "../game";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { targets } from "./targets";
import { words } from "./words";
import type { View } from "./wire";

/** The parts of a turn as players name them; the engine's phases between them belong to one of these. */
const PHASES: Record<string, string[]> = {
  roll: ["roll", "event", "production"],
  action: ["action"],
  draw: ["draw", "surplus"],
  exchange: ["exchange"],
};

const face: GameFace = {
  Board,
  Details,
  targets,
  words,
  phases(view) {
    const { phase } = view as View;
    if (!Object.values(PHASES).flat().includes(phase)) return [];
    return Object.entries(PHASES).map(([id, phases]) => ({ id, now: phases.includes(phase) }));
  },
  sounds: {
    rolled: [
      [180, 0, 0.04],
      [150, 0.07, 0.04],
      [200, 0.15, 0.05],
    ],
  },
};

export default face;
