/** What the table asks of a game: how it looks, and what clicks mean. */

import type { Component } from "svelte";
import type { GameEvent, Texts } from "../lib/texts";
import type { Play, Touches } from "../table/play.svelte";

export interface BoardProps {
  view: unknown;
  texts: Texts;
  /** Nobody to play for (spectator, replay): null. */
  play: Play | null;
  /** Who sits where, by seat. */
  names: Record<string, string>;
  /** What there is to say about them besides: which bot, you, resigned. Empty: nothing. */
  roles: Record<string, string>;
  events: readonly GameEvent[];
  /** Time left, as text, by seat. */
  clocks: Record<string, string>;
  /** Whether hidden things of the seat may be shown: not while the screen changes hands. */
  reveal?: boolean;
}

export interface DetailsProps {
  id: string;
  texts: Texts;
  view: unknown;
}

export interface Phase {
  id: string;
  now: boolean;
}

export interface GameFace {
  Board: Component<BoardProps>;
  /** A card or whatever else can be looked at closely. */
  Details: Component<DetailsProps>;
  touches: Touches;
  /** The phases of a turn, for the banner. */
  phases(view: unknown): Phase[];
  /** The order of seats events count in. */
  order(view: unknown): string[];
}

const FACES: Record<string, () => Promise<{ default: GameFace }>> = {
  fuersten: () => import("./fuersten/face"),
  karthedis: () => import("./karthedis/face"),
};

export async function faceOf(game: string): Promise<GameFace> {
  const load = FACES[game];
  if (load === undefined) throw new Error(`no face for ${game}`);
  return (await load()).default;
}
