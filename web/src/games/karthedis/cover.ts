import { gameWords } from "../../lib/words.svelte";
import type { Cover } from "../game";
import drawings from "./cover.json?icons";

const cover: Cover = {
  words: gameWords(import.meta.glob("./lang/*/cover.ftl", { query: "?raw", import: "default", eager: true })),
  drawings: Object.values(drawings),
  background: "linear-gradient(120deg, #16625f, #2b5a86)",
  counts: "round",
};

export default cover;
