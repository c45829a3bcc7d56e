/** Sums and days as the pages of a round write them. */

import { LOCALES, number } from '../../figures.ts';
import type { Lang } from '../../texts.ts';

/** Cents in euros. */
export function euros(lang: Lang, cents: number): string {
  return number(lang, cents / 100, 2);
}

/** The same with its sign, so that it is plain who gets and who pays. */
export function signedEuros(lang: Lang, cents: number): string {
  return cents > 0 ? `+${euros(lang, cents)}` : euros(lang, cents);
}

/** A day of the calendar, `2026-11-20`, as it is written. */
export function dayIn(lang: Lang, date: string): string {
  const format = { day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' } as const;
  const day = new Date(`${date}T00:00:00Z`);
  return Number.isNaN(day.getTime()) ? date : new Intl.DateTimeFormat(LOCALES[lang], format).format(day);
}
