/** What the rules of a table are called, in the language of the page. */

import { lang } from '../../lang.svelte.ts';
import { api, type RuleSet } from '../../net/api.ts';
import type { RuleSetName } from '../../protocol.ts';
import { ownSets } from '../rules/own-sets.svelte.ts';

export class RuleNames {
  #sets = $state.raw<RuleSet[]>([]);

  /** Made where a component begins: the names follow its language. */
  constructor() {
    $effect(() => {
      let isLate = false;
      api.rules(lang()).then(
        (sets) => {
          if (!isLate) this.#sets = sets;
        },
        // Without names the id does.
        () => undefined,
      );
      return () => (isLate = true);
    });
  }

  /** The name; rules that somebody made go by their id where this device does not know them. */
  of({ id, hash }: Pick<RuleSetName, 'id' | 'hash'>): string {
    return this.#sets.find((set) => set.hash === hash)?.name ?? ownSets.nameOf(id) ?? id;
  }
}
