import { describe, expect, it } from 'vitest';

import type { Contract } from '../protocol.ts';
import { cardOf, cardsIn } from './cards.ts';
import { following, pointsIn, pointsOf, reasonOf, takenBy } from './tricks.ts';

const rufspiel: Contract = { contract: 'rufspiel', called: 'EA' };
const wenz: Contract = { contract: 'wenz', goal: 'majority' };
const solo: Contract = { contract: 'solo', trump: 'S', goal: 'majority' };
const all = Array.from({ length: 32 }, (_, number) => cardOf(number));

it('s_1_2_4_all_cards_count_120', () => {
  expect(pointsIn(all)).toBe(120);
  expect(['EA', 'GZ', 'HK', 'SO', 'EU', 'G9'].map(pointsOf)).toEqual([11, 10, 4, 3, 2, 0]);
});

describe('who takes a trick', () => {
  const taker = (trick: string, contract: Contract) => takenBy(cardsIn(trick), contract);

  it('the highest of the suit that was led, whatever else lies there', () => {
    expect(taker('GK GA G9 SA', rufspiel)).toBe(1);
    expect(taker('G7 SA EA SZ', rufspiel)).toBe(0);
  });

  it('a trump on a suit, and of two trumps the higher', () => {
    expect(taker('GA H7 GZ G9', rufspiel)).toBe(1);
    expect(taker('GA H7 SU HA', rufspiel)).toBe(2);
    expect(taker('SO GO EU HA', rufspiel)).toBe(1);
  });

  it('in a Wenz the Obers are in their suits, below the King', () => {
    expect(taker('GO GK EO G9', wenz)).toBe(1);
    expect(taker('G9 GO SA HA', wenz)).toBe(1);
    expect(taker('EA SU GU EZ', wenz)).toBe(2);
  });

  it('in a Solo the suit of its own is trump, and Hearts are not', () => {
    expect(taker('HA S7 HZ HK', solo)).toBe(1);
    expect(taker('HA H7 EA HK', solo)).toBe(0);
  });

  it('and why', () => {
    expect(reasonOf(cardsIn('EO HA SU H7'), rufspiel)).toBe('trump');
    expect(reasonOf(cardsIn('GK GA G9 SA'), rufspiel)).toBe('suit');
    expect(reasonOf(cardsIn('GA H7 GZ G9'), rufspiel)).toBe('ruff');
  });
});

describe('what may be played', () => {
  const may = (hand: string, led: string | null, contract: Contract = rufspiel) =>
    following(cardsIn(hand), led, contract).join(' ');

  it('s_3_2_1_who_has_the_suit_follows_and_trumps_are_not_of_their_suit', () => {
    expect(may('GK G8 GO SA', 'G9')).toBe('GK G8');
    expect(may('GO SA E7', 'G9')).toBe('GO SA E7');
  });

  it('s_3_2_2_trump_is_followed_with_trump', () => {
    expect(may('SU H7 EA HA', 'EO')).toBe('SU H7 HA');
    expect(may('SU EO E7', 'GU', wenz)).toBe('SU');
  });

  it('who leads may play anything', () => expect(may('SU H7', null)).toBe('SU H7'));
});
