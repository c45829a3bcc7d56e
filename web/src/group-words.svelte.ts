/** Words that a group of pages has for itself: loaded with these pages and not before, and anew when the language changes. */

import { lang } from './lang.svelte.ts';
import { type Args, type Lang, Texts } from './texts.ts';

type Sources = Record<Lang, () => Promise<{ default: readonly string[] }>>;

export class GroupWords {
  readonly #sources: Sources;
  #texts = $state.raw<Texts | null>(null);

  constructor(sources: Sources) {
    this.#sources = sources;
  }

  /** Whether the words are there. */
  get ready(): boolean {
    return this.#texts !== null;
  }

  /** Loads the words of the page's language; to be called in an effect. */
  follow(): void {
    const wanted = lang();
    void this.#sources[wanted]().then(({ default: sources }) => {
      // Who has changed the language again meanwhile gets the later one.
      if (wanted === lang()) this.#texts = new Texts(wanted, sources);
    });
  }

  /** A message. */
  say(key: string, args?: Args): string {
    return this.#texts?.format(key, args) ?? '';
  }
}
