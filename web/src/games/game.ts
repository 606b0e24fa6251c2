/**
 * What the page asks of a game: its cover on the first page, and its face at the table. Each game has a folder here;
 * whatever has one is found by it. A game without a folder is played with the plain face.
 */

import type { Component } from "svelte";
import { kept } from "../lib/kept";
import type { Tone } from "../lib/sound";
import type { GameEvent, Texts } from "../lib/texts";
import type { CardInfo } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import { plainCover } from "../plain/cover";
import type { Play } from "../table/play.svelte";
import type { Templates } from "../table/targets";

export interface BoardProps {
  view: unknown;
  texts: Texts;
  /** Nobody to play for (spectator, replay): null. */
  play: Play | null;
  /** Who sits where, by seat. */
  names: Record<string, string>;
  /** What there is to say about them besides: which bot, you, resigned. Empty: nothing. */
  roles: Record<string, string>;
  events: readonly GameEvent[];
  /** Time left, as text, by seat. */
  clocks: Record<string, string>;
  /** Whether hidden things of the seat may be shown: not while the screen changes hands. */
  reveal?: boolean;
  /** The view as text in each language, asked of the server: for a board that draws nothing itself. */
  sketch(): Promise<Record<string, string>>;
}

export interface DetailsProps {
  id: string;
  texts: Texts;
  view: unknown;
}

export interface Phase {
  id: string;
  now: boolean;
}

/** What the page knows of a game before anybody sits down. It is part of the first load: small. */
export interface Cover {
  /** `game-about`, `mode-<mode>`; `term-<term>-<value>` where a value of an option needs more than its own word;
   * `rules-mode-<name>` where rules hold for several modes together. */
  words: Words;
  /** Drawings in a row, and the colours behind them. */
  drawings: readonly string[];
  background: string;
  /** What the game is counted in. */
  counts: "turn" | "round";
}

/** What the table looks like and what clicks on it mean; fetched when somebody sits down at the game. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** A card or whatever else can be looked at closely. */
  Details: Component<DetailsProps>;
  /** Which things on the table each sentence is about. */
  targets: Templates;
  /** `phase-<id>`, `fold-<form>`, `scene-word-<word>`, and whatever its own components say. */
  words: Words;
  /** The phases of a turn, for the banner. */
  phases(view: unknown): Phase[];
  /** Whether the board names the phase itself, so that a small screen need not show it twice. */
  phaseOnBoard?: boolean;
  /** Whether the list of options is how this table is played: then a small screen does not fold it away. */
  listed?: boolean;
  /** A value of a game option in words, where it says more than its name does. */
  agreed?(option: string, value: string, texts: Texts): string | null;
  /** What is heard when something happens, by the kind of event; other events sound like a card. */
  sounds?: Record<string, readonly Tone[]>;
}

/** Something by which the cards to choose from can be narrowed down; its name is `deck-filter-<id>`. */
export interface DeckFilter {
  id: string;
  values(texts: Texts): readonly { value: string; name: string }[];
  fits(card: CardInfo, value: string): boolean;
}

/** A pile of the deck with its own size. Where there are several, their names are `deck-part-<id>`. */
export interface DeckPart {
  id: string;
  size: number;
  holds(card: CardInfo): boolean;
}

/** Building decks for a game to which seats bring one; fetched by the deck builder. */
export interface DeckFace {
  /** A card among all of them, and as a line of the deck. */
  Card: Component<{ card: CardInfo; texts: Texts }>;
  Line: Component<{ id: string; texts: Texts }>;
  /** What the deck is made of, in figures. */
  Figures: Component<{ cards: readonly string[]; texts: Texts }>;
  /** The class its styles are written for. */
  look: string;
  words: Words;
  filters: readonly DeckFilter[];
  /** What a card is found by besides its name and text. */
  also(card: CardInfo, texts: Texts): string;
  /** The order of the lines. */
  compare(one: CardInfo, other: CardInfo): number;
  parts(texts: Texts): readonly DeckPart[];
  /** How many equal cards a table may allow, and what it agrees on when it does. */
  copies(texts: Texts): readonly number[];
  agreed(copies: number): Record<string, string>;
}

const COVERS = import.meta.glob<{ default: Cover }>("./*/cover.ts", { eager: true });
const FACES = import.meta.glob<{ default: GameFace }>("./*/face.ts");
const DECKS = import.meta.glob<{ default: DeckFace }>("./*/decks.ts");

export const coverOf = (game: string): Cover => COVERS[`./${game}/cover.ts`]?.default ?? plainCover(game);

export const faceOf = kept(async (game: string): Promise<GameFace> => {
  const load = FACES[`./${game}/face.ts`] ?? (() => import("../plain/face"));
  return (await load()).default;
});

export const buildsDecks = (game: string): boolean => DECKS[`./${game}/decks.ts`] !== undefined;

export const decksOf = kept(async (game: string): Promise<DeckFace> => {
  const load = DECKS[`./${game}/decks.ts`];
  if (load === undefined) throw new Error(`no deck builder for ${game}`);
  return (await load()).default;
});
