/** How fast a table is shown: what its pace means for cards on their way, and for what is chosen ahead. */

import type { Pace } from '../../protocol.ts';

/** Milliseconds. */
export interface Beats {
  /** How long a complete trick lies before it moves. */
  lie: number;
  /** How long it moves. */
  sweep: number;
  /** How long a card is on its way to the table. */
  flight: number;
  /** Between two cards that come together. */
  stagger: number;
  /** A usual answer: what was chosen ahead is not quicker than it. */
  answer: number;
}

const BEATS: Record<Pace, Beats> = {
  calm: { lie: 1900, sweep: 250, flight: 250, stagger: 260, answer: 1000 },
  normal: { lie: 1300, sweep: 240, flight: 200, stagger: 160, answer: 800 },
  brisk: { lie: 470, sweep: 180, flight: 150, stagger: 90, answer: 600 },
};

/** The pace of a table; one that names none goes at the usual one. */
export function paceOf(state: object | null): Pace {
  const pace = state && 'pace' in state ? state.pace : null;
  return pace === 'calm' || pace === 'brisk' ? pace : 'normal';
}

/** The beats of a table. */
export function beatsOf(state: object | null): Beats {
  return BEATS[paceOf(state)];
}
