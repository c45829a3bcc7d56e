/** Changing a set so that its rules still hold together: what belongs to a choice comes and goes with it. */

import { PLAIN_KINDS, type PlainKind } from '../../game/kinds.ts';
import { valueAt, withValue, type Section } from './rule-file.ts';
import { isTable, type Table, type Value } from './toml.ts';

/** What a section says where a set had none. */
const FRESH: Record<Exclude<Section, 'tournament'>, Table> = {
  sie: {},
  doubling: { factor: 2, retour_factor: 4, needs_trump: false, by_leader: true },
  money: {
    unit_cents: 10,
    rufspiel: 1,
    solo: 5,
    runner: 1,
    schneider: 1,
    schwarz: 2,
    tout_factor: 2,
    claims: 'automatic',
    runners_from: { rufspiel: 3, solo: 3, wenz: 2, farbwenz: 2 },
  },
  stock: { units: 1 },
  list: { rufspiel: [1, 2, 3], solo: [6, 9, 12], tout: 18 },
};

/** What must be there under a condition, and must not be otherwise. */
const BELONGS: readonly [path: string, when: (rules: Table) => boolean, usual: Value][] = [
  ['deal.cuts', (rules) => valueAt(rules, 'deal.before') === 'cut', 3],
  ['deal.cut_least', (rules) => valueAt(rules, 'deal.before') === 'cut', 3],
  ['all_pass.forced_game', (rules) => valueAt(rules, 'all_pass.forced') !== 'never', 'rufspiel'],
  ['sie.money_factor', (rules) => 'sie' in rules && 'money' in rules, 4],
  ['list.sie', (rules) => 'sie' in rules && 'list' in rules, 24],
];

/** Brings the rules together again after a change. */
export function settled(rules: Table): Table {
  let all = rules;
  const drop = (path: string) => {
    if (valueAt(all, path) !== undefined) all = withValue(all, path, undefined);
  };
  if (!('list' in all)) {
    drop('tournament');
    drop('doubling.unjustified_tricks');
    for (const path of ['first_game.tout', 'first_game.schwarz']) all = withValue(all, path, 'counts');
  }
  if (!('money' in all)) drop('stock');
  for (const [path, when, usual] of BELONGS) {
    if (!when(all)) drop(path);
    else if (valueAt(all, path) === undefined) all = withValue(all, path, usual);
  }
  const ranking = valueAt(all, 'tournament.ranking');
  if (Array.isArray(ranking) && !('sie' in all)) {
    all = withValue(
      all,
      'tournament.ranking',
      ranking.filter((criterion) => criterion !== 'sie'),
    );
  }
  return all;
}

/** The rules with another value. */
export function changed(rules: Table, path: string, value: Value | undefined): Table {
  return settled(withValue(rules, path, value));
}

/** The rules with a section, or without it; `base` is what is taken where it has one. */
export function switched(
  rules: Table,
  section: Exclude<Section, 'tournament'>,
  on: boolean,
  base: Table,
): Table {
  const below = base[section];
  const all = changed(rules, section, on ? (isTable(below) ? below : FRESH[section]) : undefined);
  // A file cannot unsay this one by itself, so it comes back with its list.
  const unjustified = valueAt(base, 'doubling.unjustified_tricks');
  const isSaid = unjustified !== undefined && 'list' in all && 'doubling' in all;
  return isSaid && valueAt(all, 'doubling.unjustified_tricks') === undefined
    ? withValue(all, 'doubling.unjustified_tricks', unjustified)
    : all;
}

/** Which contracts are played besides Rufspiel and Solo. */
export type Contracts = Record<(typeof SOLO_KINDS)[number] | 'tout', boolean>;

/** What can be played besides a Solo, in the usual order from low to high (V 1.6, T 3, P 8). */
export const SOLO_KINDS = ['farbgeier', 'geier', 'farbwenz', 'wenz'] as const satisfies PlainKind[];

const kindsIn = (rules: Table): string[] => {
  const ladder = valueAt(rules, 'auction.ladder');
  return Array.isArray(ladder) ? (ladder.flat(1) as string[]) : [];
};

export function contractsOf(rules: Table): Contracts {
  const kinds = kindsIn(rules);
  const has = (kind: string) => kinds.includes(kind);
  return {
    farbgeier: has('farbgeier'),
    geier: has('geier'),
    farbwenz: has('farbwenz'),
    wenz: has('wenz'),
    tout: kinds.some((kind) => kind.endsWith('_tout')),
  };
}

/** The rules with a ladder of these contracts, in the usual order (V 1.6); Touts of Wenz and Farbwenz are equal (T 3, P 8). */
export function withContracts(rules: Table, contracts: Contracts): Table {
  const plain = SOLO_KINDS.filter((kind) => contracts[kind]);
  const toutsOf = (kinds: readonly (typeof SOLO_KINDS)[number][]) =>
    kinds.filter((kind) => contracts.tout && contracts[kind]).map((kind) => PLAIN_KINDS[kind].tout);
  const ladder = [
    ['rufspiel'],
    ...plain.map((kind) => [kind]),
    ['solo'],
    toutsOf(['farbgeier']),
    toutsOf(['geier']),
    toutsOf(['wenz', 'farbwenz']),
    contracts.tout ? ['solo_tout'] : [],
  ].filter((rung) => rung.length > 0);
  const own = ['geier', 'farbgeier'] as const;
  const unpriced = own.filter((kind) => !contracts[kind]).map((kind) => `money.${kind}`);
  const priced = unpriced.reduce(
    (all, path) => (valueAt(all, path) === undefined ? all : withValue(all, path, undefined)),
    rules,
  );
  return changed(priced, 'auction.ladder', ladder);
}

/** The contracts of a set from low to high; those of one rung together. */
export function rungsOf(rules: Table): string[][] {
  const ladder = valueAt(rules, 'auction.ladder');
  return Array.isArray(ladder) ? (ladder as string[][]) : [];
}
