/** Figures as every page writes them: the true minus, and a plus where something was won. */

import type { Lang } from './texts.ts';

export const LOCALES = { de: 'de-DE', en: 'en-GB' } as const satisfies Record<Lang, string>;

/** A number, as exact as asked for; thousands are set apart from ten thousand on. */
export function number(lang: Lang, value: number, digits = 0): string {
  const format = {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    useGrouping: 'min2',
  } as const;
  return new Intl.NumberFormat(LOCALES[lang], format).format(value).replace('-', '−');
}

/** A number with its sign: +3, −2, 0. */
export function signedIn(lang: Lang, value: number, digits = 0): string {
  const text = number(lang, value, digits);
  return value > 0 && text !== number(lang, 0, digits) ? `+${text}` : text;
}

/** A whole number with its sign, the same in every language: points of a list, units of an account. */
export function signed(value: number): string {
  return value > 0 ? `+${value}` : value < 0 ? `−${-value}` : '0';
}
