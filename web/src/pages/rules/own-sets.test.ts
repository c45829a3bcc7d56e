import { beforeEach, expect, it } from 'vitest';

import { ownSets, readSets } from './own-sets.svelte.ts';

const set = (id: string, rest = '') => ({ id, name: 'Unsere Regeln', text: `id = "${id}"\n${rest}` });

beforeEach(() => {
  for (const id of ownSets.ids) ownSets.remove(id);
});

it('a set from elsewhere does not take the place of another with its id', () => {
  ownSets.put(set('unsere-regeln'));
  const other = ownSets.beside(set('unsere-regeln', 'extends = "preis"\n'));
  expect(other).toEqual(set('unsere-regeln-2', 'extends = "preis"\n'));
  ownSets.put(other);
  expect(ownSets.ids).toEqual(['unsere-regeln', 'unsere-regeln-2']);
});

it('a set that is there already is not kept twice, whatever its id has become', () => {
  ownSets.put(set('unsere-regeln'));
  ownSets.put(set('unsere-regeln-2', 'extends = "preis"\n'));
  expect(ownSets.beside(set('unsere-regeln', 'extends = "preis"\n')).id).toBe('unsere-regeln-2');
  expect(ownSets.beside(set('unsere-regeln')).id).toBe('unsere-regeln');
});

it('what cannot be read is no set', () => {
  expect(readSets('{')).toEqual([]);
  expect(readSets('{"id":"a"}')).toEqual([]);
  expect(readSets('[null, {"id":"a"}, {"id":"a","name":"A","text":""}]')).toEqual([
    { id: 'a', name: 'A', text: '' },
  ]);
});
