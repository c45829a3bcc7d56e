/** What was sent: shown until the list that holds it has come, however long that takes. */

import type { Waiting } from './drawer.ts';

export interface Sent {
  item: Waiting;
  /** The version of the tournament that holds it. */
  version: number;
}

/** What is still to be shown beside a list of this version. */
export function stillNew(sent: readonly Sent[], listVersion: number): Sent[] {
  return sent.filter(({ version }) => version > listVersion);
}
