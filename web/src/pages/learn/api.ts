/** What the server says about lessons and the rules book. */

import { client } from '../../net/client.ts';
import type { Action } from '../../protocol.ts';
import type { Lang } from '../../texts.ts';
import type { Contents, Followed, Line, Listed, Reply } from './types.ts';

export type * from './types.ts';

export const learnApi = {
  lessons: (lang: Lang) => client.get<Listed[]>('/api/learn', { lang }),
  follow: (id: string, actions: readonly Action[], lang: Lang) =>
    client.post<Followed>(`/api/learn/${encodeURIComponent(id)}`, { actions }, { lang }),
};

export const bookApi = {
  contents: (lang: Lang) => client.get<Contents>('/api/book', { lang }),
  entry: (query: string, lang: Lang) => client.get<Reply>('/api/book/entry', { lang, q: query }),
  search: (words: string, lang: Lang) => client.get<Line[]>('/api/book/search', { lang, q: words }),
};
