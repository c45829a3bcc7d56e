import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Review } from './api.ts';
import { readContract, readRecord, readSay } from './record.ts';
import { sceneAfter, storyOf } from './story.ts';
import review from './testdata/rufspiel.json' with { type: 'json' };

const example = readFileSync(new URL('../../../../examples/rufspiel.skn', import.meta.url), 'utf8');
const notation = readFileSync(new URL('../../../../docs/notation.md', import.meta.url), 'utf8');
const [long = '', hurried = ''] = [...notation.matchAll(/```skn\n([^]*?)```/g)].map(([, text]) => text);

it('a record and its review tell the same hand', () => {
  const [read, told] = [readRecord(example)!, storyOf(review as unknown as Review)];
  const sortedHands = (hands: string[][]) => hands.map((hand) => [...hand].sort());
  expect({ ...read, hands: sortedHands(read.hands) }).toEqual({ ...told, hands: sortedHands(told.hands) });
});

it('a record is read as it was written', () => {
  const whole = readRecord(long)!;
  expect(whole.players).toEqual(['Anna', 'Bert', 'Cilli', 'Dora']);
  expect(whole.said.map(({ say }) => say.say)).toEqual(['play', 'pass', 'pass', 'pass']);
  expect(whole.result).toEqual({ points: 65, won: true });
  expect(whole.tricks.map(({ winner }) => winner)).toEqual([3, 1, 1, 2, 3, 3, 3, 2]);
});

it('who leads to a trick took the one before it; where nobody is named the server has to say it', () => {
  const named = readRecord(long.replaceAll(/ -> \S+ \d+/g, ''))!;
  expect(named.tricks.map(({ winner }) => winner)).toEqual([3, 1, 1, 2, 3, 3, 3, null]);
  expect(readRecord(hurried)).toBeNull();
});

it('names may be quoted, and look like something else', () => {
  const quoted = long.replace('Spieler 1: Anna', 'Spieler 1: "Anna ; hat"').replace(/^Anna/gm, '1');
  const story = readRecord(quoted.replace(/\b(\d\.) Anna:/g, '$1 1:').replaceAll('-> Anna', '-> 1'))!;
  expect(story.players[0]).toBe('Anna ; hat');
  expect(story.declared?.seat).toBe(1);
});

it('a Ramsch is played by everybody', () => {
  const story = readRecord(long.replace(/^Anna spielt:.*$/m, 'Alle: Ramsch'))!;
  expect(story.declared).toEqual({ seat: null, contract: { contract: 'ramsch' } });
});

it('the cards of a Hochzeit lie where they were played', () => {
  const story = readRecord(long.replace(/^Anna spielt:.*$/m, 'Anna spielt: Hochzeit'))!;
  const [given, taken] = [story.hands[0]!.at(-1)!, story.hands[1]!.at(-1)!];
  const swap = (hand: string[], out: string, into: string) =>
    hand.map((card) => (card === out ? into : card));
  const hands = [
    swap(story.hands[0]!, given, taken),
    swap(story.hands[1]!, taken, given),
    ...story.hands.slice(2),
  ];
  expect(sceneAfter({ ...story, hands }, 0).hands.map((hand) => [...hand].sort())).toEqual(
    story.hands.map((hand) => [...hand].sort()),
  );
});

it('what is no record is none', () => {
  expect(readRecord('')).toBeNull();
  expect(readRecord('Hallo: du')).toBeNull();
  expect(readRecord(long.replace(/^Geber:.*$/m, ''))).toBeNull();
});

describe('contracts in people’s words', () => {
  it.each([
    ['mit der Alten', { contract: 'rufspiel', called: 'EA' }],
    ['mit dem Gras-König', { contract: 'rufspiel', called: 'GK' }],
    ['with the Fat One', { contract: 'rufspiel', called: 'SA' }],
    ['Wenz', { contract: 'wenz', goal: 'majority' }],
    ['Wenz Tout', { contract: 'wenz', goal: 'tout' }],
    ['Gras-Farbwenz', { contract: 'farbwenz', trump: 'G', goal: 'majority' }],
    ['Geier Tout', { contract: 'geier', goal: 'tout' }],
    ['Eichel-Farbgeier', { contract: 'farbgeier', trump: 'E', goal: 'majority' }],
    ['Solo Herz', { contract: 'solo', trump: 'H', goal: 'majority' }],
    ['Schellen-Solo Tout', { contract: 'solo', trump: 'S', goal: 'tout' }],
    ['Bettel', { contract: 'bettel', order: 'natural' }],
    ['Bettel Zehner', { contract: 'bettel', order: 'ten_high' }],
    ['Herz-Bettel', { contract: 'bettel', order: 'herz' }],
    ['Hochzeit', { contract: 'hochzeit' }],
    ['Ramsch', { contract: 'ramsch' }],
    ['Sie', { contract: 'sie' }],
    ['Schach', null],
  ])('%s', (words, contract) => expect(readContract(words)).toEqual(contract));
});

describe('words of the auction', () => {
  it.each([
    ['Weiter', { say: 'pass', level: null }],
    ['Ich spiele auch', { say: 'play', level: null }],
    ['Ich spiele selbst', { say: 'hold', level: null }],
    ['Ich hätte ein Solo', { say: 'play', level: 'solo' }],
    ['Ich spiele einen Wenz Tout', { say: 'play', level: 'wenz_tout' }],
    ['Hochzeit', { say: 'offer', level: null }],
    ['Neu geben', { say: 'redeal', level: null }],
    ['Ist recht', { say: 'good', level: null }],
    ['Stoß', null],
  ])('%s', (words, say) => expect(readSay(words)).toEqual(say));
});
