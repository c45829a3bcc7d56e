/** The book's sections as a reader wants them: a heading for each source, below it the smallest sections. */

import type { Chapter } from '../api.ts';

export interface BookPart {
  book: Chapter;
  chapters: Chapter[];
}

/** The section that a section lies in: `S 2.5` in `S 2`, `S 2` in `S`. */
const parentOf = (id: string) => (id.includes('.') ? id.replace(/\.\d+$/, '') : (id.split(' ')[0] ?? ''));

/** Each source with those of its sections that no smaller ones divide; a clause of no smaller section goes with the larger. */
export function leavesOf(sections: readonly Chapter[]): BookPart[] {
  const books = sections.filter((section) => !section.id.includes(' '));
  return books.map((book) => {
    const inside = sections.filter((section) => section.id.startsWith(`${book.id} `));
    const chapters = [...inside, book].flatMap((section) => {
      const smaller = inside.filter((other) => other.id !== section.id && parentOf(other.id) === section.id);
      const covered = new Set(smaller.flatMap((other) => other.clauses.map(({ query }) => query)));
      const clauses = section.clauses.filter(({ query }) => !covered.has(query));
      return clauses.length > 0 ? [{ ...section, clauses }] : [];
    });
    return { book, chapters };
  });
}

/** The clauses before and after a clause in its source. */
export function neighboursOf(
  sections: readonly Chapter[],
  query: string,
): (Chapter['clauses'][number] | null)[] {
  const book = sections.find((section) => section.id === query.split(' ')[0]);
  const place = book?.clauses.findIndex((clause) => clause.query === query) ?? -1;
  if (!book || place < 0) return [null, null];
  return [book.clauses[place - 1] ?? null, book.clauses[place + 1] ?? null];
}
