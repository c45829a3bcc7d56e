/** Words stand in the `.ftl` files: none is written into the pages themselves. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parse } from 'svelte/compiler';
import { expect, it } from 'vitest';

/** What is the same in every language: the name of the house, and what one types. */
const SAME = ['Stammtisch', 'stammtisch serve --new-admin-link'];
/** Attributes that are read to people. */
const SPOKEN = ['alt', 'aria-label', 'aria-roledescription', 'label', 'placeholder', 'title'];

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' });
const read = (path: string) => readFileSync(join(import.meta.dirname, path), 'utf8');

type Node = Record<string, unknown>;
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every text of the markup, and every text of an attribute that is read out. */
function texts(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(texts);
  if (!isNode(node)) return [];
  if (node['type'] === 'Text') return [String(node['data'])];
  if (node['type'] === 'StyleDirective') return [];
  if (node['type'] === 'Attribute' && !SPOKEN.includes(String(node['name']))) return [];
  return Object.entries(node).flatMap(([key, value]) => (key === 'metadata' ? [] : texts(value)));
}

const isWord = (text: string) => /\p{L}{2}/u.test(text) && !SAME.includes(text.trim());

it.each(files.filter((path) => path.endsWith('.svelte')))('%s has no words of its own', (path) => {
  const { fragment } = parse(read(path), { modern: true });
  expect(texts(fragment).filter(isWord)).toEqual([]);
});

it.each(files.filter((path) => /(?<!\.test)\.(ts|svelte)$/.test(path)))(
  '%s has no German in its strings',
  (path) => {
    const code = read(path).replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$|\s\/\/ .*$|<!--[^]*?-->/gm, '');
    const strings = code.match(/'(?:[^'\\\n]|\\.)*'|`(?:[^`\\]|\\.)*`/g) ?? [];
    expect(strings.filter((text) => /\p{L}{2}/u.test(text) && /[äöüÄÖÜß]/.test(text))).toEqual([]);
  },
);
