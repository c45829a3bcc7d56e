/** The words, from the same `.ftl` files as everything else, in one language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export type Lang = 'de' | 'en';
export const LANGS: readonly Lang[] = ['de', 'en'];

export type Args = Record<string, FluentVariable>;

/** Words that belong together: each language of theirs is a part of its own, loaded when it is wanted. */
export type Words = Readonly<Record<Lang, () => Promise<{ default: readonly string[] }>>>;

/** The messages of one language. */
export class Texts {
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: readonly string[],
  ) {
    this.#bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.#bundle.addResource(new FluentResource(source));
  }

  /** Whether there is such a message. */
  has(key: string): boolean {
    return this.#bundle.hasMessage(key);
  }

  /** A message with its values; a key that does not exist comes back as itself, so that nothing is hidden. */
  format(key: string, args: Args = {}): string {
    const pattern = this.#bundle.getMessage(key)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, args, []) : key;
  }
}

/** Reads some words in one language. */
export async function load(lang: Lang, groups: readonly Words[]): Promise<Texts> {
  const read = await Promise.all(groups.map((words) => words[lang]()));
  return new Texts(
    lang,
    read.flatMap(({ default: sources }) => sources),
  );
}

/** The language of a visitor who has not chosen one. */
export function preferred(stored: string | null, wanted: readonly string[]): Lang {
  if (stored === 'de' || stored === 'en') return stored;
  const known = wanted.map((tag) => tag.slice(0, 2)).find((tag) => tag === 'de' || tag === 'en');
  return known === 'en' ? 'en' : 'de';
}
