/** What the sheets of this device keep: entries are only ever added, and each is here before it is confirmed. */

import { Database } from '../../../net/database.ts';
import type { EngineLine } from '../../../wire/engine.ts';

/** A round as this device knows it; its members and evenings stand in its entries. */
export interface KeptRunde {
  id: string;
  name: string;
  /** Under which this device writes in this round: 96 random bits, lower-case letters and digits. */
  device: string;
  /** What is played usually: a built-in set by its id, or a whole set in its canonical form. */
  rules: string;
  /** What was chosen for that: `own:` and the id of one's own set, where it is one. */
  choice?: string;
  unitCents: number;
  openedAt: number;
  /** The same round on the server, and how many of its entries are here; none where it is on devices alone. */
  house?: { id: string; seen: number } | null;
}

interface KeptEntry {
  runde: string;
  id: string;
  /** More than one only where a device was copied and both went on. */
  lines: string[];
  /** Whether the server has it. */
  isSent: boolean;
}

const RUNDEN = 'runden';
const ENTRIES = 'entries';

/** All entries of a round. */
const within = (runde: string) => IDBKeyRange.bound([runde], [runde, []]);

/** Another page of this browser has written meanwhile. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'ConstraintError';
}

/** The drawer in the browser's database; all pages of a browser see the same. */
export class RundeDrawer {
  readonly #database = new Database('stammtisch-runde', {
    [RUNDEN]: { keyPath: 'id' },
    [ENTRIES]: { keyPath: ['runde', 'id'] },
  });

  /** The rounds, the one opened last first. */
  async all(): Promise<KeptRunde[]> {
    const found = await this.#database.read(RUNDEN, (store) => store.getAll() as IDBRequest<unknown[]>);
    return (found as KeptRunde[]).sort((one, other) => other.openedAt - one.openedAt);
  }

  async find(id: string): Promise<KeptRunde | null> {
    const found = await this.#database.read(RUNDEN, (store) => store.get(id) as IDBRequest<unknown>);
    return (found as KeptRunde | undefined) ?? null;
  }

  /** The log of a round. */
  async log(id: string): Promise<string> {
    const found = await this.#database.read(
      ENTRIES,
      (store) => store.getAll(within(id)) as IDBRequest<unknown[]>,
    );
    return (found as KeptEntry[]).flatMap(({ lines }) => lines).join('\n');
  }

  /** Keeps how a round is set up. */
  put(runde: KeptRunde): Promise<void> {
    return this.#database.write([RUNDEN], (store) => void store(RUNDEN).put(runde));
  }

  /**
   * Keeps entries of this device, all of them or none: where another page has used one of their numbers, none. Resolved only when they
   * will be there after a crash.
   */
  add(runde: string, lines: readonly EngineLine[], gone: readonly EngineLine[]): Promise<void> {
    const old = new Set(gone.map(({ id }) => id));
    return this.#database.write([ENTRIES], (store) => {
      for (const { id, line } of lines) {
        const entry = { runde, id, lines: [line], isSent: false } satisfies KeptEntry;
        if (old.has(id)) store(ENTRIES).put(entry);
        else store(ENTRIES).add(entry);
      }
    });
  }

  /** Keeps what came from elsewhere; what stands under the same id otherwise stays beside it, unless its name was erased. */
  async take(
    runde: string,
    lines: readonly EngineLine[],
    gone: readonly EngineLine[],
    isSent: boolean,
  ): Promise<void> {
    const kept = await this.#database.read(
      ENTRIES,
      (store) => store.getAll(within(runde)) as IDBRequest<unknown[]>,
    );
    const byId = new Map((kept as KeptEntry[]).map((entry) => [entry.id, entry.lines]));
    const old = new Set(gone.map(({ line }) => line));
    for (const { id } of gone)
      byId.set(
        id,
        (byId.get(id) ?? []).filter((line) => !old.has(line)),
      );
    for (const { id, line } of lines) byId.set(id, [...(byId.get(id) ?? []), line]);
    const changed = new Set([...lines, ...gone].map(({ id }) => id));
    await this.#database.write([ENTRIES], (store) => {
      for (const id of changed) store(ENTRIES).put({ runde, id, lines: byId.get(id) ?? [], isSent });
    });
  }

  /** The entries that the server has not, no more than so many. */
  async unsent(runde: string, most: number): Promise<EngineLine[]> {
    const found = await this.#database.read(
      ENTRIES,
      (store) => store.getAll(within(runde)) as IDBRequest<unknown[]>,
    );
    return (found as KeptEntry[])
      .filter(({ isSent }) => !isSent)
      .slice(0, most)
      .flatMap(({ id, lines }) => lines.map((line) => ({ id, line })));
  }

  /** The server has these entries as they were sent. */
  async markSent(runde: string, sent: readonly EngineLine[]): Promise<void> {
    const kept = await this.#database.read(
      ENTRIES,
      (store) => store.getAll(within(runde)) as IDBRequest<unknown[]>,
    );
    const lines = new Set(sent.map(({ line }) => line));
    await this.#database.write([ENTRIES], (store) => {
      for (const entry of kept as KeptEntry[])
        if (!entry.isSent && entry.lines.every((line) => lines.has(line)))
          store(ENTRIES).put({ ...entry, isSent: true });
    });
  }

  /** Nothing of a round is on a server any more, or it is to go to another one. */
  async forgetSent(runde: string): Promise<void> {
    const kept = await this.#database.read(
      ENTRIES,
      (store) => store.getAll(within(runde)) as IDBRequest<unknown[]>,
    );
    await this.#database.write([ENTRIES], (store) => {
      for (const entry of kept as KeptEntry[]) store(ENTRIES).put({ ...entry, isSent: false });
    });
  }

  /** Throws a round away, with all that was written. */
  remove(runde: string): Promise<void> {
    return this.#database.write([RUNDEN, ENTRIES], (store) => {
      store(RUNDEN).delete(runde);
      store(ENTRIES).delete(within(runde));
    });
  }
}

/** Letters and digits that nobody can guess: an id of a round, or of a device in it. */
export function freshId(): string {
  const ALPHABET = 'abcdefghijklmnopqrstuvwxyz234567';
  return Array.from(crypto.getRandomValues(new Uint8Array(20)), (byte) => ALPHABET[byte % 32]).join('');
}
