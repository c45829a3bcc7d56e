import { expect, it } from 'vitest';

import type { PlayerLine } from '../net/types.ts';
import { isHouseSeated, isSeatless, leftOver } from './left-over.ts';

const late: PlayerLine = {
  player: 121,
  name: 'Korbinian Spätling',
  town: 'Isen',
  part: 'ranked',
  late: true,
  status: 'waiting',
  took_over: null,
  arrival: 119,
  seat: null,
};
const seat = { match: 1, table: 2, seat: 3 } as const;

it('counts those who play for a place, and house players beside them', () => {
  expect(leftOver(16, 0)).toBeNull();
  expect(leftOver(16, 2)).toBeNull();
  // Fifteen and a house player make four full tables only with the house player: that is a choice, not nothing.
  expect(leftOver(15, 1)).toEqual({ over: 3, needed: 1, lacking: 0 });
  expect(leftOver(14, 1)).toEqual({ over: 2, needed: 2, lacking: 1 });
  expect(leftOver(13, 0)).toEqual({ over: 1, needed: 3, lacking: 3 });
});

it('names who is there and has no seat', () => {
  expect(isSeatless(late)).toBe(true);
  expect(isSeatless({ ...late, status: 'active', late: false })).toBe(true);
  // Who was left over by the draw waits, as was chosen; who is not there is missed by nobody.
  expect(isSeatless({ ...late, late: false })).toBe(false);
  expect(isSeatless({ ...late, arrival: null })).toBe(false);
  expect(isSeatless({ ...late, status: 'active', seat })).toBe(false);
  expect(isSeatless({ ...late, status: 'active', part: 'house' })).toBe(false);
});

it('knows whose seat a late-comer can take', () => {
  const house: PlayerLine = { ...late, part: 'house', status: 'active', seat };
  expect(isHouseSeated(house)).toBe(true);
  expect(isHouseSeated({ ...house, seat: null })).toBe(false);
  expect(isHouseSeated({ ...house, status: { replaced: 121 } })).toBe(false);
  expect(isHouseSeated({ ...house, part: 'ranked' })).toBe(false);
});
