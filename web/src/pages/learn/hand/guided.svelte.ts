/** A guided hand as it is shown: what happens comes card by card, and every trick lies until the learner goes on. */

import { reasonOf, takenBy } from '../../../game/tricks.ts';
import { Problem } from '../../../net/problem.ts';
import type { Action, CardName, Contract, GameEvent, Played, Seat } from '../../../protocol.ts';
import type { Lang } from '../../../texts.ts';
import { type Guided, learnApi, type Listed } from '../api.ts';
import { begunOf, keepBegun, markDone, type Taken } from '../progress.ts';

/** The learner's seat. */
export const ME: Seat = 1;

/**
 * Where the hand stands: told about before it begins; others act; a trick lies there; the learner is asked; it is
 * over.
 */
export type Phase = 'loading' | 'intro' | 'watching' | 'trick' | 'asked' | 'over';

/** A complete trick, and why who took it took it. */
export interface Complete {
  winner: Seat;
  card: CardName;
  points: number;
  reason: 'trump' | 'suit' | 'ruff';
}

const nothingTaken = (): Taken[] => [1, 2, 3, 4].map(() => ({ tricks: 0, points: 0 }));

/** How long a card or a word is looked at, in milliseconds. */
const BEAT = 520;

export class GuidedHand {
  lesson = $state.raw<Listed | null>(null);
  guided = $state.raw<Guided | null>(null);
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
  /** Why the last card was refused. */
  refusal = $state.raw<{ message: string; clause: string | null } | null>(null);
  failure = $state.raw<unknown>(null);
  /** What the coach had in mind before the last action. */
  advised = $state.raw<Action | null>(null);
  /** Whether the coach still speaks about the last action. */
  hasComment = $state(false);
  /** All that happened, for who listens. */
  log = $state.raw<GameEvent[]>([]);
  actions = $state.raw<Action[]>([]);

  /** What each seat had taken before each action. */
  #before: Taken[][] = [];
  #hurry: (() => void) | null = null;
  #isGone = false;

  constructor(
    readonly id: string,
    private readonly lang: () => Lang,
  ) {}

  /** Begins, or goes on where the hand was left. */
  async open(): Promise<void> {
    const begun = begunOf(this.id);
    this.actions = begun?.actions ?? [];
    this.#before = begun?.before ?? [];
    try {
      await this.#ask();
    } catch (error) {
      if (!(error instanceof Problem) || this.actions.length === 0 || error.status === 0) throw error;
      // What was kept does not fit the lesson any more.
      await this.restart();
      return;
    }
    if (this.actions.length === 0) this.phase = 'intro';
    else await this.#show();
  }

  /** From the introduction to the first card. */
  async begin(): Promise<void> {
    await this.#show();
  }

  async restart(): Promise<void> {
    keepBegun(this.id, null);
    this.actions = [];
    this.#before = [];
    await this.#ask();
    this.phase = 'intro';
    this.trick = [];
    this.complete = null;
    this.said = {};
  }

  /** The learner acts; what is against the rules is answered with the rule. */
  async act(action: Action): Promise<void> {
    if (this.phase !== 'asked') return;
    const actions = [...this.actions, action];
    const advised = this.guided?.coach.hint?.action ?? null;
    const before = this.taken;
    this.phase = 'watching';
    try {
      await this.#ask(actions);
    } catch (error) {
      this.phase = 'asked';
      if (error instanceof Problem && error.status === 422) {
        this.refusal = { message: error.message, clause: error.clause };
        return;
      }
      throw error;
    }
    this.advised = advised;
    this.#before = [...this.#before, before];
    this.actions = actions;
    keepBegun(this.id, { actions, before: this.#before });
    await this.#show();
  }

  /** Takes the last action back, as one may while learning. */
  async takeBack(): Promise<void> {
    const { phase } = this;
    if (phase !== 'trick' && phase !== 'asked') return;
    const actions = this.actions.slice(0, -1);
    const hurry = this.#hurry;
    // What was being shown is not shown to its end.
    this.#hurry = null;
    this.phase = 'watching';
    try {
      await this.#ask(actions);
    } catch (error) {
      [this.phase, this.#hurry] = [phase, hurry];
      throw error;
    }
    this.taken = this.#before.at(-1) ?? nothingTaken();
    this.#before = this.#before.slice(0, -1);
    this.actions = actions;
    keepBegun(this.id, actions.length > 0 ? { actions, before: this.#before } : null);
    this.hasComment = false;
    this.complete = null;
    this.unveiled = null;
    this.#settle();
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

  /** Asks the same again in the page's language, where nothing is being shown. */
  async speak(): Promise<void> {
    if (this.phase === 'loading' || this.guided === null) return;
    const { lesson, hand } = await learnApi.follow(this.id, this.actions, this.lang());
    this.lesson = lesson;
    this.guided = hand;
  }

  async #ask(actions = this.actions): Promise<void> {
    const { lesson, hand } = await learnApi.follow(this.id, actions, this.lang());
    this.lesson = lesson;
    this.guided = hand;
    this.refusal = null;
  }

  /** Shows what happened since the learner's last action, one thing after another. */
  async #show(): Promise<void> {
    const { happened, view } = this.guided!;
    this.taken = this.#before.at(-1) ?? nothingTaken();
    this.hasComment = this.guided!.coach.comment !== null;
    this.phase = 'watching';
    this.#layBefore(happened);
    for (const event of happened) {
      await this.#happen(event);
      if (this.#isGone) return;
    }
    if (view.table.stage === 'over') this.#finish();
    else this.#settle();
  }

  /** Puts the table as it was before what happened. */
  #layBefore(happened: readonly GameEvent[]): void {
    const { table } = this.guided!.view;
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
        await this.#pause(event.seat === ME ? 0 : BEAT);
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
        await this.#completeTrick(event.winner, event.points);
        return;
      default:
        return;
    }
  }

  async #completeTrick(winner: Seat, points: number): Promise<void> {
    const cards = this.trick.map(({ card }) => card);
    const card = cards[takenBy(cards, this.contract)] ?? '';
    this.complete = { winner, points, card, reason: reasonOf(cards, this.contract) };
    this.taken = this.taken.map((one, i) =>
      i === winner - 1 ? { tricks: one.tricks + 1, points: one.points + points } : one,
    );
    this.phase = 'trick';
    await this.#pause(Infinity);
    this.complete = null;
    this.unveiled = null;
    this.trick = [];
    this.hasComment = false;
    this.phase = 'watching';
  }

  /** The table as it lies now: the learner is asked. */
  #settle(): void {
    const { table } = this.guided!.view;
    this.trick = table.trick;
    this.contract = table.contract;
    this.declarer = table.declarer;
    this.partner = table.partner;
    this.offerer = table.offer?.seat ?? null;
    this.phase = 'asked';
  }

  #finish(): void {
    this.partner = this.guided!.view.table.partner;
    this.phase = 'over';
    keepBegun(this.id, null);
    if (this.guided?.end?.won) markDone('lessons', this.id);
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
