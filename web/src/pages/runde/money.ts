/** Sums as the pages of a round write them. */

import { number } from '../../figures.ts';
import type { Lang } from '../../texts.ts';

/** Cents in euros. */
export function euros(lang: Lang, cents: number): string {
  return number(lang, cents / 100, 2);
}

/** The same with its sign, so that it is plain who gets and who pays. */
export function signedEuros(lang: Lang, cents: number): string {
  return cents > 0 ? `+${euros(lang, cents)}` : euros(lang, cents);
}
