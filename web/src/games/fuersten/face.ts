import type { FuerstenView } from "../../lib/wire";
import type { GameFace } from "../game";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { touches } from "./targets";

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
  touches,
  phases(view) {
    const { phase } = view as FuerstenView;
    if (!Object.values(PHASES).flat().includes(phase)) return [];
    return Object.entries(PHASES).map(([id, phases]) => ({ id, now: phases.includes(phase) }));
  },
  order: (view) => (view as FuerstenView).princes.map((prince) => prince.seat),
};

export default face;
