/** Cards, and where each stands under a contract: looked up in what the core wrote down. */

import { ORDER_OF, ORDERS, PACKS, POINTS } from '../wire/game.ts';
import type { CardList, CardName, Contract, SuitLetter } from '../protocol.ts';

/** The cards of a list, `EO GO`. */
export function cardsIn(list: CardList): CardName[] {
  return list.split(' ').filter((card) => card !== '');
}

const NUMBERED: readonly CardName[] = cardsIn(PACKS.long.cards);

/** The number of a card in the fair deal (docs/fair-deal.md). */
export function numberOf(card: CardName): number {
  const number = NUMBERED.indexOf(card);
  if (number < 0) throw new RangeError(`${card} is not a card`);
  return number;
}

/** Whether a word is the name of a card. */
export function isCardName(word: string): boolean {
  return NUMBERED.includes(word);
}

/** The card with a number. */
export function cardOf(number: number): CardName {
  return NUMBERED[number]!;
}

/** The card points of a card. */
export function pointsOf(card: CardName): number {
  return POINTS[card[1] ?? ''] ?? 0;
}

/** The trumps of a contract in words: the end of their message, and the suit that is named in it. */
interface Trumps {
  words: string;
  suit: SuitLetter | null;
}

/** An order of cards: the place of each, and what follows what. */
interface Order {
  trumps: Trumps;
  /** Cards that follow one another, the trumps first. */
  groups: CardName[][];
  places: ReadonlyMap<CardName, number>;
}

const READ = ORDERS.map(({ trumps: words, suit, cards }): Order => {
  const groups = cards.split('|').map(cardsIn);
  return { trumps: { words, suit }, groups, places: new Map(groups.flat().map((card, at) => [card, at])) };
});

/** The order of a contract, or the one before there is any. */
function orderOf(contract: Contract | null): Order {
  const more =
    contract && ('trump' in contract ? contract.trump : 'order' in contract ? contract.order : null);
  const name = contract ? [contract.contract, more].filter((part) => part !== null).join(':') : '';
  return READ[ORDER_OF[name] ?? 0]!;
}

/** The trumps of a contract in words. */
export function trumpWords(contract: Contract | null): Trumps {
  return orderOf(contract).trumps;
}

/** Cards that follow one another. */
export interface Group {
  /** The suit; none for the trumps. */
  suit: SuitLetter | null;
  cards: CardName[];
}

/** Cards by what they follow, trumps first, each from the highest down. */
export function groupsOf(cards: readonly CardName[], contract: Contract | null): Group[] {
  const all = orderOf(contract).groups.map((group, at): Group => ({
    suit: at === 0 ? null : (group[0]![0] as SuitLetter),
    cards: group.filter((card) => cards.includes(card)),
  }));
  return all.filter((group) => group.cards.length > 0);
}

/** The suit that a card belongs to under a contract; none where it belongs to the trumps. */
export function suitOfCard(card: CardName, contract: Contract | null): SuitLetter | null {
  return groupsOf([card], contract)[0]?.suit ?? null;
}

/** Cards as a player sorts his hand. */
export function sorted(cards: readonly CardName[], contract: Contract | null): CardName[] {
  const { places } = orderOf(contract);
  return [...cards].sort((one, other) => (places.get(one) ?? 0) - (places.get(other) ?? 0));
}
