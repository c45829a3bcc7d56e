import { expect, it } from 'vitest';

import { leftOver } from './left-over.ts';
import { chooseWay, wayOf } from './left-over-way.svelte.ts';

it('takes house players who are there, and remembers what was chosen instead, for its tournament', () => {
  expect(wayOf('isen', leftOver(16, 0))).toBe('refuse');
  expect(wayOf('isen', leftOver(14, 0))).toBe('waiting_list');
  // The second match of T is drawn with the house player who sat in the first.
  expect(wayOf('isen', leftOver(15, 1))).toBe('house_players');
  chooseWay('isen', 'house_players');
  expect(wayOf('isen', leftOver(14, 0))).toBe('house_players');
  chooseWay('isen', 'waiting_list');
  expect(wayOf('isen', leftOver(15, 1))).toBe('waiting_list');
  expect(wayOf('dorfen', leftOver(15, 1))).toBe('house_players');
});
