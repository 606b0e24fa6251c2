/**
 * From clicks to moves, for any game.
 *
 * The options of a choice are texts. A game says which things on the table each of them is about (`touches`): the card
 * in hand, the site, the region. What lights up is what occurs in an option that fits everything clicked so far; when
 * the clicks name one option, it is sent. So the board offers exactly the list, and knows no rules.
 */

import type { Connection } from "../lib/connection.svelte";
import type { Said } from "../lib/grammar";
import type { Texts } from "../lib/texts";
import type { ReasonInfo } from "../lib/wire";

/** A thing on the table: `hand:kloster`, `site:2-above`, `region:wald-3`. Without spaces: the page lists them by one. */
export type Key = string;

/** What an option is about, in the order in which it is clicked unless either may come first. */
export interface Touched {
  keys: Key[];
  eitherFirst?: boolean;
}

export interface Open extends Touched {
  text: string;
  said: Said;
}

export type Touches = (said: Said, prompt: string) => Touched;

export interface Refusal {
  move: string;
  reason: ReasonInfo;
}

/** Where moves go: to the server, or (in a scenario) into a script. */
export interface Sender {
  readonly prompt: string;
  readonly options: readonly string[];
  readonly busy: boolean;
  move(text: string): void;
  whyNot(text: string): Promise<ReasonInfo | null>;
}

const MOST_WAYS = 3;

export class Play {
  chosen: Key[] = $state.raw([]);
  refusal: Refusal | null = $state.raw(null);

  constructor(
    readonly texts: Texts,
    readonly sender: () => Sender,
    private readonly touches: Touches,
  ) {}

  /** Every option, read and with the things it is about. */
  readonly open: Open[] = $derived.by(() =>
    this.sender().options.map((text) => {
      const said = this.texts.grammar.parse(text) ?? { form: "", args: {}, rare: false };
      return { text, said, ...this.touches(said, this.sender().prompt) };
    }),
  );

  /** The options that fit what was clicked so far. */
  readonly fitting: Open[] = $derived.by(() => {
    const fitting = this.open.filter((option) => this.chosen.every((key) => option.keys.includes(key)));
    return this.chosen.length > 0 && fitting.length === 0 ? this.open : fitting;
  });

  /** What is done without pointing at anything: ending a phase, doing without. More than a few of them are a list. */
  readonly ways: Open[] = $derived.by(() => {
    const found = this.open.filter((option) => option.keys.length === 0 && !option.said.rare);
    return found.length <= MOST_WAYS ? found : [];
  });

  /** Whether the board alone does not show what can be done next, so that the list must. */
  readonly needsList: boolean = $derived.by(() => {
    const said = this.fitting.filter((option) => option.keys.every((key) => this.valid.includes(key)));
    return said.some((option) => !option.said.rare && !this.ways.includes(option) && (this.valid.length === 0 || said.length > 1));
  });

  /** What can be clicked next. What was clicked already stays lit as chosen. */
  readonly lit: ReadonlySet<Key> = $derived.by(() => {
    const keys = new Set<Key>();
    const chosen = this.valid;
    for (const option of this.fitting) {
      if (option.said.rare && chosen.length === 0) continue; // tearing down is always possible: it lights nothing up
      const left = option.keys.filter((key) => !chosen.includes(key));
      for (const key of option.eitherFirst ? left : left.slice(0, 1)) keys.add(key);
    }
    return keys;
  });

  /** Everything a click on which can lead anywhere. */
  private readonly meant: ReadonlySet<Key> = $derived.by(
    () => new Set(this.open.filter((option) => !option.said.rare).flatMap((option) => option.keys)),
  );

  /** The clicks that still mean something; a new question makes the old ones void. */
  readonly valid: Key[] = $derived.by(() =>
    this.open.some((option) => this.chosen.every((key) => option.keys.includes(key))) ? this.chosen : [],
  );

  isLit(key: Key): boolean {
    return this.lit.has(key);
  }

  isChosen(key: Key): boolean {
    return this.valid.includes(key);
  }

  /** Whether a click on this can lead anywhere. */
  isOpen(key: Key): boolean {
    return this.meant.has(key);
  }

  /** The option that a second click on something already chosen would send: all it is about has been clicked. */
  complete(key: Key): Open | undefined {
    if (!this.isChosen(key)) return undefined;
    return this.fitting.find((option) => option.keys.every((other) => this.valid.includes(other)));
  }

  click(key: Key): void {
    if (this.sender().busy) return;
    this.refusal = null;
    const complete = this.complete(key);
    if (complete !== undefined) {
      this.send(complete.text);
      return;
    }
    if (this.isChosen(key)) {
      this.chosen = this.valid.filter((other) => other !== key);
      return;
    }
    const wanted = this.isLit(key) ? [...this.valid, key] : [key];
    const options = this.open.filter((option) => wanted.every((other) => option.keys.includes(other)));
    if (options.length === 0) {
      this.chosen = [];
      return;
    }
    this.chosen = wanted;
    const [only] = options;
    // one thing left to mean, and everything it is about was clicked: that is the move. A card in hand is only picked
    // up by the first click, and goes by the second.
    const pickedUp = wanted.length === 1 && key.startsWith("hand:");
    if (options.length === 1 && only !== undefined && !pickedUp && only.keys.every((other) => wanted.includes(other))) {
      this.send(only.text);
    }
  }

  /** Asks why something cannot be done, and shows the answer; where it can be done, the click is one. */
  async explain(move: string): Promise<void> {
    const reason = await this.sender().whyNot(move);
    this.refusal = reason === null ? null : { move, reason };
  }

  send(text: string): void {
    this.chosen = [];
    this.refusal = null;
    this.sender().move(text);
  }

  clear(): void {
    this.chosen = [];
    this.refusal = null;
  }
}

/** A connection as somewhere moves go. Nothing is on offer as long as the page has not shown how it came to that. */
export function overWire(connection: Connection, caughtUp: () => boolean = () => true): Sender {
  return {
    get prompt() {
      return connection.update?.choice?.prompt ?? "";
    },
    get options() {
      return caughtUp() ? (connection.update?.choice?.options ?? []) : [];
    },
    get busy() {
      return connection.waiting !== null;
    },
    move: (text) => connection.move(text),
    whyNot: (text) => connection.whyNot(text),
  };
}
