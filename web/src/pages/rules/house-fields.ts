/** The part of the form that houses differ in: the games and habits beside the books (VARIANTS, section a). */

import { isPlayed, knows, packOf, PRICES } from './contracts.ts';
import type { Field, Group } from './fields.ts';
import { valueAt } from './rule-file.ts';
import type { Table } from './toml.ts';

const isPriced = (kind: string) => (rules: Table) => 'money' in rules && knows(rules, kind);

export const PACK_FIELDS: readonly Field[] = [
  { kind: 'choice', path: 'deal.pack', options: ['long', 'short'], usual: 'long', clause: 'V 5' },
  { kind: 'number', path: 'deal.redeal_below', least: 0, most: 30, usual: 0, clause: 'V 14.2' },
];

export const ALL_PASS_FIELDS: readonly Field[] = [
  {
    kind: 'choice',
    path: 'all_pass.forced_by',
    options: ['eo', 'last_knocker'],
    usual: 'eo',
    clause: 'V 8.4',
    when: (rules) => 'knock' in rules,
  },
  {
    kind: 'number',
    path: 'all_pass.forced_sixty',
    least: 0,
    most: 8,
    usual: 0,
    clause: 'V 8.5',
    when: (rules) => valueAt(rules, 'all_pass.forced') !== 'never',
  },
  { kind: 'number', path: 'all_pass.double_next', least: 0, most: 3, usual: 0, clause: 'V 8.3' },
];

export const DOUBLING_FIELDS: readonly Field[] = [
  { kind: 'steps', path: 'doubling.steps', clause: 'V 7.1' },
  {
    kind: 'choice',
    path: 'doubling.until',
    options: ['before_first', 'first_card', 'own_card', 'first_trick'],
    usual: 'first_card',
    clause: 'V 7.3',
  },
  {
    kind: 'choice',
    path: 'doubling.answer',
    options: ['declarer', 'party'],
    usual: 'declarer',
    clause: 'V 7.2',
  },
  { kind: 'switch', path: 'doubling.takes_over', usual: false, clause: 'V 7.5' },
  {
    kind: 'many',
    path: 'doubling.not_in',
    options: ['rufspiel', 'hochzeit', 'bettel', 'farbgeier', 'geier', 'farbwenz', 'wenz', 'solo'],
    names: 'kind-',
    offers: knows,
    usual: [],
    clause: 'V 7.4',
  },
];

export const STOCK_FIELDS: readonly Field[] = [
  { kind: 'choice', path: 'stock.fill', options: ['all_pass', 'always'], usual: 'all_pass', clause: 'V 9.1' },
  { kind: 'choice', path: 'stock.games', options: ['partner', 'all'], usual: 'partner', clause: 'V 9.3' },
  { kind: 'choice', path: 'stock.who', options: ['party', 'declarer'], usual: 'party', clause: 'V 9.3' },
  {
    kind: 'choice',
    path: 'stock.loss',
    options: ['double', 'stays', 'defenders'],
    usual: 'double',
    clause: 'V 9.3',
  },
  { kind: 'number', path: 'stock.most', least: 0, most: 10_000, usual: 0, clause: 'V 9.4' },
];

export const PRICE_FIELDS: readonly Field[] = [
  ...PRICES.map(([price, kind]): Field => ({
    kind: 'number',
    path: `money.${price}`,
    least: 1,
    most: 10_000,
    none: 'rw-price-none',
    clause: 'V 10.2',
    when: isPriced(kind),
  })),
  { kind: 'switch', path: 'money.schwarz_doubles', usual: false, clause: 'V 10.5' },
  { kind: 'switch', path: 'tout.extras', usual: false, clause: 'V 10.5' },
];

export const RUNNER_FIELDS: readonly Field[] = [
  {
    kind: 'number',
    path: 'money.runners_most',
    least: 0,
    most: 14,
    usual: 0,
    clause: 'V 10.4',
    when: (rules) => 'money' in rules,
  },
  {
    kind: 'choice',
    path: 'money.runners_of',
    options: ['either', 'losers', 'nobody'],
    usual: 'either',
    clause: 'V 10.4',
    when: (rules) => 'money' in rules,
  },
];

const isHouseCounted = (rules: Table) => 'list' in rules && ('knock' in rules || 'bock' in rules);

export const LIST_FIELDS: readonly Field[] = [
  {
    kind: 'number',
    path: 'list.bettel',
    least: 3,
    most: 9999,
    step: 3,
    clause: 'V 0.7',
    when: (rules) => isPlayed(rules, 'bettel'),
  },
  {
    kind: 'number',
    path: 'list.ramsch',
    least: 1,
    most: 9999,
    clause: 'V 0.7',
    when: (rules) => 'ramsch' in rules,
  },
  { kind: 'switch', path: 'list.multiplied', usual: true, clause: 'V 0.7', when: isHouseCounted },
];

export const HOUSE_GROUPS: readonly Group[] = [
  {
    id: 'knock',
    section: 'knock',
    clause: 'V 6',
    fields: [
      { kind: 'after', path: 'knock.after', clause: 'V 6.1' },
      {
        kind: 'choice',
        path: 'knock.who',
        options: ['all', 'forehand', 'one', 'chain'],
        usual: 'all',
        clause: 'V 6.2',
      },
      { kind: 'choice', path: 'knock.order', options: ['turn', 'together'], usual: 'turn', clause: 'V 6.2' },
      {
        kind: 'choice',
        path: 'knock.factor',
        options: ['double', 'plus_one'],
        usual: 'double',
        clause: 'V 6.3',
      },
      {
        kind: 'switch',
        path: 'knock.stock',
        usual: true,
        clause: 'V 9.2',
        when: (rules) => 'stock' in rules,
      },
    ],
  },
  {
    id: 'ramsch',
    section: 'ramsch',
    clause: 'V 3',
    fields: [
      { kind: 'durchmarsch', path: 'ramsch.durchmarsch', usual: 'tricks', clause: 'V 3.5' },
      {
        kind: 'choice',
        path: 'ramsch.jungfrau',
        options: ['off', 'own', 'own_each', 'all'],
        usual: 'off',
        clause: 'V 3.6',
      },
      { kind: 'number', path: 'ramsch.losers', least: 1, most: 2, usual: 1, clause: 'V 3.4' },
      {
        kind: 'many',
        path: 'ramsch.tie',
        options: ['tricks', 'trumps', 'highest_trump'],
        usual: [],
        clause: 'V 3.4',
      },
      { kind: 'switch', path: 'ramsch.must_beat', usual: false, clause: 'V 3.7' },
      { kind: 'switch', path: 'ramsch.stoss', usual: false, clause: 'V 3.8' },
    ],
  },
  {
    id: 'hochzeit',
    section: 'hochzeit',
    clause: 'V 4',
    fields: [
      {
        kind: 'choice',
        path: 'hochzeit.rank',
        options: ['below', 'equal', 'above'],
        usual: 'equal',
        clause: 'V 4.3',
      },
      { kind: 'choice', path: 'hochzeit.face', options: ['down', 'up'], usual: 'down', clause: 'V 4.4' },
      { kind: 'choice', path: 'hochzeit.give', options: ['side', 'any'], usual: 'side', clause: 'V 4.4' },
    ],
  },
  {
    id: 'bettel',
    when: (rules) => isPlayed(rules, 'bettel'),
    clause: 'V 2',
    fields: [
      { kind: 'choice', path: 'bettel.trumps', options: ['none', 'herz'], usual: 'none', clause: 'V 2.2' },
      {
        kind: 'choice',
        path: 'bettel.order',
        options: ['natural', 'ten_high'],
        usual: 'natural',
        clause: 'V 2.2',
        when: (rules) => valueAt(rules, 'bettel.trumps') !== 'herz',
      },
      { kind: 'switch', path: 'bettel.must_beat', usual: false, clause: 'V 2.3' },
      {
        kind: 'choice',
        path: 'bettel.lead',
        options: ['forehand', 'declarer'],
        usual: 'forehand',
        clause: 'V 2.3',
        when: (rules) => valueAt(rules, 'bettel.must_beat') === true,
      },
    ],
  },
  {
    id: 'bock',
    section: 'bock',
    clause: 'V 8.1',
    fields: [
      {
        kind: 'many',
        path: 'bock.after',
        options: [
          'herz_solo_lost',
          'empty_trick',
          'sixty',
          'stoss_lost',
          'solo_lost',
          'schwarz',
          'tout_won',
          'sie',
          'durchmarsch',
          'all_pass',
        ],
        least: 1,
        usual: [],
        clause: 'V 8.2',
      },
      { kind: 'number', path: 'bock.hands', least: 1, most: 16, usual: 4 },
      { kind: 'number', path: 'bock.factor', least: 2, most: 4, usual: 2 },
      { kind: 'choice', path: 'bock.again', options: ['extend', 'multiply', 'ignore'], usual: 'extend' },
    ],
  },
  {
    id: 'call',
    clause: 'V 13',
    fields: [
      { kind: 'number', path: 'call.run_away', least: 0, most: 6, usual: 4, clause: 'V 13.2' },
      {
        kind: 'choice',
        path: 'call.run_away_counts',
        options: ['now', 'dealt'],
        usual: 'now',
        clause: 'V 13.2',
      },
      { kind: 'switch', path: 'call.duck', usual: false, clause: 'V 13.2' },
      { kind: 'number', path: 'call.free_in_last', least: 1, most: 8, usual: 1, clause: 'V 13.3' },
      {
        kind: 'choice',
        path: 'call.renonce',
        options: ['forced', 'never'],
        usual: 'forced',
        clause: 'V 13.4',
      },
      { kind: 'switch', path: 'play.stop', usual: false, clause: 'V 14.1' },
    ],
  },
];

/** The packets that usually make a hand of each pack. */
export const PACKETS: Record<ReturnType<typeof packOf>, readonly number[][]> = {
  long: [
    [4, 4],
    [2, 2, 2, 2],
    [3, 2, 3],
  ],
  short: [
    [3, 3],
    [2, 2, 2],
  ],
};
