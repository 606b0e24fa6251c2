/** What this table says, in both languages. */

import { wordsWith } from "../realm/words";

export const words = wordsWith(import.meta.glob("./lang/*/*.ftl", { query: "?raw", import: "default", eager: true }));

export const { t } = words;
