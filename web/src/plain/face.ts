/** The face of a game that brings none: its table as text, and everything that can be done in the list of options. */

import type { GameFace } from "../games/game";
import { gameWords } from "../lib/words.svelte";
import Board from "./Board.svelte";
import Details from "./Details.svelte";

const face: GameFace = {
  Board,
  Details,
  targets: {},
  words: gameWords({}),
  phases: () => [],
  listed: true,
};

export default face;
