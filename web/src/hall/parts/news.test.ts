import { expect, it } from 'vitest';

import { newsFor } from './news.ts';

it('a start is news for who hears of it within a minute', () => {
  expect(newsFor(1_000_000, 1_000_000)).toBe(20_000);
  expect(newsFor(1_000_000, 1_030_000)).toBe(20_000);
  expect(newsFor(1_000_000, 1_055_000)).toBe(5_000);
  expect(newsFor(1_000_000, 1_060_000)).toBe(0);
  expect(newsFor(1_000_000, 9_000_000)).toBe(0);
});

it('a clock that is behind does not show it for longer', () => {
  expect(newsFor(1_000_000, 400_000)).toBe(20_000);
});
