/** Pages and files that open by a ticket. */

import { lang } from '../../lang.svelte.ts';
import type { Acts } from '../net/acts.svelte.ts';
import type { Room } from '../net/room.svelte.ts';

/** Opened at once, so that no browser takes it for an advertisement; filled when the ticket is there. */
export async function openTicket(room: Room, acts: Acts, path: string): Promise<void> {
  const tab = window.open('', '_blank');
  const url = await acts.run(() => room.api.ticket(path));
  if (url && tab) tab.location.href = url;
  else if (url) location.href = url;
  else tab?.close();
}

/** A page for the printer, such as `slips?player=7`, in the language of the desk. */
export function openPaper(room: Room, acts: Acts, what: string): Promise<void> {
  return openTicket(room, acts, `/api/hall/print/${what}${what.includes('?') ? '&' : '?'}lang=${lang()}`);
}

/** Saved as a file. */
export async function saveTicket(room: Room, acts: Acts, path: string): Promise<void> {
  const url = await acts.run(() => room.api.ticket(path));
  if (url) location.href = url;
}
