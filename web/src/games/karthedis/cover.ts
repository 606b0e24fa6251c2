import { gameWords } from "../../lib/words.svelte";
import type { Cover } from "../game";
import figures from "./cover.json?icons";

const cover: Cover = {
  words: gameWords(import.meta.glob("./lang/*/cover.ftl", { query: "?raw", import: "default", eager: true })),
  poster: {
    scene: "planet",
    inks: {
      sky: "#2f2353",
      stars: "#8c7db8",
      planet: "#e9a04a",
      bands: "#cf6b3c",
      shade: "#7d2a4c",
      ring: "#f6dfae",
      clouds: ["#5f4f92", "#8c7db8", "#d79aa6", "#fbe0c0"],
      figures: ["#7fd1c4", "#fdf0d5"],
    },
    figures: [figures["jelly"] ?? "", figures["snail"] ?? ""],
  },
  band: "#2f2353",
  counts: "round",
};

export default cover;
