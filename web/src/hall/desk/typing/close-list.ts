/** Closing a list that came on paper: what was typed, the signatures that stand on it, and that it is in. */

import { Problem } from '../../../net/problem.ts';
import { newId } from '../../net/id.ts';
import type { HallApi } from '../../net/hall-api.ts';
import type { ListView, Wish } from '../../net/types.ts';

/** Does all of it, or as much as the rules take; throws what the server says. */
export async function closeList(api: HallApi, list: ListView, typed: Wish[] = []): Promise<void> {
  const id = { match: list.match, table: list.table };
  const unsigned = typed.length > 0 || list.needs.signatures.length > 0 || list.needs.keeper;
  const sign: Wish[] = unsigned ? [{ sign: { list: id, signer: 'all' } }] : [];
  const wishes: Wish[] = [...typed, ...sign, { close_list: { list: id } }];
  const commands = wishes.map((wish) => ({ id: newId(), do: wish }));
  const { answers } = await api.queue({ commands, stop: true });
  for (const answer of answers) if (!answer.ok) throw Problem.told(answer.error, answer.status);
}
