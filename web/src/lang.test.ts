import { beforeEach, expect, it, vi } from 'vitest';

import type { Lang, Words } from './texts.ts';

/** Words that come when they are told to. */
function late(key: string): { words: Words; come: (lang: Lang) => void } {
  const come = new Map<Lang, () => void>();
  const source = (lang: Lang) => {
    const coming = new Promise<void>((resolve) => come.set(lang, resolve));
    return () => coming.then(() => ({ default: [`${key} = ${key} ${lang}`] }));
  };
  return { words: { de: source('de'), en: source('en') }, come: (lang) => come.get(lang)?.() };
}

/** Lets everything happen that is ready to. */
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('document', { documentElement: { lang: '' } });
});

const page = () => import('./lang.svelte.ts');

it('says nothing before there are words, then all in one language', async () => {
  const { lang, speak, t, words } = await page();
  expect([t('web-title'), words()]).toEqual(['', null]);
  await speak('en');
  expect([t('web-loading'), lang(), document.documentElement.lang]).toEqual(['One moment …', 'en', 'en']);
});

it('words of a part come by the same function, and not before they are asked for', async () => {
  const { has, need, speak, t } = await page();
  const hall = late('hall');
  await speak('de');
  expect([t('hall'), has(hall.words)]).toEqual(['hall', false]);
  need(hall.words);
  need(hall.words);
  hall.come('de');
  await settled();
  expect([t('hall'), has(hall.words), t('web-title')]).toEqual(['hall de', true, 'Stammtisch']);
});

it('a change of language takes the words of the parts along, all at once', async () => {
  const { lang, need, speak, t } = await page();
  const hall = late('hall');
  await speak('de');
  need(hall.words);
  hall.come('de');
  await settled();
  const changed = speak('en');
  await settled();
  expect([lang(), t('hall')]).toEqual(['de', 'hall de']);
  hall.come('en');
  await changed;
  expect([lang(), t('hall')]).toEqual(['en', 'hall en']);
});

it('the later of two choices counts, whichever comes first', async () => {
  const { lang, need, speak, t } = await page();
  const hall = late('hall');
  await speak('de');
  need(hall.words);
  const [english, german] = [speak('en'), speak('de')];
  hall.come('de');
  await german;
  hall.come('en');
  await english;
  expect([lang(), t('hall'), document.documentElement.lang]).toEqual(['de', 'hall de', 'de']);
});

it('two parts that are asked for at once both come', async () => {
  const { has, need, speak, t } = await page();
  const [hall, review] = [late('hall'), late('review')];
  await speak('de');
  need(hall.words);
  need(review.words);
  review.come('de');
  hall.come('de');
  await settled();
  expect([has(hall.words), has(review.words), t('hall'), t('review')]).toEqual([
    true,
    true,
    'hall de',
    'review de',
  ]);
});

it('words that could not be fetched are asked for again', async () => {
  const { has, need, speak } = await page();
  await speak('de');
  const fetched = vi.fn().mockRejectedValueOnce(new Error('no network')).mockResolvedValue({ default: [] });
  const words: Words = { de: fetched, en: fetched };
  need(words);
  await settled();
  expect(has(words)).toBe(false);
  need(words);
  await settled();
  expect(has(words)).toBe(true);
});
