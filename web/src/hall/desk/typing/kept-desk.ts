/** Which desk this device has open, so that the code on a printed list finds it. The code itself opens nothing. */

import { keep, kept, forget } from '../../../settings.svelte.ts';
import type { ListId } from '../../net/types.ts';

const deskOf = (tournament: string) => `desk ${tournament}`;
const SCANNED = 'scanned list';

/** Remembers the desk that is open. */
export function keepDesk(tournament: string, token: string): void {
  if (tournament !== '') keep(deskOf(tournament), token);
}

/** The desk of a tournament that was open here, and the list that it is to show. */
export function deskFor(tournament: string, list: ListId): string | null {
  const token = kept(deskOf(tournament));
  if (token !== null) keep(SCANNED, `${list.match} ${list.table}`);
  return token;
}

/** The list that a code led to; only once. */
export function takeScanned(): ListId | null {
  const [match, table] = (kept(SCANNED) ?? '').split(' ').map(Number);
  forget(SCANNED);
  return match && table ? { match, table } : null;
}
