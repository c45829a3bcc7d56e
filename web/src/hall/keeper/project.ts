/** The list as the keeper sees it: what the server has, with what waits in the queue on top. */

import { kindNamed } from '../../game/kinds.ts';
import { KINDS } from '../../wire/game.ts';
import type { Four, ListView, Row, Seat } from '../net/types.ts';
import type { Waiting } from './drawer.ts';
import { type Learned, pointsOf } from './points.ts';
import { type Sent, stillNew } from './sent.ts';

export interface ShownRow {
  game: number;
  row: Row;
  /** None where the page does not know them yet. */
  points: Four<number> | null;
  circle: Seat | null;
  /** Whether it still waits to be sent. */
  waits: boolean;
  corrected: boolean;
}

export interface Shown {
  rows: ShownRow[];
  total: Four<number>;
  /** The sum of all points, which must be nothing. */
  check: number;
  /** The next game; none when all are written. */
  next: number | null;
  soloNumber: number | Four<number>;
  signed: Four<boolean>;
  keeperSigned: boolean;
  keeper: Seat | null;
  isClosing: boolean;
}

/** Whose number is circled for a row: who played it alone (S 5.3.3, P 8). */
function circleOf({ contract = '', declarer, ruling }: Row): Seat | null {
  const kind = ruling ? null : kindNamed(contract);
  return kind !== null && KINDS[kind].isAlone ? ((declarer as Seat) ?? null) : null;
}

function shownRow(game: number, row: Row, waits: boolean, learned: Learned): ShownRow {
  return { game, row, points: pointsOf(learned, game, row), circle: circleOf(row), waits, corrected: false };
}

/** Puts upon the list what was sent and is not in it yet, then what waits. */
export function project(
  list: ListView,
  sent: readonly Sent[],
  waiting: readonly Waiting[],
  learned: Learned,
): Shown {
  const rows: ShownRow[] = list.rows.map(({ game, row, points, circle, before }) => ({
    game,
    row,
    points,
    circle,
    waits: false,
    corrected: before.length > 0,
  }));
  const signed = [...list.signed] as Four<boolean>;
  let { keeper, keeper_signed: keeperSigned } = list;
  let isClosing = false;
  const added = [
    ...stillNew(sent, list.version).map(({ item }) => ({ item, waits: false })),
    ...waiting.map((item) => ({ item, waits: true })),
  ];
  for (const { item, waits } of added) {
    const { command } = item;
    const wish = command.do;
    if ('enter_row' in wish) {
      const { game, row } = wish.enter_row;
      if (game === rows.length + 1) rows.push(shownRow(game, row, waits, learned));
    } else if ('correct_row' in wish) {
      const { game, row } = wish.correct_row;
      if (game <= rows.length + 1) rows[game - 1] = shownRow(game, row, waits, learned);
    } else if ('sign' in wish) {
      const { signer } = wish.sign;
      if (signer === 'keeper') keeperSigned = true;
      else if (typeof signer === 'number') signed[signer - 1] = true;
    } else if ('name_keeper' in wish) keeper = wish.name_keeper.seat;
    else if ('close_list' in wish) isClosing = true;
  }
  const total: Four<number> = [0, 0, 0, 0];
  for (const { points } of rows) points?.forEach((value, at) => (total[at]! += value));
  return {
    rows,
    total,
    check: total.reduce((sum, value) => sum + value, 0),
    next: rows.length < list.games ? rows.length + 1 : null,
    soloNumber: soloNumber(rows.slice(list.rows.length), list.next.solo_number),
    signed,
    keeperSigned,
    keeper,
    isClosing,
  };
}

/** Which solo kind the next one is, with those that are not in the list yet. */
function soloNumber(rows: ShownRow[], known: number | Four<number>): number | Four<number> {
  const added = rows.filter((row) => row.circle !== null);
  if (typeof known === 'number') return known + added.length;
  const numbers = [...known] as Four<number>;
  for (const { circle } of added) numbers[circle! - 1]! += 1;
  return numbers;
}
