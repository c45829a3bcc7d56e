/** Questions to the engine in its worker, each with its answer, however many are asked at once. */

import type { AnswerTo, QuestionOf } from '../engine/engine.ts';
import { Problem } from '../net/problem.ts';
import type { EngineAnswer, EngineRequest } from '../wire/engine.ts';

/** What is asked apart from tables and reviews: it needs nothing that the engine holds. */
export type Question = QuestionOf<'lessons' | 'lesson' | 'book' | 'entry' | 'search' | 'again'>;

/** A question to the worker. */
export interface Asked {
  number: number;
  question: Question;
}

/** The worker's answer; none where the engine has failed. */
export interface Told {
  number: number;
  answer: EngineAnswer | null;
}

/** The part of a worker that is used. */
export interface Port {
  postMessage(asked: Asked): void;
  onmessage: ((event: { data: Told }) => void) | null;
  onerror: (() => void) | null;
  terminate(): void;
}

/** An answer that is not refused. */
type Answered<Ask extends EngineRequest['ask']> = Exclude<AnswerTo<Ask>, { answer: 'refused' }>;

interface Waiting {
  resolve: (answer: EngineAnswer) => void;
  reject: (problem: Problem) => void;
}

export class Asker {
  #port: Port | null = null;
  #next = 0;
  readonly #waiting = new Map<number, Waiting>();

  constructor(
    /** Starts a worker that knows where the engine is. */
    private readonly start: () => Port,
    /** What is said where the engine has failed. */
    private readonly failure: () => Problem,
  ) {}

  /** Asks; what is refused is thrown with its reason, as if the server had refused it. */
  async ask<Ask extends Question['ask']>(question: Extract<Question, { ask: Ask }>): Promise<Answered<Ask>> {
    const number = this.#next++;
    const answer = await new Promise<EngineAnswer>((resolve, reject) => {
      this.#waiting.set(number, { resolve, reject });
      this.#open().postMessage({ number, question });
    });
    if (answer.answer === 'refused') throw Problem.told(answer.reason);
    return answer as Answered<Ask>;
  }

  #open(): Port {
    if (this.#port) return this.#port;
    const port = this.start();
    port.onmessage = ({ data }) => {
      if (data.answer === null) return this.#lose(port);
      this.#waiting.get(data.number)?.resolve(data.answer);
      this.#waiting.delete(data.number);
    };
    port.onerror = () => this.#lose(port);
    this.#port = port;
    return port;
  }

  /** The engine has failed: nobody waits for it any longer, and the next question starts another. */
  #lose(port: Port): void {
    if (port !== this.#port) return;
    this.#port = null;
    port.terminate();
    for (const { reject } of this.#waiting.values()) reject(this.failure());
    this.#waiting.clear();
  }
}
