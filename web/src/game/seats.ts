/** Where the seats are on the screen: I sit below, and play goes clockwise. */

import type { Seat } from '../protocol.ts';

export type Place = 'bottom' | 'left' | 'top' | 'right';

export const SEATS: readonly Seat[] = [1, 2, 3, 4];
const PLACES: readonly Place[] = ['bottom', 'left', 'top', 'right'];

/** The seat a number of turns after another, clockwise. */
export function after(seat: Seat, turns: number): Seat {
  return (((seat - 1 + turns) % 4) + 1) as Seat;
}

/** Where a seat is seen from another; who only looks on sits with seat 1 at the bottom. */
export function placeOf(seat: Seat, from: Seat | null): Place {
  return PLACES[(seat - (from ?? 1) + 4) % 4] ?? 'bottom';
}
