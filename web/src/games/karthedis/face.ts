import type { KarthedisView } from "../../lib/wire";
import type { GameFace } from "../game";
import Board from "./Board.svelte";
import Details from "./Details.svelte";
import { phases } from "./phases";
import { touches } from "./targets";

const face: GameFace = {
  Board,
  Details,
  touches,
  phases: (view) => phases(view as KarthedisView),
  order: (view) => (view as KarthedisView).players.map((player) => player.seat),
};

export default face;
