/** Rule files: TOML with tables, strings, whole numbers, truth and lists. */

import { parse, type TomlPrimitive, type TomlTable } from 'smol-toml';

export type Value = string | number | boolean | Value[] | Table;
export interface Table {
  [key: string]: Value;
}

/** A file with more of TOML than rule files use. */
export class NotUsedError extends Error {
  constructor(readonly key: string) {
    super(`${key} is nothing that a rule file says`);
  }
}

export function isTable(value: Value | undefined): value is Table {
  return typeof value === 'object' && !Array.isArray(value);
}

/** A value as the form knows it. */
function known(key: string, value: TomlPrimitive): Value {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number' && Number.isSafeInteger(value)) return value;
  if (Array.isArray(value)) return value.map((item) => known(key, item));
  if (typeof value === 'object' && !(value instanceof Date)) return knownTable(value);
  throw new NotUsedError(key);
}

function knownTable(table: TomlTable): Table {
  const all: Table = {};
  for (const [key, value] of Object.entries(table)) {
    if (key === '__proto__') throw new NotUsedError(key);
    all[key] = known(key, value);
  }
  return all;
}

/** Reads a file; throws where it is none, or says what no rule file says. */
export function parseToml(text: string): Table {
  return knownTable(parse(text));
}

/** A value as it is written. */
export function written(value: Value): string {
  if (Array.isArray(value)) return `[${value.map(written).join(', ')}]`;
  if (isTable(value)) throw new TypeError('a table has lines of its own');
  return typeof value === 'string' ? JSON.stringify(value) : String(value);
}

/** A file as it is written, and the line of every key in it. */
export interface Written {
  text: string;
  lines: Map<string, number>;
}

/** Writes a file: its own keys first, then each table under its heading. The lines are why no package writes it. */
export function writeToml(file: Table): Written {
  const rows: string[] = [];
  const lines = new Map<string, number>();
  const write = (table: Table, path: readonly string[]): void => {
    const plain = Object.entries(table).filter(([, value]) => !isTable(value));
    const inner = Object.entries(table).filter(([, value]) => isTable(value));
    if (path.length > 0 && (plain.length > 0 || inner.length === 0)) {
      if (rows.length > 0) rows.push('');
      rows.push(`[${path.join('.')}]`);
      lines.set(path.join('.'), rows.length);
    }
    for (const [key, value] of plain) {
      rows.push(`${key} = ${written(value)}`);
      lines.set([...path, key].join('.'), rows.length);
    }
    for (const [key, value] of inner) write(value as Table, [...path, key]);
  };
  write(file, []);
  return { text: rows.map((row) => `${row}\n`).join(''), lines };
}
