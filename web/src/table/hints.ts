/** What is written beside an option when the computer was asked. */

import type { HintOption } from "../lib/wire";
import { t } from "../lib/words.svelte";

export function hintText(advice: HintOption): string {
  return advice.chance == null
    ? t("hint-score", { how: inWords(advice.score) })
    : t("hint-chance", { chance: Math.round(advice.chance * 100) });
}

export function hintTitle(advice: HintOption): string {
  return advice.chance == null ? t("hint-score-title") : t("hint-chance-title", { trials: advice.trials ?? 0 });
}

/** A comparison is no chance of winning, so it is not shown in figures. */
function inWords(score: number): "best" | "good" | "fair" | "weak" {
  if (score === 1) return "best";
  return score >= 2 / 3 ? "good" : score >= 1 / 3 ? "fair" : "weak";
}
