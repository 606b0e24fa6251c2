/** The victory condition in plain words: the engine writes `distinct 3 or same 2`. */

import { t } from "./words";

export function condition(written: string): string {
  const parts = written.split(" or ").map((part) => {
    const [kind, amount] = part.split(" ");
    return t(kind === "same" ? "ka-condition-same" : "ka-condition-distinct", { amount: Number(amount) });
  });
  return parts.reduce((one, other) => t("ka-condition-or", { one, other }));
}
