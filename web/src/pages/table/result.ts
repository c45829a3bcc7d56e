/** What a hand came to, put so that a page can show it. */

import type { Voice } from '../../game/words.ts';
import { signed } from '../../game/words.ts';
import type { Bill, BySeat, HandResult, Outcome, Seat } from '../../protocol.ts';
import { KINDS } from '../../wire/game.ts';

/** A line of the bill. */
export interface BillLine {
  what: string;
  value: string;
  clause: string;
}

/** The tricks of the others: a hand may end before its last trick (V 14.1). */
export function othersTricks({ tricks }: Outcome, taken: BySeat<number>): number {
  return Math.max(0, taken.reduce((sum, one) => sum + one, 0) - tricks);
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

/** What the value is multiplied by, line by line. */
function factorLines(bill: Bill, voice: Voice): BillLine[] {
  const factors: [what: string, factor: number | undefined, clause: string][] = [
    [voice.get('web-schwarz'), bill.schwarz_factor, 'V 10.5'],
    [voice.get('table-bill-tout'), bill.tout_factor, 'S 2.8.1'],
    [voice.stoss(), bill.doubling_factor, 'S 3.3.1'],
    [voice.get('web-factor-knocks'), bill.knock_factor, 'V 6.3'],
    [voice.get('web-factor-bock'), bill.bock_factor, 'V 8.1'],
    [voice.get('web-factor-next'), bill.next_factor, 'V 8.3'],
  ];
  return factors
    .map(([what, factor = 1, clause]) => ({ what, factor, clause }))
    .filter(({ factor }) => factor !== 1)
    .map(({ what, factor, clause }) => ({ what, value: voice.get('web-times', { factor }), clause }));
}

/** The first line of a bill: what the game costs. */
function baseLine(name: string, { base }: Bill, voice: Voice, clause: string): BillLine {
  return { what: `${voice.get('web-base')}: ${name}`, value: String(base), clause };
}

/** How the value of a hand was counted, line by line, with the clauses. */
export function billLines(result: HandResult, voice: Voice): BillLine[] {
  const { bill, ending } = result;
  if (!bill) return [];
  switch (ending.ending) {
    case 'scored':
      return scoredLines(ending.outcome, bill, voice);
    case 'ramsch': {
      const hasMarch = ending.outcome.durchmarsch !== null;
      const name = hasMarch ? voice.get('web-durchmarsch') : voice.kind('ramsch');
      return [baseLine(name, bill, voice, hasMarch ? 'V 3.5' : 'V 3.3'), ...factorLines(bill, voice)];
    }
    case 'thrown_in':
    case 'redealt':
    case 'sie_void':
      return [];
  }
}

function scoredLines(outcome: Outcome, bill: Bill, voice: Voice): BillLine[] {
  const isSchwarz = outcome.schwarz && (bill.schwarz_factor ?? 1) === 1;
  const { contract } = outcome;
  const lines = [baseLine(voice.contract(contract), bill, voice, KINDS[contract.contract].price)];
  if (bill.runners !== 0) {
    const { count, side } = outcome.runners;
    lines.push({
      what: voice.get('table-bill-runners', { count, side }),
      value: signed(bill.runners),
      clause: 'S 4.2.2',
    });
  }
  if (bill.extra !== 0) {
    const what = voice.get(isSchwarz ? 'web-schwarz' : 'web-schneider');
    lines.push({ what, value: signed(bill.extra), clause: isSchwarz ? 'S 4.1.4' : 'S 4.1.3' });
  }
  return [...lines, ...factorLines(bill, voice)];
}
