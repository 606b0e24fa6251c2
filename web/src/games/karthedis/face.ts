import type { KarthedisView } from "../../lib/wire";
import type { GameFace } from "../game";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { touches } from "./targets";

/** The four phases of a round as the rules name them (KA-023); the engine's steps between them belong to one of these. */
const PHASES: Record<string, string[]> = {
  opening: ["opening", "entry"],
  call: ["call", "passed"],
  trade: ["trade", "reveal"],
  "second-call": ["second-call", "recall", "refill"],
};

const face: GameFace = {
  Board,
  Details,
  touches,
  phases(view) {
    const { phase } = view as KarthedisView;
    if (!Object.values(PHASES).flat().includes(phase)) return []; // before the first round, and after the last
    return Object.entries(PHASES).map(([id, phases]) => ({ id, now: phases.includes(phase) }));
  },
  order: (view) => (view as KarthedisView).players.map((player) => player.seat),
};

export default face;
