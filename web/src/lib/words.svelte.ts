/** The page's own texts, in the language that is set now, and those of each game's face. What a game says for every
 * client, its sentences and the names of its cards, comes from the server (texts.ts). */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { settings, type Language } from "./settings.svelte";

/** Files of messages by path; the folder a file lies in is its language. */
type Sources = Record<string, string>;

export interface Words {
  /** A text; one that is missing shows its id, and a test finds it. */
  t(id: string, values?: Record<string, FluentVariable>): string;
  known(id: string): boolean;
}

/** Texts that are kept as they were said. */
const REMEMBERED = 4000;

function bundle(language: Language, sources: Sources): FluentBundle {
  const made = new FluentBundle(language, { useIsolating: false });
  for (const [path, source] of Object.entries(sources)) {
    if (path.includes(`/${language}/`)) made.addResource(new FluentResource(source));
  }
  return made;
}

function words(sources: Sources, otherwise?: Words): Words {
  const bundles: Record<Language, FluentBundle> = { de: bundle("de", sources), en: bundle("en", sources) };
  const said: Record<Language, Map<string, string>> = { de: new Map(), en: new Map() };

  function say(language: Language, id: string, values?: Record<string, FluentVariable>): string {
    const found = bundles[language].getMessage(id)?.value;
    if (found != null) return bundles[language].formatPattern(found, values);
    return otherwise === undefined ? id : otherwise.t(id, values);
  }

  return {
    // a table says most of its labels again at every move, and with the same values they are the same
    t(id, values) {
      const { language } = settings;
      if (values === undefined) return say(language, id);
      const before = said[language];
      const key = `${id} ${JSON.stringify(values)}`;
      let text = before.get(key);
      if (text === undefined) {
        if (before.size === REMEMBERED) before.clear();
        before.set(key, (text = say(language, id, values)));
      }
      return text;
    },
    known: (id) => bundles[settings.language].hasMessage(id) || (otherwise?.known(id) ?? false),
  };
}

const page = words(import.meta.glob("../lang/*/*.ftl", { query: "?raw", import: "default", eager: true }));

export const { t, known } = page;

/** The words of a game's face: its own, and the page's for what it does not say itself. */
export function gameWords(sources: Sources): Words {
  return words(sources, page);
}

/** Of a text that came in both languages, the one to show. */
export function pick(text: Record<string, string> | null | undefined): string {
  return text?.[settings.language] ?? text?.["en"] ?? "";
}
