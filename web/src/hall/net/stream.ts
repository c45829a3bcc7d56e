/** The stream of a link: connects, stays, and connects again, from where it was. */

import { t } from '../../lang.svelte.ts';
import { Problem } from '../../net/problem.ts';
import { SseParser } from './sse.ts';

/** How long a stream may be silent before it is taken for dead. */
const SILENCE = 40_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** Views of one id come together; after so long a pause all of them are there. */
const TOGETHER = 1_000;

export interface StreamOptions {
  /** Asks for the stream; a link that opens nothing any more is a problem that ends. */
  connect: (headers: Record<string, string>, signal: AbortSignal) => Promise<Response>;
  onEvent: (event: string, data: unknown) => void;
  onOnline: (online: boolean) => void;
  /** The link opens nothing any more; nothing comes after it. */
  onEnd: (problem: Problem) => void;
}

const revoked = () => new Problem({ status: 410, code: 'link_revoked', message: t('hw-revoked') });

export class Stream {
  readonly #options: StreamOptions;
  #last: string | null = null;
  /** The newest id, of which more views may still be on their way. */
  #newest: { id: string; at: number } | null = null;
  #wait = FIRST_WAIT;
  #closed = false;
  #abort: AbortController | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  open(): void {
    void this.#run();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    this.#abort?.abort();
  }

  /** The network is gone: what is open is given up. */
  drop(): void {
    this.#abort?.abort();
  }

  /** Does not wait any longer: the network may be back. */
  hurry(): void {
    if (this.#closed || this.#abort) return;
    clearTimeout(this.#timer);
    this.#wait = FIRST_WAIT;
    void this.#run();
  }

  async #run(): Promise<void> {
    const abort = new AbortController();
    this.#abort = abort;
    try {
      await this.#read(abort);
    } catch (error) {
      if (error instanceof Problem && error.ends) {
        this.#end(error);
        return;
      }
    }
    abort.abort();
    this.#abort = null;
    if (this.#closed) return;
    this.#options.onOnline(false);
    this.#timer = setTimeout(() => void this.#run(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  async #read(abort: AbortController): Promise<void> {
    const headers: Record<string, string> = {};
    if (this.#newest && Date.now() - this.#newest.at >= TOGETHER) this.#last = this.#newest.id;
    this.#newest = null;
    if (this.#last !== null) headers['last-event-id'] = this.#last;
    const { body } = await this.#options.connect(headers, abort.signal);
    if (!body) return;
    this.#wait = FIRST_WAIT;
    this.#options.onOnline(true);
    const parser = new SseParser();
    const decoder = new TextDecoder();
    const reader = body.getReader();
    for (;;) {
      const watch = setTimeout(() => abort.abort(), SILENCE);
      const { done, value } = await reader.read().finally(() => clearTimeout(watch));
      if (done || this.#closed) return;
      for (const event of parser.push(decoder.decode(value, { stream: true }))) {
        this.#note(event.id);
        if (event.event === 'revoked') throw revoked();
        this.#options.onEvent(event.event, JSON.parse(event.data));
      }
    }
  }

  #note(id: string | null): void {
    if (id === null) return;
    if (this.#newest && this.#newest.id !== id) this.#last = this.#newest.id;
    this.#newest = { id, at: Date.now() };
  }

  #end(problem: Problem): void {
    this.#closed = true;
    this.#options.onOnline(false);
    this.#options.onEnd(problem);
  }
}
