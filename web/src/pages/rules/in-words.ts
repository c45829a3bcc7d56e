/** A rule of a set in a few words, as the comparison shows it. */

import type { Args } from '../../texts.ts';
import { rungsOf } from './change.ts';
import { applies, type Field, type Group, wordKey } from './fields.ts';
import { valueAt } from './rule-file.ts';
import type { Table } from './toml.ts';

type Say = (key: string, args?: Args) => string;

/** What a set says about a field; empty where it says nothing. */
export function inWords(field: Field, group: Group, rules: Table, say: Say): string {
  const isOff =
    (group.section && !(group.section in rules)) || !applies(group, rules) || !applies(field, rules);
  const value = isOff ? undefined : valueAt(rules, field.path);
  if (value === undefined) return '';
  switch (field.kind) {
    case 'choice':
      return say(`${wordKey(field.path)}-${(value as string).replaceAll('_', '-')}`);
    case 'switch':
      return say(value === true ? 'rw-yes' : 'rw-no');
    case 'packets':
    case 'three':
      return (value as number[]).join(' · ');
    case 'contracts':
      return rungsOf(rules)
        .map((rung) => rung.map((kind) => say(`kind-${kind.replace('_', '-')}`)).join(' / '))
        .join(', ');
    case 'number':
      return say('rw-number', { path: field.path.split('.').at(-1)!, number: value as number });
  }
}
