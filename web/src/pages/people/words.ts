/** The words of the pages about people, loaded with them and not before. */

import { t } from '../../lang.svelte.ts';
import type { Words } from '../../texts.ts';

export const peopleWords: Words = { de: () => import('./words/de.ts'), en: () => import('./words/en.ts') };

/** A rating with its uncertainty: "1512 ± 98". */
export function ratingShort({ mean, deviation }: { mean: number; deviation: number }): string {
  return t('pw-rating-short', { mean: String(Math.round(mean)), deviation: String(Math.round(deviation)) });
}
