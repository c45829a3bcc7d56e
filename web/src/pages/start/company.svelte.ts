/** Which friends are here, who invites, and who wants to be a friend; looked up again and again while the page is seen. */

import { client } from '../../net/client.ts';
import type { Company } from '../../wire/accounts.ts';

/** How long from one look to the next, in milliseconds. */
const EVERY = 20_000;
const NOBODY: Company = { here: [], invitations: [], asking: [] };

class Friends {
  now = $state.raw<Company>(NOBODY);
  #watchers = 0;
  #timer: ReturnType<typeof setInterval> | undefined;

  /** Looks at once, and then again and again; gives back how to stop. */
  watch(): () => void {
    void this.#look();
    this.#watchers += 1;
    this.#timer ??= setInterval(() => {
      if (!document.hidden && navigator.onLine) void this.#look();
    }, EVERY);
    return () => {
      this.#watchers -= 1;
      if (this.#watchers > 0) return;
      clearInterval(this.#timer);
      this.#timer = undefined;
    };
  }

  async invite(friend: string, table: string): Promise<void> {
    this.now = await client.post<Company>(`/api/people/friends/${encodeURIComponent(friend)}/invite`, {
      table,
    });
  }

  /** Takes an invitation away, declined or followed. */
  async decline(from: string): Promise<void> {
    this.now = await client.post<Company>(`/api/people/invitations/${encodeURIComponent(from)}/remove`, {});
  }

  async accept(person: string): Promise<void> {
    await client.post<unknown>(`/api/people/friends/${encodeURIComponent(person)}/accept`, {});
    await this.#look();
  }

  async #look(): Promise<void> {
    try {
      this.now = await client.get<Company>('/api/people/company');
    } catch {
      // What was seen stays; the next look comes soon.
    }
  }
}

export const company = new Friends();
