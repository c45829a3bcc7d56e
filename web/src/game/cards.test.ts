import { describe, expect, it } from 'vitest';

import type { Contract } from '../protocol.ts';
import { cardOf, cardsIn, isTrump, numberOf, sorted } from './cards.ts';

const all = Array.from({ length: 32 }, (_, number) => cardOf(number));
const order = (cards: string, contract: Contract | null) => sorted(cardsIn(cards), contract).join(' ');

describe('a hand is sorted by the trumps of the contract', () => {
  it('before there is one, as in a Rufspiel', () => {
    expect(order('S7 EA HA SU EO H7 G9 GZ', null)).toBe('EO SU HA H7 EA GZ G9 S7');
  });

  it('in a Wenz the Obers lie in their suits', () => {
    expect(order('EO EA EK SU GU G9 SO H7', { contract: 'wenz', goal: 'majority' })).toBe(
      'GU SU EA EK EO G9 H7 SO',
    );
  });

  it('in a Farbwenz the Ober of trumps lies in the suit', () => {
    const farbwenz: Contract = { contract: 'farbwenz', trump: 'G', goal: 'majority' };
    expect(order('GO GA G7 HU EO HA', farbwenz)).toBe('HU GA GO G7 EO HA');
  });

  it('in a Geier the Unters lie in their suits, in a Farbgeier that of trumps too', () => {
    const geier: Contract = { contract: 'geier', goal: 'majority' };
    expect(order('EU EA EK SO GO G9 SU H7', geier)).toBe('GO SO EA EK EU G9 H7 SU');
    const farbgeier: Contract = { contract: 'farbgeier', trump: 'G', goal: 'tout' };
    expect(order('GU GA G7 HO EU HA', farbgeier)).toBe('HO GA GU G7 EU HA');
  });

  it('in a Solo Hearts are a suit like the others', () => {
    const solo: Contract = { contract: 'solo', trump: 'S', goal: 'tout' };
    expect(order('HA SA S7 HU EO EA', solo)).toBe('EO HU SA S7 EA HA');
  });
});

it('a Rufspiel has 14 trumps, a Wenz 4, a Farbwenz 11', () => {
  const count = (contract: Contract) => all.filter((card) => isTrump(card, contract)).length;
  expect(count({ contract: 'rufspiel', called: 'EA' })).toBe(14);
  expect(count({ contract: 'wenz', goal: 'majority' })).toBe(4);
  expect(count({ contract: 'farbwenz', trump: 'E', goal: 'majority' })).toBe(11);
  expect(count({ contract: 'geier', goal: 'majority' })).toBe(4);
  expect(count({ contract: 'farbgeier', trump: 'E', goal: 'majority' })).toBe(11);
});

it('cards have the numbers of the fair deal', () => {
  expect([numberOf('EA'), numberOf('EZ'), numberOf('GA'), numberOf('S7')]).toEqual([0, 1, 8, 31]);
  expect(() => numberOf('XX')).toThrow(RangeError);
});
