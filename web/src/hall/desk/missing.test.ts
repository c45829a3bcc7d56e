import { expect, it } from 'vitest';

import type { Views } from '../net/types.ts';
import { missing } from './missing.ts';

function views(): Partial<Views> {
  return {
    setup: {
      phase: { name: 'open', match: null },
      officials: [{ person: 2, name: 'Max Streng', roles: ['referee'] }],
      seed: 'Lotto',
      counts: { players: 8, house: 0, waiting: 0, here: 0, tables: 0, unpaid: 0 },
      rules: { least_age: 16 },
    },
    players: {
      players: Array.from({ length: 8 }, () => ({ status: 'active', age: 'birthday' })),
      duplicates: [],
    },
    referee: { approvals: [], complaints: [], calls: [] },
  } as unknown as Partial<Views>;
}

it('a tournament that is ready lacks nothing', () => {
  expect(missing(views())).toEqual([]);
});

it('what is missing is told with its number', () => {
  const found = views();
  found.setup!.officials = [];
  found.setup!.counts.unpaid = 3;
  found.players!.players.pop();
  found.setup!.counts.players = 7;
  found.players!.players[0]!.age = null;
  found.referee!.calls = [{ answer: null }, { answer: 'granted' }] as never;
  expect(missing(found).map(({ key, args }) => [key, args['count']])).toEqual([
    ['hw-lack-referee', 0],
    ['hw-lack-paid', 3],
    ['hw-lack-age', 1],
    ['hw-lack-four', 1],
    ['hw-lack-answers', 1],
  ]);
});

it('no age is missing where the set knows none, and house players fill up', () => {
  const found = views();
  found.setup!.rules.least_age = 0;
  found.players!.players[0]!.age = null;
  found.setup!.counts.players = 7;
  found.setup!.counts.house = 1;
  expect(missing(found)).toEqual([]);
});

it('who is not here is told once somebody is', () => {
  const found = views();
  found.setup!.counts.here = 6;
  expect(missing(found).map(({ key, args }) => [key, args['count']])).toEqual([['hd-lack-here', 2]]);
});
