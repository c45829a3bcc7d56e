/** The words of the review. */

import { GroupWords } from '../../group-words.svelte.ts';
import type { Args } from '../../texts.ts';

export const reviewWords = new GroupWords({
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
});

/** A message of the review. */
export function r(key: string, args?: Args): string {
  return reviewWords.say(key, args);
}
