import { expect, it } from 'vitest';

import type { SeatState } from '../../protocol.ts';
import { remaining } from './clock.svelte.ts';

const state = { bank_ms: 10_000 } as SeatState;
const asked = { seats: [2 as const], left_ms: 5_000, of_ms: 20_000 };

it('shows what is left of the action, then of the reserve', () => {
  expect(remaining(asked, 2, state, 1_000)).toEqual({ left: 0.2, late: false, seconds: 4 });
  expect(remaining(asked, 2, state, 9_000)).toEqual({ left: 0.6, late: true, seconds: 6 });
  expect(remaining(asked, 2, state, 60_000)).toEqual({ left: 0, late: true, seconds: 0 });
});

it('shows nothing for who is not asked, or has all the time in the world', () => {
  expect(remaining(asked, 1, state, 0)).toBeNull();
  expect(remaining(null, 2, state, 0)).toBeNull();
  expect(remaining({ ...asked, of_ms: 0 }, 2, state, 0)).toBeNull();
});
