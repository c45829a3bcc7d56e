/** A guided hand: played through the server's lessons, kept where it was left, with what the coach says. */

import { Problem } from '../../../net/problem.ts';
import type { Action, Seat } from '../../../protocol.ts';
import type { Lang } from '../../../texts.ts';
import { type Guided, learnApi, type Listed } from '../api.ts';
import { begunOf, keepBegun, markDone, type Taken } from '../progress.ts';
import { nothingTaken, ShownHand } from './shown.svelte.ts';

/** The learner's seat. */
export const ME: Seat = 1;

export class GuidedHand extends ShownHand {
  lesson = $state.raw<Listed | null>(null);
  guided = $state.raw<Guided | null>(null);
  /** What the coach had in mind before the last action. */
  advised = $state.raw<Action | null>(null);
  /** Whether the coach still speaks about the last action. */
  hasComment = $state(false);
  actions = $state.raw<Action[]>([]);

  /** What each seat had taken before each action. */
  #before: Taken[][] = [];

  constructor(
    readonly id: string,
    private readonly lang: () => Lang,
  ) {
    super(ME);
  }

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
    this.clear();
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
    this.phase = 'watching';
    try {
      await this.#ask(actions);
    } catch (error) {
      this.phase = phase;
      throw error;
    }
    this.taken = this.#before.at(-1) ?? nothingTaken();
    this.#before = this.#before.slice(0, -1);
    this.actions = actions;
    keepBegun(this.id, actions.length > 0 ? { actions, before: this.#before } : null);
    this.hasComment = false;
    this.settle(this.guided!.view);
  }

  /** Asks the same again in the page's language, where nothing is being shown. */
  async speak(): Promise<void> {
    if (this.phase === 'loading' || this.guided === null) return;
    await this.#ask();
  }

  async #ask(actions = this.actions): Promise<void> {
    const { lesson, hand } = await learnApi.follow(this.id, actions, this.lang());
    this.lesson = lesson;
    this.guided = hand;
    this.refusal = null;
  }

  /** Shows what happened since the learner's last action. */
  async #show(): Promise<void> {
    this.hasComment = this.guided!.coach.comment !== null;
    const isSeen = await this.show(this.guided!, this.#before.at(-1) ?? nothingTaken());
    if (!isSeen || this.phase !== 'over') return;
    keepBegun(this.id, null);
    if (this.guided?.end?.won) markDone('lessons', this.id);
  }

  protected override turned(): void {
    this.hasComment = false;
  }
}
