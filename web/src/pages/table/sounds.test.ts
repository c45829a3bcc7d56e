import { expect, it } from 'vitest';

import type { Happening } from '../../protocol.ts';
import { soundsOf } from './sounds.ts';

const played: Happening = { what: 'game', event: { event: 'played', seat: 2, card: 'EO' } };
const taken: Happening = { what: 'game', event: { event: 'trick_taken', winner: 2, points: 14 } };

it('a card, a trick and my turn are heard, in this order', () => {
  expect(soundsOf([played], false, false)).toEqual(['card']);
  expect(soundsOf([played, taken], false, true)).toEqual(['card', 'trick', 'turn']);
});

it('my turn is heard once', () => {
  expect(soundsOf([], false, true)).toEqual(['turn']);
  expect(soundsOf([], true, true)).toEqual([]);
});

it('talk is silent', () => {
  expect(soundsOf([{ what: 'dealt' }], false, false)).toEqual([]);
});
