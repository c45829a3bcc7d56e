/** The service worker lets a page of the hall be loaded anew without network as it does every other. */

import { canKeep, startWorker } from '../../worker.ts';

export { canKeep as canReload };

/** The hall had a worker of its own once. */
const FORMER = '/h/';

/** Starts it, without what only players need. */
export async function keepHall(): Promise<void> {
  if (!canKeep()) return;
  const former = await navigator.serviceWorker.getRegistration(FORMER);
  if (former && new URL(former.scope).pathname === FORMER) await former.unregister();
  await startWorker(false);
}
