/** The Encyclopedia as the page reads it: its contents fetched once, its chapters when somebody opens them. */

import { api } from "../../lib/api";
import { kept } from "../../lib/kept";
import type { ArticleTitle, EncyclopediaChapter, EncyclopediaInfo } from "../../lib/wire";

export const ENCYCLOPEDIA = "/rules/encyclopedia";
/** The game that most of it is about, whose cards can be shown. */
export const GAME = "kartenspiel";
/** Where the cards stand, each with its articles. */
export const REGISTER = "register";

export class Contents {
  readonly articles: ReadonlyMap<string, ArticleTitle>;
  private readonly order: readonly string[];

  constructor(readonly info: EncyclopediaInfo) {
    const all = info.chapters.flatMap((chapter) => chapter.articles);
    this.articles = new Map(all.map((article) => [article.id, article]));
    this.order = all.map((article) => article.id);
  }

  /** The chapter of this number, or the one that an article is in. */
  chapter(id: string): EncyclopediaChapter | undefined {
    return this.info.chapters.find((chapter) => chapter.id === id || chapter.articles.some((article) => article.id === id));
  }

  /** The articles before and after one. */
  beside(id: string): { before: ArticleTitle | undefined; after: ArticleTitle | undefined } {
    const at = this.order.indexOf(id);
    return { before: this.articles.get(this.order[at - 1] ?? ""), after: this.articles.get(this.order[at + 1] ?? "") };
  }

  about(card: string): ArticleTitle[] {
    return [...this.articles.values()].filter((article) => article.cards.includes(card));
  }
}

export const contents = kept(async () => new Contents(await api.encyclopedia()));
export const chapterOf = kept((id) => api.encyclopediaChapter(id));

/** An article or a chapter. */
export const articleAddress = (id: string): string => `${ENCYCLOPEDIA}/${encodeURIComponent(id)}`;
export const cardAddress = (card: string): string => `${ENCYCLOPEDIA}?card=${encodeURIComponent(card)}`;
export const searchAddress = (words: string): string => `${ENCYCLOPEDIA}?search=${encodeURIComponent(words)}`;
