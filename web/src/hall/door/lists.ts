/** The lists of the door: who is meant by each. */

import type { PlayerLine } from '../net/types.ts';

export const LISTS = ['all', 'unpaid', 'absent', 'waiting', 'gone'] as const;
export type ListName = (typeof LISTS)[number];

/** Whether somebody belongs on a list. */
export function isOn(list: ListName, line: PlayerLine, unpaid: ReadonlySet<number>): boolean {
  const isActive = line.status === 'active';
  if (list === 'all') return line.status !== 'withdrawn';
  if (list === 'unpaid') return unpaid.has(line.player);
  if (list === 'absent') return isActive && line.part === 'ranked' && line.arrival === null;
  if (list === 'waiting') return line.status === 'waiting';
  return line.status === 'withdrawn' || line.status === 'excluded';
}
