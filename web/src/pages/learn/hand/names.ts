/** A hand in words: what belongs together, for who does not know the pictures yet. */

import { isTrump, sorted, SUITS } from '../../../game/cards.ts';
import type { CardName, Contract, SuitLetter } from '../../../protocol.ts';

/** Cards that follow one another: the trumps, or a suit without them. */
export interface Group {
  /** The suit; none for the trumps. */
  suit: SuitLetter | null;
  cards: CardName[];
}

/** The cards of a hand by what they follow, trumps first, each from the highest down. */
export function groupsOf(hand: readonly CardName[], contract: Contract | null): Group[] {
  const cards = sorted(hand, contract);
  const side = cards.filter((card) => !isTrump(card, contract));
  const groups: Group[] = [
    { suit: null, cards: cards.filter((card) => isTrump(card, contract)) },
    ...SUITS.map((suit) => ({ suit, cards: side.filter((card) => card[0] === suit) })),
  ];
  return groups.filter((group) => group.cards.length > 0);
}
