/** What the server says about lessons and the rules book, or this device where the server does not answer. */

import { client } from '../../net/client.ts';
import { ask, askHere } from '../../offline/answering.ts';
import type { Action } from '../../protocol.ts';
import type { Lang } from '../../texts.ts';
import type { Contents, Followed, Line, Listed, Reply } from './types.ts';

export type * from './types.ts';

export const learnApi = {
  lessons: (lang: Lang) =>
    ask(
      () => client.get<Listed[]>('/api/learn', { lang }),
      async () => (await askHere({ ask: 'lessons', lang })).lessons,
    ),
  follow: (lesson: string, actions: readonly Action[], lang: Lang) =>
    ask(
      () => client.post<Followed>(`/api/learn/${encodeURIComponent(lesson)}`, { actions }, { lang }),
      async () => (await askHere({ ask: 'lesson', lesson, so_far: { actions }, lang })).followed,
    ),
};

export const bookApi = {
  contents: (lang: Lang) =>
    ask(
      () => client.get<Contents>('/api/book', { lang }),
      async () => (await askHere({ ask: 'book', lang })).contents,
    ),
  entry: (question: string, lang: Lang) =>
    ask(
      () => client.get<Reply>('/api/book/entry', { lang, q: question }),
      async () => (await askHere({ ask: 'entry', question, lang })).reply,
    ),
  search: (words: string, lang: Lang) =>
    ask(
      () => client.get<Line[]>('/api/book/search', { lang, q: words }),
      async () => (await askHere({ ask: 'search', words, lang })).lines,
    ),
};
