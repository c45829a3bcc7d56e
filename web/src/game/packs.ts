/** The two packs, as the core wrote them down. */

import type { Deck } from '../wire/types.ts';
import { PACKS } from '../wire/game.ts';
import { cardsIn } from './cards.ts';
import type { CardName } from '../protocol.ts';

/** The cards of a pack as a new one lies; where none is named it is the long one. */
export function cardsOf(pack: Deck | undefined): readonly CardName[] {
  return cardsIn(PACKS[pack ?? 'long'].cards);
}

/** How many cards a pack has. */
export function packSize(pack: Deck | undefined): number {
  return PACKS[pack ?? 'long'].size;
}

/** How many cards, and tricks, a hand of a pack has. */
export function handSize(pack: Deck | undefined): number {
  return PACKS[pack ?? 'long'].hand;
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
