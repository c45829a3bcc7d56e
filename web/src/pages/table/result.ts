/** What a hand came to, put so that a page can show it. */

import type { Voice } from '../../game/words.ts';
import { signed } from '../../game/words.ts';
import type { HandResult, Outcome, Seat } from '../../protocol.ts';
import { SEATS } from '../../game/seats.ts';

/** A line of the bill. */
export interface BillLine {
  what: string;
  value: string;
  clause: string;
}

/** The seats of the side that won. */
export function winners(outcome: Outcome): Seat[] {
  const { declarer, partner } = outcome.parties;
  return SEATS.filter((seat) => (seat === declarer || seat === partner) === outcome.won);
}

/** The seats of the declarer's side. */
export function players({ parties }: Outcome): Seat[] {
  return SEATS.filter((seat) => seat === parties.declarer || seat === parties.partner);
}

/** How high it was won. */
export function height(outcome: Outcome): 'plain' | 'schneider' | 'schwarz' {
  return outcome.schwarz ? 'schwarz' : outcome.schneider ? 'schneider' : 'plain';
}

/** Names in a row: "Anna", "Anna und Ben", "Anna, Ben und Carl". */
export function named(seats: readonly Seat[], voice: Voice): string {
  const names = seats.map((seat) => voice.name(seat));
  const last = names.pop() ?? '';
  return names.length === 0 ? last : voice.get('web-and', { one: names.join(', '), two: last });
}

/** How the value of a hand was counted, line by line, with the clauses. */
export function billLines(result: HandResult, voice: Voice): BillLine[] {
  const { bill, ending } = result;
  if (!bill || ending.ending !== 'scored') return [];
  const { outcome } = ending;
  const clauses = { base: 'S 4.2.4', runners: 'S 4.2.2', extra: outcome.schwarz ? 'S 4.1.4' : 'S 4.1.3' };
  const lines: BillLine[] = [
    {
      what: `${voice.get('web-base')}: ${voice.contract(outcome.contract)}`,
      value: String(bill.base),
      clause: clauses.base,
    },
  ];
  if (bill.runners !== 0) {
    const { count, side } = outcome.runners;
    lines.push({
      what: voice.get('table-bill-runners', { count, side }),
      value: signed(bill.runners),
      clause: clauses.runners,
    });
  }
  if (bill.extra !== 0) {
    const what = voice.get(outcome.schwarz ? 'web-schwarz' : 'web-schneider');
    lines.push({ what, value: signed(bill.extra), clause: clauses.extra });
  }
  const times = (factor: number) => voice.get('web-times', { factor });
  if (bill.tout_factor !== 1) {
    lines.push({ what: voice.get('table-bill-tout'), value: times(bill.tout_factor), clause: 'S 2.8.1' });
  }
  if (bill.doubling_factor !== 1) {
    lines.push({ what: voice.stoss(), value: times(bill.doubling_factor), clause: 'S 3.3.1' });
  }
  return lines;
}

/** What each loser pays. */
export function billValue({ bill }: HandResult): number {
  if (!bill) return 0;
  return (bill.base + bill.runners + bill.extra) * bill.tout_factor * bill.doubling_factor;
}
