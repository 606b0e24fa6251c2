import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";

const OURS = "\0game-icons:";

/**
 * `import icons from "./icons.json?icons"`: the file names icons of game-icons by what they stand for; the page gets
 * their drawings and nothing else of the four thousand.
 */
function gameIcons(): Plugin {
  const all = JSON.parse(readFileSync("node_modules/@iconify-json/game-icons/icons.json", "utf8")) as {
    icons: Record<string, { body: string } | undefined>;
  };
  return {
    name: "game-icons",
    enforce: "pre",
    // under a name of its own, or Vite would take it for plain JSON
    resolveId(source, importer) {
      if (!source.endsWith("?icons") || importer === undefined) return null;
      return OURS + resolve(dirname(importer), source.slice(0, -"?icons".length)) + ".js";
    },
    load(id) {
      if (!id.startsWith(OURS)) return null;
      const file = id.slice(OURS.length, -".js".length);
      this.addWatchFile(file);
      const wanted = JSON.parse(readFileSync(file, "utf8")) as Record<string, string>;
      const drawn: Record<string, string> = {};
      for (const [meaning, name] of Object.entries(wanted)) {
        const icon = all.icons[name];
        if (icon === undefined) this.error(`${file}: game-icons has no ${name}`);
        drawn[meaning] = icon.body;
      }
      return `export default ${JSON.stringify(drawn)}`;
    },
  };
}

/** A compressed twin of everything worth it, so that the server need not compress while people wait. */
function compressed(): Plugin {
  return {
    name: "compressed",
    apply: "build",
    // from what was written, not from the bundle: Vite still changes that in the end
    writeBundle(options, bundle) {
      for (const name of Object.keys(bundle)) {
        if (!/\.(js|css|svg|json)$/.test(name)) continue;
        const file = resolve(options.dir ?? ".", name);
        const source = readFileSync(file);
        if (source.length >= 1000) writeFileSync(`${file}.gz`, gzipSync(source, { level: 9 }));
      }
    },
  };
}

export default defineConfig({
  plugins: [gameIcons(), svelte(), compressed()],
  build: {
    outDir: "../src/tafelrunde/page",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: { polyfill: false },
    // the content policy allows no data: fonts or inline styles, and the server caches files by name for ever
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8700", ws: true } } },
});
