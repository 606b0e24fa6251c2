/** What there is to say about a player just now: a sign with a word each. */

import { t } from "./words";
import type { PlayerView, View } from "./wire";

export const MARKS = ["winner", "leader", "passed", "done"] as const;
export type Mark = (typeof MARKS)[number];

export function marksOf(player: PlayerView, view: View): Mark[] {
  const on: Record<Mark, boolean> = {
    winner: view.winners.includes(player.seat),
    leader: view.leader === player.seat && view.round > 0,
    passed: player.passed,
    // somebody who has passed and said so has only one thing to tell
    done: player.done && !player.passed && view.phase === "trade",
  };
  return MARKS.filter((mark) => on[mark]);
}

/** The same in words, with whose turn it is first. */
export function statusOf(player: PlayerView, view: View): string[] {
  return [...(view.in_turn === player.seat ? [t("ka-turn")] : []), ...marksOf(player, view).map((mark) => t(`ka-mark-${mark}`))];
}
