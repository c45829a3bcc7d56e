/** The words of the pages for learning. */

import type { Words } from '../../texts.ts';

export const learnWords: Words = { de: () => import('./words/de.ts'), en: () => import('./words/en.ts') };
