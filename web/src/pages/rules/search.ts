/** Finding rules by words of either language, by ids and by the names of cards, however their umlauts are typed. */

import type { Texts } from "../../lib/texts";
import type { RuleInfo } from "../../lib/wire";
import type { Book } from "./book";

/**
 * "Brücke", "Bruecke" and "Brucke" become the same. Folding merges a few other words too, which finds too much
 * rather than too little.
 */
function folded(text: string): string {
  return text.toLowerCase().replaceAll("ß", "ss").normalize("NFD").replace(/\p{M}/gu, "").replace(/([aou])e+/g, "$1");
}

interface Folded {
  text: string;
  /** For each folded character, where it stood. */
  at: number[];
}

/** The same letter by letter, to find the way back to the text as it was written. */
function fold(text: string): Folded {
  const at: number[] = [];
  let made = "";
  let position = 0;
  for (const letter of text) {
    const plain = letter.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "").replace("ß", "ss");
    const umlaut = plain === "e" && /[aou]$/.test(made);
    if (!umlaut) {
      for (const one of plain) {
        made += one;
        at.push(position);
      }
    }
    position += letter.length;
  }
  at.push(text.length);
  return { text: made, at };
}

export function words(query: string): string[] {
  return [...new Set(query.split(/\s+/).map((word) => folded(word)))].filter((word) => word !== "");
}

/** Words in the order of their weight: an id says more than a card, a card more than a sentence. */
interface Entry {
  rule: RuleInfo;
  id: string;
  card: string;
  text: string;
  around: string;
}

const WEIGHT = { id: 100, card: 30, text: 10, around: 1 };

export class Index {
  private readonly entries: Entry[];

  constructor(book: Book, texts: Texts) {
    const everyName = (word: string | null): string =>
      word === null ? "" : Object.values(texts.catalogue.names).map((names) => names[word] ?? word).join(" ");
    const both = (text: Record<string, string> | undefined): string => Object.values(text ?? {}).join(" ");
    this.entries = book.info.rules.map((rule) => ({
      rule,
      id: folded(rule.id),
      card: folded(everyName(rule.card)),
      text: folded(`${both(rule.text)} ${both(rule.why)}`),
      around: folded([both(book.section(rule)?.title), ...book.scenariosOf(rule).map((one) => both(one.title))].join(" ")),
    }));
  }

  /** The rules with all these words, those that are most about them first. */
  find(wanted: readonly string[]): RuleInfo[] {
    const found: { rule: RuleInfo; score: number }[] = [];
    for (const entry of this.entries) {
      let score = 0;
      for (const word of wanted) {
        const worth = worthOf(entry, word);
        if (worth === 0) {
          score = 0;
          break;
        }
        score += worth;
      }
      if (score > 0) found.push({ rule: entry.rule, score });
    }
    // sort() is stable: equals stay in the order of the book
    return found.sort((one, other) => other.score - one.score).map(({ rule }) => rule);
  }
}

function worthOf(entry: Entry, word: string): number {
  let worth = 0;
  for (const field of ["id", "card", "text", "around"] as const) {
    const at = entry[field].indexOf(word);
    if (at < 0) continue;
    const begins = at === 0 || !/[\p{L}\d]/u.test(entry[field][at - 1] ?? "");
    worth += WEIGHT[field] * (begins ? 2 : 1);
  }
  return worth;
}

export interface Piece {
  text: string;
  hit: boolean;
}

/** Whether any of the words stands in a text. */
export function mentions(text: string, wanted: readonly string[]): boolean {
  const plain = folded(text);
  return wanted.some((word) => plain.includes(word));
}

/** A text in pieces, those that were looked for marked. */
export function pieces(text: string, wanted: readonly string[]): Piece[] {
  if (wanted.length === 0) return [{ text, hit: false }];
  const plain = fold(text);
  const spans: [number, number][] = [];
  for (const word of wanted) {
    for (let at = plain.text.indexOf(word); at >= 0; at = plain.text.indexOf(word, at + word.length)) {
      spans.push([plain.at[at] ?? 0, plain.at[at + word.length] ?? text.length]);
    }
  }
  spans.sort((one, other) => one[0] - other[0] || other[1] - one[1]);
  const made: Piece[] = [];
  let end = 0;
  for (const [from, to] of spans) {
    if (to <= end) continue;
    const start = Math.max(from, end);
    if (start > end) made.push({ text: text.slice(end, start), hit: false });
    made.push({ text: text.slice(start, to), hit: true });
    end = to;
  }
  if (end < text.length) made.push({ text: text.slice(end), hit: false });
  return made;
}
