/** The browser's own database: what is written is there after a crash, or the promise is broken. */

/** Resolved with what a request found. */
export function found<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

/** Resolved when a transaction is over: only then its data will be there after a crash. */
function finished(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    // Whatever goes wrong in it aborts it; only then it says what that was.
    transaction.onabort = () => reject(transaction.error ?? new Error('IndexedDB'));
  });
}

/** A database by its name, opened when it is first wanted. */
export class Database {
  #opened: Promise<IDBDatabase> | null = null;

  constructor(
    private readonly name: string,
    private readonly stores: Readonly<Record<string, IDBObjectStoreParameters>>,
  ) {}

  open(): Promise<IDBDatabase> {
    this.#opened ??= new Promise((resolve, reject) => {
      const request = indexedDB.open(this.name, 1);
      request.onupgradeneeded = () => {
        for (const [store, how] of Object.entries(this.stores)) request.result.createObjectStore(store, how);
      };
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
    });
    return this.#opened;
  }

  /** Reads from a store. */
  async read<T>(store: string, question: (store: IDBObjectStore) => IDBRequest<T>): Promise<T> {
    const database = await this.open();
    return found(question(database.transaction(store).objectStore(store)));
  }

  /** Changes stores together: all of it is kept, or nothing. */
  async write(
    stores: readonly string[],
    change: (store: (name: string) => IDBObjectStore) => void,
  ): Promise<void> {
    const database = await this.open();
    const transaction = database.transaction([...stores], 'readwrite', { durability: 'strict' });
    change((name) => transaction.objectStore(name));
    await finished(transaction);
  }
}
