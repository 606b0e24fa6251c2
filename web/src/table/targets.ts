/**
 * Which things on the table each sentence of a game is about, said as data: `build: "hand:{card} site:{site}"`.
 *
 * A template lists things in the order in which they are clicked; with a `+` between them either may come first. What
 * stands in braces is a gap of the sentence. Where a question changes what a sentence is about, a template under
 * `form@prompt` holds for that question; one under `form~fact` for cards that have this fact. An empty template says that a sentence is found in the list of options only.
 */

import type { Texts } from "../lib/texts";
import type { Key, Touched, Touches } from "./play.svelte";

export type Templates = Readonly<Record<string, string>>;

type Gaps<Template extends string> = Template extends `${string}{${infer Gap}}${infer Rest}` ? Gap | Gaps<Rest> : never;
type FormOf<Name> = Name extends `${infer Form}@${string}` ? Form : Name extends `${infer Form}~${string}` ? Form : Name;

/** Only forms the game has, and in each template only gaps of its sentence. */
type Checked<Forms, Given> = {
  [Name in keyof Given]: FormOf<Name> extends keyof Forms
    ? Given[Name] extends string
      ? Gaps<Given[Name]> extends keyof Forms[FormOf<Name>]
        ? string
        : never
      : never
    : never;
};

/** `targetsFor<Forms>()({ … })`: templates that fit the sentences of a game, which the compiler proves. */
export function targetsFor<Forms>() {
  return <const Given extends Templates>(templates: Given & Checked<Forms, Given>): Templates => templates;
}

export function touchesBy(templates: Templates, texts?: Pick<Texts, "card">): Touches {
  const read = new Map(Object.entries(templates).map(([name, template]) => [name, parsed(template)]));
  const byFact = Object.keys(templates).filter((name) => name.includes("~"));
  return ({ form, args }, prompt) => {
    const facts = byFact.length === 0 ? undefined : texts?.card(args["card"] ?? "")?.facts;
    const special = byFact.find((name) => name.startsWith(`${form}~`) && Boolean(facts?.[name.slice(form.length + 1)]));
    const found = read.get(`${form}@${prompt}`) ?? read.get(special ?? form);
    if (found === undefined) return { keys: [] };
    return { keys: found.keys.map((key) => filled(key, args)), eitherFirst: found.eitherFirst };
  };
}

function parsed(template: string): Touched {
  const words = template.split(" ");
  return { keys: words.filter((word) => word !== "+" && word !== ""), eitherFirst: words.includes("+") };
}

function filled(key: Key, args: Record<string, string>): Key {
  return key.replace(/\{(\w+)\}/g, (_, gap: string) => args[gap] ?? "");
}
