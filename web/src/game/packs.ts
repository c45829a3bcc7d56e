/** The two packs: 32 cards, or 24 without Sevens and Eights (V 5.1). */

import type { Deck } from '../wire/types.ts';
import { cardOf } from './cards.ts';
import type { CardName } from '../protocol.ts';

/** The long pack, from the first card to the last, as a new one lies. */
const LONG: readonly CardName[] = Array.from({ length: 32 }, (_, number) => cardOf(number));

/** The cards of a pack as a new one lies; where none is named it is the long one. */
export function cardsOf(pack: Deck | undefined): readonly CardName[] {
  switch (pack) {
    case undefined:
      return LONG;
    case 'short':
      return LONG.filter((card) => card[1] !== '7' && card[1] !== '8');
  }
}

/** How many cards a pack has. */
export function packSize(pack: Deck | undefined): number {
  return cardsOf(pack).length;
}

/** How many cards, and tricks, a hand of a pack has. */
export function handSize(pack: Deck | undefined): number {
  return packSize(pack) / 4;
}

/** Whether four hands are dealt of one pack, each as large as the others. */
export function isDealt(hands: readonly (readonly CardName[])[]): boolean {
  const cards = hands.flat();
  return ([undefined, 'short'] as const).some(
    (pack) =>
      cards.length === packSize(pack) &&
      new Set(cards).size === cards.length &&
      cards.every((card) => cardsOf(pack).includes(card)) &&
      hands.every((hand) => hand.length === handSize(pack)),
  );
}
