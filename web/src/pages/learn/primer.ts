/** The game in eight steps: what each shows, and what it asks. */

import { cardsIn, isTrump, SUITS, trumpsOf } from '../../game/cards.ts';
import { following, pointsIn, takenBy } from '../../game/tricks.ts';
import type { CardName, Contract } from '../../protocol.ts';

/** Cards in a row with a word under each. */
export interface Figure {
  /** The end of the key of the words above it. */
  title: string;
  cards: CardName[];
  /** What stands under a card. */
  under: 'suit' | 'points' | 'number' | 'nickname' | 'none';
  /** The place of the card that takes the trick, where the row is one. */
  taker?: number;
}

/** A question. */
export interface Task {
  /** The end of the keys of its words. */
  id: string;
  /** The trick on the table, first the card that was led. */
  trick: CardName[];
  /** What is chosen from: cards, or words by their last letter, or numbers. */
  from: { cards: CardName[] } | { words: string[] } | { numbers: number[] };
  /** What is right. */
  right: string[];
  /** Whether more than one may be right. */
  many: boolean;
  /** Cards to look at while answering. */
  hand?: CardName[];
}

export interface Step {
  id: string;
  figures: Figure[];
  /** Whether the bar of 120 points is shown. */
  bar?: boolean;
  tasks: Task[];
  /** Where the book says more. */
  clauses: string[];
}

const RUFSPIEL: Contract = { contract: 'rufspiel', called: 'EA' };
const WENZ: Contract = { contract: 'wenz', goal: 'majority' };
const SOLO: Contract = { contract: 'solo', trump: 'S', goal: 'majority' };

/** All trumps of a contract, the highest first. */
export function allTrumps(contract: Contract): CardName[] {
  const { ranks, suit } = trumpsOf(contract);
  const lords = ranks.flatMap((rank) => SUITS.map((each) => `${each}${rank}`));
  const rest = [...'AZKOU987'].map((rank) => `${suit}${rank}`);
  return suit === null ? lords : [...lords, ...rest.filter((card) => !lords.includes(card))];
}

/** Which card takes a trick? */
function whoTakes(id: string, trick: string, contract: Contract): Task {
  const cards = cardsIn(trick);
  return { id, trick: [], from: { cards }, right: [cards[takenBy(cards, contract)]!], many: false };
}

/** Which cards may be played? */
function mayPlay(id: string, led: CardName, hand: string): Task {
  const cards = cardsIn(hand);
  return { id, trick: [led], from: { cards }, right: following(cards, led, RUFSPIEL), many: true };
}

const inRow = (title: string, cards: string, under: Figure['under']): Figure => ({
  title,
  cards: cardsIn(cards),
  under,
});

const SUM = cardsIn('EA GZ HK S9');
const MIXED = cardsIn('GO EA H8 SU GK SO HA EZ');
const CALLER = cardsIn('EO GO HU HA H8 EK E9 SA');

/** The Aces that a hand may call (S 2.5.1). */
export function callable(hand: readonly CardName[]): CardName[] {
  const has = (suit: string) => hand.some((card) => card[0] === suit && !isTrump(card, RUFSPIEL));
  return ['E', 'G', 'S'].filter((suit) => has(suit) && !hand.includes(`${suit}A`)).map((suit) => `${suit}A`);
}

export const STEPS: readonly Step[] = [
  {
    id: 'deck',
    figures: [inRow('suits', 'EA GA HA SA', 'suit'), inRow('ranks', 'GA GZ GK GO GU G9 G8 G7', 'points')],
    tasks: [
      {
        id: 'sum',
        trick: SUM,
        from: { numbers: [21, 24, pointsIn(SUM)] },
        right: [String(pointsIn(SUM))],
        many: false,
      },
    ],
    clauses: ['S 1.2.2', 'S 1.2.3', 'S 1.2.4'],
  },
  {
    id: 'trick',
    figures: [
      { ...inRow('figure', 'G9 GK GZ SA', 'none'), taker: takenBy(cardsIn('G9 GK GZ SA'), RUFSPIEL) },
    ],
    tasks: [whoTakes('suit', 'E8 EK GA E9', RUFSPIEL)],
    clauses: ['S 3.1.1', 'S 3.2.1'],
  },
  {
    id: 'trumps',
    figures: [{ title: 'order', cards: allTrumps(RUFSPIEL), under: 'number' }],
    tasks: [
      {
        id: 'trumps',
        trick: [],
        from: { cards: MIXED },
        right: MIXED.filter((card) => isTrump(card, RUFSPIEL)),
        many: true,
      },
      whoTakes('ruff', 'GA HA SU G7', RUFSPIEL),
    ],
    clauses: ['S 1.2.5', 'S 2.5.6'],
  },
  {
    id: 'follow',
    figures: [],
    tasks: [
      mayPlay('follow', 'GK', 'GO HA EA GZ G8 S7'),
      mayPlay('follow-trump', 'HA', 'EO SU H7 EA EZ G9'),
      mayPlay('free', 'S9', 'SO H9 EA G7'),
    ],
    clauses: ['S 3.2.1', 'S 3.2.2', 'S 3.2.4'],
  },
  {
    id: 'call',
    figures: [inRow('aces', 'EA GA SA', 'nickname')],
    tasks: [
      {
        id: 'call',
        trick: [],
        hand: CALLER,
        from: { cards: cardsIn('EA GA SA') },
        right: callable(CALLER),
        many: false,
      },
    ],
    clauses: ['S 2.4.2', 'S 2.5.1', 'S 2.5.3'],
  },
  {
    id: 'ace',
    figures: [],
    tasks: [
      {
        id: 'ace',
        trick: ['E9'],
        from: { cards: cardsIn('SU H8 EA EZ GK') },
        right: ['EA'],
        many: true,
      },
    ],
    clauses: ['S 2.5.2', 'S 2.5.4', 'S 2.5.5'],
  },
  {
    id: 'alone',
    figures: [
      { title: 'wenz', cards: allTrumps(WENZ), under: 'number' },
      { title: 'solo', cards: allTrumps(SOLO), under: 'number' },
    ],
    tasks: [whoTakes('wenz', 'EZ EA EO SU', WENZ)],
    clauses: ['S 2.6.6', 'S 2.7.1', 'S 2.7.2'],
  },
  {
    id: 'count',
    figures: [],
    bar: true,
    tasks: [
      { id: 'sixty', trick: [], from: { words: ['a', 'b', 'c'] }, right: ['b'], many: false },
      { id: 'schneider', trick: [], from: { words: ['a', 'b', 'c'] }, right: ['b'], many: false },
    ],
    clauses: ['S 4.1.1', 'S 4.1.3', 'S 4.1.4'],
  },
];

/** How an answer is judged. */
export type Verdict = 'right' | 'half' | 'wrong';

/** Whether all that is right was chosen, and nothing else; what is right but not all of it is half. */
export function judge(task: Task, chosen: readonly string[]): Verdict {
  if (chosen.some((one) => !task.right.includes(one))) return 'wrong';
  if (chosen.length === task.right.length) return 'right';
  return chosen.length > 0 ? 'half' : 'wrong';
}
