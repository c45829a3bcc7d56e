/** The words of the review. */

import type { Words } from '../../texts.ts';

export const reviewWords: Words = { de: () => import('./words/de.ts'), en: () => import('./words/en.ts') };
