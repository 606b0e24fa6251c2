/**
 * How the table is laid out in the room it has: everything that can be clicked is on screen, and nothing moves when bids
 * or buttons appear. Reserved heights are given here and nowhere else.
 */

export interface Room {
  width: number;
  height: number;
  /** How many sit there besides us. */
  others: number;
  /** Places of the market. */
  places: number;
  /** Whether there is a hand at all: somebody who watches has none, and when all is over an empty one needs no room. */
  hand?: boolean;
}

export interface Fit {
  /** A table; a phone held upright; or one held sideways. */
  shape: "wide" | "phone" | "low";
  /** Rows in which the others sit: two are flatter. */
  seatRows: 1 | 2;
  columns: number;
  rows: number;
  /** Bids lie beside the good, not below it. */
  beside: boolean;
  /** The widest a place may get, in pixels, and how much of it the good takes where bids lie beside it. */
  widest: number;
  good: number;
  /** Height of the hand, in pixels. */
  hand: number;
}

export const GAP = 8;
const PHONE = 700;
const LOW = 460;
const LOW_UPRIGHT = 560; // held upright, less than this leaves the goods no height beside bids, hand and buttons
const LEAST_SEAT = 176;
const SEATS_HIGH = { 1: 84, 2: 118 } as const;
const LINES = 26 + 46; // the line above the market, and our own
const PADDING = 14;
const BIDS_BELOW = 92;
const BIDS_BESIDE = 82;
const LEAST_GOOD = 68; // so wide that its name can be read
const NAME = 44;
const TALL = 1.35; // a picture that is narrower is cut at its sides
const LEAST_UPRIGHT = 76;
const WIDEST_UPRIGHT = 132;
const MOST_IN_TWO = 4;
const AROUND_LOW = 146; // seats, lines and gaps above and below the market, where there is little height
const LEAST_ROW = 56;
const MOST_ROWS = 6;

const within = (least: number, value: number, most: number): number => Math.round(Math.min(Math.max(value, least), most));

export function fit(room: Room): Fit {
  const { width, height, others, places, hand: held = true } = room;
  if (height < (width < PHONE ? LOW_UPRIGHT : LOW)) {
    const hand = held ? within(96, height * 0.31, 140) : 0;
    const one = { shape: "low", seatRows: 1, columns: places, rows: 1, beside: true, widest: 156, good: 72, hand } as const;
    // upright a row of four is too wide for the screen, and two rows of two are not, if they can be high enough
    const two = places <= MOST_IN_TWO && width < PHONE && (height - hand - AROUND_LOW - GAP) / 2 >= LEAST_ROW;
    return two ? { ...one, columns: 2, rows: 2, widest: Math.floor((width - 3 * GAP) / 2), good: 84 } : one;
  }
  if (width < PHONE) return { shape: "phone", seatRows: 1, columns: places, rows: 1, beside: false, widest: upright(places, width), good: 0, hand: held ? within(150, height * 0.29, 204) : 0 };
  const hand = held ? within(168, height * 0.285, 250) : 0;
  const inOneRow = Math.floor((width - PADDING + GAP) / (LEAST_SEAT + GAP));
  const seatRows = others <= inOneRow ? 1 : 2;
  const market = { width: width - 2 * PADDING, height: height - PADDING - SEATS_HIGH[seatRows] - LINES - hand - 4 * GAP };
  return { shape: "wide", seatRows, hand, ...arranged(places, market) };
}

/** How wide a place is on a phone: so that all of them are in sight, unless they get too narrow to be read and hit. */
function upright(places: number, width: number): number {
  const each = Math.floor((width - 2 * GAP - (places - 1) * GAP) / places);
  return each < LEAST_UPRIGHT ? WIDEST_UPRIGHT : Math.min(WIDEST_UPRIGHT, each);
}

/** The arrangement in which the pictures are largest. */
function arranged(places: number, market: { width: number; height: number }): Pick<Fit, "columns" | "rows" | "beside" | "widest" | "good"> {
  let best = { columns: places, rows: 1, beside: false, widest: 240, good: 0 };
  let most = -1;
  for (let rows = 1; rows <= Math.min(MOST_ROWS, places); rows += 1) {
    const columns = Math.ceil(places / rows);
    const width = (market.width - (columns - 1) * GAP) / columns;
    const height = (market.height - (rows - 1) * GAP) / rows;
    const poster = Math.min(width, (height - BIDS_BELOW) * 0.82);
    const below = poster * Math.min(height - BIDS_BELOW - NAME, poster * TALL);
    if (width >= 100 && height >= BIDS_BELOW + NAME + 60 && below > most) {
      most = below;
      best = { columns, rows, beside: false, widest: Math.round((height - BIDS_BELOW) * 0.82), good: 0 };
    }
    const good = Math.round(Math.max(LEAST_GOOD, Math.min(Math.max(width - BIDS_BESIDE, width * 0.42), height * 0.74)));
    const beside = good * Math.min(height - NAME / 2, good * TALL);
    if (rows > 1 && width >= 132 && height >= 62 && beside > most) {
      most = beside;
      best = { columns, rows, beside: true, widest: Math.max(good + 110, 190), good };
    }
  }
  return best;
}

export interface Fan {
  /** Width of a card, in pixels. */
  card: number;
  /** How far each lies over the one before it. */
  over: number;
}

const LEAST_CARD = 104;
const PROPORTION = 15 / 20;

/** A hand in one row: cards become narrower, and then lie over each other, so that each can be taken. */
export function fan(cards: number, width: number, height: number): Fan {
  const widest = Math.max(LEAST_CARD, Math.round(height * PROPORTION));
  const each = (width - (cards - 1) * GAP) / Math.max(1, cards);
  const card = within(LEAST_CARD, each, widest);
  if (cards < 2 || each >= card) return { card, over: -GAP };
  return { card, over: Math.min((card * cards - width) / (cards - 1), card * 0.7) };
}
