import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cardOf, cardsIn, numberOf } from '../game/cards.ts';
import type { Proof } from '../protocol.ts';
import { block } from './chacha20.ts';
import { afterInput, below, check, fromHex, labelled, shuffled, toHex } from './fair-deal.ts';

interface Vectors {
  seeds: { text: string; seed: string }[];
  packs: { seed: string; pack: string }[];
  proofs: { proof: Proof; pack_dealt: string }[];
}

const file = new URL('../../../crates/schafkopf/tests/data/fair-deal-vectors.json', import.meta.url);
const vectors = JSON.parse(readFileSync(file, 'utf8')) as Vectors;
const bytes = (text: string) => new TextEncoder().encode(text);
const hex = (digits: string) => fromHex(digits) ?? new Uint8Array();
const newPack = Array.from({ length: 32 }, (_, number) => number);

it('a hash under a label is the SHA-256 of FIPS 180-4', () => {
  const digest = createHash('sha256')
    .update('ein Etikett\0\u0001')
    .update('eins')
    .update('zwei')
    .digest('hex');
  expect(toHex(labelled('ein Etikett', bytes('eins'), bytes('zwei')))).toBe(digest);
});

it('hexadecimal digits are read in pairs of small ones', () => {
  expect(fromHex('00ff')).toEqual(Uint8Array.of(0, 255));
  for (const wrong of ['0', 'FF', '0x', 'zz', ' 00']) expect(fromHex(wrong), wrong).toBeNull();
});

it('ChaCha20 gives the first block of RFC 8439 for the key zero', () => {
  const words = block(new Uint8Array(32), 0);
  const stream = new Uint8Array(words.buffer);
  expect(toHex(stream).startsWith('76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7')).toBe(
    true,
  );
});

describe('the vectors of docs/fair-deal.md', () => {
  it.each(vectors.seeds)('seed of the text “$text”', ({ text, seed }) => {
    expect(toHex(labelled('stammtisch/deal/text-seed', bytes(text)))).toBe(seed);
  });

  it.each(vectors.packs)('pack of the seed $seed', ({ seed, pack }) => {
    expect(shuffled(newPack, hex(seed)).map(cardOf).join(' ')).toBe(pack);
  });

  it('there are proofs among them', () => expect(vectors.proofs.length).toBeGreaterThan(3));

  it.each(vectors.proofs)('proof $proof.commitment holds', ({ proof, pack_dealt }) => {
    const pack = cardsIn(proof.pack).map(numberOf);
    expect(afterInput(pack, hex(proof.commitment), proof.input).map(cardOf).join(' ')).toBe(pack_dealt);
    expect(check(proof, proof.commitment).holds).toBe(true);
  });
});

it('words above the limit are thrown away', () => {
  const words = (...list: number[]) => list[Symbol.iterator]();
  expect(below(31, words(0xfffffffc, 0xffffffff, 1))).toBe(1);
  expect(below(31, words(0xfffffffb))).toBe(30);
});

describe('a proof that was changed fails', () => {
  const { proof } = vectors.proofs[0]!;
  const flaw = (changed: Partial<Proof>, shown: string | null = null) => {
    const finding = check({ ...proof, ...changed }, shown);
    return finding.holds ? null : finding.flaw;
  };
  const [first, second, ...rest] = cardsIn(proof.pack);

  it('in its version', () => expect(flaw({ fair_deal: 3 })).toBe('version'));
  it('in who cut, which version 2 tells', () => expect(flaw({ fair_deal: 2 })).toBe('version'));
  it('in a place that nobody is said to have chosen', () =>
    expect(flaw({ fair_deal: 2, by: 'nobody' })).toBe('input'));
  it('in a cut that was left out', () =>
    expect(flaw({ fair_deal: 2, by: 'player', input: 'skipped' })).toBe('input'));
  it('in its pack', () => expect(flaw({ pack: [first, first, ...rest].join(' ') })).toBe('pack'));
  it('in its order', () => expect(flaw({ pack: [second, first, ...rest].join(' ') })).toBe('commitment'));
  it('in its salt', () => expect(flaw({ salt: '00'.repeat(32) })).toBe('commitment'));
  it('in what was shown before', () => expect(flaw({}, '00'.repeat(32))).toBe('shown'));
  it('in its cut', () =>
    expect(flaw({ input: { cuts: [1] }, rules: { ...proof.rules, before: 'cut', cut_least: 3 } })).toBe(
      'input',
    ));
  it('in its packets', () => expect(flaw({ rules: { ...proof.rules, packets: [4, 3] } })).toBe('packets'));
  it('in its hands', () => {
    const hands = [...proof.hands!] as [string, string, string, string];
    [hands[0], hands[1]] = [hands[1], hands[0]];
    expect(flaw({ hands })).toBe('hands');
  });
});
