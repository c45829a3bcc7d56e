/** Which page of the group an address shows. */

export type Way =
  | { page: 'paste' }
  | { page: 'kept'; id: string }
  | { page: 'own'; table: string; hand: number }
  | { page: 'shared'; token: string }
  | { page: 'unknown' };

const NAME = /^[A-Za-z0-9_-]{1,64}$/;

/** The page of a path. */
export function wayOf(path: string): Way {
  const [, first, second, third, ...rest] = path.replace(/\/+$/, '').split('/');
  if (rest.length > 0) return { page: 'unknown' };
  if (first === 'g' && third === undefined && NAME.test(second ?? ''))
    return { page: 'shared', token: second! };
  if (first !== 'review') return { page: 'unknown' };
  if (second === undefined) return { page: 'paste' };
  if (!NAME.test(second)) return { page: 'unknown' };
  if (third === undefined) return { page: 'kept', id: second };
  return /^\d{1,6}$/.test(third) ? { page: 'own', table: second, hand: Number(third) } : { page: 'unknown' };
}
