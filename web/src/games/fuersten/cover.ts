import { gameWords } from "../../lib/words.svelte";
import type { Cover } from "../game";

const cover: Cover = {
  words: gameWords(import.meta.glob("./lang/*/cover.ftl", { query: "?raw", import: "default", eager: true })),
  poster: {
    scene: "town",
    inks: { sky: "#f6b98a", sun: "#fff0b0", ray: "#f2a173", far: "#b9616a", mid: "#7a3a58", dark: "#43203f", ink: "#220f26", shine: "#fbcb4a" },
    walls: { wall: "#fdf0d5", side: "#e2bf8d", roof: "#d8573c", roofShade: "#7d2116", dark: "#3b1712" },
  },
  band: "#43203f",
  counts: "turn",
};

export default cover;
