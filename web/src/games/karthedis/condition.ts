/** The victory condition in plain words: the engine writes `distinct 3 and same 2 or nebelsalz 4`. */

import type { Texts } from "../../lib/texts";
import { t } from "./words";

export function condition(written: string, texts: Pick<Texts, "spell">): string {
  const part = (text: string): string => {
    const [kind = "", number] = text.split(" ");
    const amount = Number(number);
    if (kind === "distinct" || kind === "same") return t(`ka-condition-${kind}`, { amount });
    return t("ka-condition-named", { amount, resource: texts.spell(kind) });
  };
  const alternative = (text: string): string =>
    text.split(" and ").map(part).reduce((one, other) => t("ka-condition-and", { one, other }));
  return written.split(" or ").map(alternative).reduce((one, other) => t("ka-condition-or", { one, other }));
}
