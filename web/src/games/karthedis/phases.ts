/** The four phases of a round as the rules name them (KA-023); the engine's steps between them belong to one of these. */

import type { Phase } from "../game";
import type { View } from "./wire";

const PHASES: Record<string, string[]> = {
  opening: ["opening", "entry"],
  call: ["call", "passed"],
  trade: ["trade", "reveal"],
  "second-call": ["second-call", "recall", "refill"],
};

/** None before the first round (shuffling, draft) and after the last. */
export function phases(view: View): Phase[] {
  if (!Object.values(PHASES).flat().includes(view.phase)) return [];
  return Object.entries(PHASES).map(([id, steps]) => ({ id, now: steps.includes(view.phase) }));
}
