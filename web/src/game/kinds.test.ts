import { expect, it } from 'vitest';
import { isTrump } from './cards.ts';
import { ALL_KINDS, kindNamed, kindOf, KINDS, PLAIN_KINDS, soloOf } from './kinds.ts';

it('every kind belongs to its plain one, and a Tout to the kind that names it', () => {
  for (const kind of ALL_KINDS) {
    const { plain, isTout } = KINDS[kind];
    expect(isTout ? PLAIN_KINDS[plain].tout : plain).toBe(kind);
    expect(KINDS[kind].isAlone).toBe(!['rufspiel', 'hochzeit', 'ramsch'].includes(plain));
  }
});

it('a contract made of a kind is of that kind', () => {
  for (const kind of ALL_KINDS) {
    const { plain, isTout } = KINDS[kind];
    if (plain === 'rufspiel') continue;
    expect(kindOf(soloOf(plain, isTout ? 'tout' : 'majority', 'G'))).toBe(kind);
  }
});

it('another word is no kind', () => {
  expect(kindNamed('geier_tout')).toBe('geier_tout');
  expect(kindNamed('kreuz')).toBeNull();
});

it('a Bettel has no trumps, or those of a Rufspiel', () => {
  expect(['EO', 'HA', 'SU'].map((card) => isTrump(card, { contract: 'bettel', order: 'natural' }))).toEqual([
    false,
    false,
    false,
  ]);
  expect(isTrump('HA', { contract: 'bettel', order: 'herz' })).toBe(true);
  expect(isTrump('EA', { contract: 'bettel', order: 'herz' })).toBe(false);
});
