import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { license?: string; dev?: boolean; optional?: boolean }>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;

/** What may be in what people install; `deny.toml` says the same of crates. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'ISC', 'MIT', 'Unlicense'];

/** Letters come under a licence of their own: they may go with a program, and are not to be sold by themselves. */
const LETTERS = 'OFL-1.1';

/** A tool that builds the page and is not in it. */
const TOOL = { path: 'node_modules/lightningcss', license: 'MPL-2.0' };

const built = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev);

it('what the page is built from is under a licence that allows it', () => {
  expect(built.length).toBeGreaterThan(10);
  for (const [path, { license }] of built) {
    const may = path.startsWith('node_modules/@fontsource') ? [LETTERS] : [...ALLOWED];
    if (path.startsWith(TOOL.path)) may.push(TOOL.license);
    const either = (license ?? '').replace(/[()]/g, '').split(' OR ');
    expect(
      either.some((one) => may.includes(one)),
      `${path}: ${license}`,
    ).toBe(true);
  }
});

it('the letters bring the text of their licence', () => {
  const letters = built.map(([path]) => path).filter((path) => path.startsWith('node_modules/@fontsource'));
  expect(letters).toHaveLength(2);
  for (const path of letters) {
    const text = readFileSync(new URL(`../${path}/LICENSE`, import.meta.url), 'utf8');
    expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  }
});
