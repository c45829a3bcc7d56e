import { expect, it } from 'vitest';

import { wayOf } from './ways.ts';

it.each([
  ['/account', { page: 'account', part: 'overview' }],
  ['/account/', { page: 'account', part: 'overview' }],
  ['/account/reset', { page: 'reset' }],
  ['/people/0190-abc', { page: 'person', id: '0190-abc' }],
  ['/history/statistics', { page: 'history', part: 'statistics' }],
  ['/admin/people/0190', { page: 'admin-person', id: '0190' }],
  [`/admin/${'x'.repeat(43)}`, { page: 'admin-link', token: 'x'.repeat(43) }],
  ['/account/enter', { page: 'enter' }],
  ['/legal/privacy', { page: 'legal', text: 'privacy' }],
  ['/people/a/b', { page: 'unknown' }],
  ['/admin/people', { page: 'unknown' }],
  ['/account/constructor', { page: 'unknown' }],
])('%s leads to its page', (path, way) => {
  expect(wayOf(path)).toEqual(way);
});
