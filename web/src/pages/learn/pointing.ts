/** Finding what a step points at, and a place for the coach that covers none of it. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Things on the table by their keys, and parts of the page by their names, as far as they can be seen. */
export function pointedAt(points: readonly string[]): HTMLElement[] {
  return points.flatMap((point) => [...document.querySelectorAll<HTMLElement>(`[data-keys~="${point}"], [data-part~="${point}"]`)].filter(seen).slice(0, 1));
}

function seen(element: HTMLElement): boolean {
  const box = element.getBoundingClientRect();
  return box.width > 0 && box.height > 0 && element.closest("[inert]") === null;
}

export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

/** What can take the focus of something that is pointed at: itself, or the first button in it. */
export function focusable(thing: HTMLElement): HTMLElement | null {
  return thing.matches("button") ? thing : thing.querySelector<HTMLElement>("button:not(:disabled)");
}

const GAP = 22;
const EDGE = 10;
const COVERING = 1000; // what it costs to cover a square pixel of what is pointed at,
const NAMED = 4; // of what is spoken of besides,
const LIT = 0.08; // of what can be chosen now, or asks for it,
const HIDING = 0.006; // of what else is wanted in sight,
const AWAY = 1; // to stand a pixel further away,
const STAYING = -140; // and what is saved by staying: who reads on need not look for the button

interface Place {
  left: number;
  top: number;
}

/**
 * Where a card of some size stands beside the first of the things: covering none of them, nothing that is named or can
 * be chosen if that can be helped, little of what else is wanted in sight, near, and where it was if that will do.
 */
export function beside(
  card: { width: number; height: number },
  things: readonly Box[],
  others: readonly Box[],
  room: Box,
  before: Place | null = null,
  lit: readonly Box[] = [],
  named: readonly Box[] = [],
): Place {
  const main = things[0] ?? { left: room.left + room.width / 2, top: room.top + room.height / 2, width: 0, height: 0 };
  const centre = { x: main.left + main.width / 2, y: main.top + main.height / 2 };
  const lefts = [
    main.left + main.width + GAP,
    main.left - card.width - GAP,
    centre.x - card.width / 2,
    main.left,
    room.left + EDGE,
    room.left + room.width - card.width - EDGE,
    ...named.flatMap((one) => [one.left + one.width + GAP, one.left - card.width - GAP]),
  ];
  const tops = [
    main.top + main.height + GAP,
    main.top - card.height - GAP,
    centre.y - card.height / 2,
    room.top + EDGE,
    room.top + room.height - card.height - EDGE,
    ...named.flatMap((one) => [one.top + one.height + GAP, one.top - card.height - GAP]),
  ];
  const fitting = (place: Place): Place => ({
    left: within(place.left, room.left + EDGE, room.left + room.width - card.width - EDGE),
    top: within(place.top, room.top + EDGE, room.top + room.height - card.height - EDGE),
  });
  const cost = (place: Place): number => {
    const here = { ...place, ...card };
    const covers = things.reduce((sum, thing) => sum + shared(here, grown(thing, 8)), 0);
    const hides = others.reduce((sum, other) => sum + shared(here, other), 0);
    const bars = lit.reduce((sum, one) => sum + shared(here, grown(one, 4)), 0);
    const muffles = named.reduce((sum, one) => sum + shared(here, grown(one, 4)), 0);
    return covers * COVERING + muffles * NAMED + bars * LIT + hides * HIDING + gapBetween(here, main) * AWAY;
  };
  const places = lefts.flatMap((left) => tops.map((top) => fitting({ left, top })));
  let best = before === null ? { left: room.left + EDGE, top: room.top + EDGE } : fitting(before);
  let least = cost(best) + (before === null ? 0 : STAYING);
  for (const place of places) {
    const here = cost(place);
    if (here < least) [best, least] = [place, here];
  }
  return best;
}

/** How far two boxes lie apart. */
function gapBetween(one: Box, other: Box): number {
  const x = Math.max(0, other.left - one.left - one.width, one.left - other.left - other.width);
  const y = Math.max(0, other.top - one.top - one.height, one.top - other.top - other.height);
  return Math.hypot(x, y);
}

function within(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(value, Math.max(low, high)));
}

function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, width: box.width + 2 * by, height: box.height + 2 * by };
}

/** How much of two boxes is the same place, in square pixels. */
export function shared(one: Box, other: Box): number {
  const wide = Math.min(one.left + one.width, other.left + other.width) - Math.max(one.left, other.left);
  const high = Math.min(one.top + one.height, other.top + other.height) - Math.max(one.top, other.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const LONGEST = 84; // a longer arrow would cross half the table: only its end is drawn
const INSIDE = 28; // it ends so far from the corners that nobody takes the neighbour to be meant

/** An arrow from a card to the edge of a thing; null where they lie so close that none is needed. */
export function arrow(card: Box, thing: Box): { x1: number; y1: number; x2: number; y2: number } | null {
  const x1 = within(thing.left + thing.width / 2, card.left + 14, card.left + card.width - 14);
  const y1 = within(thing.top + thing.height / 2, card.top + 14, card.top + card.height - 14);
  // the way leaves the card through its nearest edge
  const from = { x: x1, y: y1 };
  if (thing.top >= card.top + card.height) from.y = card.top + card.height;
  else if (thing.top + thing.height <= card.top) from.y = card.top;
  else if (thing.left >= card.left + card.width) from.x = card.left + card.width;
  else if (thing.left + thing.width <= card.left) from.x = card.left;
  const [aside, below] = [Math.min(INSIDE, thing.width / 2), Math.min(INSIDE, thing.height / 2)];
  const over = thing.top >= card.top + card.height || thing.top + thing.height <= card.top;
  const x2 = over ? within(from.x, thing.left + aside, thing.left + thing.width - aside) : within(from.x, thing.left, thing.left + thing.width);
  const y2 = over ? within(from.y, thing.top, thing.top + thing.height) : within(from.y, thing.top + below, thing.top + thing.height - below);
  const far = Math.hypot(x2 - from.x, y2 - from.y);
  if (far < GAP - 4) return null;
  const part = (way: number): { x: number; y: number } => ({ x: from.x + ((x2 - from.x) * way) / far, y: from.y + ((y2 - from.y) * way) / far });
  const start = part(Math.max(0, far - LONGEST));
  const end = part(far - 9);
  return { x1: start.x, y1: start.y, x2: end.x, y2: end.y };
}
