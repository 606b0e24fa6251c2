/** Reads the texts of options back into the form and its words, by the forms the server lists. */

import type { FormInfo } from "./wire";

export interface Said {
  form: string;
  args: Record<string, string>;
  rare: boolean;
}

interface Pattern {
  form: FormInfo;
  shape: RegExp;
}

export class Grammar {
  private readonly patterns: Pattern[];
  private readonly read = new Map<string, Said | null>();

  constructor(forms: readonly FormInfo[]) {
    this.patterns = forms.map((form) => ({ form, shape: shapeOf(form.text) }));
    // sentences with more words of their own come first: "trade 2 from x for y" before "trade a b for c"
    this.patterns.sort((one, other) => ownWords(other.form) - ownWords(one.form));
  }

  parse(text: string): Said | null {
    let said = this.read.get(text);
    if (said === undefined) {
      said = this.parsed(text);
      this.read.set(text, said);
    }
    return said;
  }

  /** The sentence again, with its words spelled in some way. */
  sentence({ form, args }: Said, spell: (word: string) => string): string {
    const text = this.patterns.find((one) => one.form.name === form)?.form.text ?? form;
    return text.replace(/\{(\w+)\}/g, (_, slot: string) => spell(args[slot] ?? ""));
  }

  /** A form's sentence with its gaps: "build … at …". */
  gaps(form: string): string {
    const text = this.patterns.find((one) => one.form.name === form)?.form.text ?? form;
    return text.replace(/\{\w+\}/g, "…");
  }

  private parsed(text: string): Said | null {
    for (const { form, shape } of this.patterns) {
      const match = shape.exec(text);
      if (match === null) continue;
      const args: Record<string, string> = {};
      form.slots.forEach((slot, at) => (args[slot] = match[at + 1] ?? ""));
      return { form: form.name, args, rare: form.rare ?? false };
    }
    return null;
  }
}

function shapeOf(sentence: string): RegExp {
  const escaped = sentence.replace(/[.*+?^$()|[\]\\]/g, "\\$&");
  return new RegExp(`^${escaped.replace(/\{\w+\}/g, "(\\S+)")}$`);
}

function ownWords(form: FormInfo): number {
  return form.text.split(" ").filter((word) => !word.startsWith("{")).length;
}
