/** Rule files: what one is when resolved, and the shortest file that says so. The server reads them the same way. */

import { isTable, parseToml, type Table, type Value, type Written, writeToml } from './toml.ts';

/** Sections that a set may lack. */
export const OPTIONAL = [
  'sie',
  'doubling',
  'money',
  'stock',
  'list',
  'tournament',
  'knock',
  'bettel',
  'hochzeit',
  'ramsch',
  'bock',
] as const;
export type Section = (typeof OPTIONAL)[number];

/** The built-in sets as they are written, by id. */
export type Builtins = ReadonlyMap<string, Table>;

/** A set that somebody is making: on which one it rests, and all its rules. */
export interface Draft {
  base: string;
  name: string;
  rules: Table;
}

/** The sets that a file can extend. */
const BUILTIN = ['schule', 'schule-turnier', 'tischpunkte', 'preis', 'wirtshaus', 'kurz', 'alles', 'netz'];

export function isBuiltin({ id }: { id: string }): boolean {
  return BUILTIN.includes(id);
}

/** The sets as they are written, as far as they can be read here. */
export function builtinsOf(sets: readonly { id: string; text: string }[]): Builtins {
  return new Map(
    sets.flatMap(({ id, text }) => {
      try {
        return [[id, parseToml(text)] as const];
      } catch {
        return [];
      }
    }),
  );
}

/** The value at a dotted path. */
export function valueAt(rules: Table, path: string): Value | undefined {
  let value: Value | undefined = rules;
  for (const key of path.split('.')) value = isTable(value) ? value[key] : undefined;
  return value;
}

/** The rules with another value at a path; none takes it out. */
export function withValue(rules: Table, path: string, value: Value | undefined): Table {
  const [key, ...rest] = path.split('.') as [string, ...string[]];
  const copy = { ...rules };
  if (rest.length > 0) {
    const inner = copy[key];
    copy[key] = withValue(isTable(inner) ? inner : {}, rest.join('.'), value);
  } else if (value === undefined) delete copy[key];
  else copy[key] = value;
  return copy;
}

function overlay(base: Table, own: Table): Table {
  const merged = { ...base };
  for (const [key, value] of Object.entries(own)) {
    const below = merged[key];
    merged[key] = isTable(below) && isTable(value) ? overlay(below, value) : value;
  }
  return merged;
}

/** What an own choice makes meaningless, and the file need not unsay. */
function moot(own: Table, without: readonly string[]): string[] {
  const paths: string[] = [];
  const before = valueAt(own, 'deal.before');
  if (before !== undefined && before !== 'cut') paths.push('deal.cuts', 'deal.cut_least');
  if (valueAt(own, 'all_pass.forced') === 'never') paths.push('all_pass.forced_game');
  const chain = ['doubling.factor', 'doubling.retour_factor'];
  if (valueAt(own, 'doubling.steps') !== undefined) paths.push(...chain);
  else if (chain.some((path) => valueAt(own, path) !== undefined)) paths.push('doubling.steps');
  if (valueAt(own, 'bettel.trumps') === 'herz') paths.push('bettel.order');
  if (valueAt(own, 'faults.scale') === 'lost') paths.push('faults.soloist_stop');
  if (without.includes('money')) paths.push('sie.money_factor');
  if (without.includes('sie')) paths.push('list.sie');
  if (without.includes('list')) paths.push('doubling.unjustified_tricks');
  if (without.includes('bettel')) paths.push('money.bettel', 'list.bettel');
  if (without.includes('hochzeit')) paths.push('money.hochzeit');
  if (without.includes('ramsch')) paths.push('money.ramsch', 'money.durchmarsch', 'list.ramsch');
  return paths;
}

/** A file with everything that it takes from the set that it extends. */
export function resolved(file: Table, builtins: Builtins): Table {
  const { extends: base, without, ...own } = file;
  if (typeof base !== 'string') return own;
  const below = builtins.get(base);
  if (!below) throw new RangeError(`there is no set ${base}`);
  const dropped = (Array.isArray(without) ? without : []).filter((name) => typeof name === 'string');
  let rules = resolved(below, builtins);
  for (const section of dropped) rules = withValue(rules, section, undefined);
  for (const path of moot(own, dropped)) {
    if (valueAt(rules, path) !== undefined) rules = withValue(rules, path, undefined);
  }
  return overlay(rules, own);
}

/** The draft of a file; null where it cannot be read here. */
export function draftOf(text: string, builtins: Builtins): Draft | null {
  try {
    const file = parseToml(text);
    const base = typeof file['extends'] === 'string' ? file['extends'] : [...builtins.keys()][0]!;
    const rules = resolved(file, builtins);
    const name = valueAt(rules, 'name.de');
    return { base, name: typeof name === 'string' ? name : '', rules };
  } catch {
    return null;
  }
}

/** A new draft that plays as a built-in set does. */
export function freshDraft(base: string, name: string, builtins: Builtins): Draft {
  return { base, name, rules: resolved({ extends: base }, builtins) };
}

const same = (one: Value | undefined, other: Value | undefined) =>
  JSON.stringify(one) === JSON.stringify(other);

/** What a table says that the one below does not. */
function beyond(own: Table, base: Table): Table {
  const rest: Table = {};
  for (const [key, value] of Object.entries(own)) {
    const below = base[key];
    if (isTable(value) && isTable(below)) {
      const inner = beyond(value, below);
      if (Object.keys(inner).length > 0) rest[key] = inner;
    } else if (!same(value, below)) rest[key] = value;
  }
  return rest;
}

/** An id that can be typed: the name in small letters. */
export function idOf(name: string, builtins: Builtins): string {
  const plain = name
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 32)
    .replace(/-+$/, '');
  if (plain === '') return 'eigene';
  return builtins.has(plain) ? `${plain}-eigen` : plain;
}

/** The file of a draft, under an id that is its name's unless another is given. */
export function fileOf(draft: Draft, builtins: Builtins, id = idOf(draft.name, builtins)): Written {
  const base = resolved({ extends: draft.base }, builtins);
  const without = OPTIONAL.filter((section) => section in base && !(section in draft.rules));
  const { id: _id, name: _name, version: _version, ...rules } = draft.rules;
  const { id: _baseId, name: _baseName, version: _baseVersion, ...below } = base;
  const name = draft.name.trim();
  return writeToml({
    extends: draft.base,
    ...(without.length > 0 ? { without: [...without] } : {}),
    id,
    name: { de: name, en: name },
    ...beyond(rules, below),
  });
}
