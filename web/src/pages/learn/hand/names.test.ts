import { describe, expect, it } from 'vitest';

import { cardsIn } from '../../../game/cards.ts';
import type { Contract } from '../../../protocol.ts';
import { groupsOf } from './names.ts';

const inWords = (hand: string, contract: Contract | null) =>
  groupsOf(cardsIn(hand), contract).map(({ suit, cards }) => `${suit ?? 'trump'}: ${cards.join(' ')}`);

describe('a hand in words', () => {
  it('has its trumps first, then the suits it has', () =>
    expect(inWords('SU HZ H9 EZ E8 GA G9 S9', { contract: 'rufspiel', called: 'EA' })).toEqual([
      'trump: SU HZ H9',
      'E: EZ E8',
      'G: GA G9',
      'S: S9',
    ]));

  it('is sorted for a Rufspiel before anything is played', () =>
    expect(inWords('HA GO EA', null)).toEqual(['trump: GO HA', 'E: EA']));

  it('has no trumps in a Bettel, and Herz and Unters in their suits in a Geier', () => {
    expect(inWords('EO H8 HA', { contract: 'bettel', order: 'natural' })).toEqual(['E: EO', 'H: HA H8']);
    expect(inWords('EO HU HA', { contract: 'geier', goal: 'majority' })).toEqual(['trump: EO', 'H: HA HU']);
  });

  it('loses no card', () => {
    const hand = cardsIn('EO EU GU SU HZ H9 EZ GK');
    expect(
      groupsOf(hand, null)
        .flatMap(({ cards }) => cards)
        .toSorted(),
    ).toEqual(hand.toSorted());
  });
});
