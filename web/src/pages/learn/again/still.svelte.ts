/** A position that lies still on the table: what is known of it at the moment of a task. */

import type { Seat } from '../../../protocol.ts';
import { ShownHand } from '../hand/shown.svelte.ts';
import { type Task, tricksIn } from './tasks.ts';

export class StillHand extends ShownHand {
  readonly #dealer: Seat;

  constructor({ seat, dealer, declared, plays, taken, partner }: Task) {
    super(seat);
    this.#dealer = dealer;
    this.phase = 'asked';
    this.contract = declared?.contract ?? null;
    this.declarer = declared?.seat ?? null;
    this.partner = partner;
    this.trick = tricksIn(plays).open;
    this.taken = taken;
  }

  override get dealer(): Seat {
    return this.#dealer;
  }
}
