import { gameWords } from "../../lib/words.svelte";
import type { Cover } from "../game";
import drawings from "./cover.json?icons";

const cover: Cover = {
  words: gameWords(import.meta.glob("./lang/*/cover.ftl", { query: "?raw", import: "default", eager: true })),
  drawings: Object.values(drawings),
  background: "linear-gradient(120deg, #8b5a1c, #85322b 60%, #35566b)",
  counts: "turn",
};

export default cover;
