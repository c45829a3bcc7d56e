/**
 * Whether a tap was meant for what was shown. A tap counts if press and release saw the same question, and if the question had
 * been there long enough to be seen before the finger came down.
 */

/** A finger that came down. */
export interface Press {
  question: string;
  at: number;
}

/** How long a question must have been there, in milliseconds, before a tap can be an answer to it. */
export const GUARD = 250;

export class Steady {
  #question: string;
  #since: number;
  /** The finger that came down last. */
  #pressed: Press | null = null;

  constructor(question = '', now = -Infinity) {
    this.#question = question;
    this.#since = now;
  }

  /** What is asked now. */
  see(question: string, now: number): void {
    if (question === this.#question) return;
    this.#question = question;
    this.#since = now;
  }

  /** A finger comes down. */
  press(now: number): Press {
    return { question: this.#question, at: now };
  }

  /** A finger comes down on a button; its click is told by `means`. */
  down(now: number): void {
    this.#pressed = this.press(now);
  }

  /** Whether a click means what is asked now; a key says what it means. */
  means({ detail }: Pick<MouseEvent, 'detail'>): boolean {
    const press = this.#pressed;
    this.#pressed = null;
    return detail === 0 || this.counts(press);
  }

  /** Whether the finger that goes up now means what is asked now. */
  counts(press: Press | null, guard = GUARD): boolean {
    return press !== null && press.question === this.#question && press.at - this.#since >= guard;
  }
}
