/** The words of the hall, loaded with its pages and not before. */

import { lang, t } from '../lang.svelte.ts';
import type { Words } from '../texts.ts';
import type { Tie } from '../wire/hall.ts';
import type { Award, Phase, PlayerStatus, Prize } from './net/types.ts';

export const hallWords: Words = { de: () => import('./words/de.ts'), en: () => import('./words/en.ts') };

/** Names on the wire have underscores, names of messages have hyphens. */
const dashed = (name: string) => name.replaceAll('_', '-');

export function kind(contract: string, tout = false): string {
  return t(`kind-${dashed(contract)}${tout ? '-tout' : ''}`);
}

export function offence(name: string): string {
  return t(`offence-${dashed(name)}`);
}

export function nextAfter(name: string): string {
  return t(`next-${dashed(name)}`);
}

export function phaseName(phase: Phase): string {
  return t(`hw-phase-${phase.name}`, { match: phase.match ?? 0 });
}

export function statusName(status: PlayerStatus): string {
  return typeof status === 'string'
    ? t(`hw-status-${status}`)
    : t('hw-status-replaced', { player: status.replaced });
}

/** A sum of money. */
export function euros(cents: number): string {
  const digits = cents % 100 === 0 ? 0 : 2;
  const format = {
    style: 'currency',
    currency: 'EUR',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  } as const;
  return new Intl.NumberFormat(lang(), format).format(cents / 100);
}

export { signed } from '../figures.ts';

/** A day, as `2026-10-18` in the language of the page. */
export function day(date: string): string {
  const [year, month, of] = date.split('-').map(Number);
  if (!year || !month || !of) return date;
  const format = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(lang(), format).format(Date.UTC(year, month - 1, of));
}

/** A time of day, from microseconds. */
export function clock(micros: number, seconds = false): string {
  const format: Intl.DateTimeFormatOptions = { hour: '2-digit', minute: '2-digit' };
  if (seconds) format.second = '2-digit';
  return new Intl.DateTimeFormat(lang(), format).format(micros / 1000);
}

/** What a prize is for. */
export function prizeFor(award: Award): string {
  const what = award.for;
  if ('place' in what) return t('hw-prize-place', { place: what.place });
  if ('table' in what)
    return t('hw-prize-table', { match: what.table.match_number, table: what.table.table });
  return typeof what.special === 'string' ? t(`hw-merit-${dashed(what.special)}`) : what.special.named.title;
}

/** Whether a prize was read as money, as a thing, or as both. */
export function prizeKind({ cents, thing }: Prize): string {
  if (!thing) return t('hw-prize-money');
  return cents > 0 ? t('hw-prize-both') : t('hw-prize-thing');
}

/** What decided between players who are level. */
export function tieIs({ by, has }: Tie): string {
  return has === null ? t(`hw-tie-${dashed(by)}`) : t('hw-tie', { by: t(`hw-tie-${dashed(by)}`), has });
}

/** What a prize is. */
export function prizeIs(award: { cents: number; thing?: string | null }): string {
  const parts = [award.cents > 0 ? euros(award.cents) : '', award.thing ?? ''];
  return parts.filter((part) => part !== '').join(' + ') || euros(0);
}
