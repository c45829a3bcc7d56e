import { expect, it } from 'vitest';

import { bookQuery, clausePath, piecesOf } from './clause.ts';

it('a clause has an address without dots, which leads back to it', () => {
  expect(clausePath('S 2.5.4')).toBe('/book/S-2-5-4');
  expect(clausePath('T 18')).toBe('/book/T-18');
  expect(bookQuery('S-2-5-4')).toBe('S 2.5.4');
  expect(bookQuery('t-18')).toBe('T 18');
  expect(bookQuery('Laufende')).toBe('Laufende');
});

it('a text falls into words and clauses', () => {
  expect(piecesOf('Du übernimmst. (S 2.4.6)')).toEqual([
    { text: 'Du übernimmst. (', clause: false },
    { text: 'S 2.4.6', clause: true },
    { text: ')', clause: false },
  ]);
  expect(piecesOf('Ohne')).toEqual([{ text: 'Ohne', clause: false }]);
  expect(piecesOf('P 4, T 17').filter(({ clause }) => clause)).toHaveLength(2);
});

it('an address that is none proper is a word as it stands', () => {
  expect(bookQuery('%E0%A4%A')).toBe('%E0%A4%A');
});
