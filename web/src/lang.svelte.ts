/**
 * The language of the page: chosen, remembered, and on the document for those who read it aloud.
 *
 * Every word comes from `t`. Those of the first page and the table are there from the start; a part of the page that
 * has words for itself asks for them by `need`, and shows itself once it `has` them.
 */

import { keep, kept } from './settings.svelte.ts';
import { type Args, type Lang, load, preferred, type Texts, type Words } from './texts.ts';

const FIRST: Words = { de: () => import('./words/de.ts'), en: () => import('./words/en.ts') };

/** What is spoken now; null until the first language has come. */
let spoken = $state.raw<{ texts: Texts; groups: readonly Words[] } | null>(null);
/** Its language, for itself: who asks the server in it does not ask again because more words have come. */
let language = $state<Lang>('de');
/** What is to be spoken once it is there. */
let wanted: Lang = 'de';
let groups: readonly Words[] = [FIRST];
let questions = 0;

/** Brings what is wanted; an answer that was overtaken by a later question does not count. */
async function bring(): Promise<void> {
  const question = ++questions;
  const asked = groups;
  const texts = await load(wanted, asked);
  if (question !== questions) return;
  spoken = { texts, groups: asked };
  language = texts.lang;
}

/** A message in the language of the page. */
export function t(key: string, args?: Args): string {
  return spoken?.texts.format(key, args) ?? '';
}

/** Asks for the words of a part of the page, in this language and in every one that is chosen later. */
export function need(words: Words): void {
  if (groups.includes(words)) return;
  groups = [...groups, words];
  bring().catch(() => {
    // No network, perhaps: who opens that part again asks again.
    if (!has(words)) groups = groups.filter((group) => group !== words);
  });
}

/** Whether the words of a part of the page are there. */
export function has(words: Words): boolean {
  return spoken?.groups.includes(words) ?? false;
}

/** The words as they are now; null until the first language has come. */
export function words(): Texts | null {
  return spoken?.texts ?? null;
}

export function lang(): Lang {
  return language;
}

/** Changes the language. */
export async function speak(lang: Lang): Promise<void> {
  wanted = lang;
  await bring();
  if (wanted !== lang) return;
  keep('lang', lang);
  document.documentElement.lang = lang;
}

/** The first language, as chosen before or as the browser asks for. */
export function speakAsWanted(): Promise<void> {
  return speak(preferred(kept('lang'), navigator.languages));
}
