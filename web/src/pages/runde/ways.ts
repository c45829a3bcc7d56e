/** The addresses of the pages of rounds. */

export const PARTS = ['sheet', 'book', 'year', 'members'] as const;
export type Part = (typeof PARTS)[number];

export type RundeWay =
  { page: 'list' } | { page: 'new' } | { page: 'enter' } | { page: 'runde'; id: string; part: Part };

export function rundePath(id: string, part: Part = 'sheet'): string {
  return part === 'sheet' ? `/runde/${id}` : `/runde/${id}/${part}`;
}

/** The page of a path; null where there is none. */
export function wayOf(path: string): RundeWay | null {
  const [, , id, rest, ...more] = path.replace(/\/$/, '').split('/');
  if (more.length > 0) return null;
  if (id === undefined) return { page: 'list' };
  if (id === 'new' && rest === undefined) return { page: 'new' };
  if (id === 'enter' && rest === undefined) return { page: 'enter' };
  const part = PARTS.find((one) => one === (rest ?? 'sheet'));
  return /^[a-z2-7]{20}$/.test(id) && part ? { page: 'runde', id, part } : null;
}
