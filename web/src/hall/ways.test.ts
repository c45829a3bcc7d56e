import { expect, it } from 'vitest';

import { linkPath, wayOf } from './ways.ts';

const TOKEN = '3q2-7wAAAAAAAAAAAAAAAA';

it('a link has its token behind #, and one that was printed before is opened all the same', () => {
  const { pathname, hash } = new URL(linkPath(TOKEN), 'http://hall');
  expect([pathname, hash]).toEqual(['/h/', `#${TOKEN}`]);
  expect(wayOf(pathname, hash)).toEqual({ page: 'link', token: TOKEN });
  expect(wayOf('/h', hash)).toEqual({ page: 'link', token: TOKEN });
  expect(wayOf(`/h/${TOKEN}`)).toEqual({ page: 'link', token: TOKEN });
  for (const empty of ['', '#']) expect(wayOf('/h/', empty).page).toBe('unknown');
});

it('every address of the hall leads somewhere, and no other does', () => {
  expect(wayOf('/hall/')).toEqual({ page: 'list' });
  expect(wayOf('/hall/t/kirchweih-isen')).toEqual({ page: 'tournament', id: 'kirchweih-isen' });
  expect(wayOf('/hall/t/kirchweih/list/1/7')).toEqual({
    page: 'scanned',
    id: 'kirchweih',
    list: { match: 1, table: 7 },
  });
  expect(wayOf('/hall/start', '#abc')).toEqual({ page: 'start', token: 'abc' });
  expect(wayOf('/hall/start').page).toBe('unknown');
  expect(wayOf('/hall/s/2026')).toEqual({ page: 'season', id: '2026' });
  for (const path of [
    '/h',
    '/h/a/b',
    '/hall/x',
    '/hall/t',
    '/hall/t/a/list/1',
    '/hall/t/a/list/1/x',
    '/hallo',
    '/',
  ])
    expect(wayOf(path).page).toBe('unknown');
});
