/**
 * A game of principalities, as its table needs it. The components here are shared by all of them: whatever differs (names
 * of tokens, kinds of points, signs of the die, inks, glyphs) is a value of the game, and they ask for it with `realm()`.
 */

import { createContext, type Component } from "svelte";
import type { Inks } from "../../art/inks";
import type { SceneName } from "../../art/scenes";
import type { Said } from "../../lib/grammar";
import type { GameEvent, Texts } from "../../lib/texts";
import type { Words } from "../../lib/words.svelte";
import { lookOf, type Look, type Printing } from "./look";
import type { Facts, View } from "./shapes";

/** What is held up for everybody when something happens that has no card. */
interface Held {
  /** The word it is called by, whose drawing it has. */
  word: string;
  inks: Inks;
  scene: SceneName;
}

/** A trade between the princes that waits for its answer. */
export interface OfferProps {
  /** How it was told: who offers how much of what, and for what. */
  event: GameEvent;
  view: View;
  texts: Texts;
  /** Who offers it. */
  name: string;
}

/** What a book of rulings has to say about a card. */
export interface Articles {
  count: number;
  /** Where they are listed. */
  address: string;
}

interface Rules<Views, CardFacts> {
  /** Its id: its rules are found by it, and its pictures kept. */
  game: string;
  words: Words;
  figures: readonly (readonly [kind: string, fact: keyof CardFacts & string])[];
  /** The kinds of points that are counted beside those of victory. */
  counted: readonly string[];
  /** The tokens for most points of a kind: each is a word, and the view tells under it who holds it. */
  tokens: Readonly<Record<string, keyof Views & string>>;
  /** The sides of the event die, each once. */
  die: readonly string[];
  /** By the kind of event. */
  held: Readonly<Record<string, Held | undefined>>;
  /** The card that is laid on another one. */
  covering?: { card: string; on: string };
  /** Whether a sentence that names a card on the table means one of the other prince's. */
  across(said: Said, view: View): boolean;
  /** Where princes may trade with each other. */
  Offered?: Component<OfferProps>;
  /** Where there is a book of rulings: those on a card, by the title it shares with its likes in other sets. */
  articles?(title: string): Promise<Articles | null>;
}

type Given<Views, CardFacts> = Rules<Views, CardFacts> & Omit<Printing, "figures">;

export interface Realm extends Omit<Given<View, Facts>, "tokens" | "figures" | "icons">, Look {
  figures: Printing["figures"];
  tokens: Readonly<Record<string, string | undefined>>;
  t: Words["t"];
}

/** `realmOf<View, Facts>()({ … })`: the compiler proves that the game sends what the table shows. */
export function realmOf<Views extends View, CardFacts extends Facts>() {
  return (given: Given<Views, CardFacts>): Realm => ({ ...given, ...lookOf(given), t: given.words.t });
}

/** The game at whose table this is. */
export const [realm, enter] = createContext<Realm>();

/** Who holds the token for most points of a kind. */
export function holder(at: Realm, view: View, kind: string): string | null {
  const token = at.tokens[kind];
  return token === undefined ? null : ((view as unknown as Record<string, string | null>)[token] ?? null);
}

export const amountOf = (points: object, kind: string): number => Number((points as Record<string, number | undefined>)[kind] ?? 0);
