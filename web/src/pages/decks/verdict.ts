/** What the server says of a deck, told to the one who builds it or brings it. */

import type { Checked } from "../../lib/wire";
import { pick } from "../../lib/words.svelte";

/** The sentence ends with the rules in brackets, which are shown as links or not at all. */
export const sentenceOf = (checked: Checked | null): string => (pick(checked?.text) || (checked?.message ?? "")).replace(/\s*\[[^\]]*\]$/, "");

/** The server says whose deck it means ("Deck of Red, line 3: …"): here it is always one's own. */
export function aboutYours(sentence: string, owner: string, yours: string): string {
  const colon = sentence.indexOf(": ");
  const named = sentence.indexOf(owner);
  return owner === "" || named < 0 || named > colon ? sentence : yours + sentence.slice(named + owner.length);
}
