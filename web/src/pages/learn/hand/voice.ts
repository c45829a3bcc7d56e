/** How a hand speaks that one plays: oneself is "you", the others have names. */

import { Voice } from '../../../game/words.ts';
import type { ContractKind, Seat, SeatState } from '../../../protocol.ts';
import type { Texts } from '../../../texts.ts';

/** Who sits at the table with the learner: left, opposite, right. */
export const NAMES = ['Resi', 'Sepp', 'Vroni'];

const seatOf = (name: string): SeatState => ({
  occupant: { kind: 'person' },
  name,
  connected: true,
  stand_in: false,
  ready: true,
  shows: false,
  bank_ms: 0,
});

/** Who sits where, and the rungs of the auction. */
interface Company {
  /** The names on seats 1 to 4. */
  names: readonly string[];
  me: Seat;
  rungs: readonly ContractKind[][];
}

/** The voice of a hand. */
export function voiceOf(texts: Texts, { names, me, rungs }: Company): Voice {
  const [one = '', two = '', three = '', four = ''] = names;
  return new Voice(texts, {
    you: me,
    seats: [seatOf(one), seatOf(two), seatOf(three), seatOf(four)],
    rules: { rungs: [...rungs] },
  });
}
