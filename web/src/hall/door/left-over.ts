/** Players left over: what does not go into tables of four, and what it needs. */

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
