import { expect, it } from 'vitest';

import { wayOf } from './ways.ts';

it('every address of the hall leads somewhere, and no other does', () => {
  expect(wayOf('/h/3q2-7wAAAAAAAAAAAAAAAA')).toEqual({ page: 'link', token: '3q2-7wAAAAAAAAAAAAAAAA' });
  expect(wayOf('/hall/')).toEqual({ page: 'list' });
  expect(wayOf('/hall/t/kirchweih-isen')).toEqual({ page: 'tournament', id: 'kirchweih-isen' });
  expect(wayOf('/hall/s/2026')).toEqual({ page: 'season', id: '2026' });
  for (const path of ['/h', '/h/a/b', '/hall/x', '/hall/t', '/hallo', '/'])
    expect(wayOf(path).page).toBe('unknown');
});
