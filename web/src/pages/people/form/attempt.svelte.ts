/** One thing that a person wants from the server: under way, done, or refused, and by what. */

import { Problem } from '../../../net/problem.ts';

export class Attempt {
  isBusy = $state(false);
  /** The name of the server's reason, empty if there is none. */
  code = $state('');
  /** Its sentence. */
  message = $state('');
  /** So many seconds one must still wait before the next attempt. */
  wait = $state(0);
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Whether there is nothing to do but wait. */
  get isHeld(): boolean {
    return this.isBusy || this.wait > 0;
  }

  /** The sentence if the reason is one of these, which belong beside a field; else nothing. */
  about(...codes: string[]): string {
    return codes.some((code) => this.code === code || (code.endsWith('_') && this.code.startsWith(code)))
      ? this.message
      : '';
  }

  clear(): void {
    this.code = '';
    this.message = '';
  }

  /** Does it; the answer, or null if it was refused. */
  async run<T>(work: () => Promise<T>): Promise<T | null> {
    this.clear();
    this.isBusy = true;
    try {
      return await work();
    } catch (error) {
      const { message, code, wait } = Problem.of(error);
      [this.message, this.code] = [message, code];
      if (wait > 0) this.#count(wait);
      return null;
    } finally {
      this.isBusy = false;
    }
  }

  #count(seconds: number): void {
    clearInterval(this.#timer);
    const end = performance.now() + seconds * 1000;
    this.wait = seconds;
    this.#timer = setInterval(() => {
      this.wait = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      if (this.wait > 0) return;
      clearInterval(this.#timer);
      if (this.code === 'slow_down') this.clear();
    }, 250);
  }
}
