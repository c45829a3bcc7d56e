/** What shall happen with players left over: chosen once on this device, wherever it is asked. */

import type { LeftOver } from './left-over.ts';

export type Way = 'waiting_list' | 'house_players';

const chosen = $state<Record<string, Way>>({});

/** The way that was chosen for a tournament; without a choice house players fill up where enough of them are there. */
export function wayOf(tournament: string, left: LeftOver | null): Way | 'refuse' {
  if (left === null) return 'refuse';
  return chosen[tournament] ?? (left.lacking === 0 ? 'house_players' : 'waiting_list');
}

export function chooseWay(tournament: string, way: Way): void {
  chosen[tournament] = way;
}
