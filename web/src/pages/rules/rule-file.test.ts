import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { changed, settled, stepsOf, switched, withContracts, withSteps } from './change.ts';
import { contractsOf } from './contracts.ts';
import { fieldAt, GROUPS } from './fields.ts';
import { builtinsOf, type Draft, draftOf, fileOf, freshDraft, idOf, resolved, valueAt } from './rule-file.ts';
import { freeId, withId } from './set-id.ts';
import type { Table } from './toml.ts';

const folder = new URL('../../../../crates/schafkopf/rulesets/', import.meta.url);
const builtins = builtinsOf(
  readdirSync(folder).map((name) => ({
    id: name.replace('.toml', ''),
    text: readFileSync(new URL(name, folder), 'utf8'),
  })),
);
const SECTIONS = [
  'sie',
  'doubling',
  'money',
  'stock',
  'list',
  'knock',
  'hochzeit',
  'ramsch',
  'bock',
] as const;

/** The rules of a draft, written to a file and read back; without what names the set. */
function readBack(draft: Draft): Table {
  const {
    id: _id,
    name: _name,
    version: _version,
    ...rules
  } = draftOf(fileOf(draft, builtins).text, builtins)!.rules;
  return rules;
}

function plain(rules: Table): Table {
  const { id: _id, name: _name, version: _version, ...rest } = rules;
  return rest;
}

describe.each([...builtins.keys()])('on top of %s', (base) => {
  const fresh = freshDraft(base, 'Daheim', builtins);
  const below = resolved({ extends: base }, builtins);

  it('a file that changes nothing says nothing', () => {
    const { text } = fileOf(fresh, builtins);
    expect(text).toBe(`extends = "${base}"\nid = "daheim"\n\n[name]\nde = "Daheim"\nen = "Daheim"\n`);
    expect(plain(settled(fresh.rules))).toEqual(plain(fresh.rules));
  });

  it.each(SECTIONS)('%s can be switched on and off, and the file says so', (section) => {
    const off = switched(fresh.rules, section, false, below);
    expect(section in off).toBe(false);
    expect(readBack({ ...fresh, rules: off })).toEqual(plain(off));
    const on = switched(off, section, true, below);
    expect(readBack({ ...fresh, rules: on })).toEqual(plain(on));
  });

  it('all contracts can be chosen', () => {
    for (let chosen = 0; chosen < 128; chosen++) {
      const is = (bit: number) => (chosen & (1 << bit)) !== 0;
      const wanted = {
        farbgeier: is(0),
        geier: is(1),
        farbwenz: is(2),
        wenz: is(3),
        tout: is(4),
        bettel: is(5),
        solo_herz: is(6),
      };
      const rules = withContracts(fresh.rules, wanted);
      expect(contractsOf(rules)).toEqual(wanted);
      expect(readBack({ ...fresh, rules })).toEqual(plain(rules));
    }
    expect(withContracts(fresh.rules, contractsOf(fresh.rules))).toEqual(fresh.rules);
  });

  it.each([[2], [2, 4], [2, 4, 8], [2, 4, 8, 16]])('doubles can go up to %j', (...steps) => {
    const doubled = 'doubling' in fresh.rules ? fresh.rules : switched(fresh.rules, 'doubling', true, below);
    const rules = withSteps(doubled, steps);
    expect(stepsOf(rules)).toEqual(steps);
    expect(readBack({ ...fresh, rules })).toEqual(plain(rules));
  });

  it('every choice of the form can be written and read', () => {
    for (const field of GROUPS.flatMap(({ fields }) => fields)) {
      if (field.kind !== 'choice') continue;
      // What belongs to a section is chosen only where it is there.
      const [section = ''] = field.path.split('.');
      if (!(section in fresh.rules) && section !== 'call') continue;
      for (const option of field.options) {
        const rules = changed(fresh.rules, field.path, option);
        expect(readBack({ ...fresh, rules }), `${field.path} = ${option}`).toEqual(plain(rules));
      }
    }
  });
});

it('what belongs to a choice comes and goes with it', () => {
  const { rules } = freshDraft('schule', 'x', builtins);
  const shuffled = changed(rules, 'deal.before', 'shuffle_again');
  expect(valueAt(shuffled, 'deal.cuts')).toBeUndefined();
  expect(valueAt(changed(shuffled, 'deal.before', 'cut'), 'deal.cut_least')).toBe(3);
  expect(valueAt(changed(rules, 'all_pass.forced', 'at_once'), 'all_pass.forced_game')).toBe('rufspiel');
  const listed = switched(rules, 'list', true, rules);
  expect(valueAt(listed, 'list.sie')).toBe(24);
  expect(valueAt(switched(listed, 'sie', false, rules), 'list.sie')).toBeUndefined();
});

it('a name becomes an id that can be typed', () => {
  expect(idOf('Beim Müller-Wirt, Freitag!', builtins)).toBe('beim-mueller-wirt-freitag');
  expect(idOf('schule', builtins)).toBe('schule-eigen');
  expect(idOf('🂡', builtins)).toBe('eigene');
  expect(idOf('x'.repeat(80), builtins).length).toBeLessThanOrEqual(40);
});

it('a file that cannot be read is no draft', () => {
  expect(draftOf('extends = ', builtins)).toBeNull();
  expect(draftOf('extends = "nirgends"', builtins)).toBeNull();
});

it('an error in a line lies on the field that is written there', () => {
  const draft = freshDraft('schule', 'x', builtins);
  const { lines, text } = fileOf({ ...draft, rules: changed(draft.rules, 'money.solo', 0) }, builtins);
  const line = text.split('\n').indexOf('solo = 0') + 1;
  expect(fieldAt(line, lines)).toBe('money.solo');
  expect(fieldAt(null, lines)).toBeNull();
});

it('an id that is taken gets a number, and never more letters than an id may have', () => {
  expect(freeId('daheim', [])).toBe('daheim');
  expect(freeId('daheim', ['daheim', 'anders'])).toBe('daheim-2');
  expect(freeId('daheim', ['daheim', 'daheim-2'])).toBe('daheim-3');
  const long = 'x'.repeat(40);
  expect(freeId(long, [long])).toHaveLength(38);
});

it('a file can have another id, and says everything else as before', () => {
  const draft = freshDraft('schule', 'Daheim', builtins);
  const { text } = fileOf(draft, builtins);
  expect(withId(text, 'daheim-2')).toBe(fileOf(draft, builtins, 'daheim-2').text);
  expect(withId('# von uns\nid=\'a\' # so\n[name]\nde = "id"\n', 'b')).toBe(
    '# von uns\nid="b" # so\n[name]\nde = "id"\n',
  );
});
