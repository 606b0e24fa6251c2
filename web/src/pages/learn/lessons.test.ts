/** The lessons beside the sources of the page: whatever they point at is something that the page has. */

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const ROOT = join(__dirname, "..", "..", "..", "..");

function filesIn(folder: string, ending: string): string[] {
  return readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && one.name.endsWith(ending))
    .map((one) => join(one.parentPath, one.name));
}

const shown = filesIn(join(ROOT, "web", "src"), ".svelte").map((file) => readFileSync(file, "utf-8")).join("\n");
const parts = new Set(
  [...shown.matchAll(/data-part=(?:"([^"]+)"|\{([^}]+)\})/g)].flatMap(([, plain, made]) =>
    plain !== undefined ? plain.split(" ") : [...(made ?? "").matchAll(/"([^"]+)"/g)].map((found) => found[1] ?? ""),
  ),
);
const keys = filesIn(join(ROOT, "web", "src", "games"), "targets.ts").map((file) => readFileSync(file, "utf-8")).join("\n");

test("every part of the page that a lesson points at or names is there", () => {
  expect(parts.size).toBeGreaterThan(5);
  for (const file of filesIn(join(ROOT, "lessons"), ".toml")) {
    for (const [, list] of readFileSync(file, "utf-8").matchAll(/^(?:point|names) = \[([^\]]*)\]/gm)) {
      for (const [, point] of (list ?? "").matchAll(/"([^"]+)"/g)) {
        const kind = point?.split(":")[0] ?? "";
        const known = point?.includes(":") ? keys.includes(`${kind}:{`) || keys.includes(point) : parts.has(kind) || keys.includes(`"${kind}"`);
        expect(known, `${file} points at ${point}`).toBe(true);
      }
    }
  }
});
