import type { GameFace } from "../game";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { phases } from "./phases";
import { targets } from "./targets";
import { words } from "./words";
import type { View } from "./wire";

const face: GameFace = {
  Board,
  Details,
  targets,
  words,
  phases: (view) => phases(view as View),
  phaseOnBoard: true,
};

export default face;
