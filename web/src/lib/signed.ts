/** A text in pieces: words that have a sign, and what stands between them. */

export type Signs = Readonly<Record<string, string | undefined>>;

export interface Piece {
  text: string;
  /** The drawing that stands before it. */
  sign?: string;
}

/**
 * Only whole words count, written as the sign's word is: a "call phase" is no Call, and a recall pile no Recall. The first
 * part of a word with a hyphen is a word.
 */
export function signed(text: string, signs: Signs): Piece[] {
  const words = Object.keys(signs).filter((word) => signs[word] !== undefined);
  if (words.length === 0) return [{ text }];
  const longestFirst = words.sort((one, other) => other.length - one.length).map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}-])(${longestFirst.join("|")})(?![\\p{L}\\p{N}])`, "u"));
  return parts.flatMap((part, at) => (part === "" ? [] : at % 2 === 1 ? [{ text: part, sign: signs[part] }] : [{ text: part }]));
}
