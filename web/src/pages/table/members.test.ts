import { describe, expect, it } from 'vitest';

import type { Account, Chair, SeatState } from '../../protocol.ts';
import { accountOn, chairsOf, ownChair, sitterOn } from './members.ts';

const named = (name: string): SeatState => ({
  occupant: { kind: 'person' },
  name,
  connected: true,
  stand_in: false,
  ready: false,
  shows: false,
  bank_ms: 0,
});
const seats: [SeatState, SeatState, SeatState, SeatState] = [
  named('Anna'),
  named('Bert'),
  named('Cilli'),
  named('Doni'),
];
const account: Account = { units: [1, 2, 3, 4], points: [0, 0, 0, 9], pot: 0, game: 1 };

describe('a table of five or six', () => {
  it('has its seats first, then those who sit out', () => {
    expect(chairsOf({ seats })).toEqual([1, 2, 3, 4]);
    const six = { seats, beside: [named('Emma'), named('Fritz')] };
    expect(chairsOf(six)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(([2, 5, 6] as Chair[]).map((chair) => sitterOn(six, chair).name)).toEqual([
      'Bert',
      'Emma',
      'Fritz',
    ]);
  });

  it('knows where I sit, whether I play or not', () => {
    expect(ownChair({ you: 3 })).toBe(3);
    expect(ownChair({ you: null, sits_out: 5 })).toBe(5);
    expect(ownChair({ you: null })).toBeNull();
  });

  it('has an account for everybody', () => {
    const five = { account: { ...account, beside: [{ units: -10, points: 2 }] } };
    expect(accountOn(five, 5)).toEqual({ units: -10, points: 2 });
    expect(accountOn(five, 4)).toEqual({ units: 4, points: 9 });
  });
});
