import { expect, it } from 'vitest';

import { drawnPlace, liftedAt } from './cut.ts';

it('what lies to the right of the finger comes off', () => {
  expect(liftedAt(0.5, 3, 32)).toBe(16);
  expect(liftedAt(0.75, 3, 32)).toBe(8);
  expect(liftedAt(0.75, 3, 24)).toBe(6);
});

it('each packet keeps the least number of cards', () => {
  for (const size of [24, 32]) {
    for (const place of [-1, 0, 0.01, 0.99, 1, 2]) {
      const cards = liftedAt(place, 3, size);
      expect(cards).toBeGreaterThanOrEqual(3);
      expect(cards).toBeLessThanOrEqual(size - 3);
    }
  }
});

it('the device draws every place that is allowed, and no other', () => {
  for (const size of [24, 32]) {
    const drawn = new Set(Array.from({ length: 3000 }, () => drawnPlace(3, size)));
    expect([...drawn].sort((one, other) => one - other)).toEqual(
      Array.from({ length: size - 5 }, (_, i) => i + 3),
    );
  }
  expect(drawnPlace(16, 32)).toBe(16);
  expect(drawnPlace(12, 24)).toBe(12);
  expect(drawnPlace(3, 32, [2 ** 32 - 1, 26].values())).toBe(29);
});
