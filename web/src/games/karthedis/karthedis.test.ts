import { describe, expect, it } from "vitest";
import type { GameEvent } from "../../lib/texts";
import { condition } from "./condition";
import { fan, fit } from "./fit";
import { missing, sockets } from "./goal";
import { longestPart, seatPattern } from "./look";
import { phases } from "./phases";
import { revealingOf, unfold } from "./reveal";
import { say } from "./say";
import { seating } from "./seating";
import { targets } from "./targets";
import { leaders } from "./totals";
import { veiled } from "./veil";
import type { BidView, PlayerView, View } from "./wire";

function player(seat: string, more: Partial<PlayerView> = {}): PlayerView {
  return {
    seat,
    hand: null,
    hand_size: 5,
    deck: 15,
    laid: [],
    pile: [],
    removed: null,
    removed_size: 0,
    lost: [],
    won: [],
    passed: false,
    pass_card: null,
    done: false,
    ...more,
  };
}

function view(seats: number, more: Partial<View> = {}): View {
  return {
    mode: "classic",
    seat: "p1",
    phase: "trade",
    round: 1,
    leader: "p1",
    in_turn: "p1",
    victory: "distinct 3",
    display: [],
    resource_deck: 40,
    players: Array.from({ length: seats }, (_, at) => player(`p${at + 1}`)),
    playing: [],
    looked_at: null,
    pack: null,
    drafted: null,
    winners: [],
    won_by: null,
    memory: null,
    ...more,
  };
}

it("never lets two clicks on a card leave the trade", () => {
  for (const form of ["opt-out", "pass-with", "bid", "call", "intervene"]) {
    expect(targets[form]?.split(" "), form).toHaveLength(2);
  }
});

describe("seating", () => {
  it("goes clockwise from our left", () => {
    const { others, own } = seating(view(9, { seat: "p3" }));
    expect(own?.seat).toBe("p3");
    expect(others.map((one) => one.seat)).toEqual(["p4", "p5", "p6", "p7", "p8", "p9", "p1", "p2"]);
  });

  it("seats everybody opposite somebody who only watches", () => {
    const { others, own } = seating(view(5, { seat: null }));
    expect(own).toBeUndefined();
    expect(others).toHaveLength(5);
  });
});

describe("fit", () => {
  const SIZES = [
    { width: 1140, height: 852 },
    { width: 980, height: 672 },
    { width: 796, height: 720 },
  ];

  it("has a place for every good, large enough to be read", () => {
    for (const size of SIZES) {
      for (const seats of [2, 3, 5, 9, 12]) {
        const found = fit({ ...size, others: seats - 1, places: seats + 1 });
        expect(found.shape).toBe("wide");
        expect(found.columns * found.rows).toBeGreaterThanOrEqual(seats + 1);
        expect((size.width - 28) / found.columns, `${size.width} with ${seats}`).toBeGreaterThan(found.beside ? 130 : 100);
      }
    }
  });

  it("knows a phone from a table, and how it is held", () => {
    expect(fit({ width: 390, height: 720, others: 8, places: 10 }).shape).toBe("phone");
    expect(fit({ width: 616, height: 342, others: 8, places: 10 }).shape).toBe("low");
  });

  it("shows four goods at once on a phone, and scrolls through more", () => {
    for (const width of [360, 390, 412]) {
      const { columns, widest } = fit({ width, height: 720, others: 2, places: 4 });
      expect(columns * widest + (columns - 1) * 8 + 16, String(width)).toBeLessThanOrEqual(width);
    }
    expect(fit({ width: 390, height: 720, others: 8, places: 10 }).widest).toBe(132);
    // in a lesson the coach takes some of the height
    const beneath = fit({ width: 390, height: 430, others: 2, places: 4 });
    expect([beneath.columns, beneath.rows]).toEqual([2, 2]);
    expect(2 * beneath.widest + 24).toBeLessThanOrEqual(390);
    expect(fit({ width: 390, height: 330, others: 2, places: 4 }).rows).toBe(1);
    expect(fit({ width: 390, height: 430, others: 4, places: 6 }).rows).toBe(1);
  });

  it("keeps every card of a hand on the table", () => {
    for (const cards of [0, 1, 5, 8, 12, 20]) {
      const { card, over } = fan(cards, 768, 190);
      expect(card * cards - over * (cards - 1), `${cards} cards`).toBeLessThanOrEqual(Math.max(768, card) + 1);
      expect(card).toBeGreaterThanOrEqual(100);
    }
  });
});

describe("the goal", () => {
  const kinds = ["a", "b", "c", "d", "e"];

  it("needs as many sockets as its longest way", () => {
    expect(sockets("distinct 3 or same 2", kinds)).toBe(3);
    expect(sockets("distinct 5 or distinct 3 and same 3", kinds)).toBe(5);
    expect(sockets("a 4", kinds)).toBe(4);
  });

  it("is as far away as its shortest way", () => {
    expect(missing("distinct 3 or same 2", [], kinds)).toBe(2);
    expect(missing("distinct 3 or same 2", ["a"], kinds)).toBe(1);
    expect(missing("distinct 5 or distinct 3 and same 3", ["a", "a"], kinds)).toBe(3);
    expect(missing("distinct 3 and same 3", ["a", "b", "c"], kinds)).toBe(2);
    expect(missing("a 2 and distinct 2", ["b"], kinds)).toBe(2);
    expect(missing("same 2", ["a", "a"], kinds)).toBe(0);
  });
});

describe("the list", () => {
  const texts = { spell: (word: string, names: Record<string, string> = {}) => names[word] ?? word.toUpperCase() };
  const bid = { number: 7, owner: "p2", up: false, card: null, value: null, shielded: false, edge: false };
  const market = view(2, {
    display: [
      { resource: "salt", bids: [bid], totals: {} },
      { resource: "glass", bids: [], totals: {} },
      { resource: "salt", bids: [], totals: {} },
      { resource: null, bids: [], totals: {} },
    ],
  });
  const said = (form: string, args: Record<string, string>) => say({ form, args, rare: false }, market, texts, { p2: "Mara" });

  it("says names, and the place only where two hold the same", () => {
    expect(said("bid", { card: "error", slot: "2" })).toBe("Bid ERROR on GLASS");
    expect(said("bid", { card: "error", slot: "3" })).toBe("Bid ERROR on SALT (place 3)");
    expect(said("exchange", { slot: "2", other: "1" })).toBe("Swap GLASS and SALT (place 1)");
    expect(said("choose-bid", { number: "7" })).toBe("Bid 7 of Mara on SALT (place 1)");
  });

  it("leaves other sentences alone, and places without a good", () => {
    expect(said("call", { card: "error" })).toBeNull();
    expect(said("redraw", { slot: "4" })).toBeNull();
  });
});

describe("the reveal", () => {
  const bid = (number: number, owner: string, value: number, up = true): BidView => ({ number, owner, up, card: `card-${number}`, value, shielded: false, edge: false });
  const down = (one: BidView): BidView => ({ ...one, up: false, ...(one.owner === "p1" ? {} : { card: null, value: null }) });
  const salt = [bid(1, "p1", 2), bid(2, "p2", 1), bid(4, "p2", 3)];
  const glass = [bid(3, "p1", 2), bid(5, "p2", 2)];
  const before = view(2, {
    display: [
      { resource: "salt", bids: salt.map(down), totals: {} },
      { resource: "wood", bids: [], totals: {} },
      { resource: "glass", bids: glass.map(down), totals: {} },
    ],
  });
  // an open card of the second player adds 1 to each of its totals
  const after = view(2, {
    phase: "second-call",
    players: [player("p1", { won: ["tea"] }), player("p2", { won: ["salt"] })],
    winners: ["p2"],
    display: [
      { resource: null, bids: salt, totals: { p1: 2, p2: 5 } },
      { resource: "wood", bids: [], totals: {} },
      { resource: "glass", bids: glass, totals: { p1: 2, p2: 2 } },
    ],
  });
  const told: GameEvent[] = [{ kind: "leader", seat: 0 }];
  const turned = [...salt, ...glass].map((one): GameEvent => ({ kind: "turned-up", seat: Number(one.owner[1]) - 1, number: one.number, slot: salt.includes(one) ? 1 : 3, card: one.card ?? "", value: one.value ?? 0 }));
  const awards: GameEvent[] = [
    { kind: "awarded", seat: 1, resource: "salt", slot: 1, total: 5, bidders: 2 },
    { kind: "unsold", seat: null, resource: "wood", slot: 2, tied: 0 },
    { kind: "unsold", seat: null, resource: "glass", slot: 3, tied: 2 },
  ];
  const events = [...told, { kind: "announced", seat: 1 }, ...turned, ...awards];
  const parts = unfold(before, after, events, 1);
  const views = parts.map((part) => part.view as View);

  it("turns the bids over place by place, with a running total", () => {
    expect(views.map((one) => revealingOf(one))).toEqual([1, 1, 1, 1, 3, 3, 3]);
    expect(views.map((one) => one.display[0]?.bids.filter(({ up }) => up).map(({ number }) => number))).toEqual([[1], [1, 2], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4], [1, 2, 4]]);
    expect(views.map((one) => one.display[0]?.totals).slice(0, 3)).toEqual([{ p1: 2 }, { p1: 2, p2: 1 }, { p1: 2, p2: 5 }]);
    expect(views.map((one) => one.display[2]?.totals).slice(3)).toEqual([{}, { p1: 2 }, { p1: 2, p2: 2 }, { p1: 2, p2: 2 }]);
  });

  it("tells nothing before its place has been revealed", () => {
    expect(views.map((one) => one.players[1]?.won.length)).toEqual([0, 0, 0, 1, 1, 1, 1]);
    expect(views.map((one) => one.players[0]?.won)).toEqual(views.map(() => ["tea"]));
    expect(views.map((one) => one.display[0]?.resource)).toEqual(["salt", "salt", "salt", null, null, null, null]);
    expect(views.every((one) => one.winners.length === 0 && one.phase === "reveal")).toBe(true);
    for (const one of views.slice(0, 4)) expect(one.display[2]?.bids.map(({ card }) => card)).toEqual(["card-3", null]);
    const heard = parts.map((part) => part.events.filter(({ kind }) => kind !== "leader").map(({ kind }) => kind));
    expect(heard).toEqual([...Array.from({ length: 3 }, () => ["announced"]), ...Array.from({ length: 3 }, () => ["announced", "awarded"]), ["announced", "awarded", "unsold"]]);
  });

  it("is shown as well where the table has gone on meanwhile", () => {
    const later = view(2, { phase: "call", round: 2, display: before.display.map(({ resource }) => ({ resource, bids: [], totals: {} })) });
    const shown = unfold(before, later, [...events, { kind: "leader", seat: 1 }], 1).map((part) => part.view as View);
    expect(shown).toHaveLength(views.length);
    expect(shown.at(-1)?.display.map(({ totals }) => totals)).toEqual([{ p1: 2, p2: 5 }, {}, { p1: 2, p2: 2 }]);
    expect(shown.at(-1)?.display[0]?.bids.map(({ card }) => card).sort()).toEqual(["card-1", "card-2", "card-4"]);
    expect(shown.map((one) => one.players[1]?.won.length)).toEqual([0, 0, 0, 1, 1, 1, 1]);
  });

  it("leaves everything else alone, and a leap over several rounds", () => {
    expect(unfold(before, before, [...told, { kind: "bid-laid", seat: 0 }], 1)).toEqual([]);
    expect(unfold(before, after, [...told, { kind: "leader", seat: 1 }, ...turned, ...awards], 1)).toEqual([]);
  });

  it("does not keep nine seats waiting", () => {
    const many = Array.from({ length: 60 }, (_, at) => bid(at + 1, `p${(at % 9) + 1}`, 1));
    const crowd = (bids: BidView[], totals: Record<string, number>): View => view(9, { display: [{ resource: "salt", bids, totals }] });
    const long = unfold(crowd(many.map(down), {}), crowd(many, { p1: 7 }), [...told, ...awards.slice(2)], 1);
    expect(long.length).toBeGreaterThan(50);
    expect(long.reduce((sum, part) => sum + part.milliseconds, 0)).toBeLessThan(9100);
  });
});

it("knows who leads at a place, and who is tied", () => {
  expect(leaders({ p1: 2, p2: 5, p3: 5 })).toEqual(["p2", "p3"]);
  expect(leaders({ p1: 2, p2: 0 })).toEqual(["p1"]);
  expect(leaders({})).toEqual([]);
});

it("no two seats share a pattern, and from the tenth on they come again", () => {
  const nine = Array.from({ length: 9 }, (_, at) => seatPattern(`p${at + 1}`));
  expect(new Set(nine).size).toBe(9);
  expect(seatPattern("p10")).toBe(nine[0]);
});

it("knows the longest part of a name that must stay whole", () => {
  expect(longestPart("Primadonna vom Nordteich")).toBe(10);
  expect(longestPart("Spiel\u00adschulden\u00adeintreiber")).toBe(10);
  expect(longestPart("Recycling-Rekrut")).toBe(9);
});

it("hides what only one seat knows while the screen changes hands", () => {
  const bid = { number: 1, owner: "p1", up: false, card: "secret", value: 3, shielded: false, edge: false };
  const known = view(2, {
    players: [player("p1", { hand: ["secret"], removed: ["secret"], pass_card: "secret" }), player("p2")],
    display: [{ resource: "nebelsalz", bids: [bid], totals: {} }],
    looked_at: ["secret"],
    pack: ["secret"],
    drafted: ["secret"],
  });
  expect(JSON.stringify(veiled(known))).not.toContain("secret");
});

it("names the four phases of a round, and none in the draft", () => {
  expect(phases(view(2, { phase: "reveal" })).filter((phase) => phase.now)).toEqual([{ id: "trade", now: true }]);
  expect(phases(view(2, { phase: "trade" }))).toHaveLength(4);
  expect(phases(view(2, { phase: "draft" }))).toEqual([]);
});

describe("condition", () => {
  it("says every part and alternative", () => {
    const texts = { spell: (word: string) => word.toUpperCase() };
    expect(condition("distinct 3 or same 2", texts)).toBe("3 different or 2 alike");
    expect(condition("distinct 4 and same 2 or nebelsalz 3", texts)).toBe("4 different and 2 alike or 3 × NEBELSALZ");
  });
});
