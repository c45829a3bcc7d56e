import { expect, it } from 'vitest';

import type { Chapter } from '../api.ts';
import { leavesOf, neighboursOf } from './sections.ts';

const line = (query: string) => ({ query, title: query.toLowerCase() });
const section = (id: string, ...clauses: string[]): Chapter => ({
  id,
  title: id,
  clauses: clauses.map(line),
});
const sections = [
  section('S', 'S 1.1', 'S 1.3.1', 'S 2.1.1'),
  section('S 1', 'S 1.1', 'S 1.3.1'),
  section('S 1.3', 'S 1.3.1'),
  section('S 2', 'S 2.1.1'),
  section('S 2.1', 'S 2.1.1'),
  section('T', 'T 1', 'T 2'),
  section('V', 'V 0.1', 'V 1.1', 'V 12'),
  section('V 0', 'V 0.1'),
  section('V 1', 'V 1.1'),
];

it('every clause stands once, in the smallest section', () => {
  const [school, table, variants] = leavesOf(sections);
  expect(school!.chapters.map(({ id, clauses }) => [id, clauses.map(({ query }) => query)])).toEqual([
    ['S 1', ['S 1.1']],
    ['S 1.3', ['S 1.3.1']],
    ['S 2.1', ['S 2.1.1']],
  ]);
  expect(table!.chapters.map(({ id }) => id)).toEqual(['T']);
  expect(variants!.chapters.map(({ id, clauses }) => [id, clauses.map(({ query }) => query)])).toEqual([
    ['V 0', ['V 0.1']],
    ['V 1', ['V 1.1']],
    ['V', ['V 12']],
  ]);
});

it('a clause has neighbours in its source', () => {
  expect(neighboursOf(sections, 'S 1.3.1').map((one) => one?.query)).toEqual(['S 1.1', 'S 2.1.1']);
  expect(neighboursOf(sections, 'T 2').map((one) => one?.query ?? null)).toEqual(['T 1', null]);
  expect(neighboursOf(sections, 'Laufende')).toEqual([null, null]);
});
