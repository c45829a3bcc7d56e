/** What a table of this device keeps, so that neither a reload nor an empty battery loses it. */

import { Database } from '../net/database.ts';
import type { Plan } from './plan.ts';

/** The table as it stands. */
export interface KeptTable {
  /** Its id, made here: 128 random bits in base64url. With the number of a hand it names that hand for good. */
  id: string;
  plan: Plan;
  /** The engine's own words for it. */
  save: string;
}

/** A hand that is over. */
export interface KeptHand {
  table: string;
  hand: number;
  /** When it ended, in microseconds UTC. */
  at: number;
  seat: number;
  bot: string;
  pot: number;
  /** The rule file, where the rules are no ready set. */
  rules: string | null;
  record: string;
  /** Why the server will not have it. */
  refused: string | null;
}

export interface Drawer {
  table(): Promise<KeptTable | null>;
  /** Keeps the table as it stands, with the hand that has just ended; resolved only when both are kept. */
  keep(table: KeptTable, hand: KeptHand | null): Promise<void>;
  /** Throws the table away; its hands stay. */
  clear(): Promise<void>;
  /** The hands that were not handed over, the oldest first. */
  hands(): Promise<KeptHand[]>;
  /** The server has a hand. */
  drop(hand: KeptHand): Promise<void>;
  /** The server will not have a hand. */
  refuse(hand: KeptHand, why: string): Promise<void>;
}

const TABLE = 'table';
const HANDS = 'hands';
const NOW = 'now';

const byTime = (one: KeptHand, other: KeptHand) => one.at - other.at;

/** The drawer in the browser's database; pages and workers see the same. */
export class BrowserDrawer implements Drawer {
  readonly #database = new Database('stammtisch-offline', {
    [TABLE]: {},
    [HANDS]: { keyPath: ['table', 'hand'] },
  });

  async table(): Promise<KeptTable | null> {
    const kept = await this.#database.read(TABLE, (store) => store.get(NOW) as IDBRequest<unknown>);
    return (kept as KeptTable | undefined) ?? null;
  }

  keep(table: KeptTable, hand: KeptHand | null): Promise<void> {
    return this.#database.write([TABLE, HANDS], (store) => {
      store(TABLE).put(table, NOW);
      if (hand) store(HANDS).put(hand);
    });
  }

  clear(): Promise<void> {
    return this.#database.write([TABLE], (store) => void store(TABLE).delete(NOW));
  }

  async hands(): Promise<KeptHand[]> {
    const hands = await this.#database.read(HANDS, (store) => store.getAll() as IDBRequest<unknown[]>);
    return (hands as KeptHand[]).sort(byTime);
  }

  drop({ table, hand }: KeptHand): Promise<void> {
    return this.#database.write([HANDS], (store) => void store(HANDS).delete([table, hand]));
  }

  refuse(hand: KeptHand, why: string): Promise<void> {
    return this.#database.write([HANDS], (store) => void store(HANDS).put({ ...hand, refused: why }));
  }
}

/** A drawer that forgets with its page: for browsers that keep nothing, and for tests. */
export class MemoryDrawer implements Drawer {
  #table: KeptTable | null = null;
  readonly #hands = new Map<string, KeptHand>();

  table(): Promise<KeptTable | null> {
    return Promise.resolve(structuredClone(this.#table));
  }

  keep(table: KeptTable, hand: KeptHand | null): Promise<void> {
    this.#table = structuredClone(table);
    if (hand) this.#hands.set(`${hand.table} ${hand.hand}`, structuredClone(hand));
    return Promise.resolve();
  }

  clear(): Promise<void> {
    this.#table = null;
    return Promise.resolve();
  }

  hands(): Promise<KeptHand[]> {
    return Promise.resolve([...this.#hands.values()].sort(byTime).map((hand) => structuredClone(hand)));
  }

  drop({ table, hand }: KeptHand): Promise<void> {
    this.#hands.delete(`${table} ${hand}`);
    return Promise.resolve();
  }

  refuse(hand: KeptHand, why: string): Promise<void> {
    this.#hands.set(`${hand.table} ${hand.hand}`, structuredClone({ ...hand, refused: why }));
    return Promise.resolve();
  }
}

/** The drawer of this browser; `isLasting` says whether it outlives the page. */
export async function openDrawer(): Promise<{ drawer: Drawer; isLasting: boolean }> {
  const drawer = new BrowserDrawer();
  try {
    await drawer.table();
    return { drawer, isLasting: true };
  } catch {
    return { drawer: new MemoryDrawer(), isLasting: false };
  }
}
