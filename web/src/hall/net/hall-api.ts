/** The HTTP interface of the hall, with the link that the page was opened by. */

import { newId } from './id.ts';
import type { Answer, Changed, Command, ListView, Refused, Wish } from './types.ts';

/** The server refused, or did not answer (status 0). */
export class HallError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly changed: Changed[] = [],
    readonly list: ListView | null = null,
    readonly version: number | null = null,
  ) {
    super(message);
  }

  /** Whether it may go well if it is sent again just so. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** Whether the link opens nothing any more. */
  get ends(): boolean {
    return this.status === 401 || this.status === 403 || this.status === 410;
  }

  static of(status: number, body: unknown): HallError {
    const told = body as Partial<Refused> | null;
    return new HallError(
      status,
      told?.error?.code ?? '',
      told?.error?.message ?? '',
      told?.changed ?? [],
      told?.list ?? null,
      told?.version ?? null,
    );
  }
}

/** What the page asks for in the language it speaks. */
export type Speaks = () => string;

/** The interface for one link; without one, for anybody. */
export class HallApi {
  readonly #token: string | null;
  readonly #speaks: Speaks;

  constructor(token: string | null, speaks: Speaks) {
    this.#token = token;
    this.#speaks = speaks;
  }

  /** The headers of every request. */
  headers(): Record<string, string> {
    const headers: Record<string, string> = { 'accept-language': this.#speaks() };
    if (this.#token !== null) headers['authorization'] = `Bearer ${this.#token}`;
    return headers;
  }

  get<T>(path: string): Promise<T> {
    return this.#json<T>(path, {});
  }

  post<T>(path: string, body: unknown): Promise<T> {
    return this.#json<T>(path, { method: 'POST', body: JSON.stringify(body) }, 'application/json');
  }

  put<T>(path: string, body: unknown): Promise<T> {
    return this.#json<T>(path, { method: 'PUT', body: JSON.stringify(body) }, 'application/json');
  }

  /** A file as it is. */
  upload<T>(path: string, body: Blob, type: string): Promise<T> {
    return this.#json<T>(path, { method: 'POST', body }, type);
  }

  /** An answer that is a page. */
  async text(path: string, body: unknown): Promise<string> {
    const init = { method: 'POST', body: JSON.stringify(body) };
    return (await this.#fetch(path, init, 'application/json')).text();
  }

  /** Carries out one command; its id is new. */
  act(wish: Wish, options: { why?: string; basedOn?: number } = {}): Promise<Answer> {
    const command: Command = { id: newId(), do: wish };
    if (options.why) command.why = options.why;
    if (options.basedOn !== undefined) command.based_on = options.basedOn;
    return this.post<Answer>('/api/hall/do', command);
  }

  /** The address of a printed page or a file, good once. */
  async ticket(path: string): Promise<string> {
    return (await this.post<{ url: string }>('/api/hall/ticket', { path })).url;
  }

  async #json<T>(path: string, init: RequestInit, type?: string): Promise<T> {
    const response = await this.#fetch(path, init, type);
    return (await response.json()) as T;
  }

  async #fetch(path: string, init: RequestInit, type?: string): Promise<Response> {
    const headers = this.headers();
    if (type) headers['content-type'] = type;
    let response: Response;
    try {
      response = await fetch(path, { ...init, headers, cache: 'no-store' });
    } catch {
      throw new HallError(0, '', '');
    }
    if (response.ok) return response;
    const body: unknown = await response.json().catch(() => null);
    throw HallError.of(response.status, body);
  }
}
