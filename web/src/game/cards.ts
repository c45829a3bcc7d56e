/** Cards, and how a hand is sorted under a contract. */

import { PLAIN_KINDS, rowOf } from './kinds.ts';
import type { CardList, CardName, Contract, SuitLetter } from '../protocol.ts';

export const SUITS: readonly SuitLetter[] = ['E', 'G', 'H', 'S'];
/** The ranks as the fair deal numbers them. */
export const RANKS = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'] as const;

/** The number of a card: 8 × suit + rank (docs/fair-deal.md). */
export function numberOf(card: CardName): number {
  const suit = SUITS.indexOf(card[0] as SuitLetter);
  const rank = RANKS.indexOf(card[1] as (typeof RANKS)[number]);
  if (card.length !== 2 || suit < 0 || rank < 0) throw new RangeError(`${card} is not a card`);
  return 8 * suit + rank;
}

/** Whether a word is the name of a card. */
export function isCardName(word: string): boolean {
  return /^[EGHS][AZKOU987]$/.test(word);
}

/** The card with a number. */
export function cardOf(number: number): CardName {
  return `${SUITS[number >> 3]}${RANKS[number & 7]}`;
}

/** The cards of a list, `EO GO`. */
export function cardsIn(list: CardList): CardName[] {
  return list.split(' ').filter((card) => card !== '');
}

/** What is trump under a contract: whole ranks, the highest first, and a suit. */
interface Trumps {
  ranks: readonly string[];
  suit: SuitLetter | null;
}

/** The trumps of a contract; before there is one, as in a Rufspiel. */
export function trumpsOf(contract: Contract | null): Trumps {
  const { ranks, suit } = contract ? rowOf(contract) : PLAIN_KINDS.rufspiel;
  if (suit !== 'named') return { ranks, suit };
  return { ranks, suit: contract && 'trump' in contract ? contract.trump : null };
}

/** The ranks from the highest down in a Bettel in which the Ten is low (V 2.2). */
const TEN_LOW = ['A', 'K', 'O', 'U', 'Z', '9', '8', '7'];

/** The ranks of a suit that is not trump, from the highest down; in a Wenz the Ober lies between King and Nine. */
export function ranksOf(contract: Contract | null): readonly string[] {
  return contract?.contract === 'bettel' && contract.order === 'natural' ? TEN_LOW : RANKS;
}

/** Where a card stands among all when sorted: trumps from the highest down, then the side suits. */
function place(card: CardName, contract: Contract | null): number {
  const trumps = trumpsOf(contract);
  const suit = SUITS.indexOf(card[0] as SuitLetter);
  const rank = trumps.ranks.indexOf(card[1] ?? '');
  if (rank >= 0) return rank * 4 + suit;
  return (card[0] === trumps.suit ? 100 : 200) + 8 * suit + ranksOf(contract).indexOf(card[1] ?? '');
}

/** Whether a card is trump under a contract. */
export function isTrump(card: CardName, contract: Contract | null): boolean {
  return place(card, contract) < 200;
}

/** Cards as a player sorts his hand. */
export function sorted(cards: readonly CardName[], contract: Contract | null): CardName[] {
  return [...cards].sort((one, other) => place(one, contract) - place(other, contract));
}
