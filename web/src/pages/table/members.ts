/** Tables of five and six: four play, and whoever deals (and of six whoever cuts) sits out beside them. */

import type { Chair, SeatState, TableState } from '../../protocol.ts';

type Room = Pick<TableState, 'seats' | 'beside'>;

/** All chairs of a table, the seats first. */
export function chairsOf({ seats, beside = [] }: Room): Chair[] {
  return [...seats, ...beside].map((_, at) => (at + 1) as Chair);
}

/** Who is on a chair. */
export function sitterOn({ seats, beside = [] }: Room, chair: Chair): SeatState {
  return [...seats, ...beside][chair - 1]!;
}

/** Where I sit, whether I play or sit out; nowhere where I only look on. */
export function ownChair({ you, sits_out }: Pick<TableState, 'you' | 'sits_out'>): Chair | null {
  return you ?? sits_out ?? null;
}

/** What somebody has won and lost so far. */
export function accountOn(
  { account }: Pick<TableState, 'account'>,
  chair: Chair,
): { units: number; points: number } {
  const { units, points, beside = [] } = account;
  return beside[chair - 5] ?? { units: units[chair - 1] ?? 0, points: points[chair - 1] ?? 0 };
}
