import { expect, it } from 'vitest';

import type { TableProgress } from '../net/types.ts';
import { lateTables } from './late.ts';

const table = (number: number, written: number, minutesAgo: number, status = 'open') =>
  ({ table: number, written, status, last_at: -minutesAgo * 60_000_000 }) as TableProgress;

it('a table is late when it is far behind the middle, or silent for long', () => {
  const tables = [
    table(1, 10, 1),
    table(2, 10, 20),
    table(3, 6, 1),
    table(4, 11, 2),
    table(5, 2, 30, 'closed'),
  ];
  expect(lateTables(tables, 0)).toEqual([
    { table: 3, behind: 4, minutes: 1 },
    { table: 2, behind: 0, minutes: 20 },
  ]);
  expect(lateTables([], 0)).toEqual([]);
});
