/** What rule sets are called. */

import { lang } from '../../../lang.svelte.ts';
import { api, type RuleSet } from '../../../net/api.ts';
import { ownSets } from '../../rules/own-sets.svelte.ts';

class RuleNames {
  sets = $state.raw<RuleSet[]>([]);

  /** Asks for the names in the page's language; to be called in an effect. */
  follow(): void {
    const wanted = lang();
    void api.rules(wanted).then(
      (sets) => {
        if (wanted === lang()) this.sets = sets;
      },
      // Without names the ids do.
      () => undefined,
    );
  }

  name(id: string): string {
    return this.sets.find((set) => set.id === id)?.name ?? ownSets.nameOf(id) ?? id;
  }
}

export const ruleNames = new RuleNames();
