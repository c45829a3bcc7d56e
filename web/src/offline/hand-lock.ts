/** Tells every page of this browser that a hand runs: a new version of the page waits until none does. */

import type { TableState } from '../protocol.ts';

const NAME = 'stammtisch-hand';

/** Browsers without locks let a new version wait until the page is closed. */
const locks = (globalThis.navigator as Partial<Navigator> | undefined)?.locks;

/** Whether a table is in the middle of a hand. */
export function isHandRunning(state: TableState | null | undefined): boolean {
  return state?.stage === 'cutting' || state?.stage === 'playing';
}

/** A hand runs until the answer is called. */
export function keepHandRunning(): () => void {
  let end: () => void = () => undefined;
  const isOver = new Promise<void>((resolve) => (end = resolve));
  locks?.request(NAME, { mode: 'shared' }, () => isOver).catch(() => undefined);
  return end;
}

/** Does something once no hand runs, on any page of this browser; never, where that cannot be known. */
export async function onceNoHandRuns(work: () => void): Promise<void> {
  await locks?.request(NAME, { mode: 'exclusive' }, work);
}
