/** The rules on one page: what of it holds in a mode, and how it is laid out. */

import { api } from "../../lib/api";
import { kept } from "../../lib/kept";
import type { GuideChapter, GuideInfo, GuidePoint } from "../../lib/wire";
import type { Book } from "./book";

export const guideOf = kept(async (books) => api.guide(books));

const holds = (part: { modes: string[] }, mode: string | null): boolean =>
  mode === null || part.modes.length === 0 || part.modes.includes(mode);

/** The chapters of a mode with what holds there; without a mode, all of them. */
export function chaptersIn(guide: GuideInfo, mode: string | null): GuideChapter[] {
  return guide.chapters
    .filter((chapter) => holds(chapter, mode))
    .map((chapter) => ({ ...chapter, points: chapter.points.filter((point) => holds(point, mode)) }))
    .filter((chapter) => chapter.points.length > 0);
}

export interface Run {
  /** A table that explains things, one in each line, or sentences. */
  table: boolean;
  points: { point: GuidePoint; id: string }[];
}

/** A chapter as sentences and tables, in the order in which they stand; each point has a name in the address. */
export function runsOf(chapter: GuideChapter): Run[] {
  const made: Run[] = [];
  chapter.points.forEach((point, at) => {
    const table = point.mark !== null;
    let run = made.at(-1);
    if (run?.table !== table) made.push((run = { table, points: [] }));
    run.points.push({ point, id: `guide-${chapter.id}-${at + 1}` });
  });
  return made;
}

/** Of the rules behind a point the one its example is about: the neighbours of the example are those of that rule. */
export function ruleShown(point: GuidePoint, book: Book): string | undefined {
  const shown = book.info.scenarios.find((scenario) => scenario.id === point.example);
  return point.rules.find((rule) => shown?.rules.includes(rule));
}
