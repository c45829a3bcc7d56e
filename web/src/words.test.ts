import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { GROUPS as FORM, wordKey } from './pages/rules/fields.ts';
import { LANGS, type Lang } from './texts.ts';

/** Keys that the form for own rules makes of its fields. */
const ofForm = FORM.flatMap(({ fields }) =>
  fields.flatMap((field) => [
    wordKey(field.path),
    ...(field.kind === 'choice' || (field.kind === 'many' && field.names === undefined)
      ? field.options.map((option) => `${wordKey(field.path)}-${option.replaceAll('_', '-')}`)
      : []),
  ]),
);

/** The groups of pages that have words for themselves: their file, how its keys begin, where they are used. */
const GROUPS = [
  { file: 'halldoor', prefix: 'hd-', folder: 'hall', made: [] },
  { file: 'hallweb', prefix: 'hw-', folder: 'hall', made: [] },
  { file: 'learnweb', prefix: 'lw-', folder: 'pages/learn', made: [] },
  { file: 'peopleweb', prefix: 'pw-', folder: 'pages/people', made: [] },
  { file: 'reviewweb', prefix: 'rv-', folder: 'pages/review', made: [] },
  { file: 'rundeweb', prefix: 'rd-', folder: 'pages/runde', made: [] },
  { file: 'ruleweb', prefix: 'rw-', folder: 'pages/rules', made: ofForm },
];

function keysOf(lang: Lang, file: string): string[] {
  const source = new URL(`../../crates/stammtisch-text/ftl/${lang}/${file}.ftl`, import.meta.url);
  const { body } = parse(readFileSync(source, 'utf8'), {});
  return body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []));
}

/** The sources of the page by their path, without tests. */
const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(ts|svelte)$/.test(path) && !path.endsWith('.test.ts'))
  .map((path) => ({ path, text: readFileSync(join(import.meta.dirname, path), 'utf8') }));

/** Keys written out in these sources; those put together from parts end before the part. */
function writtenIn(texts: readonly { text: string }[], prefix: string): string[] {
  const all = texts.map(({ text }) => text).join('\n');
  const found = all.match(new RegExp(`(?<=['"\`])${prefix}[A-Za-z0-9_-]*(\\$\\{)?`, 'g')) ?? [];
  return found.filter((key) => key !== prefix && key !== `${prefix}\${`);
}

describe.each(GROUPS)('the words in $file', ({ file, prefix, folder, made }) => {
  const isInside = ({ path }: { path: string }) => path.startsWith(`${folder}/`);
  const written = writtenIn(sources.filter(isInside), prefix);
  const used = new Set([...written.filter((key) => !key.endsWith('${')), ...made]);
  const starts = written.filter((key) => key.endsWith('${')).map((key) => key.slice(0, -2));

  it.each(LANGS)('have every key that the pages use, in %s', (lang) => {
    const keys = new Set(keysOf(lang, file));
    expect(used.size).toBeGreaterThan(10);
    expect([...used].filter((key) => !keys.has(key))).toEqual([]);
    expect(starts.filter((start) => ![...keys].some((key) => key.startsWith(start)))).toEqual([]);
  });

  it('are used where they are loaded, and nowhere else', () => {
    const outside = sources.filter((source) => !isInside(source));
    expect(writtenIn(outside, prefix)).toEqual([]);
  });

  it('have no key that nothing uses', () => {
    const isUsed = (key: string) => used.has(key) || starts.some((start) => key.startsWith(start));
    expect(keysOf('de', file).filter((key) => !isUsed(key))).toEqual([]);
  });

  it('have the same keys in both languages', () => {
    expect(keysOf('en', file)).toEqual(keysOf('de', file));
  });
});
