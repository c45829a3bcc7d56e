/** The words of the pages about rule sets. */

import { GroupWords } from '../../group-words.svelte.ts';
import { t } from '../../lang.svelte.ts';
import type { Args } from '../../texts.ts';

export const words = new GroupWords({
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
});

/** A message of these pages, or one of the game. */
export function say(key: string, args?: Args): string {
  return key.startsWith('rw-') ? words.say(key, args) : t(key, args);
}
