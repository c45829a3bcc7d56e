/** Something that comes from the server: not yet there, there, or refused. */

import { Problem } from '../../../net/problem.ts';

export class Loaded<T> {
  #value = $state.raw<T | null>(null);
  failure = $state('');
  code = $state('');
  #asked = 0;

  get value(): T | null {
    return this.#value;
  }

  set value(value: T | null) {
    this.#value = value;
  }

  /** Asks for it; an answer that was overtaken by a later question does not count. */
  async load(work: () => Promise<T>): Promise<void> {
    const question = ++this.#asked;
    try {
      const value = await work();
      if (question !== this.#asked) return;
      this.#value = value;
      this.failure = '';
      this.code = '';
    } catch (error) {
      if (question !== this.#asked) return;
      const { message, code } = Problem.of(error);
      [this.failure, this.code] = [message, code];
    }
  }
}

/** A list that comes page by page. */
export class Paged<T, Key> {
  items = $state.raw<T[]>([]);
  next = $state.raw<Key | null>(null);
  isBusy = $state(false);
  isThere = $state(false);
  failure = $state('');
  code = $state('');
  #asked = 0;
  readonly #ask: (before: Key | null) => Promise<{ items: T[]; next: Key | null }>;

  constructor(ask: (before: Key | null) => Promise<{ items: T[]; next: Key | null }>) {
    this.#ask = ask;
  }

  /** The first page, in place of what was there. */
  first(): Promise<void> {
    return this.#load(null);
  }

  /** One page more. */
  more(): Promise<void> {
    return this.next === null ? Promise.resolve() : this.#load(this.next);
  }

  async #load(before: Key | null): Promise<void> {
    const question = ++this.#asked;
    this.isBusy = true;
    try {
      const { items, next } = await this.#ask(before);
      if (question !== this.#asked) return;
      this.items = before === null ? items : [...this.items, ...items];
      this.next = next;
      this.isThere = true;
      this.failure = '';
      this.code = '';
    } catch (error) {
      if (question !== this.#asked) return;
      const { message, code } = Problem.of(error);
      [this.failure, this.code] = [message, code];
    } finally {
      if (question === this.#asked) this.isBusy = false;
    }
  }
}
