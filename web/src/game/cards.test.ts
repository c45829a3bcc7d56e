import { describe, expect, it } from 'vitest';

import type { Contract } from '../protocol.ts';
import {
  cardOf,
  cardsIn,
  groupsOf,
  isCardName,
  numberOf,
  pointsOf,
  sorted,
  suitOfCard,
  trumpWords,
} from './cards.ts';

// What is right is held by crates/stammtisch-engine/tests/facts.rs; here it is that it is found.
const order = (cards: string, contract: Contract | null) => sorted(cardsIn(cards), contract).join(' ');
const wenz: Contract = { contract: 'wenz', goal: 'majority' };
const farbgeier: Contract = { contract: 'farbgeier', trump: 'G', goal: 'tout' };

describe('the order of a contract is found', () => {
  it('by its name, and what is named with it', () => {
    expect(order('EO EA EK SU GU G9 SO H7', wenz)).toBe('GU SU EA EK EO G9 H7 SO');
    expect(order('GU GA G7 HO EU HA', farbgeier)).toBe('HO GA GU G7 EU HA');
    expect(order('EZ EK EO', { contract: 'bettel', order: 'natural' })).toBe('EK EO EZ');
    expect(order('EZ EK EO', { contract: 'bettel', order: 'ten_high' })).toBe('EZ EK EO');
    expect(order('EZ EK EO', { contract: 'bettel', order: 'herz' })).toBe('EO EZ EK');
  });

  it('before there is one', () => expect(order('S7 EA HA SU EO', null)).toBe('EO SU HA EA S7'));

  it('with its trumps in words', () => {
    expect(trumpWords(wenz)).toEqual({ words: 'wenz', suit: null });
    expect(trumpWords(farbgeier)).toEqual({ words: 'farbgeier', suit: 'G' });
    expect(trumpWords({ contract: 'rufspiel', called: 'EA' })).toEqual({ words: 'solo', suit: 'H' });
  });
});

describe('cards that follow one another', () => {
  const inWords = (hand: string, contract: Contract | null) =>
    groupsOf(cardsIn(hand), contract).map(({ suit, cards }) => `${suit ?? 'trump'}: ${cards.join(' ')}`);

  it('stand together, the trumps first', () => {
    const rufspiel: Contract = { contract: 'rufspiel', called: 'EA' };
    expect(inWords('SU HZ H9 EZ E8 GA G9 S9', rufspiel)).toEqual([
      'trump: SU HZ H9',
      'E: EZ E8',
      'G: GA G9',
      'S: S9',
    ]);
    expect(inWords('EO H8 HA', { contract: 'bettel', order: 'natural' })).toEqual(['E: EO', 'H: HA H8']);
    expect([suitOfCard('HA', rufspiel), suitOfCard('HA', wenz), suitOfCard('SU', wenz)]).toEqual([
      null,
      'H',
      null,
    ]);
  });
});

it('cards have the numbers of the fair deal, and their points', () => {
  expect([numberOf('EA'), numberOf('EZ'), numberOf('GA'), numberOf('S7')]).toEqual([0, 1, 8, 31]);
  expect(cardOf(8)).toBe('GA');
  expect(() => numberOf('XX')).toThrow(RangeError);
  expect([isCardName('HZ'), isCardName('H1'), isCardName('EA GA')]).toEqual([true, false, false]);
  expect(['EA', 'GZ', 'S9'].map(pointsOf)).toEqual([11, 10, 0]);
});
