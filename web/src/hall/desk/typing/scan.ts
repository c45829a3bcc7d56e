/** What the code on a printed list says: a scanner types it as an address. */

import type { ListId } from '../../net/types.ts';

/** The list of a scanned address, or of a typed table; null where it is neither. */
export function listIn(text: string, match: number): ListId | null {
  const scanned = /\/list\/(\d{1,3})\/(\d{1,5})\/?$/.exec(text.trim());
  if (scanned) return { match: Number(scanned[1]), table: Number(scanned[2]) };
  return /^\d{1,5}$/.test(text.trim()) ? { match, table: Number(text) } : null;
}
