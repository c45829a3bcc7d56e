/** Printing from the door. */

import { lang } from '../../lang.svelte.ts';
import type { Acts } from '../net/acts.svelte.ts';
import type { Room } from '../net/room.svelte.ts';

/** Opens a page for the printer: at once, so that no browser takes it for an advertisement; filled when the ticket is there. */
export async function openPaper(room: Room, acts: Acts, what: string): Promise<void> {
  const tab = window.open('', '_blank');
  const path = `/api/hall/print/${what}${what.includes('?') ? '&' : '?'}lang=${lang()}`;
  const url = await acts.run(() => room.api.ticket(path));
  if (url && tab) tab.location.href = url;
  else if (url) location.href = url;
  else tab?.close();
}
