/** The drawer: what a list keeper's page keeps on the device, so that neither a reload nor an empty battery loses it. */

import { Database } from '../../net/database.ts';
import type { Command } from '../net/types.ts';

/** A command that waits to be sent, or was sent. */
export interface Waiting {
  /** The link it belongs to. */
  token: string;
  /** Its place in the queue. */
  place: number;
  command: Command;
  /** When it was confirmed to the user. */
  at: number;
  /** What the server had against it; nothing behind it is sent before that is settled. */
  refused: { code: string; message: string } | null;
}

export interface Drawer {
  /** All that waits under a link, in order. */
  waiting(token: string): Promise<Waiting[]>;
  /** Keeps an item; resolved only when it is kept. */
  keep(item: Waiting): Promise<void>;
  drop(token: string, place: number): Promise<void>;
  /** What the page last saw under a link. */
  recall(token: string): Promise<unknown>;
  remember(token: string, what: unknown): Promise<void>;
}

const DATABASE = 'stammtisch-hall';
const QUEUE = 'queue';
const SEEN = 'seen';

/** The drawer in the browser's database. */
export class BrowserDrawer implements Drawer {
  readonly #database = new Database(DATABASE, { [QUEUE]: { keyPath: ['token', 'place'] }, [SEEN]: {} });

  #write(store: string, change: (store: IDBObjectStore) => void): Promise<void> {
    return this.#database.write([store], (named) => change(named(store)));
  }

  waiting(token: string): Promise<Waiting[]> {
    const range = IDBKeyRange.bound([token, 0], [token, Number.MAX_SAFE_INTEGER]);
    return this.#database.read(QUEUE, (store) => store.getAll(range)) as Promise<Waiting[]>;
  }

  keep(item: Waiting): Promise<void> {
    return this.#write(QUEUE, (store) => void store.put(item));
  }

  drop(token: string, place: number): Promise<void> {
    return this.#write(QUEUE, (store) => void store.delete([token, place]));
  }

  recall(token: string): Promise<unknown> {
    return this.#database.read(SEEN, (store) => store.get(token));
  }

  remember(token: string, what: unknown): Promise<void> {
    return this.#write(SEEN, (store) => void store.put(what, token));
  }
}

/** A drawer that forgets with the page: for browsers that keep nothing, and for tests. */
export class MemoryDrawer implements Drawer {
  readonly items = new Map<string, Waiting>();
  readonly #seen = new Map<string, unknown>();

  waiting(token: string): Promise<Waiting[]> {
    const own = [...this.items.values()].filter((item) => item.token === token);
    return Promise.resolve(
      own.sort((one, other) => one.place - other.place).map((item) => structuredClone(item)),
    );
  }

  keep(item: Waiting): Promise<void> {
    this.items.set(`${item.token} ${item.place}`, structuredClone(item));
    return Promise.resolve();
  }

  drop(token: string, place: number): Promise<void> {
    this.items.delete(`${token} ${place}`);
    return Promise.resolve();
  }

  recall(token: string): Promise<unknown> {
    return Promise.resolve(this.#seen.get(token));
  }

  remember(token: string, what: unknown): Promise<void> {
    this.#seen.set(token, structuredClone(what));
    return Promise.resolve();
  }
}

/** The drawer of this browser; `lasting` says whether it outlives the page. */
export async function openDrawer(): Promise<{ drawer: Drawer; lasting: boolean }> {
  const drawer = new BrowserDrawer();
  try {
    await drawer.recall('');
    return { drawer, lasting: true };
  } catch {
    return { drawer: new MemoryDrawer(), lasting: false };
  }
}
