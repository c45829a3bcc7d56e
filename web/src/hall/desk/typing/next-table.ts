/** Which table's list is typed next. */

import type { TableProgress } from '../../net/types.ts';

/**
 * The next table behind one whose list is open and empty, or waits to be typed again, from the first again; none where
 * there is none.
 */
export function nextTable(tables: readonly TableProgress[], behind: number, again = false): number | null {
  const waits = tables.filter(({ status, written, totals, table }) => {
    return status === 'open' && (again ? totals : written === 0) && table !== behind;
  });
  return (waits.find(({ table }) => table > behind) ?? waits[0])?.table ?? null;
}
