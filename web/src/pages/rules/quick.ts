/** The questions a host understands at once: which pack, what when all pass, what it costs. */

import { changed, isForcedByEo, switched, unforced } from './change.ts';
import { packOf, type PackName, PRICES, without } from './contracts.ts';
import { valueAt, withValue } from './rule-file.ts';
import type { Table } from './toml.ts';

/** The rules with one of the two packs (V 5). */
export function withPack(rules: Table, pack: PackName): Table {
  return packOf(rules) === pack ? rules : changed(rules, 'deal.pack', pack);
}

/** What happens when all pass, as a host would say it. */
export const ALL_PASS = ['thrown_in', 'stock', 'ramsch', 'forced'] as const;
export type AllPass = (typeof ALL_PASS)[number];

export function allPassOf(rules: Table): AllPass {
  if ('ramsch' in rules) return 'ramsch';
  if (isForcedByEo(rules)) return 'forced';
  const isFilled = 'stock' in rules && (valueAt(rules, 'stock.fill') ?? 'all_pass') === 'all_pass';
  return isFilled ? 'stock' : 'thrown_in';
}

/** The rules in which that happens, and nothing else of it; `base` is what is taken where it has one. */
export function withAllPass(rules: Table, wanted: AllPass, base: Table): Table {
  if (allPassOf(rules) === wanted) return rules;
  const isPot = (valueAt(rules, 'stock.fill') ?? 'all_pass') === 'all_pass';
  const noPot = isPot ? without(rules, 'stock') : rules;
  const none = switched(unforced(noPot), 'ramsch', false, base);
  switch (wanted) {
    case 'thrown_in':
      return none;
    case 'stock': {
      const pot = switched(none, 'stock', true, base);
      const filled = valueAt(pot, 'stock.fill') === 'always' ? changed(pot, 'stock.fill', 'all_pass') : pot;
      return changed(filled, 'stock.units', valueAt(filled, 'money.rufspiel') ?? 1);
    }
    case 'ramsch':
      return switched(none, 'ramsch', true, base);
    case 'forced': {
      const eo =
        valueAt(none, 'all_pass.forced_by') === undefined ? none : changed(none, 'all_pass.forced_by', 'eo');
      return changed(eo, 'all_pass.forced', 'at_once');
    }
  }
}

/** What a Rufspiel, a Solo, and each runner or Schneider cost, in cents. */
export interface Cents {
  rufspiel: number;
  solo: number;
  extra: number;
}

/** The tariffs that are met most (V 10.1). */
export const TARIFFS: readonly Cents[] = [
  { rufspiel: 10, solo: 50, extra: 10 },
  { rufspiel: 20, solo: 50, extra: 10 },
  { rufspiel: 10, solo: 20, extra: 10 },
  { rufspiel: 5, solo: 20, extra: 5 },
];

export function centsOf(rules: Table): Cents | null {
  const at = (key: string) => Number(valueAt(rules, `money.${key}`) ?? 0);
  if (!('money' in rules)) return null;
  const unit = at('unit_cents');
  return { rufspiel: unit * at('rufspiel'), solo: unit * at('solo'), extra: unit * at('runner') };
}

const divisor = (one: number, other: number): number => (other === 0 ? one : divisor(other, one % other));

/** The rules with a tariff: units are as large as they can be; the pot is a Rufspiel's price, other prices keep theirs. */
export function withCents(rules: Table, { rufspiel, solo, extra }: Cents): Table {
  const before = Number(valueAt(rules, 'money.unit_cents') ?? 1);
  const own = PRICES.flatMap(([price]) => {
    const value = valueAt(rules, `money.${price}`);
    return typeof value === 'number' ? [[`money.${price}`, value * before] as [string, number]] : [];
  });
  const unit = [rufspiel, solo, extra, ...own.map(([, cents]) => cents)].reduce(divisor) || 1;
  const values: [path: string, cents: number][] = [
    ['money.rufspiel', rufspiel],
    ['money.solo', solo],
    ['money.runner', extra],
    ['money.schneider', extra],
    ['money.schwarz', 2 * extra],
    ...own,
  ];
  if ('stock' in rules) values.push(['stock.units', rufspiel]);
  const priced = values.reduce((all, [path, cents]) => withValue(all, path, cents / unit), rules);
  return changed(priced, 'money.unit_cents', unit);
}
