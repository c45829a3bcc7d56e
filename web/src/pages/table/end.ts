/** The end of a hand as a scene: what it is called, what is told of it, and who pays whom. */

import { type Place, placeOf, SEATS } from '../../game/seats.ts';
import type { Voice } from '../../game/words.ts';
import type { BySeat, Ending, Seat, TableState } from '../../protocol.ts';
import { ramschStory } from './ramsch.ts';
import { height, named } from './result.ts';

/** Whether a seat is better off; nobody is where nobody pays. */
export function wonBy(ending: Ending, seat: Seat | null): boolean | null {
  if (seat === null) return null;
  if (ending.ending !== 'ramsch' && ending.ending !== 'scored') return null;
  const { winners } = ending.outcome;
  return winners.length === 0 ? null : winners.includes(seat);
}

/** The headline of an ending, for who sits on a seat or looks on. */
export function titleOf(ending: Ending, you: Seat | null, voice: Voice): string {
  const didWin = wonBy(ending, you);
  if (didWin !== null) return voice.get(didWin ? 'table-result-you-won' : 'table-result-you-lost');
  switch (ending.ending) {
    case 'ramsch':
      return voice.kind('ramsch');
    case 'scored':
      return voice.get(ending.outcome.won ? 'web-won' : 'web-lost');
    case 'redealt':
      return voice.get('web-dealt-again');
    case 'thrown_in':
    case 'sie_void':
      return voice.get('web-even');
  }
}

/** What is told of an ending, in sentences. */
export function storyOf(ending: Ending, voice: Voice): string {
  switch (ending.ending) {
    case 'thrown_in':
      return voice.get('table-result-thrown-in');
    case 'redealt':
      return voice.says('web-redealt', ending.seat);
    case 'ramsch':
      return ramschStory(ending.outcome, voice);
    case 'sie_void':
      return voice.says('table-result-sie-void', ending.seat);
    case 'scored': {
      const side = ending.outcome.winners;
      const key = side.length === 1 ? 'web-party-won' : 'web-parties-won';
      return `${voice.plays(ending.outcome.parties.declarer, ending.outcome.contract, 'played')}. ${voice.get(
        key,
        { names: named(side, voice), height: height(ending.outcome) },
      )}`;
    }
  }
}

/** A sum on its way across the table. */
export interface Flow {
  from: Place;
  to: Place;
  amount: number;
}

/** Who pays whom: the sums of the losers, each handed to the winners until all have what is theirs; the pot is not shown. */
export function paymentsOf(units: readonly number[]): { from: Seat; to: Seat; amount: number }[] {
  const due = [...units];
  const payments: { from: Seat; to: Seat; amount: number }[] = [];
  for (const from of SEATS) {
    for (const to of SEATS) {
      const amount = Math.min(-(due[from - 1] ?? 0), due[to - 1] ?? 0);
      if (amount <= 0) continue;
      payments.push({ from, to, amount });
      due[from - 1]! += amount;
      due[to - 1]! -= amount;
    }
  }
  return payments;
}

/** What the hand brought each seat: money, or points where only a list is kept; nothing where nothing was counted. */
export function broughtOf({ result, rules }: Pick<TableState, 'result' | 'rules'>): BySeat<number> | null {
  if (!result) return null;
  if (rules.money) return result.paid.units;
  return 'entry' in result.ending ? result.ending.entry : null;
}

/** Who hands how much to whom, seen from a seat: money, or points of the list, which add up to nothing as money does. */
export function flowsOf(room: Pick<TableState, 'result' | 'rules'>, below: Seat): Flow[] {
  return paymentsOf(broughtOf(room) ?? []).map(({ from, to, amount }) => ({
    from: placeOf(from, below),
    to: placeOf(to, below),
    amount,
  }));
}
