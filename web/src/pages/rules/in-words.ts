/** A rule of a set in a few words, as the comparison shows it. */

import type { Args } from '../../texts.ts';
import { stepsOf } from './change.ts';
import { knockPlaces, rungsOf } from './contracts.ts';
import { applies, type Field, type Group, saidAt, wordKey } from './fields.ts';
import type { Table } from './toml.ts';

type Say = (key: string, args?: Args) => string;

/** A rung's entry by its name: a kind, or a kind in one suit (V 11.2). */
export function entryName(entry: string, say: Say): string {
  const [kind = '', suit] = entry.replace('_', '-').split(':');
  return suit ? say(`contract-${kind}`, { suit: say(`suit-${suit}`) }) : say(`kind-${kind}`);
}

/** An option of a field by its name. */
export function optionName(
  { path, names }: { path: string; names?: string | undefined },
  option: string,
  say: Say,
): string {
  return say(`${names ?? `${wordKey(path)}-`}${option.replaceAll('_', '-')}`);
}

/** What a set says about a field; empty where it says nothing. */
export function inWords(field: Field, group: Group, rules: Table, say: Say): string {
  const isOff =
    (group.section && !(group.section in rules)) || !applies(group, rules) || !applies(field, rules);
  if (isOff) return '';
  if (field.kind === 'steps') return stepsOf(rules).join(' · ');
  const value = saidAt(rules, field) ?? (field.kind === 'after' ? knockPlaces(rules)[0] : undefined);
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
        .map((rung) => rung.map((entry) => entryName(entry, say)).join(' / '))
        .join(', ');
    case 'many':
      return (value as string[]).map((one) => optionName(field, one, say)).join(', ') || say('rw-none');
    case 'durchmarsch':
      return typeof value === 'string'
        ? say(`rw-durchmarsch-${value}`)
        : say('rw-durchmarsch-from', { points: value as number });
    case 'after':
    case 'number':
      return say('rw-number', { path: field.path.split('.').at(-1)!, number: value as number });
  }
}
