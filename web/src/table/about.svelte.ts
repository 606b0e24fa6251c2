/** What is played at a table, in words. Games and modes are fetched once. */

import { SvelteMap } from "svelte/reactivity";
import { api } from "../lib/api";
import { kept } from "../lib/kept";
import type { GameInfo, ModeInfo } from "../lib/wire";
import { pick } from "../lib/words.svelte";

// names that were asked for before the list came are put right when it comes
const known = new SvelteMap<string, GameInfo>();

const list = kept(async () => {
  const found = (await api.games()).games;
  for (const game of found) known.set(game.id, game);
  return found;
});

export const games = (): Promise<GameInfo[]> => list("");

export function modeOf(table: { game: string; mode: string }): ModeInfo | undefined {
  return known.get(table.game)?.modes.find((mode) => mode.id === table.mode);
}

export function gameName(id: string): string {
  return pick(known.get(id)?.name);
}

/** The game and the mode: "Chess · Blitz". */
export function modeName(table: { game: string; mode: string }): string {
  const mode = pick(modeOf(table)?.name);
  return mode === "" ? gameName(table.game) : `${gameName(table.game)} · ${mode}`;
}
