/** How times, numbers and names are written. */

import { COUNT } from '../../wire/game.ts';
import { LOCALES } from '../../figures.ts';
import type { Lang } from '../../texts.ts';
import type { HistoryHand, Moment, Role, SeatHolder } from './net/types.ts';

/** A day: "16. November 2026". */
export function day(lang: Lang, at: Moment): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { dateStyle: 'long' }).format(at / 1000);
}

/** A day, short, for the axis of a plot: "16.11.26". */
export function shortDay(lang: Lang, at: Moment): string {
  const format = { day: '2-digit', month: '2-digit', year: '2-digit' } as const;
  return new Intl.DateTimeFormat(LOCALES[lang], format).format(at / 1000);
}

/** A day with the time: "16. Nov. 2026, 20:15". */
export function moment(lang: Lang, at: Moment): string {
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(LOCALES[lang], format).format(at / 1000);
}

/** A time of day: "20:15". */
export function clockTime(lang: Lang, at: Moment): string {
  return new Intl.DateTimeFormat(LOCALES[lang], { timeStyle: 'short' }).format(at / 1000);
}

export { number, signedIn as signed } from '../../figures.ts';

/** A share of one as a percentage. */
export function percent(lang: Lang, share: number, digits = 0): string {
  const format = { style: 'percent', minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(LOCALES[lang], format).format(share);
}

/** The parts of a long time, the two largest: days and hours, hours and minutes. */
export function span(seconds: number): { unit: 'day' | 'hour' | 'minute'; count: number }[] {
  const minutes = Math.floor(seconds / 60);
  const all = [
    { unit: 'day', count: Math.floor(minutes / 1440) },
    { unit: 'hour', count: Math.floor(minutes / 60) % 24 },
    { unit: 'minute', count: minutes % 60 },
  ] as const;
  const first = all.findIndex(({ count }) => count > 0);
  return first < 0 ? [all[2]] : all.slice(first, first + 2).filter(({ count }) => count > 0);
}

/** What a bot is called: its name without the version. */
export function botName(name: string): string {
  const plain = name.split('@')[0] ?? name;
  return plain.slice(0, 1).toUpperCase() + plain.slice(1);
}

/** The others at the table, in seat order; bots of the same name are one entry with their number. */
export function others(hand: {
  seat: number;
  seats: readonly SeatHolder[];
}): (SeatHolder & { count: number })[] {
  const found: (SeatHolder & { count: number })[] = [];
  for (const holder of hand.seats.filter((_, i) => i + 1 !== hand.seat)) {
    const same = found.find((one) => one.kind === 'bot' && holder.kind === 'bot' && one.name === holder.name);
    if (same) same.count += 1;
    else found.push({ ...holder, count: 1 });
  }
  return found;
}

/** The card points of one's own party. */
export function ownPoints(points: number, role: Role): number {
  return role === 'defender' ? COUNT.all - points : points;
}

/** What a hand brought: money where the rules know it, else list points. */
export function brought(hand: Pick<HistoryHand, 'units' | 'list'>): {
  amount: number;
  of: 'units' | 'list';
} {
  if (hand.units !== null) return { amount: hand.units, of: 'units' };
  return { amount: hand.list ?? 0, of: 'list' };
}
