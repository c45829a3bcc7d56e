/** The words of the pages about rule sets. */

import type { Words } from '../../texts.ts';

export const ruleWords: Words = { de: () => import('./words/de.ts'), en: () => import('./words/en.ts') };
