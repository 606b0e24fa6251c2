/** Chance that is always the same for the same card: a picture never changes between two looks. */

export type Random = () => number;

export function hash(text: string): number {
  let found = 2166136261;
  for (let at = 0; at < text.length; at += 1) found = Math.imul(found ^ text.charCodeAt(at), 16777619);
  return found >>> 0;
}

/** Numbers from 0 up to 1. */
export function randomOf(seed: string): Random {
  let state = hash(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}
