/** Units in money. */

import type { Lang } from '../../../texts.ts';

export interface Money {
  /** The end of the key of its word. */
  unit: 'cents' | 'euros';
  value: string;
}

/** What units are in money, with their sign; none where a unit is worth nothing. */
export function moneyOf(lang: Lang, unitCents: number | null): (units: number) => Money | null {
  const signs = { signDisplay: 'exceptZero' } as const;
  const whole = new Intl.NumberFormat(lang, { ...signs, maximumFractionDigits: 0 });
  const exact = new Intl.NumberFormat(lang, { ...signs, minimumFractionDigits: 2, maximumFractionDigits: 2 });
  return (units) => {
    if (!unitCents) return null;
    const cents = units * unitCents;
    const isSmall = Math.abs(cents) < 99.5;
    const value = isSmall ? whole.format(cents) : exact.format(cents / 100);
    return { unit: isSmall ? 'cents' : 'euros', value: value.replace('-', '−') };
  };
}
