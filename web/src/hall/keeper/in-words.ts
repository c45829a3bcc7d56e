/** A row in words, as a keeper would read it out. */

import { t } from '../../lang.svelte.ts';
import type { Row } from '../net/types.ts';
import { kind, offence } from '../words.ts';

/** How a game ended. */
export function endInWords(row: Pick<Row, 'won' | 'schneider' | 'schwarz'>): string {
  const how = row.schwarz ? 'schwarz' : row.schneider ? 'schneider' : 'plain';
  return t(row.won ? `hw-won-${how}` : `hw-lost-${how}`);
}

export function inWords(row: Row, names: readonly string[]): string {
  const name = (seat: number | undefined) => (seat === undefined ? '' : (names[seat - 1] ?? String(seat)));
  const parts: string[] = [];
  if (row.contract) {
    const contract = kind(row.contract, row.tout === true);
    parts.push(
      row.partner === undefined
        ? t('hw-plays', { name: name(row.declarer), contract })
        : t('hw-plays-with', { name: name(row.declarer), contract, partner: name(row.partner) }),
    );
  }
  if (row.ruling)
    parts.push(offence(row.ruling.offence) + (row.ruling.offender ? ` (${name(row.ruling.offender)})` : ''));
  if (row.points) parts.push(t('hw-only-numbers'));
  if (row.won !== undefined) parts.push(endInWords(row));
  if (row.double !== undefined)
    parts.push(t('hw-doubled-by', { name: name(row.double), tricks: row.tricks ?? 0 }));
  if (row.approved === false) parts.push(t('hw-struck'));
  return parts.join(', ');
}
