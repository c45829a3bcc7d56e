import { expect, it } from 'vitest';

import { fitting, fullPagesOf, left, lettersIn, pagesOf, sizeOf, weighedPagesOf } from './pages.ts';

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

it('rows that are higher take more room, and nobody is left out', () => {
  const rows = [1, 2, 1, 1, 2, 2, 9, 1];
  const pages = weighedPagesOf(rows, (row) => row, 4);
  expect(pages).toEqual([[1, 2, 1], [1, 2], [2], [9], [1]]);
  expect(weighedPagesOf([], () => 1, 4)).toEqual([]);
});

it('a name that does not fit loses most of its first name', () => {
  expect(fitting('Resi Huber', 10)).toBe('Resi Huber');
  expect(fitting('Maximilian Unterholzner', 18)).toBe('M. Unterholzner');
  expect(fitting('Unterholzner, Maximilian', 18)).toBe('Unterholzner, M.');
  expect(fitting('Unterholznerhuber', 5)).toBe('Unterholznerhuber');
});

it('there is more room on a wider screen', () => {
  const [wide, old] = [
    { width: 1920, height: 1080 },
    { width: 1024, height: 768 },
  ];
  expect(lettersIn(wide, 0.3, 5.3)).toBe(17);
  expect(lettersIn(old, 0.3, 5.3)).toBe(13);
});

it('a long text is set smaller', () => {
  expect(['Kirchweih', 'x'.repeat(40), 'x'.repeat(90)].map(sizeOf)).toEqual(['large', 'middle', 'small']);
});
