/** The open tables, looked up again and again while the page is seen. */

import { api } from '../../net/api.ts';
import type { TableCard } from '../../protocol.ts';

/** How long from one look to the next, in milliseconds. */
const EVERY = 5000;

export class OpenTables {
  now = $state.raw<TableCard[]>([]);

  /** Looks at once, and then again and again; gives back how to stop. */
  watch(): () => void {
    void this.#look();
    const timer = setInterval(() => {
      // As far as the browser knows: only asking again shows that the server is back.
      if (!document.hidden && navigator.onLine) void this.#look();
    }, EVERY);
    return () => clearInterval(timer);
  }

  async #look(): Promise<void> {
    try {
      this.now = await api.tables();
    } catch {
      // The list stays as it was; the next look comes soon.
    }
  }
}
