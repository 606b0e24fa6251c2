import { readFileSync, readdirSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { Grammar } from "./grammar";
import { Texts } from "./texts";
import type { Catalogue, FormInfo } from "./wire";

const form = (name: string, text: string): FormInfo => ({
  name,
  text,
  slots: [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? ""),
});

const FORMS = [
  form("trade", "trade {rate} {resource} for {other}"),
  form("trade-region", "trade 2 from {region} for {resource}"),
  form("build", "build {card} at {site}"),
  form("end-turn", "end turn"),
];

describe("grammar", () => {
  const grammar = new Grammar(FORMS);

  it("reads a sentence back into its words", () => {
    expect(grammar.parse("build kloster at 1-above")).toMatchObject({
      form: "build",
      args: { card: "kloster", site: "1-above" },
    });
    expect(grammar.parse("end turn")).toMatchObject({ form: "end-turn", args: {} });
    expect(grammar.parse("dance")).toBeNull();
  });

  it("tells sentences of like shape apart by their own words", () => {
    expect(grammar.parse("trade 2 from wald-3 for erz")?.form).toBe("trade-region");
    expect(grammar.parse("trade 3 holz for erz")?.form).toBe("trade");
  });
});

describe("texts", () => {
  const catalogue: Catalogue = {
    game: "toy",
    names: { de: { holz: "Holz", kloster: "Kloster", red: "Rot" }, en: { holz: "lumber", kloster: "Abbey", red: "Red" } },
    forms: FORMS,
    cards: [],
    extra: {},
  };
  const source = [
    "option-build = { $card } bauen ({ $site })",
    "prompt-pay = Zahle { $cost }",
    "event-drew = { $seat } zieht",
    "event-drew-secret = { $seat } zieht { $card }",
    "event-token-nobody = Niemand hat ihn",
    "reason-amount = { $amount ->\n    [one] einer\n   *[other] { $amount }\n }",
  ].join("\n");
  const texts = new Texts(catalogue, { de: source, en: source }, () => "de");

  it("names what it knows and leaves the rest", () => {
    expect(texts.option("build kloster at 1-above")).toBe("Kloster bauen (1-above)");
    expect(texts.option("dance")).toBe("dance");
  });

  it("spells amounts", () => {
    expect(texts.prompt({ prompt: "pay", about: { cost: "2 holz 1 erz" } })).toBe("Zahle 2 Holz, 1 erz");
  });

  it("tells a secret only where it is told, and calls people by their names", () => {
    expect(texts.event({ kind: "drew", seat: 0 }, ["red"])).toBe("Rot zieht");
    expect(texts.event({ kind: "drew", seat: 0, card: "kloster" }, ["red"], { red: "Anna" })).toBe("Anna zieht Kloster");
    expect(texts.event({ kind: "token", seat: null }, ["red"])).toBe("Niemand hat ihn");
  });

  it("shows the sentences themselves where the game brings no messages", () => {
    const bare = new Texts(catalogue, { de: "", en: "" }, () => "de");
    expect(bare.option("build kloster at 1-above")).toBe("build Kloster at 1-above");
    expect(bare.prompt({ prompt: "pay", about: {} })).toBe("pay");
    expect(bare.event({ kind: "drew", seat: 0, card: "kloster" }, ["red"], { red: "Anna" })).toBe("Anna drew Kloster");
    expect(bare.event({ kind: "bids", seat: null, bids: ["1", "3"] }, ["red"])).toBe("bids 1, 3");
  });

  it("understands sentences as they are shown, with names in any language", () => {
    expect(texts.meant("Kloster bauen (1-above)")).toBe("build kloster at 1-above");
    expect(texts.meant(" abbey   bauen (1-above)")).toBe("build kloster at 1-above");
    expect(texts.meant("build Abbey at 1-above")).toBe("build kloster at 1-above");
    expect(texts.meant("build kloster at 1-above")).toBe("build kloster at 1-above");
    expect(texts.meant("Trade 3 Holz for erz")).toBe("trade 3 holz for erz");
    expect(texts.meant("Dance with Rot")).toBe("dance with red");
    expect(texts.meant("dance with Anna", { red: "Anna" })).toBe("dance with red");
    expect(texts.gaps("build")).toBe("… bauen (…)");
  });

  it("counts with numbers that came as texts", () => {
    expect(texts.format("reason-amount", { amount: "1" })).toBe("einer");
    expect(texts.format("reason-amount", { amount: 3 })).toBe("3");
  });
});

/** All messages of a folder with one folder for each language. */
function read(folder: URL, language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const name of readdirSync(new URL(`${language}/`, folder))) {
    const source = readFileSync(new URL(`${language}/${name}`, folder), "utf8");
    for (const match of source.matchAll(/^([a-z][\w-]*) =((?:.*\n)(?:(?: .*)?\n)*)/gm)) {
      const id = match[1] ?? "";
      expect(found.has(id), `${id} stands twice in ${folder.pathname}${language}`).toBe(false);
      found.set(id, match[2] ?? "");
    }
  }
  return found;
}

const PAGE = new URL("../", import.meta.url);
const page = read(new URL("lang/", PAGE), "de");

describe.each(["", ...folders(new URL("games/", PAGE)).map((game) => `games/${game}/`)])("the texts in src/%s", (part) => {
  const folder = new URL(part, PAGE);
  const de = read(new URL("lang/", folder), "de");
  const en = read(new URL("lang/", folder), "en");
  const variables = (text: string | undefined): string[] => [...new Set((text ?? "").match(/\$\w+/g) ?? [])].sort();

  it("are all there in both languages, with the same values to fill in", () => {
    expect([...de.keys()].sort()).toEqual([...en.keys()].sort());
    for (const [id, text] of de) expect(variables(en.get(id)), id).toEqual(variables(text));
  });

  it("exist wherever the page asks for them", () => {
    const missing: string[] = [];
    for (const file of sources(folder)) {
      if (part === "" && file.pathname.includes("/src/games/")) continue; // those ask their own game first
      for (const match of readFileSync(file, "utf8").matchAll(/(?<!words\.)\bt\(\s*"([\w-]+)"/g)) {
        const id = match[1] ?? "";
        if (!de.has(id) && !page.has(id)) missing.push(`${id} in ${file.pathname}`);
      }
    }
    expect(missing).toEqual([]);
  });
});

function folders(folder: URL): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
}

function sources(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return sources(new URL(`${entry.name}/`, folder));
    const file = new URL(entry.name, folder);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts") ? [file] : [];
  });
}
