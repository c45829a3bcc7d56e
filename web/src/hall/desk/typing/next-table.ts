/** Which table's list is typed next. */

import type { TableProgress } from '../../net/types.ts';

/** The next table behind one whose list is open and empty, from the first again; none where all are typed. */
export function nextTable(tables: readonly TableProgress[], behind: number): number | null {
  const waits = tables.filter(({ status, written, table }) => {
    return status === 'open' && written === 0 && table !== behind;
  });
  return (waits.find(({ table }) => table > behind) ?? waits[0])?.table ?? null;
}
