/** Who somebody at a table is, where the table does not say it: it tells ids only to those who sit there. One's own history has them. */

import { past, people } from '../net/people-api.ts';

/** The id behind a name at a table: from the newest of the last hands played there, else the account of this name. */
export async function idAtTable(table: string, hand: number, name: string): Promise<string | null> {
  for (const number of [hand, hand - 1].filter((one) => one > 0)) {
    const id = await idInHand(table, number, name);
    if (id !== null) return id;
  }
  return (await people.find(name)).found?.id ?? null;
}

async function idInHand(table: string, hand: number, name: string): Promise<string | null> {
  try {
    const { seats } = await past.hand(table, hand);
    const seat = seats.find((holder) => holder.kind === 'person' && holder.name === name);
    return seat?.kind === 'person' ? seat.id : null;
  } catch {
    return null;
  }
}
