/** The form of a rule set: what can be chosen, in groups, with the clause that each is about. */

import { contractsOf } from './contracts.ts';
import {
  ALL_PASS_FIELDS,
  DOUBLING_FIELDS,
  HOUSE_GROUPS,
  LIST_FIELDS,
  PACK_FIELDS,
  PRICE_FIELDS,
  RUNNER_FIELDS,
  STOCK_FIELDS,
} from './house-fields.ts';
import { valueAt, type Section } from './rule-file.ts';
import type { Table, Value } from './toml.ts';

interface About {
  /** Where the value is, dotted. */
  path: string;
  clause?: string;
  /** What holds where a set says nothing. */
  usual?: Value;
  /** When there is something to choose. */
  when?: (rules: Table) => boolean;
}

/** Some out of a list, in the order in which they are chosen. */
interface Many {
  options: readonly string[];
  /** How few there may be; none where it is not said. */
  least?: number;
  /** What the names of the options begin with; the words of the field where it is not said. */
  names?: string;
  /** Whether an option is there under a set. */
  offers?: (rules: Table, option: string) => boolean;
}

export type Field =
  | ({ kind: 'choice'; options: readonly string[] } & About)
  | ({ kind: 'number'; least: number; most: number; none?: string; step?: number } & About)
  | ({ kind: 'switch' } & About)
  | ({ kind: 'packets' } & About)
  | ({ kind: 'contracts' } & About)
  | ({ kind: 'steps' } & About)
  | ({ kind: 'durchmarsch' } & About)
  | ({ kind: 'after' } & About)
  | ({ kind: 'many' } & Many & About)
  | ({ kind: 'three' } & About);

export interface Group {
  id: string;
  /** The section that is switched on and off as a whole. */
  section?: Exclude<Section, 'tournament'>;
  /** When the section can be had at all. */
  when?: (rules: Table) => boolean;
  clause?: string;
  fields: readonly Field[];
}

const has = (section: Section) => (rules: Table) => section in rules;
const plays = (kind: 'geier' | 'farbgeier') => (rules: Table) => 'money' in rules && contractsOf(rules)[kind];
const isAt = (path: string, value: string) => (rules: Table) => valueAt(rules, path) === value;
const hasSteps = (rules: Table) => valueAt(rules, 'doubling.steps') !== undefined;
const not = (test: (rules: Table) => boolean) => (rules: Table) => !test(rules);

export const GROUPS: readonly Group[] = [
  {
    id: 'contracts',
    fields: [
      { kind: 'contracts', path: 'auction.ladder', clause: 'S 2.4.4' },
      { kind: 'choice', path: 'auction.style', options: ['pairwise', 'all_first'], clause: 'S 2.4.11' },
      { kind: 'choice', path: 'auction.naming_early', options: ['refused', 'binds'], clause: 'S 2.4.12' },
      { kind: 'choice', path: 'tout.condition', options: ['none', 'schule', 'preis'], clause: 'S 5.2.14' },
    ],
  },
  {
    id: 'deal',
    fields: [
      ...PACK_FIELDS,
      { kind: 'packets', path: 'deal.packets', clause: 'S 2.3.1' },
      { kind: 'choice', path: 'deal.before', options: ['cut', 'shuffle_again'], clause: 'S 2.2.4' },
      {
        kind: 'number',
        path: 'deal.cuts',
        least: 0,
        most: 9,
        clause: 'S 2.2.6',
        when: isAt('deal.before', 'cut'),
      },
      {
        kind: 'number',
        path: 'deal.cut_least',
        least: 1,
        most: 16,
        clause: 'S 2.2.5',
        when: isAt('deal.before', 'cut'),
      },
    ],
  },
  {
    id: 'all-pass',
    clause: 'S 2.4.13',
    fields: [
      {
        kind: 'choice',
        path: 'all_pass.forced',
        options: ['never', 'at_once', 'second_time'],
        clause: 'T 11',
      },
      {
        kind: 'choice',
        path: 'all_pass.forced_game',
        options: ['rufspiel', 'any'],
        clause: 'P 4',
        when: not(isAt('all_pass.forced', 'never')),
      },
      {
        kind: 'choice',
        path: 'all_pass.redeal',
        options: ['next', 'same'],
        clause: 'S 5.2.5',
        when: not(isAt('all_pass.forced', 'at_once')),
      },
      ...ALL_PASS_FIELDS,
    ],
  },
  {
    id: 'stock',
    section: 'stock',
    when: has('money'),
    clause: 'S 2.4.13',
    fields: [{ kind: 'number', path: 'stock.units', least: 1, most: 1000 }, ...STOCK_FIELDS],
  },
  {
    id: 'doubling',
    section: 'doubling',
    clause: 'S 3.3.1',
    fields: [
      ...DOUBLING_FIELDS,
      { kind: 'number', path: 'doubling.factor', least: 2, most: 16, when: not(hasSteps) },
      {
        kind: 'number',
        path: 'doubling.retour_factor',
        least: 0,
        most: 16,
        clause: 'S 3.3.3',
        when: not(hasSteps),
      },
      { kind: 'switch', path: 'doubling.needs_trump', clause: 'T 18' },
      { kind: 'switch', path: 'doubling.by_leader' },
      {
        kind: 'number',
        path: 'doubling.unjustified_tricks',
        least: 0,
        most: 7,
        none: 'rw-off',
        clause: 'T 20',
        when: has('list'),
      },
    ],
  },
  ...HOUSE_GROUPS,
  {
    id: 'sie',
    section: 'sie',
    clause: 'S 2.9.1',
    fields: [
      { kind: 'number', path: 'sie.money_factor', least: 1, most: 100, when: has('money') },
      { kind: 'number', path: 'list.sie', least: 3, most: 9999, step: 3, when: has('list') },
      { kind: 'choice', path: 'first_game.sie', options: ['counts', 'barred'] },
    ],
  },
  {
    id: 'money',
    section: 'money',
    clause: 'S 4.2.4',
    fields: [
      { kind: 'number', path: 'money.rufspiel', least: 1, most: 10_000 },
      { kind: 'number', path: 'money.solo', least: 1, most: 10_000 },
      { kind: 'number', path: 'money.runner', least: 0, most: 10_000 },
      { kind: 'number', path: 'money.schneider', least: 0, most: 10_000, clause: 'S 4.1.3' },
      { kind: 'number', path: 'money.schwarz', least: 0, most: 10_000, clause: 'S 4.1.4' },
      { kind: 'number', path: 'money.tout_factor', least: 1, most: 100, clause: 'S 2.8.1' },
      { kind: 'number', path: 'money.unit_cents', least: 0, most: 10_000 },
      { kind: 'choice', path: 'money.claims', options: ['automatic', 'by_hand'], clause: 'S 4.2.3' },
      ...PRICE_FIELDS,
    ],
  },
  {
    id: 'runners',
    when: has('money'),
    clause: 'S 4.2.2',
    fields: [
      { kind: 'number', path: 'money.runners_from.rufspiel', least: 1, most: 14, when: has('money') },
      { kind: 'number', path: 'money.runners_from.solo', least: 1, most: 14, when: has('money') },
      { kind: 'number', path: 'money.runners_from.wenz', least: 1, most: 4, when: has('money') },
      { kind: 'number', path: 'money.runners_from.farbwenz', least: 1, most: 11, when: has('money') },
      { kind: 'number', path: 'money.runners_from.geier', least: 1, most: 4, usual: 2, when: plays('geier') },
      {
        kind: 'number',
        path: 'money.runners_from.farbgeier',
        least: 1,
        most: 11,
        usual: 3,
        when: plays('farbgeier'),
      },
      ...RUNNER_FIELDS,
    ],
  },
  {
    id: 'list',
    section: 'list',
    clause: 'S 5.2.7',
    fields: [
      { kind: 'three', path: 'list.rufspiel' },
      { kind: 'three', path: 'list.solo' },
      { kind: 'number', path: 'list.tout', least: 3, most: 9999, step: 3 },
      { kind: 'choice', path: 'first_game.tout', options: ['counts', 'barred'], clause: 'S 5.2.15' },
      { kind: 'choice', path: 'first_game.schwarz', options: ['counts', 'barred'], clause: 'S 5.2.15' },
      ...LIST_FIELDS,
    ],
  },
];

/** What a set says at a field, or what holds where it says nothing. */
export function saidAt(rules: Table, field: Field): Value | undefined {
  return valueAt(rules, field.path) ?? field.usual;
}

/** The key of a field's words: `deal.cut_least` is `rw-deal-cut-least`. */
export function wordKey(path: string): string {
  return `rw-${path.replace(/[._]/g, '-')}`;
}

/** Whether a field, or a group, says anything under these rules. */
export function applies(of: Pick<Field, 'when'> | Pick<Group, 'when'>, rules: Table): boolean {
  return of.when?.(rules) ?? true;
}

/** The path of the field on which an error lies: of the value that the line holds, or of the table it opens. */
export function fieldAt(line: number | null, lines: ReadonlyMap<string, number>): string | null {
  return [...lines].find(([, place]) => place === line)?.[0] ?? null;
}
