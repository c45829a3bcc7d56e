/** What members are called. */

import { t } from '../../lang.svelte.ts';
import type { Sheet } from '../../wire/engine.ts';

/** A member's name, or the number once the name is erased. */
export function nameOf(sheet: Sheet, id: string): string {
  const member = sheet.members.find((one) => one.id === id);
  return member?.name ?? t('rd-number', { number: member?.number ?? 0 });
}
