import { expect, it } from 'vitest';

import { number, signed, signedIn } from './figures.ts';
import { LANGS } from './texts.ts';

it.each(LANGS)('points and units look the same on every page, %s', (lang) => {
  for (const value of [0, 1, -1, 20, -75, 119, 1_234, -9_999]) {
    expect(signedIn(lang, value)).toBe(signed(value));
  }
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '0']);
});

it('what is not whole is written as the language has it', () => {
  expect(signedIn('de', -1.25, 2)).toBe('−1,25');
  expect(signedIn('en', 0.004, 2)).toBe('0.00');
  expect(number('de', 12_345)).toBe('12.345');
});
