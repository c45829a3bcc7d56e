/** Pages and files that open by a ticket. */

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

/** Saved as a file. */
export async function saveTicket(room: Room, acts: Acts, path: string): Promise<void> {
  const url = await acts.run(() => room.api.ticket(path));
  if (url) location.href = url;
}
