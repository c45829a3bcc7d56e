/** The rules in the browser: a module of WebAssembly that answers questions (`docs/engine.md`). It knows no page and no worker. */

import type { EngineAnswer, EngineRequest } from '../wire/engine.ts';

/** What the module gives out: room for a question, the answer to it, and where that lies. */
interface Exports {
  memory: WebAssembly.Memory;
  room: (bytes: number) => number;
  ask: () => number;
  answer: () => number;
}

/** The answer to each question, when it is not refused. */
interface Answers {
  open: 'table';
  restore: 'table';
  say: 'table';
  step: 'table';
  tip: 'tip';
  order: 'order';
  sort: 'cards';
  winner: 'winner';
  settle: 'result';
  replay: 'replay';
  verify: 'verified';
  rules: 'rules';
  review: 'reviewing';
  review_step: 'reviewing' | 'reviewed';
  review_stop: 'stopped';
  lessons: 'lessons';
  lesson: 'lesson';
  book: 'book';
  entry: 'entry';
  search: 'found';
  again: 'played_on';
  sheet: 'sheet';
}

/** A question of some kind. */
export type QuestionOf<Ask extends EngineRequest['ask']> = Extract<EngineRequest, { ask: Ask }>;

/** The answer to a question: what it asks for, or why not. */
export type AnswerTo<Ask extends EngineRequest['ask']> = Extract<
  EngineAnswer,
  { answer: Answers[Ask] | 'refused' }
>;

/**
 * An engine, with at most one table and one review. What cannot be done is an answer too; where it throws, the module has failed: it is
 * of no use any more, and another goes on with what was saved.
 */
export class Engine {
  readonly #module: Exports;
  #isBroken = false;

  private constructor(instance: WebAssembly.Instance) {
    this.#module = instance.exports as unknown as Exports;
  }

  /** Fetches the engine from where the page was built with it. */
  static async load(url: string): Promise<Engine> {
    // A part of the page itself, no word with the server.
    // eslint-disable-next-line no-restricted-globals
    const response = await fetch(url);
    if (!response.ok) throw new Error(`${url}: ${response.status}`);
    return Engine.of(await response.arrayBuffer());
  }

  /** The engine of these bytes. */
  static async of(bytes: BufferSource): Promise<Engine> {
    const { instance } = await WebAssembly.instantiate(bytes);
    return new Engine(instance);
  }

  /** Asks; the answer is there at once. */
  ask<Ask extends EngineRequest['ask']>(request: QuestionOf<Ask>): AnswerTo<Ask> {
    if (this.#isBroken) throw new Error('the engine has failed before');
    const { memory, room, ask, answer } = this.#module;
    try {
      const question = new TextEncoder().encode(JSON.stringify(request));
      const place = room(question.length);
      new Uint8Array(memory.buffer, place, question.length).set(question);
      const length = ask();
      const text = new TextDecoder().decode(new Uint8Array(memory.buffer, answer(), length));
      return JSON.parse(text) as AnswerTo<Ask>;
    } catch (cause) {
      this.#isBroken = true;
      throw new Error('the engine has failed', { cause });
    }
  }
}
