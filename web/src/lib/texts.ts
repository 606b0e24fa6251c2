/** A game's words and sentences, made in the page exactly as `tafelrunde.books.messages` makes them in the terminal.
 * Of a game that brings no messages the sentences themselves are shown, and its events word by word. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { Grammar } from "./grammar";
import type { Language } from "./settings.svelte";
import type { CardInfo, Catalogue, ChoiceInfo } from "./wire";

export type GameEvent = { kind: string; seat: number | null } & Record<string, unknown>;

/** Values that are shown, or chosen by, as they were written. */
const AS_WRITTEN = new Set(["slot", "kind", "word", "near", "text", "how"]);
const AMOUNTS = /^\d+ \S+( \d+ \S+)*$/;
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

  prompt(choice: Pick<ChoiceInfo, "prompt" | "about">, seats: Record<string, string> = {}): string {
    const id = `prompt-${choice.prompt}`;
    return this.has(id) ? this.format(id, choice.about, seats) : choice.prompt;
  }

  /** An event, as this seat may know it, as a line of the log. */
  event(event: GameEvent, order: readonly string[], seats: Record<string, string> = {}): string {
    let id = `event-${event.kind}`;
    const values: Record<string, unknown> = {};
    for (const [name, value] of Object.entries(event)) {
      if (name !== "kind" && name !== "seat") values[name] = value;
    }
    if (event.seat === null) id += "-nobody";
    else values["seat"] = order[event.seat] ?? String(event.seat);
    if (("card" in values || "cards" in values) && this.has(`${id}-secret`)) id += "-secret";
    if (this.has(id)) return this.format(id, values, seats);
    const { seat, ...others } = values;
    const said = Object.values(others).map((value) => String(this.named(value, seats)));
    return [...(seat === undefined ? [] : [this.spell(String(seat), seats)]), event.kind, ...said].join(" ");
  }

  has(id: string): boolean {
    return this.bundles[this.language()].hasMessage(id);
  }

  format(id: string, values: Record<string, unknown>, seats: Record<string, string> = {}): string {
    const pattern = this.bundles[this.language()].getMessage(id)?.value;
    if (pattern == null) return id;
    const named: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(values)) {
      named[name] = AS_WRITTEN.has(name) ? plain(value) : this.named(value, seats);
    }
    return this.bundles[this.language()].formatPattern(pattern, named);
  }

  private named(value: unknown, seats: Record<string, string>): FluentVariable {
    if (Array.isArray(value)) return value.map((part) => String(this.named(part, seats))).join(", ");
    if (typeof value === "string") return SHORT_NUMBER.test(value) ? Number(value) : this.spell(value, seats);
    return plain(value);
  }
}

function plain(value: unknown): FluentVariable {
  return typeof value === "number" || typeof value === "string" ? value : String(value);
}

function bundle(language: Language, source: string): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  made.addResource(new FluentResource(source));
  return made;
}
