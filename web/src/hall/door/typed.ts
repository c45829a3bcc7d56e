/** Somebody as he is typed in one field: `Resi Huber, Isen`. */

import type { Details } from '../net/types.ts';

/** Words that belong to the surname behind them. */
const PARTICLES = new Set(['von', 'vom', 'van', 'zu', 'zum', 'zur', 'der', 'den', 'de', 'di', 'da', 'le']);

/** Who is meant; null where no name stands there. */
export function personOf(text: string): Details | null {
  const [name = '', ...rest] = text.split(',');
  const words = name.split(/\s+/).filter((word) => word !== '');
  if (words.length === 0 || !/\p{L}/u.test(name)) return null;
  let at = words.length - 1;
  while (at > 0 && PARTICLES.has(words[at - 1]!.toLowerCase())) at -= 1;
  const town = rest.join(',').trim();
  const details: Details = { first_name: words.slice(0, at).join(' '), surname: words.slice(at).join(' ') };
  return town === '' ? details : { ...details, town };
}
