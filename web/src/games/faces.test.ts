import { existsSync, readdirSync, readFileSync } from "node:fs";
import { expect, describe, it } from "vitest";
import type { Templates } from "../table/targets";

/** Every game's templates, and the sentences it has by the types that were made from its grammar. */
const TARGETS = import.meta.glob<{ targets: Templates }>("./*/targets.ts", { eager: true });

const folders = readdirSync(new URL(".", import.meta.url), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
/** A folder without a cover is no game, but what several games have in common. */
const isShared = (folder: string): boolean => !existsSync(new URL(`./${folder}/cover.ts`, import.meta.url));

/** The folders that a game's face is made of. */
function withShared(game: string): string[] {
  const face = readFileSync(new URL(`./${game}/face.ts`, import.meta.url), "utf8");
  return [...folders.filter((folder) => isShared(folder) && face.includes(`"../${folder}/`)), game];
}

describe.each(Object.keys(TARGETS))("%s", (path) => {
  const source = readFileSync(new URL(path.replace("targets.ts", "wire.ts"), import.meta.url), "utf8");
  const forms = /export interface Forms \{\n([\s\S]*?)\n\}/.exec(source)?.[1] ?? "";
  const gaps = new Map(
    [...forms.matchAll(/^ {2}"?([\w-]+)"?: \{([^}]*)\}/gm)].map((form) => [
      form[1] ?? "",
      [...(form[2] ?? "").matchAll(/(\w+): string/g)].map((gap) => gap[1] ?? ""),
    ]),
  );
  const templates = TARGETS[path]?.targets ?? {};

  it("finds every sentence with something to choose on the table", () => {
    expect(gaps.size).toBeGreaterThan(5);
    const lost = [...gaps].filter(([form, own]) => own.length > 0 && templates[form] === undefined);
    expect(lost.map(([form]) => form)).toEqual([]);
  });

  it("draws everything that the page of its rules explains", () => {
    const folder = path.replace("./", "").replace("/targets.ts", "");
    const file = new URL(`../../../src/tafelrunde/games/${folder}/guide.toml`, import.meta.url);
    if (!existsSync(file)) return; // its rules are only to be looked up
    const guide = readFileSync(file, "utf8");
    const icons = Object.assign({}, ...withShared(folder).map((one) => JSON.parse(readFileSync(new URL(`./${one}/icons.json`, import.meta.url), "utf8")) as object)) as object;
    const marks = [...guide.matchAll(/^mark = "([^"]+)"$/gm)].map((mark) => mark[1] ?? "");
    expect(marks.length).toBeGreaterThan(10);
    expect(marks.filter((mark) => !(mark in icons))).toEqual([]);
  });
});

it("is named nowhere outside its folder", () => {
  const games = folders.filter((name) => !isShared(name));
  expect(games.length).toBeGreaterThan(1);
  // in a text for people the name of a game may also be just a word
  const named = (file: URL): RegExp => new RegExp(games.join("|"), file.pathname.endsWith(".ftl") ? "" : "i");
  const found = [...files(new URL("../", import.meta.url)), new URL("../../schema.py", import.meta.url), new URL("../../build.py", import.meta.url), new URL("../../vite.config.ts", import.meta.url)]
    .filter((file) => !games.some((game) => file.pathname.includes(`/src/games/${game}/`)))
    .filter((file) => !file.pathname.includes("/pages/encyclopedia/")) // a book about one game, which may name it
    .filter((file) => named(file).test(readFileSync(file, "utf8")));
  expect(found.map((file) => file.pathname)).toEqual([]);
});

function files(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(new URL(`${entry.name}/`, folder)) : [new URL(entry.name, folder)],
  );
}
