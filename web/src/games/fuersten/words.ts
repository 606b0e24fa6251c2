/** What this table says, in both languages. */

import { gameWords } from "../../lib/words.svelte";

export const words = gameWords(import.meta.glob("./lang/*/*.ftl", { query: "?raw", import: "default", eager: true }));

export const { t } = words;
