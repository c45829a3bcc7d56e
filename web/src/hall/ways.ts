/** Which page of the hall an address shows. */

import { listIn } from './desk/typing/scan.ts';
import type { ListId } from './net/types.ts';

export type Way =
  | { page: 'link'; token: string }
  | { page: 'list' }
  | { page: 'start'; token: string }
  | { page: 'tournament'; id: string }
  | { page: 'scanned'; id: string; list: ListId }
  | { page: 'season'; id: string }
  | { page: 'unknown' };

/** The address of a link. What stands behind `#` no server and no log sees. */
export function linkPath(token: string): string {
  return `/h/#${token}`;
}

/**
 * The page of an address: `/h/#TOKEN`, on cards that were printed before `/h/TOKEN`, `/hall`, `/hall/start#TOKEN`, `/hall/t/ID`,
 * `/hall/s/ID`, and `/hall/t/ID/list/MATCH/TABLE`, which the code on a printed list says.
 */
export function wayOf(path: string, hash = ''): Way {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts[0] === 'h') {
    const token = parts.length > 1 ? parts[1]! : hash.slice(1);
    return parts.length < 3 && token !== '' ? { page: 'link', token } : { page: 'unknown' };
  }
  if (parts[0] !== 'hall') return { page: 'unknown' };
  if (parts.length === 1) return { page: 'list' };
  if (parts.length === 2 && parts[1] === 'start' && hash.length > 1)
    return { page: 'start', token: hash.slice(1) };
  if (parts.length === 3 && parts[1] === 't') return { page: 'tournament', id: parts[2]! };
  const list = parts.length === 6 && parts[1] === 't' && parts[3] === 'list' ? listIn(path, 0) : null;
  if (list) return { page: 'scanned', id: parts[2]!, list };
  if (parts.length === 3 && parts[1] === 's') return { page: 'season', id: parts[2]! };
  return { page: 'unknown' };
}
