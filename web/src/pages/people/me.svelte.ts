/** Who is looking at these pages. */

import { forgetTasks } from '../learn/again/store.ts';
import { account, steward } from './net/people-api.ts';
import type { AccountState, You } from './net/types.ts';

/** Whether the account itself is an administrator's: the server says `admin` of who merely holds the link as well. */
async function isAdminsAccount(you: You | null): Promise<boolean> {
  if (!you?.account || !you.admin) return false;
  const { people } = await steward.people(you.id, null);
  return people.some(({ id, admin }) => id === you.id && admin);
}

class Me {
  #state = $state.raw<AccountState | null>(null);
  #holdsLink = $state(false);
  /** What has just happened to who is nobody now. */
  parting = $state<'' | 'signed-out' | 'deleted'>('');

  /** Whether the server has said who it is. */
  get isKnown(): boolean {
    return this.#state !== null;
  }

  get you(): You | null {
    return this.#state?.you ?? null;
  }

  get hasAccount(): boolean {
    return this.you?.account ?? false;
  }

  /** Whether the administrator's one-time link, not the account, opens the administrator's pages. */
  get mayClaim(): boolean {
    return this.#holdsLink;
  }

  /** Whether the administrator's pages are open. */
  get isAdmin(): boolean {
    return this.you?.admin ?? this.#holdsLink;
  }

  get shortestPassword(): number {
    return this.#state?.password.least ?? 10;
  }

  get longestName(): number {
    return this.#state?.name.most ?? 24;
  }

  take(state: AccountState): void {
    this.parting = '';
    this.#state = state;
  }

  /** Asks the server again after a farewell. */
  async part(how: 'signed-out' | 'deleted'): Promise<void> {
    forgetTasks();
    await this.look();
    this.parting = how;
  }

  /** Asks the server. */
  async look(): Promise<void> {
    const [state, opensAdmin] = await Promise.all([account.state(), account.opensAdmin()]);
    this.#holdsLink = opensAdmin && !(await isAdminsAccount(state.you));
    this.#state = state;
  }
}

export const me = new Me();
