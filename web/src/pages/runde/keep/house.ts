/** Rounds on the server: what devices have written goes there, and what others have written comes from there. */

import { client } from '../../../net/client.ts';
import type { Done, RundeCard, RundeKept, RundeLink, RundeLog, Runden } from '../../../wire/accounts.ts';

const at = (id: string) => `/api/rounds/${encodeURIComponent(id)}`;

export const house = {
  all: () => client.get<Runden>('/api/rounds'),
  open: (name: string) => client.post<RundeCard>('/api/rounds', { name }),
  enter: (token: string) => client.post<RundeCard>('/api/rounds/enter', { token }),
  /** A link by which others enter; the one before opens nothing any more. */
  link: (id: string) => client.post<RundeLink>(`${at(id)}/link`, { origin: location.origin }),
  be: (id: string, member: string | null) => client.post<RundeCard>(`${at(id)}/me`, { member }),
  leave: (id: string) => client.post<Done>(`${at(id)}/leave`, {}),
  log: (id: string, after: number) => client.get<RundeLog>(`${at(id)}/log`, { after }),
  write: (id: string, lines: string[]) => client.post<RundeKept>(`${at(id)}/log`, { lines }),
};
