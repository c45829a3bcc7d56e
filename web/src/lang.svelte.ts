/** The language of the page: chosen, remembered, and on the document for those who read it aloud. */

import { keep, kept } from './settings.svelte.ts';
import { type Args, type Lang, load, preferred, Texts } from './texts.ts';

let texts = $state.raw<Texts | null>(null);

/** The words as they are now; null until the first language has come. */
export function words(): Texts | null {
  return texts;
}

/** A message of the page. */
export function t(key: string, args?: Args): string {
  return texts?.format(key, args) ?? '';
}

export function lang(): Lang {
  return texts?.lang ?? 'de';
}

/** Changes the language. */
export async function speak(lang: Lang): Promise<void> {
  texts = await load(lang);
  keep('lang', lang);
  document.documentElement.lang = lang;
}

/** The first language, as chosen before or as the browser asks for. */
export function speakAsWanted(): Promise<void> {
  return speak(preferred(kept('lang'), navigator.languages));
}
