import { expect, it } from 'vitest';

import { fullPagesOf, left, pagesOf } from './pages.ts';

it('pages are as even as they can be, and nobody is left out', () => {
  expect(pagesOf([], 8)).toEqual([]);
  expect(pagesOf([1, 2, 3], 8)).toEqual([[1, 2, 3]]);
  const rows = Array.from({ length: 17 }, (_, at) => at);
  expect(pagesOf(rows, 8).map(({ length }) => length)).toEqual([6, 6, 5]);
  expect(pagesOf(rows, 8).flat()).toEqual(rows);
  expect(fullPagesOf(rows, 8).map(({ length }) => length)).toEqual([8, 8, 1]);
  expect(fullPagesOf(rows, 8).flat()).toEqual(rows);
});

it('the countdown ends at nothing', () => {
  expect(left(90_500, 0)).toBe('1:31');
  expect(left(3_700_000, 0)).toBe('1:01:40');
  expect(left(0, 5)).toBe('0:00');
});
