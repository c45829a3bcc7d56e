import { expect, it } from 'vitest';
import { ALL_KINDS, kindNamed, kindOf, KINDS, PLAIN_KINDS, soloOf } from './kinds.ts';

it('every kind belongs to its plain one, and a Tout to the kind that names it', () => {
  for (const kind of ALL_KINDS) {
    const { plain, isTout } = KINDS[kind];
    expect(isTout ? PLAIN_KINDS[plain].tout : plain).toBe(kind);
    expect(KINDS[kind].isAlone).toBe(plain !== 'rufspiel');
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
  expect(kindNamed('ramsch')).toBeNull();
});
