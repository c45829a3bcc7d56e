import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { LANGS, type Lang } from '../../texts.ts';
import { GROUPS, wordKey } from './fields.ts';

const read = (lang: Lang) =>
  readFileSync(new URL(`../../../../crates/stammtisch-text/ftl/${lang}/ruleweb.ftl`, import.meta.url), 'utf8');
const keysOf = (lang: Lang) =>
  parse(read(lang), {}).body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');
/** Keys written out in the source; those put together from parts end before the part. */
const written = (sources.match(/(?<=['"`])rw-[a-z0-9-]*(\$\{)?/g) ?? []).filter((key) => key !== 'rw-${' && key !== 'rw-');
/** Keys that the form makes of its fields. */
const ofFields = GROUPS.flatMap(({ fields }) =>
  fields.flatMap((field) => [
    wordKey(field.path),
    ...(field.kind === 'choice'
      ? field.options.map((option) => `${wordKey(field.path)}-${option.replaceAll('_', '-')}`)
      : []),
  ]),
);
const used = new Set([...written.filter((key) => !key.endsWith('${')), ...ofFields]);
const starts = written.filter((key) => key.endsWith('${')).map((key) => key.slice(0, -2));

describe.each(LANGS)('the words of the rule sets in %s', (lang) => {
  const keys = new Set(keysOf(lang));

  it('have every key that the pages use', () => {
    expect([...used].filter((key) => !keys.has(key))).toEqual([]);
    expect(starts.filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it('have no key that nothing uses', () => {
    const unused = [...keys].filter((key) => !used.has(key) && !starts.some((start) => key.startsWith(start)));
    expect(unused).toEqual([]);
  });
});

it('both languages have the same keys', () => {
  expect(keysOf('en')).toEqual(keysOf('de'));
});
