import type { KarthedisView } from "../../lib/wire";
import type { GameFace } from "../game";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { phases } from "./phases";
import { touches } from "./targets";
import { words } from "./words";

const face: GameFace = {
  Board,
  Details,
  touches,
  words,
  phases: (view) => phases(view as KarthedisView),
  phaseOnBoard: true,
};

export default face;
