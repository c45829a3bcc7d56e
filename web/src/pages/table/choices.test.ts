import { expect, it } from 'vitest';

import type { Voice } from '../../game/words.ts';
import type { Contract } from '../../protocol.ts';
import { kindsOf, pageOf, suitOf, suitWords } from './choices.ts';

it('what fits a strip is one page', () => {
  expect(pageOf([1, 2, 3, 4, 5, 6], 0)).toEqual({ shown: [1, 2, 3, 4, 5, 6], hasMore: false });
});

it('what does not is turned, and begins again after its last page', () => {
  const all = [1, 2, 3, 4, 5, 6, 7];
  expect(pageOf(all, 0)).toEqual({ shown: [1, 2, 3, 4, 5], hasMore: true });
  expect(pageOf(all, 1)).toEqual({ shown: [6, 7], hasMore: true });
  expect(pageOf(all, 2)).toEqual(pageOf(all, 0));
});

it('contracts come by their kinds, with the suit they are about', () => {
  const contracts: Contract[] = [
    { contract: 'rufspiel', called: 'SA' },
    { contract: 'solo', trump: 'E', goal: 'majority' },
    { contract: 'wenz', goal: 'majority' },
    { contract: 'solo', trump: 'H', goal: 'majority' },
  ];
  expect(kindsOf(contracts).map(({ kind, contracts }) => [kind, contracts.length])).toEqual([
    ['rufspiel', 1],
    ['solo', 2],
    ['wenz', 1],
  ]);
  expect(contracts.map(suitOf)).toEqual(['S', 'E', null, 'H']);
});

it('among the contracts of one kind the suit says all', () => {
  const voice = { get: (key: string) => key, contract: () => 'contract' } as unknown as Voice;
  expect(suitWords({ contract: 'farbwenz', trump: 'E', goal: 'majority' }, voice)).toBe('suit-E');
  expect(suitWords({ contract: 'wenz', goal: 'majority' }, voice)).toBe('contract');
});
