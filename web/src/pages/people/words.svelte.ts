/** The words of the pages about people, loaded with them and not before. */

import { GroupWords } from '../../group-words.svelte.ts';
import type { Args } from '../../texts.ts';

export const peopleWords = new GroupWords({
  de: () => import('./words/de.ts'),
  en: () => import('./words/en.ts'),
});

/** A message of these pages. */
export function p(key: string, args?: Args): string {
  return peopleWords.say(key, args);
}

/** A rating with its uncertainty: "1512 ± 98". */
export function ratingShort({ mean, deviation }: { mean: number; deviation: number }): string {
  return p('pw-rating-short', { mean: String(Math.round(mean)), deviation: String(Math.round(deviation)) });
}
