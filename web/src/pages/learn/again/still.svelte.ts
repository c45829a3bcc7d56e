/** A position that lies still on the table: what is known of it at the moment of a task. */

import type { Seat } from '../../../protocol.ts';
import { takenBy, pointsIn } from '../../../game/tricks.ts';
import { nothingTaken, ShownHand } from '../hand/shown.svelte.ts';
import { partnerIn, type Task, tricksIn } from './tasks.ts';

export class StillHand extends ShownHand {
  readonly #dealer: Seat;

  constructor({ seat, dealer, declared, plays }: Task) {
    super(seat);
    this.#dealer = dealer;
    const { done, open } = tricksIn(plays);
    this.phase = 'asked';
    this.contract = declared?.contract ?? null;
    this.declarer = declared?.seat ?? null;
    this.partner = partnerIn(this.contract, plays);
    this.trick = open;
    const taken = nothingTaken();
    for (const trick of done) {
      const cards = trick.map(({ card }) => card);
      const winner = trick[takenBy(cards, this.contract)]?.seat;
      const pile = winner === undefined ? undefined : taken[winner - 1];
      if (pile) [pile.tricks, pile.points] = [pile.tricks + 1, pile.points + pointsIn(cards)];
    }
    this.taken = taken;
  }

  override get dealer(): Seat {
    return this.#dealer;
  }
}
