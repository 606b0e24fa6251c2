/** What a scenario expects, in words. The lines of the server name things as scenario files do. */

import type { Texts } from "../../lib/texts";
import type { ScenarioBeat } from "../../lib/wire";
import { t, type Words } from "../../lib/words.svelte";

type Names = Record<string, string>;

/** What a seat does in the script, or that only chance and looking on come next. */
export function deed(beat: ScenarioBeat, texts: Texts, names: Names): string {
  if (beat.undo) return t("scene-takes-back");
  return beat.move === null ? t("scene-look") : texts.option(beat.move, names);
}

export function expectation(line: string, texts: Texts, names: Names, words: Words): string {
  const equals = / = /.exec(line);
  const colon = line.indexOf(": ");
  if (equals !== null && (colon < 0 || equals.index < colon)) {
    return expectedValue(line.slice(0, equals.index), line.slice(equals.index + 3), texts, names, words);
  }
  if (colon < 0) return line;
  const kind = line.slice(0, colon);
  const rest = line.slice(colon + 2);
  const listed = (by: string): string[] => rest.split(by);
  if (kind === "asked") return t("scene-check-asked", { seat: word(rest, texts, names, words) });
  if (kind === "question") return t("scene-check-question", { question: question(rest, texts) });
  if (kind === "options" || kind === "offered" || kind === "not offered") {
    const said = listed("; ").map((option) => texts.option(option, names));
    return t(`scene-check-${kind.replace(" ", "-")}`, { options: said.join(" · ") });
  }
  if (kind === "refused") return t("scene-check-refused", { rules: rest });
  const cards = listed(", ").map((one) => word(one, texts, names, words)).join(", ");
  const hidden = /^hidden from (.+)$/.exec(kind)?.[1];
  if (hidden !== undefined) return t("scene-check-hidden", { seat: word(hidden, texts, names, words), cards });
  const sees = /^(.+) sees$/.exec(kind)?.[1];
  if (sees !== undefined) return t("scene-check-sees", { seat: word(sees, texts, names, words), cards });
  return line;
}

/** A question is put together with what it is about, which a check does not name: then only its place is told. */
function question(id: string, texts: Texts): string {
  try {
    return texts.prompt({ prompt: id, about: {} });
  } catch {
    return id;
  }
}

function expectedValue(path: string, json: string, texts: Texts, names: Names, words: Words): string {
  const place = path.split(".").map((part) => word(part, texts, names, words)).join(" · ");
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    value = json;
  }
  return t("scene-check-value", { place, value: valueText(value, texts, names, words) });
}

function valueText(value: unknown, texts: Texts, names: Names, words: Words): string {
  if (value === null || value === "" || (Array.isArray(value) && value.length === 0)) return t("scene-nothing");
  if (value === true) return t("scene-yes");
  if (value === false) return t("scene-no");
  if (Array.isArray(value)) {
    const parts = value.map((part) => valueText(part, texts, names, words));
    return parts.join(value.some(Array.isArray) ? " | " : ", ");
  }
  if (typeof value === "string") return phrase(value, texts, names, words);
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** `p1: ecksteher on 1` word by word, with the colon where it was. */
function phrase(text: string, texts: Texts, names: Names, words: Words): string {
  return text.replace(/[^\s:,]+/g, (part) => word(part, texts, names, words));
}

function word(one: string, texts: Texts, names: Names, words: Words): string {
  const spelled = texts.spell(one, names);
  if (spelled !== one) return spelled;
  const id = `scene-word-${one.replaceAll("_", "-")}`;
  return words.known(id) ? words.t(id) : one;
}
