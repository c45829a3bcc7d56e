import { describe, expect, it } from 'vitest';

import type { TableView } from '../protocol.ts';
import { doubledBy, doublers, factorsOf, knockedBy, product } from './factors.ts';

const rules = { stoss_factor: 2, retour_factor: 4 };
const view = {
  declarer: 2,
  contract: { contract: 'rufspiel', called: 'EA' },
  doubles: { stoss: null, retour: false },
} as Pick<TableView, 'declarer' | 'contract' | 'doubles'>;

describe('who doubled', () => {
  it('is told in the order of it; the declarer answers unless it was his partner', () => {
    expect(doublers(view)).toEqual([]);
    expect(doublers({ ...view, doubles: { stoss: 1, retour: true } })).toEqual([1, 2]);
    expect(doublers({ ...view, doubles: { stoss: 1, retour: true, retour_by: 4, further: [3, 2] } })).toEqual(
      [1, 4, 3, 2],
    );
  });
});

describe('factors', () => {
  it('of doubles are those of the chain, and each doubles in a Ramsch', () => {
    expect([0, 1, 2].map((count) => doubledBy(count, rules, null))).toEqual([1, 2, 4]);
    const chain = { ...rules, steps: [2, 4, 8, 16] };
    expect([1, 2, 3, 4].map((count) => doubledBy(count, chain, null))).toEqual([2, 4, 8, 16]);
    expect(doubledBy(3, rules, { contract: 'ramsch' })).toBe(8);
  });

  it('of knocks are 2 for each, or one more than there are (case 52)', () => {
    expect(knockedBy(3, rules)).toBe(8);
    expect(knockedBy(3, { ...rules, knock_factor: 'plus_one' })).toBe(4);
    expect(knockedBy(0, rules)).toBe(1);
  });

  it('are told with their reasons and multiplied; what counts once is none', () => {
    expect(factorsOf(view, rules)).toEqual([]);
    const all = factorsOf(
      { ...view, knocks: [1, 3], doubles: { stoss: 1, retour: false }, bock: 2, next: 2 },
      rules,
    );
    expect(all).toEqual([
      { reason: 'knocks', factor: 4, seats: [1, 3] },
      { reason: 'doubles', factor: 2, seats: [1] },
      { reason: 'bock', factor: 2, seats: [] },
      { reason: 'next', factor: 2, seats: [] },
    ]);
    expect(product(all)).toBe(32);
    expect(product([])).toBe(1);
  });
});
