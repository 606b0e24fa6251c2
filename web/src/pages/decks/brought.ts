/** What a seat brings to a game: in which mode, as which term. */

import type { GameInfo, ModeInfo, TermInfo } from "../../lib/wire";

export interface Brought {
  game: string;
  mode: ModeInfo;
  term: TermInfo;
}

export const broughtIn = (mode: ModeInfo | undefined): TermInfo | undefined => mode?.options.find((term) => term.by_seat);

/** Whether nobody can do without: the table has not agreed on what holds for those who bring nothing. */
export function mustBeBrought(mode: ModeInfo | undefined, agreed: Readonly<Record<string, string>>): boolean {
  return broughtIn(mode) !== undefined && Object.keys(mode?.usual ?? {}).some((option) => agreed[option] === undefined);
}

/** What decides which deck those get who bring none: all that is agreed, and last what is always agreed on for them. */
export function otherwise(mode: ModeInfo | undefined, agreed: Readonly<Record<string, string>>): string[] {
  const always = Object.keys(mode?.usual ?? {});
  const rest = Object.keys(agreed).filter((option) => !always.includes(option));
  return [...rest, ...always].flatMap((option) => agreed[option] ?? []);
}

/** For the first mode in which seats bring something. */
export function broughtTo(game: GameInfo): Brought | null {
  for (const mode of game.modes) {
    const term = broughtIn(mode);
    if (term !== undefined) return { game: game.id, mode, term };
  }
  return null;
}
