/** Words of address: du at the table, Sie in the hall, neither where a sentence can stand in both. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from '@fluent/syntax';
import { describe, expect, it } from 'vitest';

import { LANGS, type Lang } from './texts.ts';

const FTL = join(import.meta.dirname, '../../crates/stammtisch-text/ftl');

/** The lines of a file by their keys, comments apart. */
function linesOf(lang: Lang, file: string): { key: string; text: string }[] {
  const source = readFileSync(join(FTL, lang, `${file}.ftl`), 'utf8');
  return parse(source, { withSpans: true }).body.flatMap((entry) =>
    entry.type === 'Message' && entry.span
      ? [{ key: entry.id.name, text: source.slice(entry.span.start, entry.span.end) }]
      : [],
  );
}

/** du, your, and what one is told to do in this form. */
const DU =
  /(?<!\p{L})([Dd]u|[Dd]ich|[Dd]ir|[Dd]ein(e[mnrs]?)?|[Ee]uch|[Ee]uer|[Ee]ure[mnrs]?|Gib|Lade|Versuch es|Nimm|Wähle?|Öffne|Schließe?|Sieh|Mach|Lass|Warte|Tippe?|Schreibe?|Schau|Baue)(?!\p{L})/u;
/**
 * Sie as an address stands behind its verb or before it ("haben Sie", "Sie haben"), which the game of that name and "sie" at the
 * beginning of a sentence do not.
 */
const SIE = /\b(\p{L}+(en|ern|eln) Sie|[Ww]enn Sie|[Dd]ass Sie|, (die )?Sie|und Sie|Ihnen|Ihre[mnrs]?)\b/u;
/** A game called Sie, as these sentences have it. */
const GAME =
  /\b([Ee]inen?m?|[Kk]einen?|[Dd]en|[Bb]eim|[Tt]outs und|gespielte) Sie\b|, Sie(,| \{| und)|Tout, Sie\b/gu;

const shown = (lines: { key: string; text: string }[], form: RegExp) =>
  lines.filter(({ text }) => form.test(text.replaceAll(GAME, ''))).map(({ key }) => key);

const TABLE = [
  'learn',
  'learnweb',
  'page',
  'peopleweb',
  'refusals',
  'review',
  'reviewweb',
  'ruleweb',
  'rundeweb',
  'table',
  'web',
];
const HALL = ['hall', 'halldoor', 'hallweb', 'paper', 'rulings', 'serve', 'turnier'];
/** What is said at the table and in the hall alike. */
const BOTH = ['accounts', 'errors', 'game', 'house', 'http', 'rules', 'zettel'];
/** What nobody reads in the browser but who typed a command. */
const TYPED = ['arena', 'cli', 'deal', 'help', 'records', 'solver'];

it('every file of words has its form', () => {
  const files = readdirSync(join(FTL, 'de')).map((name) => name.replace('.ftl', ''));
  expect(files.sort()).toEqual([...TABLE, ...HALL, ...BOTH, ...TYPED].sort());
});

describe('at the table', () => {
  it.each(TABLE)('%s says du', (file) => expect(shown(linesOf('de', file), SIE)).toEqual([]));
});

describe('in the hall', () => {
  it.each(HALL)('%s says Sie', (file) => expect(shown(linesOf('de', file), DU)).toEqual([]));

  it('what it borrows from elsewhere says neither', () => {
    const hall = readdirSync(join(import.meta.dirname, 'hall'), { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svelte'))
      .map((path) => readFileSync(join(import.meta.dirname, 'hall', path), 'utf8'))
      .join('\n');
    const borrowed = new Set(hall.match(/(?<=['"])(web|table)-[a-z0-9-]+(?=['"])/g));
    const lines = [...linesOf('de', 'web'), ...linesOf('de', 'table')].filter(({ key }) => borrowed.has(key));
    expect(shown(lines, DU)).toEqual([]);
  });
});

describe('at both', () => {
  it.each(BOTH)('%s says neither', (file) => {
    expect(shown(linesOf('de', file), DU)).toEqual([]);
    expect(shown(linesOf('de', file), SIE)).toEqual([]);
  });
});

it('the forms are told apart', () => {
  const one = (text: string) => [{ key: 'one', text }];
  for (const text of ['Geben Sie ab.', 'Das haben Sie.', 'Ihre Liste', 'Wenn Sie wollen']) {
    expect(shown(one(text), SIE), text).toEqual(['one']);
  }
  for (const text of [
    'Ein Sie zählt nicht.',
    'Beim Sie gibt es keinen Tout.',
    'Sie kommen von selbst.',
    'Ihr seid zu zweit.',
  ]) {
    expect(shown(one(text), SIE), text).toEqual([]);
  }
  for (const text of ['Du bist dran', 'dein Blatt', 'Gib ab', 'für euch']) {
    expect(shown(one(text), DU), text).toEqual(['one']);
  }
});

describe('names of the game', () => {
  const all = (lang: Lang) => [...TABLE, ...HALL, ...BOTH].flatMap((file) => linesOf(lang, file));

  it('Stoß is the double, and nothing else', () => {
    const found = all('de').filter(({ text }) => /(?<!\p{L})Sto(ß|ss)(es|e)?(?!\p{L})/u.test(text));
    expect(found.length).toBeGreaterThan(10);
    const other = found.filter(({ text }) => /\b(Kartensto|abheb|Abheb|Stapel|mischen|Fass)/.test(text));
    expect(other.map(({ key }) => key)).toEqual([]);
    expect(
      all('de')
        .filter(({ key }) => key.startsWith('web-cut'))
        .some(({ text }) => text.includes('Stoß')),
    ).toBe(false);
  });

  it('English tells the Old Man, an Ober, from the Old One, an Ace', () => {
    const man = all('en').filter(({ text }) => text.includes('Old Man'));
    const one = all('en').filter(({ text }) => text.includes('Old One'));
    expect(man.length).toBeGreaterThan(1);
    expect(one.length).toBeGreaterThan(1);
    expect(one.filter(({ text }) => /Ober of Acorns[^.]*Old One/.test(text))).toEqual([]);
    expect(man.filter(({ text }) => /Ace of Acorns/.test(text))).toEqual([]);
  });
});

describe.each(LANGS)('headings, %s', (lang) => {
  it('have no numbers of clauses', () => {
    const page = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('.svelte'))
      .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
      .join('\n');
    const headings = page.match(/<(h[1-6]|legend|summary|caption|figcaption)\b[^]*?<\/\1>/g) ?? [];
    expect(headings.length).toBeGreaterThan(50);
    expect(headings.filter((one) => /<Clauses|clause\(\)/.test(one))).toEqual([]);
    const keys = new Set(headings.flatMap((one) => one.match(/(?<=t\('?)[a-z]{2,5}-[a-z0-9-]+/g) ?? []));
    const lines = [...TABLE, ...HALL]
      .flatMap((file) => linesOf(lang, file))
      .filter(({ key }) => keys.has(key));
    expect(lines.length).toBeGreaterThan(50);
    expect(lines.filter(({ text }) => /\b[STPV] \d+(\.\d+)*/.test(text)).map(({ key }) => key)).toEqual([]);
  });
});
