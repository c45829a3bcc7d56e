import { expect, it } from 'vitest';

import type { Came } from '../../review/api.ts';
import { outcomeKey, verdictKey } from './difference.ts';
import { moneyOf } from './money.ts';

const came = (won: boolean | null, paid: number, more: Partial<Came> = {}): Came => ({
  won,
  points: won === null ? null : 60,
  schneider: false,
  schwarz: false,
  paid,
  ...more,
});

it.each([
  [came(false, -1), came(true, 1), 'end-turned'],
  [came(true, 1), came(false, -1), 'end-spoilt'],
  [came(true, 1), came(true, 2), 'end-won-more'],
  [came(true, 2), came(true, 1), 'end-won-too'],
  [came(false, -2), came(false, -1), 'end-lost-less'],
  [came(false, -1), came(false, -1), 'end-lost-too'],
  [null, came(true, 1), 'end-won'],
  [came(null, 0), came(false, -1), 'end-lost'],
  [came(true, 1), came(null, 0), 'end-nobody'],
])('%o and then %o: %s', (was, now, key) => expect(verdictKey(was, now)).toBe(key));

it('tells how a hand ended for one’s own side', () => {
  expect(outcomeKey(came(true, 1))).toBe('won');
  expect(outcomeKey(came(false, -1, { schneider: true }))).toBe('lost-schneider');
  expect(outcomeKey(came(true, 1, { schneider: true, schwarz: true }))).toBe('won-schwarz');
  expect(outcomeKey(came(null, 0))).toBe('nobody');
});

it('units are money where a unit is worth something', () => {
  expect(moneyOf('de', 10)(-2)).toEqual({ unit: 'cents', value: '−20' });
  expect(moneyOf('de', 50)(3)).toEqual({ unit: 'euros', value: '+1,50' });
  expect(moneyOf('en', 50)(-3)).toEqual({ unit: 'euros', value: '−1.50' });
  expect(moneyOf('de', 10)(0)).toEqual({ unit: 'cents', value: '0' });
  expect(moneyOf('de', null)(3)).toBeNull();
});
