import { expect, it } from 'vitest';

import { PARTS, rundePath, wayOf } from './ways.ts';

const ID = 'abcdefghijklmnop2345';

it('an address leads to its page', () => {
  expect(wayOf('/runde')).toEqual({ page: 'list' });
  expect(wayOf('/runde/')).toEqual({ page: 'list' });
  expect(wayOf('/runde/enter')).toEqual({ page: 'enter' });
  expect(wayOf('/runde/new')).toEqual({ page: 'new' });
  for (const part of PARTS) expect(wayOf(rundePath(ID, part))).toEqual({ page: 'runde', id: ID, part });
});

it('other addresses lead nowhere', () => {
  for (const path of ['/runde/x', `/runde/${ID}/none`, `/runde/${ID}/book/more`, '/runde/new/book'])
    expect(wayOf(path)).toBeNull();
});
