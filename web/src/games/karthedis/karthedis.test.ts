import { describe, expect, it } from "vitest";
import { condition } from "./condition";
import { phases } from "./phases";
import { seating } from "./seating";
import { targets } from "./targets";
import { veiled } from "./veil";
import type { PlayerView, View } from "./wire";

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
    const { left, top, right, own } = seating(view(9, { seat: "p3" }), false);
    expect(own?.seat).toBe("p3");
    const clockwise = [...[...left].reverse(), ...top, ...right].map((one) => one.seat);
    expect(clockwise).toEqual(["p4", "p5", "p6", "p7", "p8", "p9", "p1", "p2"]);
  });

  it("seats any number, once each", () => {
    for (const seats of [2, 3, 5, 6, 9, 20, 36]) {
      for (const seat of ["p1", null]) {
        const { left, top, right, own } = seating(view(seats, { seat }), false);
        expect(left.length + top.length + right.length + Number(own !== undefined)).toBe(seats);
      }
    }
  });
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
