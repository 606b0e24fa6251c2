/** The cover of a game that brings none: hills in a colour of its own. */

import { inksOf, mix, type LandInks } from "../art/inks";
import type { Cover } from "../games/game";
import { gameWords } from "../lib/words.svelte";

const words = gameWords({});
const HUES = ["#2f7f6d", "#a8452f", "#3f5f9a", "#8a6a1e", "#6f4688", "#3d6b2f"];

export function plainCover(game: string): Cover {
  const number = [...game].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const hue = HUES[number % HUES.length] as string;
  return { words, poster: { scene: "hills", inks: hills(hue) }, band: inksOf(hue).dark, counts: "turn" };
}

function hills(hue: string): LandInks {
  const { light, dark } = inksOf(hue);
  return { sky: mix(light, "#fff2d6", 0.6), ray: mix(light, "#fff2d6", 0.4), sun: "#fff0b0", far: light, mid: hue, dark: mix(hue, dark, 0.5), ink: dark, shine: light };
}
