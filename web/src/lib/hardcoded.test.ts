import { readFileSync, readdirSync } from "node:fs";
import { parse } from "svelte/compiler";
import { expect, it } from "vitest";

/** Names that are the same in every language, and single marks. */
const NAMES = new Set(["Tafelrunde", "· Tafelrunde", "game-icons.net", "CC BY 3.0", "(CC BY 3.0)", "DE", "EN"]);
/** Attributes people get to read or hear. */
const SPOKEN = new Set(["aria-label", "title", "placeholder", "alt", "aria-roledescription", "aria-description"]);

interface Node {
  type: string;
  name?: string;
  data?: string;
  value?: unknown;
  [key: string]: unknown;
}

it("no text stands in the page itself: all of it comes from the files of messages", { timeout: 60_000 }, () => {
  const found: string[] = [];
  for (const file of components()) {
    const tree = parse(readFileSync(file, "utf8"), { modern: true });
    walk(tree.fragment as unknown as Node, (text) => found.push(`${file.pathname.split("/src/")[1]}: ${text}`));
  }
  expect(found).toEqual([]);
});

it("would find such a text", () => {
  const found: string[] = [];
  const tree = parse('<p title="Hello">Good day {1}</p><img alt="" src="/x.svg" />', { modern: true });
  walk(tree.fragment as unknown as Node, (text) => found.push(text));
  expect(found).toEqual(["Hello", "Good day"]);
});

function walk(node: unknown, tell: (text: string) => void): void {
  if (Array.isArray(node)) {
    for (const part of node) walk(part, tell);
    return;
  }
  if (typeof node !== "object" || node === null) return;
  const { type, data, name, value } = node as Node;
  if (type === "Text" && typeof data === "string") {
    const text = data.trim();
    if (/\p{L}{2,}/u.test(text) && !NAMES.has(text)) tell(text);
    return;
  }
  if (type === "StyleDirective") return; // lengths
  if (type === "Attribute") {
    if (SPOKEN.has(name ?? "")) walk(value, tell);
    return;
  }
  for (const [key, part] of Object.entries(node)) {
    if (key !== "parent" && key !== "expression" && key !== "metadata") walk(part, tell);
  }
}

function components(folder = new URL("../", import.meta.url)): URL[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isDirectory()) return components(new URL(`${entry.name}/`, folder));
    return entry.name.endsWith(".svelte") ? [new URL(entry.name, folder)] : [];
  });
}
