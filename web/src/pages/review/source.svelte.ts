/** A hand and its review: fetched from where the address says, and asked for until it is done. */

import { t } from '../../lang.svelte.ts';
import { Problem } from '../../net/problem.ts';
import type { KeptHand } from '../../offline/drawer.ts';
import type { ReviewTold } from '../../offline/review-worker.ts';
import { handHere, reviewHere, type ReviewingHere } from '../../offline/reviewing.ts';
import type { Seat } from '../../protocol.ts';
import type { Lang } from '../../texts.ts';
import { type Review, reviewApi, type ReviewState, type Telling } from './api.ts';
import { readRecord } from './record.ts';
import { type Story, storyOf } from './story.ts';
import type { Way } from './ways.ts';

export type HandWay = Extract<Way, { page: 'kept' | 'own' | 'shared' }>;

/** How often it is asked how far the review is, in milliseconds. */
const EVERY = 700;
/** How long it waits where the server has too much to do. */
const LATER = 4000;

/** A record that was pasted stays in this tab, by the name of its review. */
export function keepPasted(id: string, record: string): void {
  try {
    sessionStorage.setItem(`stammtisch.record.${id}`, record);
  } catch {
    // Then the record cannot be taken along again; the review is there all the same.
  }
}

function pastedOf(id: string): string | null {
  try {
    return sessionStorage.getItem(`stammtisch.record.${id}`);
  } catch {
    return null;
  }
}

export class ReviewSource {
  record = $state.raw<string | null>(null);
  review = $state.raw<Review | null>(null);
  told = $state.raw<Telling | null>(null);
  /** How far the review is; none before it was asked for, and once it is there. */
  progress = $state.raw<{ state: 'waiting' | 'working'; done: number; all: number } | null>(null);
  /** Whose hand it is. */
  me = $state<Seat | null>(null);
  sharedBy = $state.raw<string | null>(null);
  /** The token of the link, where I share it. */
  token = $state.raw<string | null>(null);
  /** What went wrong with the hand itself, and with its review alone. */
  failure = $state.raw<unknown>(null);
  refusal = $state.raw<unknown>(null);
  /** The name of the review, once it was asked for. */
  id = $state.raw<string | null>(null);

  /** The hand, where it is still on this device: then it is reviewed here. */
  here = $state.raw<KeptHand | null>(null);
  #reviewing: ReviewingHere | null = null;

  #timer: ReturnType<typeof setTimeout> | undefined;
  #isGone = false;

  constructor(
    private readonly way: HandWay,
    private readonly lang: () => Lang,
  ) {}

  /** The hand, as soon as either the record or the review is there. */
  get story(): Story | null {
    return this.#read ?? this.#reviewed;
  }

  readonly #read = $derived(this.record === null ? null : readRecord(this.record));
  readonly #reviewed = $derived(this.review === null ? null : storyOf(this.review));

  async open(): Promise<void> {
    this.failure = null;
    this.refusal = null;
    try {
      await this.#fetch();
    } catch (error) {
      this.failure = error;
      return;
    }
    await this.#ask();
  }

  leave(): void {
    this.#isGone = true;
    clearTimeout(this.#timer);
    this.stop();
  }

  /** Ends a review that is made here; what is there stays. */
  stop(): void {
    this.#reviewing?.end();
    this.#reviewing = null;
    this.progress = null;
  }

  /** Whether a review is made here, which can be ended. */
  get canStop(): boolean {
    return this.here !== null && this.progress !== null;
  }

  #hear(told: ReviewTold): void {
    switch (told.told) {
      case 'working':
        this.progress = { state: 'working', done: told.done, all: told.all };
        return;
      case 'done':
        [this.review, this.told, this.progress] = [told.review, told.words, null];
        return;
      case 'refused':
      case 'broken': {
        const message = told.told === 'refused' ? told.message : t('rv-not-here');
        this.refusal = new Problem({ status: 0, code: told.told, message });
        return this.stop();
      }
    }
  }

  /** The words anew, in the page's language. */
  async speak(): Promise<void> {
    if (this.review !== null) this.#reviewing?.speak(this.lang());
    if (this.id === null || this.review === null) return;
    try {
      await this.#look();
    } catch (error) {
      // What is there stays, in the words it has.
      Problem.of(error);
    }
  }

  async share(): Promise<void> {
    if (this.way.page === 'own') this.token = (await reviewApi.share(this.way.table, this.way.hand)).token;
  }

  async unshare(): Promise<void> {
    if (this.way.page !== 'own') return;
    await reviewApi.unshare(this.way.table, this.way.hand);
    this.token = null;
  }

  async #fetch(): Promise<void> {
    const { way } = this;
    if (way.page === 'kept') {
      this.id = way.id;
      this.record = pastedOf(way.id);
    } else if (way.page === 'own') {
      this.here = await handHere(way.table, way.hand);
      if (this.here) {
        [this.record, this.me] = [this.here.record, this.here.seat as Seat];
        return;
      }
      const hand = await reviewApi.own(way.table, way.hand, this.lang());
      [this.record, this.me, this.token] = [hand.record, hand.seat, hand.shared];
    } else {
      const hand = await reviewApi.shared(way.token, this.lang());
      [this.record, this.me] = [hand.record, hand.shared_by];
      this.sharedBy = hand.seats[hand.shared_by - 1]?.name ?? null;
    }
  }

  /** Asks for the review, and then how far it is. */
  async #ask(): Promise<void> {
    if (this.here) {
      this.progress = { state: 'waiting', done: 0, all: 0 };
      this.#reviewing = reviewHere(this.here, this.lang(), (told) => this.#hear(told));
      return;
    }
    try {
      this.id ??= await this.#submit();
      await this.#look();
    } catch (error) {
      if (error instanceof Problem && error.status === 503) this.#again(() => this.#ask(), LATER);
      else if (
        error instanceof Problem &&
        error.status === 404 &&
        this.record !== null &&
        this.way.page === 'kept'
      )
        await this.#resubmit();
      else this.refusal = error;
    }
  }

  /** Asks for the review of the same hand anew, where the server has forgotten it. */
  async renew(): Promise<string> {
    this.id = await this.#submit();
    return this.id;
  }

  #submit(): Promise<string> {
    const { way } = this;
    const id =
      way.page === 'own'
        ? reviewApi.submitOwn(way.table, way.hand, this.lang())
        : way.page === 'shared'
          ? reviewApi.submitShared(way.token, this.lang())
          : reviewApi.submit(this.record ?? '', this.lang());
    return id.then((answer) => answer.id);
  }

  /** The server has forgotten the review of a pasted record that this tab still has. */
  async #resubmit(): Promise<void> {
    try {
      await this.renew();
      await this.#look();
    } catch (error) {
      this.refusal = error;
    }
  }

  async #look(): Promise<void> {
    const found: ReviewState = await reviewApi.state(this.id!, this.lang());
    if (this.#isGone) return;
    if (found.state === 'done') {
      [this.review, this.told, this.progress] = [found.review, found.told, null];
      return;
    }
    this.progress = found;
    this.#again(() => this.#ask(), EVERY);
  }

  #again(work: () => Promise<void>, wait: number): void {
    if (!this.#isGone) this.#timer = setTimeout(() => void work(), wait);
  }
}
