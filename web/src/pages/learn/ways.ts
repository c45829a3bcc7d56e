/** Which page of the group an address shows. */

import { bookQuery } from '../../parts/clause.ts';

export type Way =
  | { page: 'overview' }
  | { page: 'primer'; step: number }
  | { page: 'again' }
  | { page: 'lesson'; id: string }
  | { page: 'contents' }
  | { page: 'entry'; query: string }
  | { page: 'unknown' };

/** The page of a path. */
export function wayOf(path: string): Way {
  const [, first, second, third, ...rest] = path.replace(/\/+$/, '').split('/');
  if (rest.length > 0) return { page: 'unknown' };
  if (first === 'book' && third === undefined) {
    return second === undefined ? { page: 'contents' } : { page: 'entry', query: bookQuery(second) };
  }
  if (first !== 'learn') return { page: 'unknown' };
  if (second === undefined) return { page: 'overview' };
  if (second === 'primer' && /^[1-9]$/.test(third ?? '1'))
    return { page: 'primer', step: Number(third ?? 1) };
  if (second === 'again' && third === undefined) return { page: 'again' };
  return third === undefined ? { page: 'lesson', id: second } : { page: 'unknown' };
}
