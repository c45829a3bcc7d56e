import { expect, it } from 'vitest';

import type { TableProgress } from '../../net/types.ts';
import { nextTable } from './next-table.ts';
import { resultsIn } from './results.ts';
import { listIn } from './scan.ts';

const table = (number: number, status: 'open' | 'closed', written = 0) =>
  ({ table: number, status, written }) as TableProgress;

it('the next table is the next open one, from the first again', () => {
  const tables = [table(1, 'open'), table(2, 'closed', 32), table(3, 'open'), table(4, 'open', 5)];
  expect(nextTable(tables, 1)).toBe(3);
  expect(nextTable(tables, 3)).toBe(1);
  expect(nextTable(tables, 2)).toBe(3);
  expect(nextTable([table(1, 'open')], 1)).toBeNull();
  const typed = [table(1, 'open', 32), table(2, 'open', 32), table(3, 'open')].map((one) => ({
    ...one,
    totals: one.written > 0,
  }));
  expect(nextTable(typed, 1, true)).toBe(2);
});

it('a table is typed or scanned', () => {
  expect(listIn(' 7 ', 2)).toEqual({ match: 2, table: 7 });
  expect(listIn('http://192.168.1.5:7333/hall/t/kirchweih/list/1/12', 2)).toEqual({ match: 1, table: 12 });
  for (const text of ['', 'sieben', '-1', '/list/1', '7a']) expect(listIn(text, 1)).toBeNull();
});

it('four results are four numbers', () => {
  expect(resultsIn('-14 -4  2 +16')).toEqual([-14, -4, 2, 16]);
  expect(resultsIn('−14/−4/2/16')).toEqual([-14, -4, 2, 16]);
  for (const text of ['', '1 2 3', '1 2 3 x', '1 2 3 4 5']) expect(resultsIn(text)).toBeNull();
});
