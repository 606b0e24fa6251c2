/** What every table of principalities says, in both languages. What a game calls its own way, it says itself. */

import { gameWords, type Words } from "../../lib/words.svelte";

const SHARED: Record<string, string> = import.meta.glob("./lang/*/*.ftl", { query: "?raw", import: "default", eager: true });

export const { t } = gameWords(SHARED);

/** The words of a game: its own, and ours for what it does not say itself. Files of both have the same paths. */
export function wordsWith(own: Record<string, string>): Words {
  const ours = Object.entries(SHARED).map(([path, source]) => [`ours ${path}`, source]);
  return gameWords({ ...own, ...(Object.fromEntries(ours) as Record<string, string>) });
}
