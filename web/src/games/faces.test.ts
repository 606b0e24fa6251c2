import { readdirSync, readFileSync } from "node:fs";
import { expect, describe, it } from "vitest";
import type { Templates } from "../table/targets";

/** Every game's templates, and the sentences it has by the types that were made from its grammar. */
const TARGETS = import.meta.glob<{ targets: Templates }>("./*/targets.ts", { eager: true });

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
});

it("is named nowhere outside its folder", () => {
  const games = readdirSync(new URL(".", import.meta.url), { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));
  expect(games.length).toBeGreaterThan(1);
  const named = new RegExp(games.join("|"), "i");
  const found = [...files(new URL("../", import.meta.url)), new URL("../../schema.py", import.meta.url), new URL("../../build.py", import.meta.url), new URL("../../vite.config.ts", import.meta.url)]
    .filter((file) => !games.some((game) => file.pathname.includes(`/src/games/${game}/`)))
    .filter((file) => named.test(readFileSync(file, "utf8")));
  expect(found.map((file) => file.pathname)).toEqual([]);
});

function files(folder: URL): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(new URL(`${entry.name}/`, folder)) : [new URL(entry.name, folder)],
  );
}
