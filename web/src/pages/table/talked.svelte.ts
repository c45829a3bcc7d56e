/** What was said at a table, kept on this device when the next hand is dealt, and how much of it nobody has read here. */

import type { Chair, ChatLine } from '../../protocol.ts';
import type { Table } from './table.svelte.ts';

const MOST = 40;

export class Talked {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  /** Whether the talk is on the screen: then all of it is read. */
  #watched = 0;
  #before: readonly ChatLine[] = [];

  /** Takes the lines that the server shows: none of earlier hands, and from now on none of who was blocked. */
  take(shown: readonly ChatLine[], own: Chair | null, isBetween: boolean): void {
    const fresh = newLines(this.#before, shown);
    const isHidden = isBetween && shown.length < this.#before.length;
    this.#before = shown;
    if (isHidden) this.lines = [...shown];
    if (isHidden) return;
    if (fresh.length === 0) return;
    this.lines = [...this.lines, ...fresh].slice(-MOST);
    if (this.#watched === 0) this.unread += fresh.filter(({ seat }) => seat !== own).length;
  }

  /** The talk is shown; gives back how to say that it is not any more. */
  read(): () => void {
    this.#watched += 1;
    this.unread = 0;
    return () => (this.#watched -= 1);
  }
}

const same = (one: ChatLine | undefined, other: ChatLine | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The lines that were not shown before: the server drops the oldest, and all of them with the next hand. */
export function newLines(before: readonly ChatLine[], now: readonly ChatLine[]): ChatLine[] {
  for (let dropped = 0; dropped < before.length; dropped++) {
    const kept = before.slice(dropped);
    if (kept.length <= now.length && kept.every((line, at) => same(line, now[at]))) {
      return now.slice(kept.length);
    }
  }
  return [...now];
}

const known = new WeakMap<Table, Talked>();

/** What was said at a table. */
export function talkedAt(table: Table): Talked {
  let talked = known.get(table);
  if (!talked) known.set(table, (talked = new Talked()));
  return talked;
}
