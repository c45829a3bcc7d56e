import { expect, it } from 'vitest';

import type { Happening } from '../../protocol.ts';
import { soundsOf } from './sounds.ts';

const played: Happening = { what: 'game', event: { event: 'played', seat: 2, card: 'EO' } };
const taken: Happening = {
  what: 'game',
  event: { event: 'trick_taken', winner: 2, points: 14, card: 'EO', why: 'trump' },
};

it('a card and a trick are heard, in this order', () => {
  expect(soundsOf([played])).toEqual(['card']);
  expect(soundsOf([played, taken])).toEqual(['card', 'trick']);
});

it('talk is silent', () => {
  expect(soundsOf([{ what: 'dealt' }])).toEqual([]);
});
