/** What the cards of each set are printed with. */

import type { Inks } from "../../art/inks";
import { CREAM } from "../realm/inks";

/** By the back of a card. */
export const SETS = {
  basis: { ground: "#3f7397", light: "#7fabc0", dark: "#15324b", accent: "#f3bb4c", emblem: CREAM },
  gold: { ground: "#e0a02f", light: "#f6cf76", dark: "#57300a", accent: "#fdeec2", emblem: "#4a2506" },
  wirren: { ground: "#a5404a", light: "#d4796a", dark: "#431326", accent: "#f3bb4c", emblem: "#fdeedb" },
  fortschritt: { ground: "#2f8a7b", light: "#79bda6", dark: "#0e3b3b", accent: "#f7b267", emblem: CREAM },
} as const satisfies Record<string, Inks>;
