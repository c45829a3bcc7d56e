/** The words of the pages of a round. */

import type { Words } from '../../texts.ts';

export const rundeWords: Words = { de: () => import('./words/de.ts'), en: () => import('./words/en.ts') };
