/** The part of TOML that rule files are written in: tables, strings, whole numbers, truth, lists. */

export type Value = string | number | boolean | Value[] | Table;
export interface Table {
  [key: string]: Value;
}

/** A file that is no TOML, or more of it than rule files use. */
export class TomlError extends Error {
  constructor(
    readonly line: number,
    message: string,
  ) {
    super(message);
  }
}

export function isTable(value: Value | undefined): value is Table {
  return typeof value === 'object' && !Array.isArray(value);
}

const KEY = /[A-Za-z0-9_-]+/y;
const NUMBER = /[+-]?\d[\d_]*(?![\d.eE:-])/y;

/** Reads from the start of a text to its end. */
class Reader {
  #at = 0;

  constructor(private readonly text: string) {}

  file(): Table {
    const file: Table = {};
    let table = file;
    for (this.#skip(true); this.#at < this.text.length; this.#skip(true)) {
      if (this.#take('[')) {
        table = this.#open(file, this.#path());
        this.#need(']');
      } else {
        const path = this.#path();
        const key = path.pop()!;
        this.#need('=');
        const place = this.#open(table, path);
        if (key in place) throw this.#wrong(`${key} twice`);
        place[key] = this.#value();
      }
      this.#skip(false);
      if (this.#at < this.text.length && this.text[this.#at] !== '\n') throw this.#wrong('line goes on');
    }
    return file;
  }

  #wrong(message: string): TomlError {
    return new TomlError(this.text.slice(0, this.#at).split('\n').length, message);
  }

  /** Goes over blanks and remarks, and over ends of lines where they mean nothing. */
  #skip(lines: boolean): void {
    const blank = lines ? /(?:[ \t\r\n]+|#[^\n]*)*/y : /(?:[ \t\r]+|#[^\n]*)*/y;
    this.#match(blank);
  }

  #match(pattern: RegExp): string | null {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.text)?.[0] ?? null;
    if (found !== null) this.#at += found.length;
    return found;
  }

  #take(sign: string): boolean {
    if (!this.text.startsWith(sign, this.#at)) return false;
    this.#at += sign.length;
    return true;
  }

  #need(sign: string): void {
    this.#skip(false);
    if (!this.#take(sign)) throw this.#wrong(`${sign} missing`);
    this.#skip(false);
  }

  #path(): string[] {
    const path: string[] = [];
    do {
      this.#skip(false);
      const key = this.text[this.#at] === '"' ? this.#string() : this.#match(KEY);
      if (key === null || key === '__proto__') throw this.#wrong('no key');
      path.push(key);
      this.#skip(false);
    } while (this.#take('.'));
    return path;
  }

  #open(from: Table, path: readonly string[]): Table {
    return path.reduce((table, key) => {
      const inner = (table[key] ??= {});
      if (!isTable(inner)) throw this.#wrong(`${key} is no table`);
      return inner;
    }, from);
  }

  #value(): Value {
    if (this.text[this.#at] === '"') return this.#string();
    if (this.#take('[')) return this.#list();
    if (this.#take('true')) return true;
    if (this.#take('false')) return false;
    const number = this.#match(NUMBER);
    if (number === null) throw this.#wrong('no value');
    return Number(number.replaceAll('_', ''));
  }

  #list(): Value[] {
    const list: Value[] = [];
    for (;;) {
      this.#skip(true);
      if (this.#take(']')) return list;
      list.push(this.#value());
      this.#skip(true);
      if (!this.#take(',') && this.text[this.#at] !== ']') throw this.#wrong(', missing');
    }
  }

  #string(): string {
    const found = this.#match(/"(?:[^"\\\n]|\\.)*"/y);
    if (found === null) throw this.#wrong('no text');
    try {
      return JSON.parse(found) as string;
    } catch {
      throw this.#wrong('no text');
    }
  }
}

/** Reads a file. */
export function parseToml(text: string): Table {
  return new Reader(text).file();
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

/** Writes a file: its own keys first, then each table under its heading. */
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
