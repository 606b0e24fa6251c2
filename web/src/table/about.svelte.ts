/** What is played at a table, in words. Games and modes are fetched once. */

import { SvelteMap } from "svelte/reactivity";
import { api } from "../lib/api";
import type { GameInfo, GameList, ModeInfo } from "../lib/wire";
import { pick } from "../lib/words.svelte";

let list: Promise<GameList> | null = null;
// names that were asked for before the list came are put right when it comes
const known = new SvelteMap<string, GameInfo>();

export function games(): Promise<GameList> {
  list ??= api.games().then((found) => {
    for (const game of found.games) known.set(game.id, game);
    return found;
  });
  list.catch(() => (list = null)); // the next visit tries again
  return list;
}

export function modeOf(table: { game: string; mode: string }): ModeInfo | undefined {
  return known.get(table.game)?.modes.find((mode) => mode.id === table.mode);
}

export function gameName(id: string): string {
  return pick(known.get(id)?.name);
}

/** "Die Fürsten von Catan · Das Duell der Fürsten". */
export function modeName(table: { game: string; mode: string }): string {
  const mode = pick(modeOf(table)?.name);
  return mode === "" ? gameName(table.game) : `${gameName(table.game)} · ${mode}`;
}
