/** The stream of a link: connects, stays, and connects again, from where it was. */

import { HallError } from './hall-api.ts';
import { SseParser } from './sse.ts';

/** How long a stream may be silent before it is taken for dead. */
const SILENCE = 40_000;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 15_000;
/** Views of one id come together; after so long a pause all of them are there. */
const TOGETHER = 1_000;

export interface StreamOptions {
  path: string;
  headers: () => Record<string, string>;
  fetch?: typeof fetch;
  onEvent: (event: string, data: unknown) => void;
  onOnline: (online: boolean) => void;
  /** The link opens nothing any more; nothing comes after it. */
  onEnd: (error: HallError) => void;
}

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
      if (error instanceof HallError && error.ends) {
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
    const headers = { ...this.#options.headers(), accept: 'text/event-stream' } as Record<string, string>;
    if (this.#newest && Date.now() - this.#newest.at >= TOGETHER) this.#last = this.#newest.id;
    this.#newest = null;
    if (this.#last !== null) headers['last-event-id'] = this.#last;
    const ask = this.#options.fetch ?? fetch;
    const response = await ask(this.#options.path, { headers, cache: 'no-store', signal: abort.signal });
    if (!response.ok || !response.body) {
      throw HallError.of(response.status, await response.json().catch(() => null));
    }
    this.#wait = FIRST_WAIT;
    this.#options.onOnline(true);
    const parser = new SseParser();
    const decoder = new TextDecoder();
    const reader = response.body.getReader();
    for (;;) {
      const watch = setTimeout(() => abort.abort(), SILENCE);
      const { done, value } = await reader.read().finally(() => clearTimeout(watch));
      if (done || this.#closed) return;
      for (const event of parser.push(decoder.decode(value, { stream: true }))) {
        this.#note(event.id);
        if (event.event === 'revoked') throw new HallError(410, 'link_revoked', '');
        this.#options.onEvent(event.event, JSON.parse(event.data));
      }
    }
  }

  #note(id: string | null): void {
    if (id === null) return;
    if (this.#newest && this.#newest.id !== id) this.#last = this.#newest.id;
    this.#newest = { id, at: Date.now() };
  }

  #end(error: HallError): void {
    this.#closed = true;
    this.#options.onOnline(false);
    this.#options.onEnd(error);
  }
}
