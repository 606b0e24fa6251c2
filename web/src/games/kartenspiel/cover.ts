import { gameWords } from "../../lib/words.svelte";
import type { Cover } from "../game";
import figures from "./cover.json?icons";

const cover: Cover = {
  words: gameWords(import.meta.glob("./lang/*/cover.ftl", { query: "?raw", import: "default", eager: true })),
  poster: {
    scene: "shore",
    inks: { sky: "#f4d38a", sun: "#fff3d2", ray: "#efc36c", far: "#cf8a4a", mid: "#a65132", dark: "#6b2a1e", ink: "#35120d", shine: "#2d6f73" },
    figures: [figures["ship"] ?? "", figures["knight"] ?? ""],
  },
  band: "#5b2317",
  counts: "turn",
};

export default cover;
