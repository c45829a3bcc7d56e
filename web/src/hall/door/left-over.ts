/** Players left over: what does not go into tables of four, and what it needs. */

import type { PlayerLine } from '../net/types.ts';

export interface LeftOver {
  /** Players too many. */
  over: number;
  /** House players that would fill the last table. */
  needed: number;
  /** House players who are still missing for that. */
  lacking: number;
}

/** What is left over; null where all tables are full without help. */
export function leftOver(players: number, house: number): LeftOver | null {
  const over = players % 4;
  if (over === 0) return null;
  const needed = 4 - over;
  return { over, needed, lacking: Math.max(0, needed - house) };
}

/** Whether somebody plays for a place and has no seat: drawn without him, or he came when it was drawn already. */
export function isSeatless({ part, seat, status, late, arrival }: PlayerLine): boolean {
  if (part !== 'ranked' || seat !== null) return false;
  return status === 'active' || (status === 'waiting' && late && arrival !== null);
}

/** Whether somebody of the house sits at a table, whose seat a late-comer can take. */
export const isHouseSeated = ({ part, seat, status }: PlayerLine) =>
  part === 'house' && status === 'active' && seat !== null;
