/**
 * What the page asks of a game: its cover on the first page, and its face at the table. Each game has a folder here;
 * whatever has one is found by it. A game without a folder is played with the plain face.
 */

import type { Component } from "svelte";
import type { Poster } from "../art/posters";
import { kept } from "../lib/kept";
import type { Signs } from "../lib/signed";
import type { Sound } from "../lib/sound";
import type { Said } from "../lib/grammar";
import type { GameEvent, Texts } from "../lib/texts";
import type { CardInfo } from "../lib/wire";
import type { Words } from "../lib/words.svelte";
import { plainCover } from "../plain/cover";
import type { Play } from "../table/play.svelte";
import type { Presence } from "../table/presence";
import type { StoryTelling } from "../table/story";
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
  /** Which of the others are here, away or gone, for a mark beside their names (`Presence`); nobody where nobody can be. */
  presence?: Presence;
  /** The game is over, whatever the view says: somebody resigned, or the clock did it. */
  over?: boolean;
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

/** A card as a card: it fills the box it stands in, 15 wide and 23.8 high. */
export interface CardProps {
  card: CardInfo;
  texts: Texts;
}

/** A card, or a poster of something that has none; what happened is said below it. */
export type HeldUp = { card: CardInfo } | { title: string; picture: { key: string; draw: () => string } };

export interface Flight {
  from: string;
  to: string;
  /** A token with its glyph, or the back of a card. */
  glyph?: string;
  picture?: { key: string; draw: () => string };
}

/** A moment on the way to how things stand: what the table shows then, and which of the events have happened. */
export interface Part {
  view: unknown;
  events: readonly GameEvent[];
  /** How long it is shown. */
  milliseconds: number;
  sound?: Sound;
}

export interface Phase {
  id: string;
  now: boolean;
}

/** What the page knows of a game before anybody sits down. It is part of the first load: small. */
export interface Cover {
  /** `game-tagline`, `game-players` (how many, how long), `game-about`, `mode-<mode>`; `term-<term>-<value>` where a
   * value of an option needs more than its own word, and `term-<term>-<value>-<mode>` where it means something else in a
   * mode; `term-<term>-none` for what holds if none of several values is chosen; `deck-by-lot-<value>` for the deck of
   * somebody who brings none, if that is agreed; `rules-mode-<name>` where rules hold for several modes together. */
  words: Words;
  poster: Poster;
  /** The colour of the band on which the poster's title stands: dark, the title is cream. */
  band: string;
  /** What the game is counted in. */
  counts: "turn" | "round";
}

/** What the table looks like and what clicks on it mean; fetched when somebody sits down at the game. */
export interface GameFace {
  Board: Component<BoardProps>;
  /** A card or whatever else can be looked at closely. */
  Details: Component<DetailsProps>;
  /** A card in full; the page holds it up when it matters, and shows all of them to contributors. */
  Card?: Component<CardProps>;
  /** Who plays on the other side and on this one, for the panel beside the board: above and below what can be done.
   * A game that shows its players on the board itself has neither. */
  Far?: Component<BoardProps>;
  Near?: Component<BoardProps>;
  /** How far everybody is on the way to the goal, for the bar on top. */
  Race?: Component<BoardProps>;
  /** A class whose `--cloth`, `--cloth-edge` and `--cloth-centre` dye the table. */
  cloth?: string;
  /** Which things on the table each sentence is about. */
  targets: Templates;
  /** What stands beside an option in the list: a glyph, and a few words such as what it costs. */
  row?(said: Said, texts: Texts): { glyph?: string; note?: string };
  /** How the log tells what happened. */
  story?: StoryTelling;
  /** By what a seat is known besides its name: its arms, its pattern. */
  Mark?: Component<{ seat: string }>;
  /** A sentence of the list with the names of what lies on the table now, where that says more than the sentence alone.
   * Null: as the sentence is always said. */
  say?(said: Said, view: unknown, texts: Texts, names: Record<string, string>): string | null;
  /** `phase-<id>`, `fold-<form>`, `means-<form>` (what comes of a move whose name does not say it), `scene-word-<word>`, and whatever its own components say. */
  words: Words;
  /** The phases of a turn, for the banner. */
  phases(view: unknown): Phase[];
  /** Whether the board names the phase itself, so that a small screen need not show it twice. */
  phaseOnBoard?: boolean;
  /** Whether the list of options is how this table is played: then a small screen does not fold it away. */
  listed?: boolean;
  /** A value of a game option in words, where it says more than its name does. */
  agreed?(option: string, value: string, texts: Texts): string | null;
  /** The drawing of a thing by its word, for texts that name it. */
  glyph?(word: string): string | undefined;
  /** Words of the game that have a sign of their own on its cards, as they are written, each with its drawing: a lesson shows
   * it where it says the word. */
  signs?(texts: Texts): Signs;
  /** What is heard when something happens, by the kind of event; other events sound like a card. */
  sounds?: Record<string, Sound>;
  /** What is held up for everybody to see when this happens. */
  heldUp?(event: GameEvent, texts: Texts): HeldUp | null;
  /** What flies over the table when this happens, from one thing to another, each by its key or `data-spot`. */
  flights?(event: GameEvent, order: readonly string[]): Flight[];
  /** What is told in parts: the views on the way from one view to the next, of which the events from a number on are new.
   * None: the next view is shown at once. */
  unfold?(before: unknown, after: unknown, events: readonly GameEvent[], from: number): Part[];
  /** Where the points of a seat come from, the largest first. */
  score?(view: unknown, seat: string, texts: Texts): { name: string; amount: number; glyph?: string }[];
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

/** What was chosen before a deck is built, by the id of the choice. Several values are joined by "+". */
export type Chosen = Readonly<Record<string, string>>;

/** Something a table agrees on that decides what a deck may be made of; its name is `deck-choice-<id>`. */
export interface DeckChoice {
  /** As the option of the table is called. */
  id: string;
  /** Any of the values can hold together, and none of them as well. */
  several?: boolean;
  /** But at least one of them. */
  needed?: boolean;
  /** What holds until somebody chooses. */
  usual(texts: Texts): string;
  /** `chosen` has what was chosen before this. */
  values(texts: Texts, chosen: Chosen): readonly { value: string; name: string }[];
}

/** A card and how often it is in the deck. */
export type DeckEntry = readonly [card: string, amount: number];

/** A deck to begin with: a list as the game reads it, and what it is like in a sentence. */
export interface SampleDeck {
  id: string;
  name: string;
  text: string;
  list: string;
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
  /** What the lines of a part stand together by, where they do: cards alike come one after the other. Its name is
   * `deck-group-<group>`. */
  group?(card: CardInfo): string;
  choices: readonly DeckChoice[];
  /** How often a card can be in a deck; 0: it is none of those to choose from. */
  most(card: CardInfo, chosen: Chosen, texts: Texts): number;
  /** What must be chosen for such a deck to be played, as near as can be to what was. */
  suited(chosen: Chosen, entries: readonly DeckEntry[], texts: Texts): Chosen;
  /** The options of a table at which that was chosen. */
  agreed(chosen: Chosen, texts: Texts): Record<string, string>;
  samples?(texts: Texts, chosen: Chosen): readonly SampleDeck[];
  /** What these are called, where that depends on what was chosen. */
  samplesTitle?(chosen: Chosen): string | undefined;
  /** The part of the deck that is dealt into stacks before a game, and into how many. */
  dealt?: { part: string; stacks: number };
}

const COVERS = import.meta.glob<{ default: Cover }>("./*/cover.ts", { eager: true });
const FACES = import.meta.glob<{ default: GameFace }>("./*/face.ts");
const DECKS = import.meta.glob<{ default: DeckFace }>("./*/decks.ts");

export const coverOf = (game: string): Cover => COVERS[`./${game}/cover.ts`]?.default ?? plainCover(game);

/** A value of an option as the game says it; null: its own word will do. */
export function valueInWords(game: string, mode: string, term: string, value: string): string | null {
  const { words } = coverOf(game);
  const key = [`term-${term}-${value}-${mode}`, `term-${term}-${value}`].find((one) => words.known(one));
  return key === undefined ? null : words.t(key);
}

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
