/** Changing a set so that its rules still hold together: what belongs to a choice comes and goes with it. */

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
export interface Contracts {
  farbwenz: boolean;
  wenz: boolean;
  tout: boolean;
}

const kindsIn = (rules: Table): string[] => {
  const ladder = valueAt(rules, 'auction.ladder');
  return Array.isArray(ladder) ? (ladder.flat(1) as string[]) : [];
};

export function contractsOf(rules: Table): Contracts {
  const kinds = kindsIn(rules);
  return {
    farbwenz: kinds.includes('farbwenz'),
    wenz: kinds.includes('wenz'),
    tout: kinds.some((kind) => kind.endsWith('_tout')),
  };
}

/** The rules with a ladder of these contracts, in the usual order (T 3, P 8). */
export function withContracts(rules: Table, { farbwenz, wenz, tout }: Contracts): Table {
  const touts = [...(wenz ? ['wenz_tout'] : []), ...(farbwenz ? ['farbwenz_tout'] : [])];
  const ladder = [
    ['rufspiel'],
    ...(farbwenz ? [['farbwenz']] : []),
    ...(wenz ? [['wenz']] : []),
    ['solo'],
    ...(tout && touts.length > 0 ? [touts] : []),
    ...(tout ? [['solo_tout']] : []),
  ];
  return changed(rules, 'auction.ladder', ladder);
}

/** The contracts of a set from low to high; those of one rung together. */
export function rungsOf(rules: Table): string[][] {
  const ladder = valueAt(rules, 'auction.ladder');
  return Array.isArray(ladder) ? (ladder as string[][]) : [];
}
