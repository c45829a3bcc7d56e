/** The guest: a name is enough. */

import { lang, t } from '../../lang.svelte.ts';
import { api } from '../../net/api.ts';
import { keep, kept } from '../../settings.svelte.ts';

class Guest {
  name = $state(kept('name') ?? '');
  isKnown = $state(false);

  /** Asks the server whether it knows this browser. */
  async recall(): Promise<boolean> {
    const { guest } = await api.me();
    this.isKnown = guest !== null;
    if (guest && this.name === '') this.name = guest.name;
    return this.isKnown;
  }

  /** Introduces the guest by name; who gives none is called a guest. */
  async introduce(): Promise<void> {
    const name = this.name.trim() || t('web-name-placeholder');
    await api.introduce(name, lang());
    keep('name', this.name.trim());
    this.isKnown = true;
  }
}

export const guest = new Guest();
