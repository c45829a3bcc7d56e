import { expect, it } from 'vitest';

import { drawnPlace, liftedAt, PACK } from './cut.ts';

it('what lies to the right of the finger comes off', () => {
  expect(liftedAt(0.5, 3)).toBe(16);
  expect(liftedAt(0.75, 3)).toBe(8);
});

it('each packet keeps the least number of cards', () => {
  for (const place of [-1, 0, 0.01, 0.99, 1, 2]) {
    const cards = liftedAt(place, 3);
    expect(cards).toBeGreaterThanOrEqual(3);
    expect(cards).toBeLessThanOrEqual(PACK - 3);
  }
});

it('the device draws every place that is allowed, and no other', () => {
  const drawn = new Set(Array.from({ length: 3000 }, () => drawnPlace(3)));
  expect([...drawn].sort((one, other) => one - other)).toEqual(Array.from({ length: 27 }, (_, i) => i + 3));
  expect(drawnPlace(16)).toBe(16);
  expect(drawnPlace(3, [2 ** 32 - 1, 26].values())).toBe(29);
});
