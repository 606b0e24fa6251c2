/** A game's words and sentences, made in the page exactly as `tafelrunde.books.messages` makes them in the terminal.
 * Of a game that brings no messages the sentences themselves are shown, and its events word by word. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Grammar } from "./grammar";
import type { Language } from "./settings.svelte";
import type { CardInfo, Catalogue, ChoiceInfo, FormInfo } from "./wire";

/** A piece of a sentence: plain text, or the name of a card or of a seat. */
export interface Piece {
  text: string;
  card?: string;
  seat?: string;
}

export type GameEvent = { kind: string; seat: number | null } & Record<string, unknown>;

/** Values that are shown, or chosen by, as they were written. */
const AS_WRITTEN = new Set(["slot", "kind", "word", "near", "text", "how"]);
const AMOUNTS = /^\d+ \S+( \d+ \S+)*$/;
const GAP = "…";
const MARKED = /\u0001([cs])([^\u0002]*)\u0002([^\u0003]*)\u0003/g;
const SHORT_NUMBER = /^\d{1,9}$/;

export class Texts {
  readonly grammar: Grammar;
  readonly cards: ReadonlyMap<string, CardInfo>;
  private readonly bundles: Record<Language, FluentBundle>;

  constructor(
    readonly catalogue: Catalogue,
    sources: Record<Language, string>,
    private readonly language: () => Language,
  ) {
    this.grammar = new Grammar(catalogue.forms);
    this.cards = new Map(catalogue.cards.map((card) => [card.id, card]));
    this.bundles = { de: bundle("de", sources.de), en: bundle("en", sources.en) };
  }

  /** What a word of the game is called; `seats` are the names of those who sit there. */
  spell(word: string, seats: Record<string, string> = {}): string {
    const seat = seats[word];
    if (seat !== undefined && seat !== "") return seat;
    const name = this.catalogue.names[this.language()]?.[word];
    if (name !== undefined) return name;
    if (AMOUNTS.test(word)) {
      const parts = word.split(" ");
      const pairs: string[] = [];
      for (let at = 0; at < parts.length; at += 2) pairs.push(`${parts[at]} ${this.spell(parts[at + 1] ?? "")}`);
      return pairs.join(", ");
    }
    return word;
  }

  card(id: string): CardInfo | undefined {
    return this.cards.get(id);
  }

  /** An option's text as a person would say it. */
  option(text: string, seats: Record<string, string> = {}): string {
    const said = this.grammar.parse(text);
    if (said === null) return text;
    const id = `option-${said.form}`;
    return this.has(id) ? this.format(id, said.args, seats) : this.grammar.sentence(said, (word) => this.spell(word, seats));
  }

  /** How a sentence of the game is said here, with gaps for its words: "build … at …". */
  gaps(form: string): string {
    const id = `option-${form}`;
    if (!this.has(id)) return this.grammar.gaps(form);
    const slots = this.catalogue.forms.find((one) => one.name === form)?.slots ?? [];
    return this.format(id, Object.fromEntries(slots.map((slot) => [slot, GAP])));
  }

  /** What somebody means who writes a sentence as it is shown, with things by their names, in any language: the text of
   * that option. What is not understood is left as it is. */
  meant(said: string, seats: Record<string, string> = {}): string {
    const text = said.trim().replace(/\s+/g, " ");
    for (const language of Object.keys(this.bundles) as Language[]) {
      for (const form of this.catalogue.forms) {
        const args = this.wordsIn(text, form, language);
        if (args === null) continue;
        const written: Record<string, string> = {};
        form.slots.forEach((slot, at) => (written[slot] = this.idOf(args[at] ?? "", seats)));
        const option = this.grammar.sentence({ form: form.name, args: written, rare: false }, (word) => word);
        if (this.grammar.parse(option)?.form === form.name) return option;
      }
    }
    return this.inIds(text.toLowerCase(), seats);
  }

  /** The words that fill a form's sentence as this language says it; null if it is another sentence. */
  private wordsIn(text: string, form: FormInfo, language: Language): string[] | null {
    const pattern = this.bundles[language].getMessage(`option-${form.name}`)?.value;
    if (pattern == null) return null;
    const marks = Object.fromEntries(form.slots.map((slot, at) => [slot, `\u0001${at}\u0002`]));
    const shown = this.bundles[language].formatPattern(pattern, marks);
    const order: number[] = [];
    const shape = escaped(shown).replace(/\u0001(\d+)\u0002/g, (_, at: string) => {
      order.push(Number(at));
      return "(.+?)";
    });
    const match = new RegExp(`^${shape}$`, "i").exec(text);
    if (match === null || new Set(order).size !== form.slots.length || order.length !== form.slots.length) return null;
    const words: string[] = [];
    order.forEach((at, place) => (words[at] = match[place + 1] ?? ""));
    return words;
  }

  private idOf(name: string, seats: Record<string, string>): string {
    const found = this.namesOf(seats).find(([called]) => called === name.toLowerCase());
    return found?.[1] ?? name.toLowerCase();
  }

  /** A sentence of the game in which things go by the names that are shown. */
  private inIds(text: string, seats: Record<string, string>): string {
    let said = ` ${text} `;
    for (const [name, id] of this.namesOf(seats)) said = said.replaceAll(` ${name} `, ` ${id} `);
    return said.trim();
  }

  /** Names in all languages and what they stand for, the longest first. */
  private namesOf(seats: Record<string, string>): [string, string][] {
    return [seats, ...Object.values(this.catalogue.names)]
      .flatMap((names) => Object.entries(names))
      .map(([id, name]): [string, string] => [name.toLowerCase(), id])
      .sort((one, other) => other[0].length - one[0].length);
  }

  prompt(choice: Pick<ChoiceInfo, "prompt" | "about">, seats: Record<string, string> = {}): string {
    const id = `prompt-${choice.prompt}`;
    return this.has(id) ? this.format(id, choice.about, seats) : choice.prompt;
  }

  /** An event, as this seat may know it, as a line of the log. */
  event(event: GameEvent, order: readonly string[], seats: Record<string, string> = {}): string {
    return this.pieces(event, order, seats)
      .map((piece) => piece.text)
      .join("");
  }

  /** The same, with the names of cards and seats told apart from the words around them. */
  pieces(event: GameEvent, order: readonly string[], seats: Record<string, string> = {}): Piece[] {
    const found: Piece[] = [];
    let from = 0;
    const line = this.line(event, order, seats);
    for (const match of line.matchAll(MARKED)) {
      if (match.index > from) found.push({ text: line.slice(from, match.index) });
      const [whole, what, id, text = ""] = match;
      found.push(what === "c" ? { text, card: id } : { text, seat: id });
      from = match.index + whole.length;
    }
    if (from < line.length) found.push({ text: line.slice(from) });
    return found;
  }

  /** A line in which names are marked. */
  private line(event: GameEvent, order: readonly string[], seats: Record<string, string>): string {
    let id = `event-${event.kind}`;
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(event)) {
      if (name !== "kind" && name !== "seat") values[name] = value;
    }
    if (event.seat === null) id += "-nobody";
    else values["seat"] = order[event.seat] ?? String(event.seat);
    if (("card" in values || "cards" in values) && this.has(`${id}-secret`)) id += "-secret";
    if (this.has(id)) return this.format(id, values, seats, true);
    const { seat, ...others } = values;
    const said = Object.values(others).map((value) => String(this.named(value, seats)));
    return [...(seat === undefined ? [] : [this.spell(String(seat), seats)]), event.kind, ...said].join(" ");
  }

  has(id: string): boolean {
    return this.bundles[this.language()].hasMessage(id);
  }

  format(id: string, values: Record<string, unknown>, seats: Record<string, string> = {}, marked = false): string {
    const pattern = this.bundles[this.language()].getMessage(id)?.value;
    if (pattern == null) return id;
    const named: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      named[name] = AS_WRITTEN.has(name) ? plain(value) : this.named(value, seats, marked);
    }
    return this.bundles[this.language()].formatPattern(pattern, named);
  }

  private named(value: unknown, seats: Record<string, string>, marked = false): FluentVariable {
    if (Array.isArray(value)) return value.map((part) => String(this.named(part, seats, marked))).join(", ");
    if (typeof value !== "string") return plain(value);
    if (SHORT_NUMBER.test(value)) return Number(value);
    const name = this.spell(value, seats);
    if (!marked) return name;
    if (seats[value]) return `\u0001s${value}\u0002${name}\u0003`;
    return this.cards.has(value) ? `\u0001c${value}\u0002${name}\u0003` : name;
  }
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}

function plain(value: unknown): FluentVariable {
  return typeof value === "number" || typeof value === "string" ? value : String(value);
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}
