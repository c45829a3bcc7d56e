/** Which tables are late: far behind the others, or silent for long. */

import type { TableProgress } from '../net/types.ts';

/** So many games behind the middle of all tables is late. */
const GAMES = 4;
/** So long without a game is late, in minutes. */
const MINUTES = 15;

export interface Late {
  table: number;
  behind: number;
  minutes: number;
}

export function lateTables(tables: readonly TableProgress[], now: number): Late[] {
  const written = tables.map((table) => table.written).sort((one, other) => one - other);
  const middle = written[Math.floor(written.length / 2)] ?? 0;
  return tables
    .filter((table) => table.status === 'open')
    .map(({ table, written: games, last_at }) => ({
      table,
      behind: Math.max(0, middle - games),
      minutes: last_at === null ? 0 : Math.floor((now - last_at / 1000) / 60_000),
    }))
    .filter(({ behind, minutes }) => behind >= GAMES || minutes >= MINUTES)
    .sort((one, other) => other.behind - one.behind || other.minutes - one.minutes);
}
