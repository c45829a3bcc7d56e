/** Hands the hands that were played here over to the server, each once, as soon as it can be reached. */

import { client } from '../net/client.ts';
import { Problem } from '../net/problem.ts';
import type { OfflineHand, OfflineHandTaken } from '../wire/accounts.ts';
import { BrowserDrawer, type Drawer, type KeptHand } from './drawer.ts';
import { forgetHands } from './waits.ts';

/** Where hands are handed in. */
type Send = (hand: OfflineHand) => Promise<unknown>;

const sent = ({ table, hand, at, seat, bot, pot, rules, record }: KeptHand): OfflineHand => ({
  table,
  hand,
  at,
  seat: seat as OfflineHand['seat'],
  bot,
  pot,
  record,
  ...(rules === null ? {} : { rules }),
});

/** Hands over what is in a drawer, the oldest hand first; whether nothing waits any more. What the server has is thrown away
 * only after its answer, and sent twice it is there once. */
export async function handOverFrom(drawer: Drawer, send: Send): Promise<boolean> {
  for (const hand of await drawer.hands()) {
    if (hand.refused !== null) continue;
    try {
      await send(sent(hand));
      await drawer.drop(hand);
    } catch (error) {
      const problem = Problem.of(error);
      if (problem.status !== 422) return false;
      // It will not be taken tomorrow either; the next may.
      await drawer.refuse(hand, problem.code);
    }
  }
  return true;
}

let last: Promise<void> = Promise.resolve();

async function run(): Promise<void> {
  try {
    const isDone = await handOverFrom(new BrowserDrawer(), (hand) =>
      client.post<OfflineHandTaken>('/api/history/offline', hand),
    );
    if (isDone) forgetHands();
  } catch {
    // The drawer cannot be opened, or the page is going: the next start tries again.
  }
}

/** Hands over what waits, one after the other; what comes meanwhile, after it. */
export function handOver(): Promise<void> {
  last = last.then(run);
  return last;
}
