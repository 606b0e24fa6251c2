import { describe, expect, it } from "vitest";
import { Grammar } from "../lib/grammar";
import type { Texts } from "../lib/texts";
import { Play, type Sender } from "./play.svelte";
import { touchesBy } from "./targets";

const FORMS = [
  { name: "build", text: "build {card} at {site}", slots: ["card", "site"] },
  { name: "play", text: "play {card}", slots: ["card"] },
  { name: "swap-regions", text: "swap {region} with {other}", slots: ["region", "other"] },
  { name: "demolish", text: "demolish {card} at {site}", slots: ["card", "site"], rare: true },
  { name: "draw", text: "draw from stack {stack}", slots: ["stack"] },
  { name: "end-turn", text: "end turn", slots: [] },
];

const TOUCHES = touchesBy({
  build: "hand:{card} site:{site}",
  play: "hand:{card}",
  "swap-regions": "region:{region} + region:{other}",
  demolish: "built:{card}@{site}",
  draw: "stack:{stack}",
});

function playing(...options: string[]): { play: Play; sent: string[] } {
  const sent: string[] = [];
  const sender: Sender = {
    prompt: "action",
    options,
    busy: false,
    move: (text) => void sent.push(text),
    whyNot: () => Promise.resolve(null),
  };
  const texts = { grammar: new Grammar(FORMS) } as unknown as Texts;
  return { play: new Play(texts, () => sender, TOUCHES), sent };
}

describe("clicks become moves", () => {
  it("a card in hand lights its sites, and the site sends", () => {
    const { play, sent } = playing("build kloster at 1-above", "build kloster at 2-below", "end turn");
    expect([...play.lit]).toEqual(["hand:kloster"]);
    play.click("hand:kloster");
    expect([...play.lit].sort()).toEqual(["site:1-above", "site:2-below"]);
    play.click("site:2-below");
    expect(sent).toEqual(["build kloster at 2-below"]);
  });

  it("a site clicked first leaves the cards that may go there", () => {
    const { play, sent } = playing("build kloster at 1-above", "build markt at 1-above", "build markt at 2-above");
    play.click("site:1-above");
    expect([...play.lit].sort()).toEqual(["hand:kloster", "hand:markt"]);
    play.click("hand:markt");
    expect(sent).toEqual(["build markt at 1-above"]);
  });

  it("a card that is only played is picked up first and goes with the second click", () => {
    const { play, sent } = playing("play goldschmied", "end turn");
    play.click("hand:goldschmied");
    expect(sent).toEqual([]);
    expect(play.isChosen("hand:goldschmied")).toBe(true);
    play.click("hand:goldschmied");
    expect(sent).toEqual(["play goldschmied"]);
  });

  it("either of two regions comes first", () => {
    const { play, sent } = playing("swap wald-2 with gebirge-5");
    expect([...play.lit].sort()).toEqual(["region:gebirge-5", "region:wald-2"]);
    play.click("region:gebirge-5");
    play.click("region:wald-2");
    expect(sent).toEqual(["swap wald-2 with gebirge-5"]);
  });

  it("what is almost never wanted lights nothing up", () => {
    const { play } = playing("demolish kloster at 1-above", "end turn");
    expect(play.lit.size).toBe(0);
  });

  it("a stack is drawn from with one click", () => {
    const { play, sent } = playing("draw from stack 1", "draw from stack 2");
    play.click("stack:2");
    expect(sent).toEqual(["draw from stack 2"]);
  });

  it("a click on something else drops the selection", () => {
    const { play, sent } = playing("build kloster at 1-above", "play goldschmied");
    play.click("hand:kloster");
    play.click("hand:goldschmied");
    expect(play.isChosen("hand:kloster")).toBe(false);
    play.click("hand:goldschmied");
    expect(sent).toEqual(["play goldschmied"]);
  });
});
