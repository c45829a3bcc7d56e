import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { changed, switched, withContracts } from './change.ts';
import { contractsOf, packOf } from './contracts.ts';
import { inWords } from './in-words.ts';
import { GROUPS } from './fields.ts';
import { ALL_PASS, allPassOf, centsOf, TARIFFS, withAllPass, withCents, withPack } from './quick.ts';
import { builtinsOf, draftOf, fileOf, freshDraft, isBuiltin, resolved, valueAt } from './rule-file.ts';
import type { Table } from './toml.ts';

const folder = new URL('../../../../crates/schafkopf/rulesets/', import.meta.url);
const builtins = builtinsOf(
  readdirSync(folder).map((name) => ({
    id: name.replace('.toml', ''),
    text: readFileSync(new URL(name, folder), 'utf8'),
  })),
);
const schule = resolved({ extends: 'schule' }, builtins);
const textOf = (rules: Table, base = 'schule') => fileOf({ base, name: 'Daheim', rules }, builtins).text;
const below = (text: string) => text.split('en = "Daheim"\n')[1];

it('every set of the house can be built upon', () => {
  expect([...builtins.keys()].every((id) => isBuiltin({ id }))).toBe(true);
});

describe('which pack', () => {
  it('the short one brings its packets and what fits into it', () => {
    const tight = changed(changed(schule, 'call.run_away', 6), 'money.runners_from.solo', 14);
    const short = withPack(tight, 'short');
    expect(packOf(short)).toBe('short');
    expect(valueAt(short, 'deal.packets')).toEqual([3, 3]);
    expect(valueAt(short, 'call.run_away')).toBe(4);
    expect(valueAt(short, 'money.runners_from.solo')).toBe(12);
    expect(below(textOf(withPack(schule, 'short')))).toBe('\n[deal]\npackets = [3, 3]\npack = "short"\n');
  });

  it('knocks come after a packet of the pack that is played', () => {
    const tavern = resolved({ extends: 'wirtshaus' }, builtins);
    expect(valueAt(withPack(tavern, 'short'), 'knock.after')).toBe(3);
    const back = withPack(withPack(tavern, 'short'), 'long');
    expect(valueAt(back, 'deal.packets')).toEqual([4, 4]);
    expect(valueAt(back, 'knock.after')).toBe(4);
  });
});

describe.each([...builtins.keys()])('what when all pass, on top of %s', (id) => {
  const base = resolved({ extends: id }, builtins);

  it.each(ALL_PASS)('%s comes alone (C 5), from wherever one comes', (wanted) => {
    for (const before of ALL_PASS) {
      if (wanted === 'stock' && !('money' in base)) continue;
      const rules = withAllPass(withAllPass(base, before, base), wanted, base);
      expect(allPassOf(rules)).toBe(wanted);
      const isForcedByEo =
        valueAt(rules, 'all_pass.forced') !== 'never' &&
        valueAt(rules, 'all_pass.forced_by') !== 'last_knocker';
      const isPot = 'stock' in rules && valueAt(rules, 'stock.fill') !== 'always';
      expect(['ramsch' in rules, isForcedByEo, isPot].filter(Boolean).length).toBe(
        wanted === 'thrown_in' ? 0 : 1,
      );
      const again = draftOf(textOf(rules, id), builtins)!.rules;
      expect(allPassOf(again)).toBe(wanted);
    }
  });
});

describe('what it costs', () => {
  it.each(TARIFFS)('$rufspiel/$solo is written in units and read in cents', (tariff) => {
    const rules = withCents(schule, tariff);
    expect(centsOf(rules)).toEqual(tariff);
    expect(centsOf(draftOf(textOf(rules), builtins)!.rules)).toEqual(tariff);
  });

  it('is in the units of the book where it can be', () => {
    expect(withCents(schule, TARIFFS[0]!)).toEqual(schule);
    expect(below(textOf(withCents(schule, TARIFFS[1]!)))).toBe('\n[money]\nrufspiel = 2\n');
    expect(below(textOf(withCents(schule, TARIFFS[3]!)))).toBe('\n[money]\nunit_cents = 5\nsolo = 4\n');
  });

  it('keeps other prices in cents, and the pot at the price of a Rufspiel', () => {
    const geier = withContracts(schule, { ...contractsOf(schule), geier: true });
    const priced = withAllPass(changed(geier, 'money.geier', 3), 'stock', schule);
    const cheap = withCents(priced, { rufspiel: 5, solo: 20, extra: 5 });
    expect(valueAt(cheap, 'money.geier')).toBe(6);
    expect(valueAt(cheap, 'stock.units')).toBe(1);
    expect(valueAt(withCents(priced, TARIFFS[1]!), 'stock.units')).toBe(2);
  });

  it('is asked only where money is known', () => {
    expect(centsOf(resolved({ extends: 'tischpunkte' }, builtins))).toBeNull();
  });
});

it('“Ramsch when all pass, knocking, 20/50” is three choices, and a file that says just that', () => {
  const draft = freshDraft('schule', 'Daheim', builtins);
  const knocked = switched(withAllPass(draft.rules, 'ramsch', schule), 'knock', true, schule);
  const text = textOf(withCents(knocked, TARIFFS[1]!));
  expect(below(text)).toBe('\n[money]\nrufspiel = 2\n\n[ramsch]\n\n[knock]\n');
});

describe('what cannot stand together is not written together', () => {
  it('a Bettel comes with its section and its points in the list (C 4, C 16)', () => {
    const listed = resolved({ extends: 'tischpunkte' }, builtins);
    const bettel = withContracts(listed, { ...contractsOf(listed), bettel: true });
    expect(valueAt(bettel, 'bettel')).toEqual({});
    expect(valueAt(bettel, 'list.bettel')).toBe(6);
    const without = withContracts(bettel, { ...contractsOf(bettel), bettel: false });
    expect(valueAt(without, 'bettel')).toBeUndefined();
    expect(valueAt(without, 'list.bettel')).toBeUndefined();
    const herz = changed(changed(bettel, 'bettel.order', 'ten_high'), 'bettel.trumps', 'herz');
    expect(valueAt(herz, 'bettel.order')).toBeUndefined();
    const led = changed(changed(bettel, 'bettel.must_beat', true), 'bettel.lead', 'declarer');
    expect(valueAt(changed(led, 'bettel.must_beat', false), 'bettel.lead')).toBe('forehand');
  });

  it('who knocked last must play anything, at once, and only where one knocks (C 6)', () => {
    const knocked = switched(schule, 'knock', true, schule);
    const must = changed(knocked, 'all_pass.forced_by', 'last_knocker');
    expect(valueAt(must, 'all_pass.forced')).toBe('at_once');
    expect(valueAt(must, 'all_pass.forced_game')).toBe('any');
    expect(valueAt(switched(must, 'knock', false, schule), 'all_pass.forced_by')).toBe('eo');
  });

  it('where cards are never thrown in nothing follows from it (C 8, C 12)', () => {
    const next = changed(schule, 'all_pass.double_next', 2);
    const bock = switched(next, 'bock', true, schule);
    const both = changed(bock, 'bock.after', ['all_pass', 'sixty']);
    const ramsch = withAllPass(both, 'ramsch', schule);
    expect(valueAt(ramsch, 'all_pass.double_next')).toBe(0);
    expect(valueAt(ramsch, 'bock.after')).toEqual(['sixty']);
  });

  it('a tournament goes without house rules (C 17)', () => {
    const hall = resolved({ extends: 'schule-turnier' }, builtins);
    expect('tournament' in hall).toBe(true);
    const knocked = switched(hall, 'knock', true, hall);
    expect('tournament' in knocked).toBe(false);
    expect(textOf(knocked, 'schule-turnier')).toContain('without = ["tournament"]');
  });

  it('the leader may double where the window is longer; a Stoss that takes over excludes 60 (C 10)', () => {
    const off = changed(schule, 'doubling.by_leader', false);
    expect(valueAt(changed(off, 'doubling.until', 'own_card'), 'doubling.by_leader')).toBe(true);
    const forced = changed(changed(schule, 'all_pass.forced', 'at_once'), 'all_pass.forced_sixty', 3);
    expect(valueAt(changed(forced, 'doubling.takes_over', true), 'all_pass.forced_sixty')).toBe(0);
  });
});

it('the comparison knows every rule of the house in words', () => {
  const rules = resolved({ extends: 'alles' }, builtins);
  const said = new Map(
    GROUPS.flatMap((group) =>
      group.fields.map((field) => [field.path, inWords(field, group, rules, (key) => key)] as const),
    ),
  );
  expect(said.get('auction.ladder')).toContain('contract-solo, ');
  expect(said.get('doubling.steps')).toBe('2 · 4 · 8 · 16');
  expect(said.get('ramsch.durchmarsch')).toBe('rw-durchmarsch-from');
  expect(said.get('ramsch.tie')).toBe(
    'rw-ramsch-tie-tricks, rw-ramsch-tie-trumps, rw-ramsch-tie-highest-trump',
  );
  expect(said.get('stock.fill')).toBe('rw-stock-fill-always');
  expect(said.get('knock.who')).toBe('rw-knock-who-all');
});
