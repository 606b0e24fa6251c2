import type { GameFace } from "../game";
import "./karthedis.css";
import Board from "./Board.svelte";
import CardFace from "./CardFace.svelte";
import { condition } from "./condition";
import Details from "./Details.svelte";
import { icons, signsOf } from "./look";
import { phases } from "./phases";
import { unfold } from "./reveal";
import { say } from "./say";
import SeatMark from "./SeatMark.svelte";
import { heldUp, row, sounds, story } from "./story";
import { targets } from "./targets";
import { words } from "./words";
import type { View } from "./wire";

const face: GameFace = {
  Board,
  Details,
  Card: CardFace,
  cloth: "karthedis",
  targets,
  say: (said, view, texts, names) => say(said, view as View, texts, names),
  row,
  story,
  Mark: SeatMark,
  sounds,
  heldUp,
  unfold: (before, after, events, from) => unfold(before as View, after as View, events, from),
  words,
  phases: (view) => phases(view as View),
  phaseOnBoard: true,
  glyph: (word) => icons[word],
  signs: signsOf,
  agreed: (option, value, texts) => (option === "victory" ? condition(value, texts) : null),
};

export default face;
