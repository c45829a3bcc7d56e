/** Changing a set so that its rules still hold together: what belongs to a choice comes and goes with it. */

import {
  type Contracts,
  contractsOf,
  isPlayed,
  knockPlaces,
  knows,
  ladderOf,
  packOf,
  PRICES,
  without,
} from './contracts.ts';
import { PACKS } from '../../wire/game.ts';
import { type Section, valueAt, withValue } from './rule-file.ts';
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
  knock: {},
  bettel: {},
  hochzeit: {},
  ramsch: {},
  bock: { after: ['herz_solo_lost'] },
};

/** What must be there under a condition, and must not be otherwise. */
const BELONGS: readonly [path: string, when: (rules: Table) => boolean, usual: Value][] = [
  ['deal.cuts', (rules) => valueAt(rules, 'deal.before') === 'cut', 3],
  ['deal.cut_least', (rules) => valueAt(rules, 'deal.before') === 'cut', 3],
  ['all_pass.forced_game', (rules) => valueAt(rules, 'all_pass.forced') !== 'never', 'rufspiel'],
  ['sie.money_factor', (rules) => 'sie' in rules && 'money' in rules, 4],
  ['list.sie', (rules) => 'sie' in rules && 'list' in rules, 24],
  ['bettel', (rules) => isPlayed(rules, 'bettel'), FRESH.bettel],
  ['list.bettel', (rules) => isPlayed(rules, 'bettel') && 'list' in rules, 6],
  ['list.ramsch', (rules) => 'ramsch' in rules && 'list' in rules, 2],
];

/** A value that another rule excludes, and what is said instead. */
type Clash = [path: string, isWrong: (value: Value, rules: Table) => boolean, instead: Value];

/** Whether the holder of the Ober of Acorns must play when all pass. */
export const isForcedByEo = (rules: Table) =>
  valueAt(rules, 'all_pass.forced') !== 'never' && valueAt(rules, 'all_pass.forced_by') !== 'last_knocker';
const isNeverThrownIn = (rules: Table) =>
  'ramsch' in rules || (isForcedByEo(rules) && valueAt(rules, 'all_pass.forced') === 'at_once');
/** What a pack has room for (C 1, C 13). */
const OF_PACK = Object.keys(PACKS.long.most) as (keyof typeof PACKS.long.most)[];
const mostOf = (path: (typeof OF_PACK)[number], rules: Table): number => PACKS[packOf(rules)].most[path];

/** What cannot stand beside something else (C 4–C 12, C 18, C 19). */
const CLASHES: readonly Clash[] = [
  [
    'all_pass.forced',
    (value, rules) => value !== 'never' && !isForcedByEo(rules) && !('knock' in rules),
    'never',
  ],
  ['all_pass.forced_by', (value, rules) => value === 'last_knocker' && !('knock' in rules), 'eo'],
  ['all_pass.forced', (_, rules) => 'ramsch' in rules && isForcedByEo(rules), 'never'],
  [
    'all_pass.forced',
    (value, rules) => value !== 'at_once' && valueAt(rules, 'all_pass.forced_by') === 'last_knocker',
    'at_once',
  ],
  [
    'all_pass.forced_game',
    (value, rules) =>
      value === 'rufspiel' &&
      (valueAt(rules, 'all_pass.forced_by') === 'last_knocker' || valueAt(rules, 'call.renonce') === 'never'),
    'any',
  ],
  [
    'all_pass.forced_sixty',
    (value, rules) =>
      value !== 0 &&
      (valueAt(rules, 'all_pass.forced') === 'never' || valueAt(rules, 'doubling.takes_over') === true),
    0,
  ],
  ['all_pass.double_next', (value, rules) => value !== 0 && isNeverThrownIn(rules), 0],
  [
    'bettel.lead',
    (value, rules) => value === 'declarer' && valueAt(rules, 'bettel.must_beat') !== true,
    'forehand',
  ],
  [
    'knock.order',
    (value, rules) =>
      value === 'together' && ['one', 'chain'].some((who) => valueAt(rules, 'knock.who') === who),
    'turn',
  ],
  [
    'doubling.by_leader',
    (value, rules) => value === false && (valueAt(rules, 'doubling.until') ?? 'first_card') !== 'first_card',
    true,
  ],
  [
    'money.schwarz_doubles',
    (value, rules) => value === true && valueAt(rules, 'money.schneider') === 0,
    false,
  ],
  ['tout.extras', (value, rules) => value === true && !('money' in rules), false],
  [
    'stock.most',
    (value, rules) => value !== 0 && (value as number) < 4 * Number(valueAt(rules, 'stock.units') ?? 0),
    0,
  ],
];

/** Whether a set has what no tournament allows (C 17, C 20). */
function isHouse(rules: Table): boolean {
  return (
    ['knock', 'bock', 'stock', 'ramsch'].some((section) => section in rules) ||
    ['all_pass.double_next', 'deal.redeal_below'].some((path) => (valueAt(rules, path) ?? 0) !== 0)
  );
}

/** The events that can happen under a set (C 12), of those that make Bock. */
function possibleEvents(rules: Table): Value[] {
  const after = valueAt(rules, 'bock.after');
  const durchmarsch = valueAt(rules, 'ramsch.durchmarsch') ?? 'tricks';
  return (Array.isArray(after) ? after : []).filter((event) => {
    switch (event) {
      case 'stoss_lost':
        return 'doubling' in rules;
      case 'sie':
        return 'sie' in rules;
      case 'durchmarsch':
        return 'ramsch' in rules && durchmarsch !== 'off';
      case 'tout_won':
        return contractsOf(rules).tout;
      case 'all_pass':
        return !isNeverThrownIn(rules);
      default:
        return true;
    }
  });
}

/** What the pack has no room for is brought within it. */
function withinPack(rules: Table): Table {
  const { hand, packets } = PACKS[packOf(rules)];
  let all = rules;
  const dealt = valueAt(all, 'deal.packets');
  const sum = Array.isArray(dealt) ? (dealt as number[]).reduce((cards, packet) => cards + packet, 0) : 0;
  if (sum !== hand) all = withValue(all, 'deal.packets', [...packets]);
  for (const path of OF_PACK) {
    const [value, most] = [valueAt(all, path), mostOf(path, all)];
    if (value !== undefined && (value as number) > most) all = withValue(all, path, most);
  }
  const after = valueAt(all, 'knock.after');
  const places = knockPlaces(all);
  if (after !== undefined && !places.includes(after as number)) {
    all = withValue(all, 'knock.after', places[0]);
  }
  return all;
}

/** What lists cannot name any more is taken out of them. */
function withinLists(rules: Table): Table {
  let all = rules;
  const events = valueAt(all, 'bock.after');
  const possible = possibleEvents(all);
  if (Array.isArray(events) && possible.length < events.length) {
    all = possible.length > 0 ? withValue(all, 'bock.after', possible) : without(all, 'bock');
  }
  const barred = valueAt(all, 'doubling.not_in');
  if (Array.isArray(barred) && !barred.every((kind) => knows(all, kind as string))) {
    all = withValue(
      all,
      'doubling.not_in',
      barred.filter((kind) => knows(all, kind as string)),
    );
  }
  const ranking = valueAt(all, 'tournament.ranking');
  if (Array.isArray(ranking) && !('sie' in all) && ranking.includes('sie')) {
    all = withValue(
      all,
      'tournament.ranking',
      ranking.filter((criterion) => criterion !== 'sie'),
    );
  }
  return all;
}

/** The rules with what belongs to them, and without what does not. */
function belonging(rules: Table): Table {
  return BELONGS.reduce((all, [path, when, usual]) => {
    if (!when(all)) return without(all, path);
    return valueAt(all, path) === undefined ? withValue(all, path, usual) : all;
  }, rules);
}

/** The rules without what cannot stand beside something else. */
function unclashed(rules: Table): Table {
  return CLASHES.reduce((all, [path, isWrong, instead]) => {
    const value = valueAt(all, path);
    return value !== undefined && isWrong(value, all) ? withValue(all, path, instead) : all;
  }, rules);
}

/** Brings the rules together again after a change. */
export function settled(rules: Table): Table {
  let all = rules;
  if ('tournament' in all && isHouse(all)) all = without(all, 'tournament');
  if (!('list' in all)) {
    all = without(without(all, 'tournament'), 'doubling.unjustified_tricks');
    for (const path of ['first_game.tout', 'first_game.schwarz']) all = withValue(all, path, 'counts');
  }
  if (!('money' in all)) all = without(all, 'stock');
  if ('ramsch' in all && (valueAt(all, 'stock.fill') ?? 'all_pass') === 'all_pass')
    all = without(all, 'stock');
  all = withinPack(all);
  // What is put right may bring something else, which is put right in its turn.
  for (let round = 0; round < 2; round++) all = unclashed(belonging(all));
  all = belonging(all);
  if (valueAt(all, 'bettel.trumps') === 'herz') all = without(all, 'bettel.order');
  for (const [price, kind] of PRICES) if (!knows(all, kind)) all = without(all, `money.${price}`);
  return withinLists(all);
}

/** The rules with another value. */
export function changed(rules: Table, path: string, value: Value | undefined): Table {
  const next = withValue(rules, path, value);
  // Whom knocking forces must play at once: to say otherwise is to say that it forces nobody (C 6).
  const isByKnocker = valueAt(next, 'all_pass.forced_by') === 'last_knocker';
  const isFreed = path === 'all_pass.forced' && value !== 'at_once' && isByKnocker;
  return settled(isFreed ? withValue(next, 'all_pass.forced_by', 'eo') : next);
}

/** The prices of a game come back with it: a file cannot unsay those that it rests on. */
function withPrices(rules: Table, section: string, base: Table): Table {
  return PRICES.filter(([, kind]) => kind === section).reduce((all, [price]) => {
    const below = valueAt(base, `money.${price}`);
    return below !== undefined && 'money' in all ? withValue(all, `money.${price}`, below) : all;
  }, rules);
}

/** The rules with a section, or without it; `base` is what is taken where it has one. */
export function switched(
  rules: Table,
  section: Exclude<Section, 'tournament'>,
  on: boolean,
  base: Table,
): Table {
  const below = base[section];
  // A pot that is filled when all pass, and who must play then, exclude each other (C 5).
  const free = on && section === 'stock' && isForcedByEo(rules) ? unforced(rules) : rules;
  const rid = on && section === 'stock' ? without(free, 'ramsch') : free;
  const next = changed(rid, section, on ? (isTable(below) ? below : FRESH[section]) : undefined);
  const all = on ? withPrices(next, section, base) : next;
  // A file cannot unsay this one by itself, so it comes back with its list.
  const unjustified = valueAt(base, 'doubling.unjustified_tricks');
  const isSaid = unjustified !== undefined && 'list' in all && 'doubling' in all;
  return isSaid && valueAt(all, 'doubling.unjustified_tricks') === undefined
    ? withValue(all, 'doubling.unjustified_tricks', unjustified)
    : all;
}

/** The rules in which nobody must play. */
export function unforced(rules: Table): Table {
  return changed(rules, 'all_pass.forced', 'never');
}

/** The rules with a ladder of these contracts. */
export function withContracts(rules: Table, contracts: Contracts): Table {
  return changed(rules, 'auction.ladder', ladderOf(rules, contracts));
}

/** What each double multiplies by, all before it included (V 7.1). */
export function stepsOf(rules: Table): number[] {
  const steps = valueAt(rules, 'doubling.steps');
  if (Array.isArray(steps)) return steps as number[];
  const chain = [valueAt(rules, 'doubling.factor'), valueAt(rules, 'doubling.retour_factor')];
  return chain.filter((factor): factor is number => typeof factor === 'number' && factor > 0);
}

/** The rules with another chain of doubles; one and two of them have keys of their own. */
export function withSteps(rules: Table, steps: readonly number[]): Table {
  const [factor = 2, retour_factor = 0] = steps;
  const { steps: _steps, factor: _factor, retour_factor: _retour, ...rest } = rules['doubling'] as Table;
  const chain: Table = steps.length > 2 ? { steps: [...steps] } : { factor, retour_factor };
  return settled({ ...rules, doubling: { ...chain, ...rest } });
}
