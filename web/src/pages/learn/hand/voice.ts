/** How a guided hand speaks: the learner is "you", the others have names. */

import { Voice } from '../../../game/words.ts';
import type { ContractKind, SeatState } from '../../../protocol.ts';
import type { Texts } from '../../../texts.ts';
import { ME } from './guided.svelte.ts';

/** Who sits at the table with the learner: left, opposite, right. */
const NAMES = ['', 'Resi', 'Sepp', 'Vroni'];

const seatOf = (name: string): SeatState => ({
  occupant: { kind: 'person' },
  name,
  connected: true,
  stand_in: false,
  ready: true,
  shows: false,
  bank_ms: 0,
});

/** The voice of a lesson, by the rungs of its auction. */
export function voiceOf(texts: Texts, you: string, rungs: readonly ContractKind[][]): Voice {
  const [, left = '', top = '', right = ''] = NAMES;
  return new Voice(texts, {
    you: ME,
    seats: [seatOf(you), seatOf(left), seatOf(top), seatOf(right)],
    rules: {
      id: 'schule',
      hash: '',
      money: true,
      list: false,
      rungs: [...rungs],
      stoss_factor: 2,
      retour_factor: 4,
    },
  });
}
