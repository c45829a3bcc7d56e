import { expect, it } from 'vitest';

import { after, placeOf } from './seats.ts';

it('I sit below, the next player to my left, and so on clockwise', () => {
  expect([1, 2, 3, 4].map((seat) => placeOf(seat as 1, 1))).toEqual(['bottom', 'left', 'top', 'right']);
  expect([1, 2, 3, 4].map((seat) => placeOf(seat as 1, 3))).toEqual(['top', 'right', 'bottom', 'left']);
});

it('who looks on sits with seat 1', () => expect(placeOf(1, null)).toBe('bottom'));

it('after seat 4 comes seat 1', () => expect(after(4, 1)).toBe(1));
