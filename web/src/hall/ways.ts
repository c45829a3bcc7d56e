/** Which page of the hall an address shows. */

export type Way =
  | { page: 'link'; token: string }
  | { page: 'list' }
  | { page: 'tournament'; id: string }
  | { page: 'season'; id: string }
  | { page: 'unknown' };

/** The page of a path: `/h/TOKEN`, `/hall`, `/hall/t/ID`, `/hall/s/ID`. */
export function wayOf(path: string): Way {
  const parts = path.split('/').filter((part) => part !== '');
  if (parts[0] === 'h' && parts.length === 2) return { page: 'link', token: parts[1]! };
  if (parts[0] !== 'hall') return { page: 'unknown' };
  if (parts.length === 1) return { page: 'list' };
  if (parts.length === 3 && parts[1] === 't') return { page: 'tournament', id: parts[2]! };
  if (parts.length === 3 && parts[1] === 's') return { page: 'season', id: parts[2]! };
  return { page: 'unknown' };
}
