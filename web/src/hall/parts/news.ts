/** The start signal is news for a while, and not to who hears of it too late. */

/** How long it is shown. */
const SHOWN = 20_000;
/** After so long everybody plays already. */
const STALE = 60_000;

/** For how long a start is still to be shown, in milliseconds; nothing if it is old. Both times are the server's. */
export function newsFor(startedAt: number, now: number): number {
  return Math.max(0, Math.min(SHOWN, startedAt + STALE - now));
}
