import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { LANGS, type Lang, preferred } from './texts.ts';

const FILES = ['game', 'table', 'web'];
const read = (lang: Lang, file: string) =>
  readFileSync(new URL(`../../crates/stammtisch-text/ftl/${lang}/${file}.ftl`, import.meta.url), 'utf8');
const keysOf = (lang: Lang, files: readonly string[]) =>
  files.flatMap((file) =>
    parse(read(lang, file), {}).body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : [])),
  );

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');
/** Keys written out in the source; those put together from parts end before the part. */
const written = new Set(
  sources.match(/(?<=['"`])(web|table|bid|contract|kind|suit|rank|card|seat)-[a-z0-9-]*(\$\{)?/g) ?? [],
);

describe.each(LANGS)('the words in %s', (lang) => {
  const keys = new Set(keysOf(lang, FILES));

  it('have every key that the page uses', () => {
    const missing = [...written].filter((key) =>
      key.endsWith('${')
        ? ![...keys].some((known) => known.startsWith(key.slice(0, -2)))
        : !keys.has(key) && !/-$/.test(key),
    );
    expect(missing).toEqual([]);
  });

  it('have no key of the page that nothing uses', () => {
    const starts = [...written].filter((key) => key.endsWith('${')).map((key) => key.slice(0, -2));
    const unused = keysOf(lang, ['web']).filter(
      (key) => !written.has(key) && !starts.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

it.each(LANGS)('no key means two things in %s', (lang) => {
  const all = readdirSync(new URL(`../../crates/stammtisch-text/ftl/${lang}`, import.meta.url));
  const keys = keysOf(
    lang,
    all.map((name) => name.replace(/\.ftl$/, '')),
  );
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([]);
});

it('both languages have the same keys', () => {
  expect(keysOf('en', FILES)).toEqual(keysOf('de', FILES));
});

it('a visitor is spoken to as chosen, then as the browser asks, then in German', () => {
  expect(preferred('en', ['de-DE'])).toBe('en');
  expect(preferred(null, ['fr-FR', 'en-GB', 'de'])).toBe('en');
  expect(preferred(null, ['de-AT', 'en'])).toBe('de');
  expect(preferred('xx', ['fr'])).toBe('de');
});
