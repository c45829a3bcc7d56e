/** The guest: a name is enough. Who is signed in has one already. */

import { lang, t } from '../../lang.svelte.ts';
import { api } from '../../net/api.ts';
import { keep, kept } from '../../settings.svelte.ts';

class Guest {
  name = $state(kept('name') ?? '');
  isKnown = $state(false);
  /** The name of the account, where somebody is signed in. */
  account = $state<string | null>(null);

  /** Asks the server whether it knows this browser, and whether somebody is signed in. */
  async recall(): Promise<boolean> {
    const { guest, account } = await api.me();
    this.isKnown = guest !== null;
    this.account = account && guest ? guest.name : null;
    if (guest && this.name === '' && !account) this.name = guest.name;
    return this.isKnown;
  }

  /** Introduces the guest by name; who gives none is called a guest. */
  async introduce(): Promise<void> {
    if (this.account !== null) return;
    const name = this.name.trim() || t('web-name-placeholder');
    await api.introduce(name, lang());
    keep('name', this.name.trim());
    this.isKnown = true;
  }
}

export const guest = new Guest();
