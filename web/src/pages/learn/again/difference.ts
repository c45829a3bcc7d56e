/** What playing a hand once more has changed. */

import type { Came } from '../../review/api.ts';

/** How a hand ended for one's own side, as the end of a key. */
export function outcomeKey({ won, schneider, schwarz }: Came): string {
  if (won === null) return 'nobody';
  const height = schwarz ? '-schwarz' : schneider ? '-schneider' : '';
  return `${won ? 'won' : 'lost'}${height}`;
}

/** What is to be said to it in a sentence, as the end of a key. */
export function verdictKey(was: Came | null, now: Came): string {
  if (now.won === null) return 'end-nobody';
  if (was === null || was.won === null) return now.won ? 'end-won' : 'end-lost';
  if (now.won !== was.won) return now.won ? 'end-turned' : 'end-spoilt';
  if (now.paid > was.paid) return now.won ? 'end-won-more' : 'end-lost-less';
  return now.won ? 'end-won-too' : 'end-lost-too';
}
