import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

import { describe, expect, it } from 'vitest';

const SOURCES = join(import.meta.dirname, '..');
const sheet = readFileSync(join(import.meta.dirname, 'colour.css'), 'utf8');

/** The tokens of one block of the sheet. */
function tokens(selector: string): Map<string, string> {
  const from = sheet.indexOf(`${selector} {`);
  expect(from, selector).toBeGreaterThanOrEqual(0);
  const block = sheet.slice(from, sheet.indexOf('}', from));
  return new Map([...block.matchAll(/--([\w-]+): ([^;]+);/g)].map(([, name, value]) => [name!, value!]));
}

const light = tokens(':root');
const chosenDark = tokens(":root[data-theme='dark']");
const deviceDark = tokens(":root:not([data-theme='light'])");

type Colour = readonly [number, number, number];

function read(text: string): { colour: Colour; alpha: number } {
  const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(text);
  if (hex) {
    const [red, green, blue] = hex.slice(1).map((pair) => parseInt(pair, 16));
    return { colour: [red!, green!, blue!], alpha: 1 };
  }
  const parts = /^rgb\((\d+) (\d+) (\d+) \/ ([\d.]+)\)$/.exec(text);
  if (!parts) throw new Error(`no colour: ${text}`);
  const [red, green, blue, alpha] = parts.slice(1).map(Number);
  return { colour: [red!, green!, blue!], alpha: alpha! };
}

const over = (above: { colour: Colour; alpha: number }, below: Colour): Colour => {
  const mixed = above.colour.map((part, at) => part * above.alpha + below[at]! * (1 - above.alpha));
  return [mixed[0]!, mixed[1]!, mixed[2]!];
};

/** Relative luminance and contrast, as WCAG 2 has them. */
function luminance(colour: Colour): number {
  const [red, green, blue] = colour.map((part) => {
    const value = part / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

function contrast(one: Colour, other: Colour): number {
  const [dark, bright] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright! + 0.05) / (dark! + 0.05);
}

/** Which words stand on what. */
const WORDS: Record<string, readonly string[]> = {
  ink: ['paper', 'paper-deep', 'wood', 'wood-light'],
  'ink-soft': ['paper', 'paper-deep', 'wood', 'wood-light'],
  gold: ['paper', 'paper-deep'],
  warn: ['paper', 'paper-deep'],
  bad: ['paper', 'paper-deep'],
  good: ['paper', 'paper-deep'],
  'go-ink': ['go'],
  'main-ink': ['main'],
  'edge-ink': ['edge'],
  'gold-ink': ['gold-fill'],
  'suit-E': ['paper', 'paper-deep'],
  'suit-G': ['paper', 'paper-deep'],
  'suit-H': ['paper', 'paper-deep'],
  'suit-S': ['paper', 'paper-deep'],
};

describe.each([
  ['light', light],
  ['dark', chosenDark],
])('%s', (_theme, theme) => {
  const colour = (name: string) => read(theme.get(name) ?? '');
  const pairs = Object.entries(WORDS).flatMap(([word, grounds]) => grounds.map((ground) => [word, ground]));

  it.each(pairs)('%s on %s is read by everybody: 7:1', (word, ground) => {
    const grounds = [colour(ground).colour];
    // Wood has its grain, and lamplight in the middle.
    if (ground.startsWith('wood')) {
      const grain = over(colour('grain'), grounds[0]!);
      grounds.push(grain, over(colour('lamp'), grounds[0]!), over(colour('lamp'), grain));
    }
    for (const one of grounds) expect(contrast(colour(word).colour, one)).toBeGreaterThanOrEqual(7);
  });

  it('what can be pressed and where the keyboard is stand out: 3:1', () => {
    for (const name of ['main', 'go', 'focus']) {
      for (const ground of ['paper', 'wood', 'wood-light']) {
        const found = contrast(colour(name).colour, colour(ground).colour);
        expect(found, `${name} on ${ground}`).toBeGreaterThanOrEqual(3);
      }
    }
  });
});

it('it is as dark by choice as by the device', () => {
  expect(deviceDark).toEqual(chosenDark);
  for (const name of light.keys()) expect(chosenDark.has(name), name).toBe(true);
});

/** Everything that has a style. */
const styled = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(svelte|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path: relative(SOURCES, path), text: readFileSync(path, 'utf8') }));

/** Green says that it is your turn, or in the hall that the match has begun. */
const GREEN = [
  /^styles\//,
  /^table\//,
  /^pages\/table\//,
  /^pages\/learn\/hand\//,
  /^parts\/Ring\.svelte$/,
  /^hall\/display\/Display\.svelte$/,
  /^hall\/parts\/Started\.svelte$/,
];

/** Red says that something was lost: a hand, points, money, or what a mistake has cost. */
const RED = [
  /^styles\//,
  /^table\//,
  /^pages\/table\//,
  /^pages\/learn\/(hand|again)\//,
  /^pages\/learn\/Primer\.svelte$/,
  /^pages\/review\//,
  /^pages\/people\/history\//,
  /^pages\/runde\//,
  /^hall\/keeper\/Enter\.svelte$/,
];

const places = (what: RegExp) => styled.filter(({ text }) => what.test(text)).map(({ path }) => path);

it('green means one thing', () => {
  const found = places(/var\(--go\)|class="[^"]*\bgo\b/);
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((path) => !GREEN.some((place) => place.test(path)))).toEqual([]);
});

it('red is only for a loss', () => {
  const found = places(/var\(--bad\)|class="[^"]*\bbad\b(?!-)|class:bad=/);
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((path) => !RED.some((place) => place.test(path)))).toEqual([]);
});

it('every colour that is named is there', () => {
  const known = /var\(--((?:ink|paper|wood|edge|go|main|gold|warn|bad|good|suit|line|focus)[\w-]*)\)/g;
  const named = styled.flatMap(({ path, text }) =>
    [...text.matchAll(known)].map(([, name]) => ({ path, name: name! })),
  );
  expect(named.length).toBeGreaterThan(100);
  expect(named.filter(({ name }) => !light.has(name))).toEqual([]);
});
