/** Trying a deck out: shuffled and dealt into stacks, as before a game. */

/** A chance from 0 up to 1. */
export type Random = () => number;

/** The cards shuffled and dealt one after the other, so that the first stacks have one more where they do not come out even. */
export function dealt<Card>(cards: readonly Card[], stacks: number, random: Random = Math.random): Card[][] {
  const dealt: Card[][] = Array.from({ length: stacks }, () => []);
  shuffled(cards, random).forEach((card, at) => dealt[at % stacks]?.push(card));
  return dealt;
}

function shuffled<Card>(cards: readonly Card[], random: Random): Card[] {
  const left = [...cards];
  const order: Card[] = [];
  while (left.length > 0) order.push(...left.splice(Math.floor(random() * left.length), 1));
  return order;
}
