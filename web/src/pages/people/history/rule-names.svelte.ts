/** What rule sets are called. */

import { lang } from '../../../lang.svelte.ts';
import { api, type RuleSet } from '../../../net/api.ts';

class RuleNames {
  sets = $state.raw<RuleSet[]>([]);

  /** Asks for the names in the page's language; to be called in an effect. */
  follow(): void {
    void api.rules(lang()).then(
      (sets) => (this.sets = sets),
      // Without names the ids do.
      () => undefined,
    );
  }

  name(id: string): string {
    return this.sets.find((set) => set.id === id)?.name ?? id;
  }
}

export const ruleNames = new RuleNames();
