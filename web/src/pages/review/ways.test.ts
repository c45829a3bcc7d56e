import { expect, it } from 'vitest';

import { wayOf } from './ways.ts';

it('the addresses of the review', () => {
  expect(wayOf('/review')).toEqual({ page: 'paste' });
  expect(wayOf('/review/MDEyMzQ1Njc4OWFiY2RlZg')).toEqual({ page: 'kept', id: 'MDEyMzQ1Njc4OWFiY2RlZg' });
  expect(wayOf('/review/MDEy/7')).toEqual({ page: 'own', table: 'MDEy', hand: 7 });
  expect(wayOf('/g/x81_-')).toEqual({ page: 'shared', token: 'x81_-' });
  expect(wayOf('/g').page).toBe('unknown');
  expect(wayOf('/review/MDEy/seven').page).toBe('unknown');
  expect(wayOf('/review/a/1/2').page).toBe('unknown');
});
