/** What a page knows of its tournament: the newest of every view, and whether the server is there. */

import type { Problem } from '../../net/problem.ts';
import type { ToAll, Start } from '../../wire/hall.ts';
import { HallApi } from './hall-api.ts';
import { Stream } from './stream.ts';
import type { Me, Views } from './types.ts';

export class Room {
  readonly api: HallApi;
  #me = $state.raw<Me | null>(null);
  #views = $state.raw<Partial<Views>>({});
  #online = $state(false);
  #ended = $state.raw<Problem | null>(null);
  /** When the start signal was given, by the server's clock, in milliseconds. */
  #started = $state.raw<{ match: number; at: number } | null>(null);
  /** How far this device's clock is behind the server's, in milliseconds. */
  #behind = 0;
  #stream: Stream | null = null;
  /** What else wants to know of a view. */
  onView: ((name: string, data: unknown) => void) | null = null;
  onOnline: ((online: boolean) => void) | null = null;

  constructor(readonly token: string) {
    this.api = new HallApi(token);
  }

  get me(): Me | null {
    return this.#me;
  }
  get online(): boolean {
    return this.#online;
  }
  get ended(): Problem | null {
    return this.#ended;
  }
  get started(): { match: number; at: number } | null {
    return this.#started;
  }
  get views(): Partial<Views> {
    return this.#views;
  }

  /** What the management announced last. */
  get announced(): ToAll | null {
    const all = Object.values(this.#views).flatMap((view) => view.announced ?? []);
    return all.reduce<ToAll | null>((last, one) => (last && last.event >= one.event ? last : one), null);
  }

  /** The newest version of anything shown. */
  get version(): number {
    return Math.max(0, ...Object.values(this.#views).map((view) => view.version));
  }

  /** Now, by the server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.#behind;
  }

  /** Asks who the link is for; throws what the server says. */
  async enter(): Promise<Me> {
    const me = await this.api.get<Me>('/api/hall/me');
    this.meet(me);
    this.#setClock(me.now);
    return me;
  }

  /** Takes over what is known already, as after a reload without network. */
  meet(me: Me, views: Partial<Views> = {}): void {
    this.#me = me;
    this.#views = { ...views, ...this.#views };
  }

  /** Reads the stream until `close`. */
  listen(): void {
    this.#stream?.close();
    this.#stream = new Stream({
      connect: (headers, signal) => this.api.stream('/api/hall/stream', headers, signal),
      onEvent: (name, data) => this.#take(name, data),
      onOnline: (online) => {
        this.#online = online;
        this.onOnline?.(online);
      },
      onEnd: (problem) => {
        this.#ended = problem;
      },
    });
    this.#stream.open();
  }

  /** The device says that the network is gone. */
  drop(): void {
    this.#stream?.drop();
  }

  hurry(): void {
    this.#stream?.hurry();
  }

  close(): void {
    this.#stream?.close();
    this.#stream = null;
  }

  /** A view that came by another way, such as the answer of a command. */
  show<K extends keyof Views>(name: K, view: Views[K]): void {
    const known = this.#views[name];
    if (known && known.version > view.version) return;
    this.#views = { ...this.#views, [name]: view };
  }

  #take(name: string, data: unknown): void {
    if (name === 'start') {
      const start = data as Start;
      const at = start.at / 1000;
      // Who connects again may get it a second time.
      if (this.#started?.at !== at) this.#started = { match: start.match, at };
      return;
    }
    if (name === 'display') this.#setClock((data as Views['display']).now);
    if (this.#isOlder(name, data)) return;
    this.#views = { ...this.#views, [name]: data };
    this.onView?.(name, data);
  }

  /** Whether a list, or who is registered, came sooner by another way. */
  #isOlder(name: string, data: unknown): boolean {
    if (name !== 'list' && name !== 'players') return false;
    return (data as Views['list' | 'players']).version < (this.#views[name]?.version ?? 0);
  }

  #setClock(micros: number): void {
    this.#behind = micros / 1000 - Date.now();
  }
}
