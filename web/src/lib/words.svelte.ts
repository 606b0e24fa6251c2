/** The page's own texts, in the language that is set now. Games bring theirs (texts.ts). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

type Sources = Record<string, string>;

const de: Sources = import.meta.glob("../lang/de/*.ftl", { query: "?raw", import: "default", eager: true });
const en: Sources = import.meta.glob("../lang/en/*.ftl", { query: "?raw", import: "default", eager: true });

function bundle(language: Language, sources: Sources): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const source of Object.values(sources)) made.addResource(new FluentResource(source));
  return made;
}

const bundles: Record<Language, FluentBundle> = { de: bundle("de", de), en: bundle("en", en) };

/** A text of the page; a text that is missing shows its id, and a test finds it. */
export function t(id: string, values?: Record<string, FluentVariable>): string {
  const found = bundles[settings.language].getMessage(id)?.value;
  return found == null ? id : bundles[settings.language].formatPattern(found, values);
}

export function known(id: string): boolean {
  return bundles[settings.language].hasMessage(id);
}

/** Of a text that came in both languages, the one to show. */
export function pick(text: Record<string, string> | null | undefined): string {
  return text?.[settings.language] ?? text?.["en"] ?? "";
}
