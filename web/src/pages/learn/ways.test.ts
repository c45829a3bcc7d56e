import { expect, it } from 'vitest';

import { bookPath } from '../../parts/clause.ts';
import { wayOf } from './ways.ts';

it('the addresses of learning', () => {
  expect(wayOf('/learn')).toEqual({ page: 'overview' });
  expect(wayOf('/learn/')).toEqual({ page: 'overview' });
  expect(wayOf('/learn/primer')).toEqual({ page: 'primer', step: 1 });
  expect(wayOf('/learn/primer/3')).toEqual({ page: 'primer', step: 3 });
  expect(wayOf('/learn/follow')).toEqual({ page: 'lesson', id: 'follow' });
  expect(wayOf('/learn/again')).toEqual({ page: 'again' });
  expect(wayOf('/learn/again/2').page).toBe('unknown');
  expect(wayOf('/learn/follow/2').page).toBe('unknown');
  expect(wayOf('/learn/primer/3/4').page).toBe('unknown');
});

it('the addresses of the book', () => {
  expect(wayOf('/book')).toEqual({ page: 'contents' });
  expect(wayOf('/book/S-3-2-1')).toEqual({ page: 'entry', query: 'S 3.2.1' });
  expect(wayOf('/book/Ich-spiele-auch')).toEqual({ page: 'entry', query: 'Ich-spiele-auch' });
});

it('an address has only letters, digits and dashes, and leads back to its clause', () => {
  expect(bookPath('S 3.2.1')).toBe('/book/S-3-2-1');
  expect(bookPath('König')).toBe('/book/Koenig');
  expect(bookPath('Ich spiele auch')).toBe('/book/Ich-spiele-auch');
  expect(bookPath('„Größe“?')).toBe('/book/-Groesse-');
  expect(wayOf(bookPath('D 7'))).toEqual({ page: 'entry', query: 'D 7' });
});
