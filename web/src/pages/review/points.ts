/** Points of a hand, as an address names them behind its `#`: `#card/17`, and `#card/17/play/2/open` where one plays on. */

import type { Seat } from '../../protocol.ts';
import type { Point } from './api.ts';
import type { Moment } from './moments.ts';

/** How one plays on from a point. */
export interface Play {
  seat: Seat;
  open: boolean;
}

/** What an address says of a point. */
export interface Place {
  point: Point;
  play: Play | null;
}

/** The point before what happens at a step; none at the end. */
export function pointOf(moments: readonly Moment[], at: number): Point | null {
  const moment = moments[at];
  switch (moment?.kind) {
    case 'start': {
      const next = moments[at + 1];
      return next?.kind === 'start' ? null : pointOf(moments, at + 1);
    }
    case 'said':
      return { word: moments.slice(0, at).filter(({ kind }) => kind === 'said').length };
    case 'contract':
      return 'contract';
    case 'double':
      return { double: moment.after };
    case 'card':
      return { card: moment.after - 1 };
    case 'end':
    case undefined:
      return null;
  }
}

/** The step of a point; the first where the hand has no such point. */
export function stepAt(moments: readonly Moment[], point: Point): number {
  const text = textOf(point);
  const at = moments.findIndex(({ kind }, place) => {
    const own = kind === 'start' ? null : pointOf(moments, place);
    return own !== null && textOf(own) === text;
  });
  return Math.max(0, at);
}

function textOf(point: Point): string {
  if (point === 'contract') return point;
  const [[kind, count] = []] = Object.entries(point);
  return `${kind}/${count}`;
}

/** What stands behind the address for a point, with how one plays on from it. */
export function hashOf(point: Point, play: Play | null = null): string {
  const end = play === null ? '' : `/play/${play.seat}${play.open ? '/open' : ''}`;
  return `#${textOf(point)}${end}`;
}

/** Reads what stands behind an address; none where it names no point. */
export function placeOf(hash: string): Place | null {
  const found = /^#(?:(contract)|(word|double|card)\/(\d{1,2}))(?:\/play\/([1-4])(\/open)?)?$/.exec(hash);
  if (!found) return null;
  const [, contract, kind, count, seat, open] = found;
  const point = contract ? 'contract' : ({ [kind!]: Number(count) } as Exclude<Point, 'contract'>);
  const play = seat ? { seat: Number(seat) as Seat, open: open !== undefined } : null;
  return { point, play };
}
