/** From rules to a table: the set is chosen, and the form on the first page is open. */

import { go } from '../../router.svelte.ts';
import { choice } from '../start/choice.svelte.ts';
import { choiceOf, type OwnSet, ownSets } from './own-sets.svelte.ts';

export type Way = 'friends' | 'practice';

export function playBuiltin(id: string, way: Way): void {
  choice.rule = id;
  choice.keep();
  go(`/#${way}`);
}

export function playOwn(set: OwnSet, way: Way): void {
  ownSets.put(set);
  playBuiltin(choiceOf(set), way);
}
