import { expect, it } from 'vitest';

import { leftOver } from './left-over.ts';

it('counts those who play for a place, and house players beside them', () => {
  expect(leftOver(16, 0)).toBeNull();
  expect(leftOver(16, 2)).toBeNull();
  // Fifteen and a house player make four full tables only with the house player: that is a choice, not nothing.
  expect(leftOver(15, 1)).toEqual({ over: 3, needed: 1, lacking: 0 });
  expect(leftOver(14, 1)).toEqual({ over: 2, needed: 2, lacking: 1 });
  expect(leftOver(13, 0)).toEqual({ over: 1, needed: 3, lacking: 3 });
});
