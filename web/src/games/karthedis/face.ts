import type { GameFace } from "../game";
import Board from "./Board.svelte";
import { condition } from "./condition";
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
  agreed: (option, value, texts) => (option === "victory" ? condition(value, texts) : null),
};

export default face;
