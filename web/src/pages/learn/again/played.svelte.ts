/** A reviewed hand that is played on from one of its points, with the server or here: everything done so far is sent, nothing is kept. */

import { Problem } from '../../../net/problem.ts';
import { ask, askHere } from '../../../offline/answering.ts';
import type { KeptHand } from '../../../offline/drawer.ts';
import type { Action } from '../../../protocol.ts';
import type { Lang } from '../../../texts.ts';
import { type Again, type PlayedOn, type Point, reviewApi } from '../../review/api.ts';
import type { Play } from '../../review/points.ts';
import { ShownHand, takenAfter } from '../hand/shown.svelte.ts';

/** The review of the hand, and how it is asked for anew where the server has forgotten it. */
export interface Reviewed {
  id: string | null;
  renew: () => Promise<string>;
  /** The record of the hand, where it is known here. */
  record: string | null;
  /** The hand, where it is on this device alone. */
  here: KeptHand | null;
}

export class PlayedHand extends ShownHand {
  answer = $state.raw<PlayedOn | null>(null);
  actions = $state.raw<Action[]>([]);
  /** How often it was played from here. */
  attempts = $state(0);

  constructor(
    private readonly review: Reviewed,
    readonly point: Point,
    readonly play: Play,
    private readonly lang: () => Lang,
  ) {
    super(play.seat);
  }

  /** From the point on, for the first time or once more. */
  async begin(): Promise<void> {
    this.answer = await this.#ask([]);
    this.actions = [];
    this.log = [];
    this.said = {};
    this.attempts++;
    await this.show(this.answer, this.answer.taken);
  }

  /** One acts; what is against the rules is answered with the rule. */
  async act(action: Action): Promise<void> {
    if (this.phase !== 'asked') return;
    const actions = [...this.actions, action];
    this.phase = 'watching';
    try {
      this.answer = await this.#ask(actions);
    } catch (error) {
      this.phase = 'asked';
      if (error instanceof Problem && error.status === 422) {
        this.refusal = { message: error.message, clause: error.clause };
        return;
      }
      throw error;
    }
    this.actions = actions;
    await this.show(this.answer, this.answer.taken);
  }

  get canTakeBack(): boolean {
    return this.actions.length > 0 && (this.phase === 'trick' || this.phase === 'asked');
  }

  /** Takes the last action back. */
  async takeBack(): Promise<void> {
    if (!this.canTakeBack) return;
    const { phase } = this;
    const actions = this.actions.slice(0, -1);
    this.phase = 'watching';
    try {
      this.answer = await this.#ask(actions);
    } catch (error) {
      this.phase = phase;
      throw error;
    }
    this.actions = actions;
    this.taken = takenAfter(this.answer.taken, this.answer.happened);
    this.settle(this.answer.view);
  }

  async #ask(actions: readonly Action[]): Promise<PlayedOn> {
    this.refusal = null;
    const { record, here } = this.review;
    const again = { point: this.point, ...this.play, actions };
    if (here) return this.#askHere(here.record, again, here.rules);
    if (record === null) return this.#askServer(again);
    return ask(
      () => this.#askServer(again),
      () => this.#askHere(record, again),
    );
  }

  async #askServer(again: Again): Promise<PlayedOn> {
    const answer = (id: string) => reviewApi.again(id, again, this.lang());
    try {
      return await answer(this.review.id ?? (await this.review.renew()));
    } catch (error) {
      if (!(error instanceof Problem) || error.status !== 404) throw error;
      return answer(await this.review.renew());
    }
  }

  async #askHere(record: string, again: Again, rules: string | null = null): Promise<PlayedOn> {
    const toml = rules === null ? [] : [rules];
    return (await askHere({ ask: 'again', record, again, toml, lang: this.lang() })).played;
  }
}
