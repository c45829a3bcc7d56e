import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { LANGS, type Lang } from '../../texts.ts';

const read = (lang: Lang) =>
  readFileSync(
    new URL(`../../../../crates/stammtisch-text/ftl/${lang}/reviewweb.ftl`, import.meta.url),
    'utf8',
  );
const keysOf = (lang: Lang) =>
  parse(read(lang), {}).body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');
/** Keys written out in the source; those put together from parts end before the part. */
const written = new Set(sources.match(/(?<=['"`])rv-[A-Za-z0-9_-]*(\$\{)?/g) ?? []);

describe.each(LANGS)('the words of the review in %s', (lang) => {
  const keys = new Set(keysOf(lang));

  it('have every key that the pages use', () => {
    const missing = [...written].filter((key) =>
      key.endsWith('${') ? ![...keys].some((known) => known.startsWith(key.slice(0, -2))) : !keys.has(key),
    );
    expect(missing).toEqual([]);
  });

  it('have no key that nothing uses', () => {
    const starts = [...written].filter((key) => key.endsWith('${')).map((key) => key.slice(0, -2));
    const unused = [...keys].filter(
      (key) => !written.has(key) && !starts.some((start) => key.startsWith(start)),
    );
    expect(unused).toEqual([]);
  });
});

it('both languages have the same keys', () => {
  expect(keysOf('en')).toEqual(keysOf('de'));
});
