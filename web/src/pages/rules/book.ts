/** The rules of a game as the page reads them: fetched once, with the ways from a rule to its scenarios. */

import { api } from "../../lib/api";
import { kept } from "../../lib/kept";
import type { RuleInfo, RulesInfo, ScenarioTitle, SectionInfo } from "../../lib/wire";

export interface Chapter {
  section: SectionInfo;
  rules: RuleInfo[];
}

export class Book {
  readonly chapters: Chapter[];
  readonly byId: ReadonlyMap<string, RuleInfo>;
  private readonly titles: ReadonlyMap<string, ScenarioTitle>;

  constructor(readonly info: RulesInfo) {
    this.chapters = info.sections
      .map((section) => ({ section, rules: info.rules.filter((rule) => rule.section === section.id) }))
      .filter((chapter) => chapter.rules.length > 0);
    this.byId = new Map(info.rules.map((rule) => [rule.id, rule]));
    this.titles = new Map(info.scenarios.map((scenario) => [scenario.id, scenario]));
  }

  scenariosOf(rule: RuleInfo): ScenarioTitle[] {
    return rule.scenarios.map((id) => this.titles.get(id)).filter((found) => found !== undefined);
  }

  section(rule: RuleInfo): SectionInfo | undefined {
    return this.info.sections.find((section) => section.id === rule.section);
  }
}

export const bookOf = kept(async (books) => new Book(await api.rules(books)));

/** With a table: the rule as that table's book has it, where something may be open that others must not read. */
export const ruleAddress = (game: string, rule: string, table?: string | null): string =>
  `/rules/${game}${rule === "" ? "" : `/${encodeURIComponent(rule)}`}${table ? `?table=${encodeURIComponent(table)}` : ""}`;

/** Where all rules stand by their numbers; the rules as such open with the page that tells the most of them. */
export const NUMBERED = "all";

/** The rules on one page, or of one mode only. */
export function guideAddress(game: string, mode: string | null, table?: string | null): string {
  const asked = new URLSearchParams({ ...(mode ? { mode } : {}), ...(table ? { table } : {}) }).toString();
  return `/rules/${encodeURIComponent(game)}${asked === "" ? "" : `?${asked}`}`;
}

/** The rule says which of its neighbours "previous" and "next" mean; a scenario belongs to several. */
export const scenarioAddress = (game: string, scenario: string, rule?: string): string =>
  `/scenario/${game}/${encodeURIComponent(scenario)}${rule === undefined ? "" : `?rule=${encodeURIComponent(rule)}`}`;
