/** What the server says about reviews, one's own hands, and shared ones. */

import { client } from '../../net/client.ts';
import type { Lang } from '../../texts.ts';
import type { Again, OwnHand, PlayedOn, ReviewState, Shared, SharedHand, Submitted } from './types.ts';

export type * from './types.ts';

const ownAt = (table: string, hand: number) => `/api/history/hands/${encodeURIComponent(table)}/${hand}`;
const sharedAt = (token: string) => `/api/history/shared/${encodeURIComponent(token)}`;

export const reviewApi = {
  own: (table: string, hand: number, lang: Lang) => client.get<OwnHand>(ownAt(table, hand), { lang }),
  shared: (token: string, lang: Lang) => client.get<SharedHand>(sharedAt(token), { lang }),
  submit: (record: string, lang: Lang) => client.post<Submitted>('/api/review', { record }, { lang }),
  submitOwn: (table: string, hand: number, lang: Lang) =>
    client.post<Submitted>(`${ownAt(table, hand)}/review`, {}, { lang }),
  submitShared: (token: string, lang: Lang) =>
    client.post<Submitted>(`${sharedAt(token)}/review`, {}, { lang }),
  state: (id: string, lang: Lang) =>
    client.get<ReviewState>(`/api/review/${encodeURIComponent(id)}`, { lang }),
  /** Plays a reviewed hand on from one of its points. */
  again: (id: string, again: Again, lang: Lang) =>
    client.post<PlayedOn>(`/api/review/${encodeURIComponent(id)}/again`, again, { lang }),
  share: (table: string, hand: number) => client.post<Shared>(`${ownAt(table, hand)}/share`, {}),
  unshare: (table: string, hand: number) => client.post<unknown>(`${ownAt(table, hand)}/unshare`, {}),
  /** Where the record of one's own hand is, as a file. */
  file: (table: string, hand: number) => `${ownAt(table, hand)}/record.skn`,
};
