/** A hand as it is shown: what happens comes card by card, and every trick lies until one goes on. */

import type { CardName, Contract, GameEvent, Played, Seat, SeatView, TrickWhy } from '../../../protocol.ts';
import type { Taken } from '../progress.ts';

/**
 * Where the hand stands: told about before it begins; others act; a trick lies there; one is asked; it is over.
 */
export type Phase = 'loading' | 'intro' | 'watching' | 'trick' | 'asked' | 'over';

/** A complete trick, and why who took it took it. */
export interface Complete {
  winner: Seat;
  card: CardName;
  points: number;
  why: TrickWhy;
}

/** What the server tells of a hand. */
export interface Told {
  happened: GameEvent[];
  view: SeatView;
}

export const nothingTaken = (): Taken[] => [1, 2, 3, 4].map(() => ({ tricks: 0, points: 0 }));

/** What each seat has taken after what happened. */
export function takenAfter(taken: readonly Taken[], happened: readonly GameEvent[]): Taken[] {
  return happened.reduce<Taken[]>(
    (all, event) => (event.event === 'trick_taken' ? withTrick(all, event.winner, event.points) : all),
    [...taken],
  );
}

/** What each seat has taken with one trick more. */
export function withTrick(taken: readonly Taken[], winner: Seat, points: number): Taken[] {
  return taken.map((one, place) =>
    place === winner - 1 ? { tricks: one.tricks + 1, points: one.points + points } : one,
  );
}

/** How long a card or a word is looked at, in milliseconds. */
const BEAT = 520;

export class ShownHand {
  view = $state.raw<SeatView | null>(null);
  phase = $state<Phase>('loading');
  /** The cards on the table. */
  trick = $state.raw<Played[]>([]);
  complete = $state.raw<Complete | null>(null);
  /** What was said last, by seat. */
  said = $state.raw<Partial<Record<Seat, GameEvent & { event: 'said' }>>>({});
  taken = $state.raw<Taken[]>(nothingTaken());
  /** Whom the called Ace has shown. */
  partner = $state<Seat | null>(null);
  /** Whom it has shown in this very trick. */
  unveiled = $state<Seat | null>(null);
  /** Who offers his trump, while it lies there. */
  offerer = $state<Seat | null>(null);
  contract = $state.raw<Contract | null>(null);
  declarer = $state<Seat | null>(null);
  /** Why the last action was refused. */
  refusal = $state.raw<{ message: string; clause: string | null } | null>(null);
  /** All that happened, for who listens. */
  log = $state.raw<GameEvent[]>([]);

  #hurry: (() => void) | null = null;
  #isGone = false;
  /** Which showing this is: one that was overtaken by another ends. */
  #showing = 0;

  /** The seat of who looks on and plays. */
  constructor(readonly me: Seat) {}

  get dealer(): Seat | null {
    return this.view?.table.dealer ?? null;
  }

  /** Who spoke of playing before all others. */
  get opener(): Seat | null {
    return this.view?.table.bids.find((bid) => bid.say === 'play')?.seat ?? null;
  }

  /** Goes on: to the next trick, or to the next card at once. */
  goOn(): void {
    this.#hurry?.();
  }

  /** The page is left. */
  leave(): void {
    this.#isGone = true;
    this.#hurry?.();
  }

  /** Shows what happened, one thing after another; the answer says whether it was seen to its end. */
  protected async show({ happened, view }: Told, before: readonly Taken[]): Promise<boolean> {
    const showing = ++this.#showing;
    this.view = view;
    this.taken = [...before];
    this.phase = 'watching';
    this.#layBefore(happened, view);
    for (const event of happened) {
      await this.#happen(event);
      if (this.#isGone || showing !== this.#showing) return false;
    }
    if (view.table.stage === 'over') {
      this.partner = view.table.partner;
      this.phase = 'over';
    } else this.settle(view);
    return true;
  }

  /** The table as it lies now: one is asked. What was being shown is not shown to its end. */
  protected settle(view: SeatView): void {
    this.#showing++;
    this.#hurry = null;
    const { table } = view;
    this.view = view;
    this.complete = null;
    this.unveiled = null;
    this.trick = table.trick;
    this.contract = table.contract;
    this.declarer = table.declarer;
    this.partner = table.partner;
    this.offerer = table.offer?.seat ?? null;
    this.phase = 'asked';
  }

  /** Takes from the table what lies there. */
  protected clear(): void {
    this.trick = [];
    this.complete = null;
    this.said = {};
  }

  /** A trick is taken away. */
  protected turned(): void {
    // Who has something to say about a trick says it until here.
  }

  /** Puts the table as it was before what happened. */
  #layBefore(happened: readonly GameEvent[], { table }: SeatView): void {
    const isPlayed = (event: GameEvent) => event.event === 'played';
    const isTaken = happened.some((event) => event.event === 'trick_taken');
    const first = isTaken ? table.last_trick : table.trick;
    const news = happened.filter(isPlayed).map((event) => (event as Played).card);
    this.trick = first.filter(({ card }) => !news.includes(card));
    const SETTLES: readonly GameEvent['event'][] = ['declared', 'ramsch_begins', 'married'];
    const isSettled = happened.some(({ event }) => SETTLES.includes(event));
    this.contract = isSettled ? null : table.contract;
    this.declarer = isSettled ? null : table.declarer;
    const isShown = happened.some(({ event }) => event === 'partner_known' || event === 'married');
    this.partner = isShown ? null : table.partner;
  }

  async #happen(event: GameEvent): Promise<void> {
    this.log = [...this.log, event];
    switch (event.event) {
      case 'said':
        this.said = { ...this.said, [event.seat]: event };
        await this.#pause(event.seat === this.me ? 0 : BEAT);
        return;
      case 'declared':
        this.contract = event.contract;
        this.declarer = event.seat;
        this.said = {};
        await this.#pause(BEAT);
        return;
      case 'ramsch_begins':
        this.contract = { contract: 'ramsch' };
        this.said = {};
        await this.#pause(BEAT);
        return;
      case 'offered':
        this.offerer = event.seat;
        this.said = {};
        await this.#pause(BEAT);
        return;
      case 'married':
        this.contract = { contract: 'hochzeit' };
        this.declarer = event.taker;
        this.partner = event.offerer;
        this.offerer = null;
        await this.#pause(BEAT);
        return;
      case 'played':
        this.said = {};
        this.trick = [...this.trick, { seat: event.seat, card: event.card }];
        await this.#pause(BEAT);
        return;
      case 'partner_known':
        this.partner = event.seat;
        this.unveiled = event.seat;
        return;
      case 'trick_taken':
        await this.#completeTrick(event);
        return;
      default:
        return;
    }
  }

  async #completeTrick({ winner, points, card, why }: Complete): Promise<void> {
    this.complete = { winner, points, card, why };
    this.taken = withTrick(this.taken, winner, points);
    this.phase = 'trick';
    await this.#pause(Infinity);
    this.complete = null;
    this.unveiled = null;
    this.trick = [];
    this.turned();
    this.phase = 'watching';
  }

  /** Waits, or until somebody goes on. */
  #pause(length: number): Promise<void> {
    if (length === 0 || this.#isGone) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = length === Infinity ? undefined : setTimeout(resolve, length);
      this.#hurry = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
