/** The time at the table, for rings and countdowns. */

import type { Asked, Chair, SeatState } from '../../protocol.ts';

/** What a ring shows. */
export interface Remaining {
  /** Of the time for this action, 1 to 0. */
  left: number;
  /** Whether the reserve is running. */
  late: boolean;
  seconds: number;
}

/** What somebody has left, some milliseconds after the server said so; none who is not asked, or has no clock. */
export function remaining(
  asked: Asked | null,
  seat: Chair,
  state: SeatState,
  elapsed: number,
): Remaining | null {
  if (!asked?.seats.includes(seat) || asked.of_ms === 0) return null;
  const left = asked.left_ms - elapsed;
  if (left > 0) return { left: left / asked.of_ms, late: false, seconds: Math.ceil(left / 1000) };
  const bank = Math.max(0, state.bank_ms + left);
  const full = Math.max(1, state.bank_ms);
  return { left: bank / full, late: true, seconds: Math.ceil(bank / 1000) };
}

const TICK = 250;

/** A clock that ticks while somebody looks at it. */
export class Clock {
  now = $state(performance.now());
  #timer: ReturnType<typeof setInterval> | null = null;

  start(): void {
    this.#timer ??= setInterval(() => (this.now = performance.now()), TICK);
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
    this.#timer = null;
  }
}
