/**
 * What happened, as people tell it: by turns, one line for each thing that was done, and the small movements of goods
 * folded into the line they belong to.
 */

import type { GameEvent, Texts } from "../lib/texts";

/** A small movement: so many of something came or went. */
export interface Chip {
  glyph: string | undefined;
  /** What it is, for those who do not see the glyph. */
  name: string;
  /** Less than nothing: it went. */
  amount: number;
}

export interface StoryTelling {
  /** Kinds of events with which a new part begins. */
  opens: readonly string[];
  /** Kinds of events that are paid for before they are told. */
  paidBefore?: readonly string[];
  /** What an event moved, if that is all it tells. */
  chip?(event: GameEvent, texts: Texts): Chip | null;
  /** The sign of an event. */
  glyph?(event: GameEvent): string | undefined;
}

export const PLAIN: StoryTelling = { opens: ["turn", "round"] };

/** What one seat gained and lost with a line. */
export interface Moved {
  seat: number | null;
  chips: Chip[];
}

export interface Line {
  index: number;
  event: GameEvent;
  moved: Moved[];
}

export interface Chapter {
  /** The event it begins with; the first one may begin with none. */
  head: Line | null;
  lines: Line[];
}

interface Small {
  event: GameEvent;
  chip: Chip;
}

export function chapters(events: readonly GameEvent[], from: number, telling: StoryTelling, texts: Texts): Chapter[] {
  const told: Chapter[] = [{ head: null, lines: [] }];
  let waiting: Small[] = [];
  let last: Line | null = null;
  for (let index = from; index < events.length; index += 1) {
    const event = events[index] as GameEvent;
    const chip = telling.chip?.(event, texts) ?? null;
    if (chip !== null && (last !== null || leadsOn(events, index, telling, texts))) {
      waiting.push({ event, chip });
      continue;
    }
    const line: Line = { index, event, moved: [] };
    const own = paidFor(event, waiting, telling);
    if (last !== null) fold(last, waiting.slice(0, waiting.length - own.length));
    fold(line, own);
    waiting = [];
    if (telling.opens.includes(event.kind)) told.push({ head: line, lines: [] });
    else told.at(-1)?.lines.push(line);
    last = line;
  }
  if (last !== null) fold(last, waiting);
  return told.filter((chapter) => chapter.head !== null || chapter.lines.length > 0);
}

const RECENT = 20; // so many events are looked back at for a line

/** What was told last: the newest line of the story. */
export function latest(events: readonly GameEvent[], telling: StoryTelling, texts: Texts): GameEvent | null {
  const chapter = chapters(events, Math.max(0, events.length - RECENT), telling, texts).at(-1);
  return chapter?.lines.at(-1)?.event ?? chapter?.head?.event ?? null;
}

/** Whether anything but small movements follows, in which they could be told. */
function leadsOn(events: readonly GameEvent[], from: number, telling: StoryTelling, texts: Texts): boolean {
  return events.slice(from).some((event) => (telling.chip?.(event, texts) ?? null) === null);
}

/** Of what moved since the last line, the payments for this one: they come just before it, from the same seat. */
function paidFor(event: GameEvent, waiting: readonly Small[], telling: StoryTelling): Small[] {
  if (!telling.paidBefore?.includes(event.kind)) return [];
  let first = waiting.length;
  while (first > 0 && waiting[first - 1]!.event.seat === event.seat && waiting[first - 1]!.chip.amount < 0) first -= 1;
  return waiting.slice(first);
}

function fold(line: Line, smalls: readonly Small[]): void {
  for (const { event, chip } of smalls) count(line.moved, event.seat, chip);
}

/** Adds to what each seat gained and lost: what is of a kind is told once, and so is each seat. */
function count(all: Moved[], seat: number | null, chip: Chip): void {
  let moved = all.find((one) => one.seat === seat);
  if (moved === undefined) all.push((moved = { seat, chips: [] }));
  const same = moved.chips.find((one) => one.name === chip.name && one.amount < 0 === chip.amount < 0);
  if (same === undefined) moved.chips.push({ ...chip });
  else same.amount += chip.amount;
}

/** What each seat gained and lost with all these lines together. */
export function movedIn(lines: readonly Line[]): Moved[] {
  const all: Moved[] = [];
  for (const { moved } of lines) for (const { seat, chips } of moved) for (const chip of chips) count(all, seat, chip);
  return all;
}
