/** The words of the pages for learning. */

import { GroupWords } from '../../group-words.svelte.ts';
import type { Args } from '../../texts.ts';

export const learnWords = new GroupWords({
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
});

/** A message of the pages for learning. */
export function l(key: string, args?: Args): string {
  return learnWords.say(key, args);
}
