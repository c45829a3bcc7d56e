import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { LANGS, Texts } from '../../texts.ts';
import { arrowTo, letterKey, TABLE_LETTERS } from './keys.ts';

describe.each(LANGS)('the letters in %s', (lang) => {
  const file = new URL(`../../../../crates/stammtisch-text/ftl/${lang}/web.ftl`, import.meta.url);
  const texts = new Texts(lang, [readFileSync(file, 'utf8')]);
  const letters = (words: readonly Parameters<typeof letterKey>[0][]) =>
    words.map((word) => texts.format(letterKey(word)).toLowerCase());

  it.each([
    ['the auction', ['pass', 'play', 'hold', 'raise', 'good', 'offer', 'redeal']],
    ['knocking', ['knock', 'decline']],
    ['a Hochzeit', ['take', 'decline', 'put_up']],
    ['doubling', ['stoss', 'retour', 'decline']],
  ] as const)('are one each in %s, and none of the table’s own', (_, words) => {
    const all = letters(words);
    expect(all.every((letter) => /^[a-z]$/.test(letter))).toBe(true);
    expect(new Set([...all, ...TABLE_LETTERS]).size).toBe(all.length + TABLE_LETTERS.length);
  });
});

it('arrows go around', () => {
  expect(arrowTo('ArrowDown', -1, 3)).toBe(0);
  expect(arrowTo('ArrowUp', -1, 3)).toBe(2);
  expect(arrowTo('ArrowRight', 2, 3)).toBe(0);
  expect(arrowTo('ArrowLeft', 0, 3)).toBe(2);
  expect(arrowTo('Enter', 0, 3)).toBeNull();
  expect(arrowTo('ArrowDown', 0, 0)).toBeNull();
});
