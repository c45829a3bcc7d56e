/** Which page of the group an address shows. */

import { bookQuery } from '../../parts/clause.ts';

export type Way =
  | { page: 'overview' }
  | { page: 'primer'; step: number }
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
  return third === undefined ? { page: 'lesson', id: second } : { page: 'unknown' };
}

/** The letters of an address that stand for those it cannot have. */
const PLAIN: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue', ß: 'ss' };

/** The address of an entry of the book: `S 3.2.1` is at `/book/S-3-2-1`, `König` at `/book/Koenig`. */
export function bookPath(query: string): string {
  const plain = query.replace(/[äöüÄÖÜß]/g, (letter) => PLAIN[letter] ?? '');
  return `/book/${plain.trim().replace(/[^A-Za-z0-9]+/g, '-')}`;
}
