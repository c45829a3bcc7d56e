import { expect, it } from 'vitest';

import type { PlayerLine } from '../net/types.ts';
import { isOn } from './lists.ts';

const line: PlayerLine = {
  player: 7,
  name: 'Resi Huber',
  town: 'Isen',
  part: 'ranked',
  late: false,
  status: 'active',
  took_over: null,
  arrival: null,
  seat: null,
  paid: 0,
};
const owing = new Set([7]);

it('puts everybody on the lists where he is missed', () => {
  expect(isOn('absent', line, owing)).toBe(true);
  expect(isOn('absent', { ...line, arrival: 3 }, owing)).toBe(false);
  expect(isOn('absent', { ...line, part: 'house' }, owing)).toBe(false);
  expect(isOn('unpaid', line, owing)).toBe(true);
  expect(isOn('unpaid', line, new Set())).toBe(false);
  expect(isOn('waiting', { ...line, status: 'waiting' }, owing)).toBe(true);
  expect(isOn('all', { ...line, status: 'withdrawn' }, owing)).toBe(false);
  expect(isOn('gone', { ...line, status: 'withdrawn' }, owing)).toBe(true);
});
