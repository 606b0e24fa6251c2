/** What people play with who have no wishes of their own: what the game proposes for each of its options. */

import type { ModeInfo } from "./wire";

export function proposed(mode: ModeInfo | undefined): Record<string, string> {
  const terms = (mode?.options ?? []).filter((term) => !term.by_seat && term.usual !== "");
  return Object.fromEntries(terms.map((term) => [term.id, term.usual]));
}
