/** The cover of a game that brings none: nothing but a colour of its own. */

import type { Cover } from "../games/game";
import { gameWords } from "../lib/words.svelte";

const words = gameWords({});

export function plainCover(game: string): Cover {
  const hue = [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  return {
    words,
    drawings: [],
    background: `linear-gradient(120deg, hsl(${hue} 34% 30%), hsl(${(hue + 40) % 360} 30% 38%))`,
    counts: "turn",
  };
}
