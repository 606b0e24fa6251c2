import { FluentBundle, FluentResource } from "@fluent/bundle";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { aboutYours, sentenceOf } from "./verdict";

const GAMES = new URL("../../../../src/tafelrunde/games/", import.meta.url);
const YOURS = { en: "Your deck", de: "Dein Deck" };
const OWNER = { en: "Red", de: "Rot" };

/** Every sentence of any game that says whose deck it means. */
function sentences(language: "en" | "de"): string[] {
  const files = readdirSync(GAMES, { withFileTypes: true })
    .map(({ name }) => new URL(`${name}/messages/${language}.ftl`, GAMES))
    .filter((file) => existsSync(file));
  return files.flatMap((file) => {
    const source = readFileSync(file, "utf8");
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(source));
    const told = { owner: OWNER[language], line: 3, card: "Kloster", word: "red", allowed: 2, size: 33, cards: 32 };
    const about = source.split(/^(?=[a-z])/m).filter((message) => message.includes("$owner"));
    return about.map((message) => bundle.formatPattern(bundle.getMessage(message.split(" ", 1)[0] ?? "")?.value ?? "", told));
  });
}

it.each(["en", "de"] as const)("says “your deck” wherever a game names its owner (%s)", (language) => {
  const said = sentences(language);
  expect(said.length).toBeGreaterThan(8);
  for (const sentence of said) {
    const told = aboutYours(sentence, OWNER[language], YOURS[language]);
    expect(told.startsWith(YOURS[language])).toBe(true);
    expect(told).not.toContain(OWNER[language]);
    // and the rest of it is as it was
    expect(told.slice(YOURS[language].length)).toBe(sentence.slice(sentence.indexOf(OWNER[language]) + OWNER[language].length));
  }
});

it("leaves a sentence alone that is about something else", () => {
  expect(aboutYours("Red has not brought a deck list.", "Red", "Your deck")).toBe("Red has not brought a deck list.");
  expect(aboutYours("There is no such set: Red Cards.", "Red", "Your deck")).toBe("There is no such set: Red Cards.");
  expect(aboutYours("Too many cards: 40", "", "Your deck")).toBe("Too many cards: 40");
});

it("leaves out the rules at the end, and is empty where nothing was said", () => {
  expect(sentenceOf({ ok: false, message: "Deck of Red: no. [K-013]" })).toBe("Deck of Red: no.");
  expect(sentenceOf({ ok: false, text: { en: "Too long [by far]. [K-013, K-018]", de: "" } })).toBe("Too long [by far].");
  expect(sentenceOf({ ok: true })).toBe("");
  expect(sentenceOf(null)).toBe("");
});
