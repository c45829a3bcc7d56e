/** What games come to: learned from the server once, so that a page without network can tell it, too. */

import type { PointsView } from '../../wire/hall.ts';
import type { Four, Row, Seat } from '../net/types.ts';
import { SEATS } from '../net/types.ts';

/** Learned points by the row, as seat 1 with seat 2 would have played it. */
export type Learned = Record<string, Four<number>>;

/** The seats in the order declarer, partner, the others. */
function order(row: Row): Seat[] {
  const first = [row.declarer, row.partner].filter((seat): seat is Seat => seat !== undefined);
  return [...first, ...SEATS.filter((seat) => !first.includes(seat))];
}

/** The row as seat 1 with seat 2 would have played it; null where points do not follow from the game alone. */
export function normal(row: Row): Row | null {
  if (row.ruling || row.points || row.declarer === undefined) return null;
  const seats = order(row);
  const moved = (seat: number | undefined) =>
    seat === undefined ? undefined : seats.indexOf(seat as Seat) + 1;
  const result: Row = { ...row, declarer: 1 };
  if (row.partner !== undefined) result.partner = moved(row.partner)!;
  if (row.double !== undefined) result.double = moved(row.double)!;
  return result;
}

/** The games with points of their own: in the first one some things do not count (P 23). */
export function lessonGame(game: number): 1 | 2 {
  return game === 1 ? 1 : 2;
}

export function keyOf(game: number, row: Row): string | null {
  const plain = normal(row);
  if (!plain) return null;
  const fields = Object.entries(plain).sort(([one], [other]) => (one < other ? -1 : 1));
  return `${lessonGame(game)} ${JSON.stringify(fields)}`;
}

/** The points of a row, if they were learned. */
export function pointsOf(learned: Learned, game: number, row: Row): Four<number> | null {
  if (row.points) return row.points;
  const key = keyOf(game, row);
  const found = key === null ? undefined : learned[key];
  if (!found) return null;
  const seats = order(row);
  return SEATS.map((seat) => found[seats.indexOf(seat)]!) as Four<number>;
}

/** What the server says of every game at once. */
export function learnedOf({ lines }: Pick<PointsView, 'lines'>): Learned {
  return Object.fromEntries(
    lines.flatMap(({ game, row, points }) => {
      const key = keyOf(game, row);
      return key === null ? [] : [[key, points]];
    }),
  );
}
