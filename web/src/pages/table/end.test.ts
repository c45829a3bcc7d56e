import { expect, it } from 'vitest';

import { SEATS } from '../../game/seats.ts';
import type { BySeat, TableState } from '../../protocol.ts';
import { broughtOf, flowsOf, paymentsOf } from './end.ts';

/** Where seats 1 to 4 sit, seen from seat 1. */
const PLACES = ['bottom', 'left', 'top', 'right'];

it('two losers pay two winners, each one of them', () => {
  expect(paymentsOf([-20, 20, -20, 20])).toEqual([
    { from: 1, to: 2, amount: 20 },
    { from: 3, to: 4, amount: 20 },
  ]);
});

it('who plays alone is paid by three, or pays three', () => {
  expect(paymentsOf([150, -50, -50, -50]).map(({ from, to }) => [from, to])).toEqual([
    [2, 1],
    [3, 1],
    [4, 1],
  ]);
  expect(paymentsOf([50, 50, -150, 50]).map(({ to, amount }) => [to, amount])).toEqual([
    [1, 50],
    [2, 50],
    [4, 50],
  ]);
});

it('nobody pays where nothing is due, and what goes to the pot is nobody’s', () => {
  expect(paymentsOf([0, 0, 0, 0])).toEqual([]);
  expect(paymentsOf([-10, 0, 0, 0])).toEqual([]);
});

/** A hand that was counted, by rules that keep money, a list, or both. */
function counted(money: boolean, entry: BySeat<number> | null): Pick<TableState, 'result' | 'rules'> {
  const ending = { ending: 'scored', entry };
  return {
    result: { paid: { units: [-20, 20, -20, 20], pot: 0 }, ending },
    rules: { money, list: entry !== null },
  } as unknown as Pick<TableState, 'result' | 'rules'>;
}

it('points of a list move as money does, and come to what the list says', () => {
  for (const entry of [
    [-30, 30, -30, 30],
    [90, -30, -30, -30],
    [40, 40, -120, 40],
  ] satisfies BySeat<number>[]) {
    const room = counted(false, entry);
    expect(broughtOf(room)).toEqual(entry);
    const sums = [0, 0, 0, 0];
    for (const { from, to, amount } of flowsOf(room, 1)) {
      sums[PLACES.indexOf(from)]! -= amount;
      sums[PLACES.indexOf(to)]! += amount;
    }
    expect(sums).toEqual(SEATS.map((seat) => entry[seat - 1]));
  }
});

it('where there is money it is money that moves, and nothing where nothing is counted', () => {
  expect(broughtOf(counted(true, [-3, 3, -3, 3]))).toEqual([-20, 20, -20, 20]);
  expect(flowsOf(counted(false, null), 1)).toEqual([]);
  expect(flowsOf({ ...counted(true, null), result: null }, 1)).toEqual([]);
});
