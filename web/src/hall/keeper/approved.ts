/** Games in the queue that wait for the referee's word. */

import type { ApprovalLine, ListShown, Wish } from '../net/types.ts';
import type { Waiting } from './drawer.ts';

/** Whether a command was not taken only because the referee has not approved its game yet. */
export function waitsForReferee({ refused }: Waiting): boolean {
  return refused?.code === 'approval_missing';
}

/** What was asked for and answered about the game that a command writes, where it waits for that. */
export function approvalOf(item: Waiting, list: ListShown): ApprovalLine | null {
  const wish = item.command.do;
  if (!waitsForReferee(item) || !('enter_row' in wish) || list.status === 'not_started') return null;
  const { game, row } = wish.enter_row;
  const found = list.approvals.find((one) => one.game === game && one.seat === row.declarer);
  return found ?? null;
}

/** A game as it is written where its Tout was refused. */
export function withoutTout(wish: Wish): Wish {
  if (!('enter_row' in wish)) return wish;
  const { tout: _, ...row } = wish.enter_row.row;
  return { enter_row: { ...wish.enter_row, row } };
}
