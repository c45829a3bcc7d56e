/** What is written beside a player's name. */

import { doublers } from '../../game/factors.ts';
import type { Voice } from '../../game/words.ts';
import type { Seat, TableView } from '../../protocol.ts';

/** The words of the doubles that a seat gave. */
export function doubledWords(seat: Seat, view: TableView, voice: Voice): string {
  return doublers(view)
    .flatMap((one, i) => (one === seat ? [voice.double(i + 1, view.contract)] : []))
    .join(' · ');
}
