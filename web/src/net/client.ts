/** The one way to the server: asks in the language of the page, and throws a `Problem` where it is not done. */

import { lang } from '../lang.svelte.ts';
import { online } from '../parts/online.svelte.ts';
import { Problem } from './problem.ts';

/** How long an answer may take, in milliseconds; files take longer. */
const PATIENCE = 30_000;
const PATIENCE_WITH_FILES = 300_000;

/** What an address asks for by name. */
export type Query = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** An address with what it asks for; what is left open stays out. */
export function addressOf(path: string, query: Query): string {
  const given = Object.entries(query).flatMap(([name, value]) =>
    value === '' || value === null || value === undefined ? [] : [`${name}=${encodeURIComponent(value)}`],
  );
  return given.length === 0 ? path : `${path}?${given.join('&')}`;
}

/** What is sent, and how long to wait. */
interface Sent {
  method?: 'POST' | 'PUT' | 'DELETE';
  type?: string;
  body?: string | Blob;
  patience?: number;
  /** Who asked does not want to know any more. */
  signal?: AbortSignal | undefined;
}

const json = (body: unknown): Sent => ({ type: 'application/json', body: JSON.stringify(body) });

/** The server, as somebody who shows a link, or as whoever the browser is. */
export class Client {
  readonly #link: string | null;

  constructor(link: string | null = null) {
    this.#link = link;
  }

  get<T>(path: string, query: Query = {}, signal?: AbortSignal): Promise<T> {
    return this.#json<T>(addressOf(path, query), { signal });
  }

  post<T>(path: string, body: unknown, query: Query = {}): Promise<T> {
    return this.#json<T>(addressOf(path, query), { method: 'POST', ...json(body) });
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#json<T>(path, { method: 'PUT', ...json(body) });
  }

  delete<T>(path: string): Promise<T> {
    return this.#json<T>(path, { method: 'DELETE' });
  }

  /** A file as it is. */
  upload<T>(path: string, body: Blob, type: string, query: Query = {}): Promise<T> {
    const sent: Sent = { method: 'POST', type, body, patience: PATIENCE_WITH_FILES };
    return this.#json<T>(addressOf(path, query), sent);
  }

  /** An answer that is a page to print. */
  text(path: string, body: unknown): Promise<string> {
    const sent: Sent = { method: 'POST', ...json(body), patience: PATIENCE_WITH_FILES };
    return this.#patiently(path, sent, (answer) => answer.text());
  }

  /** An answer that is a text. */
  plain(path: string, query: Query = {}): Promise<string> {
    return this.#patiently(addressOf(path, query), {}, (answer) => answer.text());
  }

  /** An answer that goes on and on, until who asked for it does not want it any more. */
  async stream(path: string, headers: Record<string, string>, signal: AbortSignal): Promise<Response> {
    const wanted = { ...this.#headers(), accept: 'text/event-stream', ...headers };
    const answer = await fetch(path, { headers: wanted, cache: 'no-store', signal });
    if (!answer.ok || !answer.body) throw await Problem.read(answer);
    return answer;
  }

  #json<T>(path: string, sent: Sent): Promise<T> {
    return this.#patiently(path, sent, async (answer) => {
      const text = await answer.text();
      try {
        return (text === '' ? null : JSON.parse(text)) as T;
      } catch {
        throw Problem.strange(answer.status);
      }
    });
  }

  /** Asks, and reads the answer, unless it takes too long or who asked gives it up. */
  async #patiently<T>(path: string, sent: Sent, read: (answer: Response) => Promise<T>): Promise<T> {
    const { method = 'GET', type, body, patience = PATIENCE, signal } = sent;
    const headers = this.#headers(type);
    const abort = new AbortController();
    const giveUp = () => abort.abort();
    const timer = setTimeout(giveUp, patience);
    signal?.addEventListener('abort', giveUp);
    try {
      const init: RequestInit = { method, headers, cache: 'no-store', signal: abort.signal };
      const answer = await fetch(path, body === undefined ? init : { ...init, body });
      online.heard(answer);
      if (!answer.ok) throw await Problem.read(answer);
      return await read(answer);
    } catch (error) {
      if (error instanceof Problem || signal?.aborted) throw error;
      if (!abort.signal.aborted) online.unheard();
      throw Problem.silent(abort.signal.aborted);
    } finally {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
    }
  }

  #headers(type?: string): Record<string, string> {
    return {
      'accept-language': lang(),
      ...(this.#link === null ? {} : { authorization: `Bearer ${this.#link}` }),
      ...(type === undefined ? {} : { 'content-type': type }),
    };
  }
}

/** The server, as whoever the browser is. */
export const client = new Client();
