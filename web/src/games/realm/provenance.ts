/** Parts of a card that no source gives: ours are marked as reconstructed. */

import { t } from "./words";

/** `cost`, or `copies:some_set` where that is known elsewhere. */
export const partName = (part: string): string => t(`part-${part.split(":")[0] ?? part}`);
