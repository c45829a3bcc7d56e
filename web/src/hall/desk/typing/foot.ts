/** The foot of a paper list as it is typed: plus, minus and result of each player, his solo kinds, Touts and Sie. */

import type { Four, Seat, SeatTotals } from '../../net/types.ts';
import { SEATS } from '../../net/types.ts';

/** What is typed of a player, in the order of the keys. */
export const COLUMNS = [
  'plus',
  'minus',
  'result',
  'solos_won',
  'solos_played',
  'touts_won',
  'touts_played',
  'sie',
] as const;
export type Column = (typeof COLUMNS)[number];

/** A player's line as it is typed. */
export type FootLine = Record<Column, string>;
export type Foot = Four<FootLine>;

/** A field of the foot. */
export interface Place {
  seat: Seat;
  column: Column;
}

const EMPTY: FootLine = {
  plus: '',
  minus: '',
  result: '',
  solos_won: '',
  solos_played: '',
  touts_won: '',
  touts_played: '',
  sie: '',
};

export function emptyFoot(): Foot {
  return [{ ...EMPTY }, { ...EMPTY }, { ...EMPTY }, { ...EMPTY }];
}

/** The number in a field: nothing stands for nothing; null where it is no number. */
export function numberIn(text: string): number | null {
  const bare = text.trim().replace('−', '-');
  if (bare === '') return 0;
  return /^[+-]?\d{1,6}$/.test(bare) ? Number(bare) : null;
}

export const isTyped = (text: string) => text.trim() !== '';

/** What is wrong with a foot, and where to look. */
export interface Fault {
  key: string;
  args: Record<string, string | number>;
  at: Place;
}

const ofSeat = (key: string, seat: Seat, column: Column, args: Fault['args'] = {}): Fault => ({
  key,
  args: { ...args, seat },
  at: { seat, column },
});

/** What is wrong with one player's line; `whole` is whether all of it should be there by now. */
function lineFault(line: FootLine, seat: Seat, whole: boolean): Fault | null {
  for (const column of COLUMNS) {
    const number = numberIn(line[column]);
    if (number === null || (column !== 'result' && number < 0))
      return ofSeat('hw-typing-no-number', seat, column, { text: line[column] });
  }
  if (whole && !isTyped(line.plus) && !isTyped(line.minus)) return ofSeat('hw-typing-missing', seat, 'plus');
  if (whole && !isTyped(line.result)) return ofSeat('hw-typing-no-result', seat, 'result');
  const of = (column: Column) => numberIn(line[column]) ?? 0;
  const result = of('plus') - of('minus');
  if (isTyped(line.result) && result !== of('result'))
    return ofSeat('hw-typing-other-result', seat, 'result', { typed: of('result'), result });
  // What is still being typed is not wrong yet.
  if (!whole && !isTyped(line.solos_played)) return null;
  if (of('solos_won') > of('solos_played')) return ofSeat('hw-typing-won', seat, 'solos_played');
  if (!whole && isTyped(line.touts_won) && !isTyped(line.touts_played)) return null;
  if (of('touts_won') > of('touts_played')) return ofSeat('hw-typing-won', seat, 'touts_played');
  const [won, played] = [of('touts_won') + of('sie'), of('touts_played') + of('sie')];
  const lost = of('touts_played') - of('touts_won') > of('solos_played') - of('solos_won');
  if (won > of('solos_won') || played > of('solos_played') || lost)
    return ofSeat('hw-typing-among', seat, 'solos_won');
  return null;
}

/** The sums of the columns. */
export function sums(foot: Foot): { plus: number; minus: number } {
  const sum = (column: 'plus' | 'minus') =>
    foot.reduce((all, line) => all + (numberIn(line[column]) ?? 0), 0);
  return { plus: sum('plus'), minus: sum('minus') };
}

/** What is wrong as far as it is typed: a line that contradicts itself, unless it is just being typed. */
export function faultSoFar(foot: Foot, typing: Place | null = null): Fault | null {
  for (const seat of SEATS) {
    if (typing?.seat === seat && ['plus', 'minus', 'result'].includes(typing.column)) continue;
    const found = lineFault(foot[seat - 1]!, seat, false);
    if (found) return found;
  }
  return null;
}

/** What is wrong with a foot that is to be closed, if anything; `games` are those of the match. */
export function faultOf(foot: Foot, games: number): Fault | null {
  for (const seat of SEATS) {
    const found = lineFault(foot[seat - 1]!, seat, true);
    if (found) return found;
  }
  const { plus, minus } = sums(foot);
  if (plus !== minus) {
    const args = { plus, minus, by: Math.abs(plus - minus) };
    return { key: 'hw-typing-balance', args, at: { seat: 1, column: 'plus' } };
  }
  const solos = foot.reduce((all, line) => all + (numberIn(line.solos_played) ?? 0), 0);
  if (solos > games)
    return { key: 'hw-typing-solos', args: { solos, games }, at: { seat: 1, column: 'solos_won' } };
  return null;
}

/** The totals that a foot without a fault says. */
export function totalsOf(foot: Foot): Four<SeatTotals> {
  return foot.map((line) => {
    const of = (column: Column) => numberIn(line[column]) ?? 0;
    return {
      plus: of('plus'),
      minus: of('minus'),
      solos_won: of('solos_won'),
      solos_played: of('solos_played'),
      touts_won: of('touts_won'),
      touts_played: of('touts_played'),
      sie: of('sie'),
    };
  }) as Four<SeatTotals>;
}

/** Totals that are there, as they would be typed. */
export function footOf(totals: Four<SeatTotals>): Foot {
  return totals.map((own) => {
    const told = (number: number | undefined) => (number ? String(number) : '');
    return {
      plus: String(own.plus),
      minus: String(own.minus),
      result: String(own.plus - own.minus),
      solos_won: own.solos_played ? String(own.solos_won ?? 0) : '',
      solos_played: told(own.solos_played),
      touts_won: own.touts_played ? String(own.touts_won ?? 0) : '',
      touts_played: told(own.touts_played),
      sie: told(own.sie),
    };
  }) as Foot;
}

/** Where two people read the same paper differently. */
export function differences(one: Four<SeatTotals>, other: Four<SeatTotals>): Place[] {
  return SEATS.flatMap((seat) =>
    COLUMNS.filter((column): column is Exclude<Column, 'result'> => column !== 'result')
      .filter((column) => (one[seat - 1]![column] ?? 0) !== (other[seat - 1]![column] ?? 0))
      .map((column) => ({ seat, column })),
  );
}

/** Where Enter goes from a field; null behind the last. Who had no solo kinds, no Tout or no Sie skips the rest. */
export function after({ seat, column }: Place, text: string): Place | null {
  const skips = ['solos_won', 'touts_won', 'sie'].includes(column) && !isTyped(text);
  const next = COLUMNS[COLUMNS.indexOf(column) + 1];
  if (next !== undefined && !skips) return { seat, column: next };
  return seat < 4 ? { seat: (seat + 1) as Seat, column: 'plus' } : null;
}
