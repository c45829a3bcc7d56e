import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { TomlError } from 'smol-toml';

import { NotUsedError, parseToml, type Table, writeToml } from './toml.ts';

const folder = new URL('../../../../crates/schafkopf/rulesets/', import.meta.url);
const files = readdirSync(folder).filter((name) => name.endsWith('.toml'));

describe.each(files)('%s', (name) => {
  const text = readFileSync(new URL(name, folder), 'utf8');

  it('is read, and what is written of it is read the same', () => {
    const table = parseToml(text);
    expect(table['id']).toBe(name.replace('.toml', ''));
    expect(parseToml(writeToml(table).text)).toEqual(table);
  });
});

it('reads all that rule files use', () => {
  const text =
    'a = "x \\" y" # why\n b.c = [[1, 2], ["z"],\n  [] ]\n[d.e]\nyes = true\nno = false\nmany = 1_000\n';
  expect(parseToml(text)).toEqual({
    a: 'x " y',
    b: { c: [[1, 2], ['z'], []] },
    d: { e: { yes: true, no: false, many: 1000 } },
  });
});

it.each([
  ['a = ', 1],
  ['a = 1\na = 2', 2],
  ['[x\n', 1],
  ['a = "open\n', 1],
  ['a = [1, 2', 1],
  ['x = 1\n[x]\ny = 2', 2],
  ['a = 1 b = 2', 1],
])('says in which line %j is wrong', (text, line) => {
  expect(() => parseToml(text)).toThrow(TomlError);
  try {
    parseToml(text);
  } catch (error) {
    expect((error as TomlError).line).toBe(line);
  }
});

it.each(['b = 1.5', 'day = 2026-11-18', 'a = [1, [2.5]]', 'd.__proto__ = 1'])(
  '%s is nothing that a rule file says',
  (text) => {
    expect(() => parseToml(text)).toThrow(NotUsedError);
  },
);

it('knows the line of every key that it wrote', () => {
  const file: Table = {
    extends: 'schule',
    money: { solo: 4, runners_from: { wenz: 1 } },
    name: { de: 'Ä"' },
  };
  const { text, lines } = writeToml(file);
  const row = (key: string) => text.split('\n')[lines.get(key)! - 1];
  expect(row('extends')).toBe('extends = "schule"');
  expect(row('money.solo')).toBe('solo = 4');
  expect(row('money.runners_from')).toBe('[money.runners_from]');
  expect(row('money.runners_from.wenz')).toBe('wenz = 1');
  expect(row('name.de')).toBe('de = "Ä\\""');
  expect(parseToml(text)).toEqual(file);
});

it('an empty table keeps its heading', () => {
  expect(parseToml(writeToml({ sie: {} }).text)).toEqual({ sie: {} });
});
