/** Acting on the desk: one command at a time, and what the server says to it. */

import { Problem } from '../../net/problem.ts';
import type { Room } from './room.svelte.ts';
import type { Answer, Changed, Wish } from './types.ts';

export interface Options {
  why?: string;
  /** The version that was shown when the user decided; absent: the newest. `null`: not checked. */
  basedOn?: number | null;
}

/** What went wrong, and what can be done about it. */
export interface Trouble {
  message: string;
  changed: Changed[];
  /** Does it all the same, on what is there now. */
  again: (() => Promise<Answer | null>) | null;
}

export class Acts {
  readonly #room: Room;
  #trouble = $state.raw<Trouble | null>(null);
  #busy = $state(0);
  #said = $state('');

  constructor(room: Room) {
    this.#room = room;
  }

  get trouble(): Trouble | null {
    return this.#trouble;
  }
  get busy(): boolean {
    return this.#busy > 0;
  }
  /** What was done last, in words. */
  get said(): string {
    return this.#said;
  }

  say(text: string): void {
    this.#said = text;
  }

  forget(): void {
    this.#trouble = null;
  }

  /** Shows what went wrong with something that was sent in a queue. */
  fail(message: string): void {
    this.#trouble = { message, changed: [], again: null };
  }

  /** Carries out a command; a refusal is shown and gives null. */
  do(wish: Wish, options: Options = {}): Promise<Answer | null> {
    // What is only read afterwards leaves standing what was said.
    this.#said = '';
    const basedOn = options.basedOn === undefined ? this.#room.version : options.basedOn;
    const sent = { ...(options.why ? { why: options.why } : {}), ...(basedOn === null ? {} : { basedOn }) };
    return this.run(
      () => this.#room.api.act(wish, sent),
      () => this.do(wish, { ...options, basedOn: this.#room.version }),
    );
  }

  /** Runs anything that asks the server; a refusal is shown and gives null. */
  async run<T>(ask: () => Promise<T>, again?: () => Promise<Answer | null>): Promise<T | null> {
    this.#busy += 1;
    this.#trouble = null;
    try {
      return await ask();
    } catch (error) {
      const problem = Problem.of(error);
      this.#said = '';
      const retry = problem.code === 'conflict' || problem.passes ? (again ?? null) : null;
      const changed = (problem.members['changed'] as Changed[] | undefined) ?? [];
      this.#trouble = { message: problem.message, changed, again: retry };
      return null;
    } finally {
      this.#busy -= 1;
    }
  }
}
