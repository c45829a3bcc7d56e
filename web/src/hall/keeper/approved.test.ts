import { expect, it } from 'vitest';

import type { ListShown } from '../net/types.ts';
import { approvalOf, waitsForReferee, withoutTout } from './approved.ts';
import type { Waiting } from './drawer.ts';

const row = { declarer: 3, contract: 'solo', tout: true, won: true };
const item = (code: string | null): Waiting => ({
  token: 'a',
  place: 1,
  at: 0,
  command: { id: '1', do: { enter_row: { game: 2, row } } },
  refused: code === null ? null : { code, message: '' },
});
const list = (answer: 'granted' | 'refused' | null) =>
  ({
    status: 'open',
    approvals: [{ game: 2, seat: 3, contract: 'solo', tout: true, answer, by: null }],
  }) as unknown as ListShown;

it('only a game without its approval waits for the referee', () => {
  expect(waitsForReferee(item('approval_missing'))).toBe(true);
  expect(waitsForReferee(item('game_out_of_order'))).toBe(false);
  expect(waitsForReferee(item(null))).toBe(false);
});

it('its answer is that of its game', () => {
  expect(approvalOf(item('approval_missing'), list('granted'))?.answer).toBe('granted');
  expect(approvalOf(item('approval_missing'), list(null))?.answer).toBeNull();
  expect(approvalOf(item('game_out_of_order'), list('granted'))).toBeNull();
});

it('a Tout that was refused is written as a plain game', () => {
  const plain = withoutTout({ enter_row: { game: 2, row } });
  expect(plain).toEqual({ enter_row: { game: 2, row: { declarer: 3, contract: 'solo', won: true } } });
});
