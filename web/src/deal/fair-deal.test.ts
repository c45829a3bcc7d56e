import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { cardOf, cardsIn, numberOf } from '../game/cards.ts';
import { cardsOf, handSize, isDealt, packSize } from '../game/packs.ts';
import type { Proof } from '../protocol.ts';
import { block } from './chacha20.ts';
import { afterInput, below, check, fromHex, labelled, ofNobody, shuffled, toHex } from './fair-deal.ts';

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

describe('a short pack (V 5.1)', () => {
  const cards = cardsOf('short').map(numberOf);
  const salt = '5a'.repeat(32);
  const rules: Proof['rules'] = {
    pack: 'short',
    packets: [3, 3],
    before: 'cut',
    cuts: 3,
    cut_least: 3,
  };
  /** A proof of a short pack as the dealer would make it. */
  function proofOf(
    input: Proof['input'],
    by?: Proof['by'],
    pack = shuffled(cards, hex('07'.repeat(32))),
  ): Proof {
    const commitment = toHex(labelled('stammtisch/fair-deal/commitment', Uint8Array.from(pack), hex(salt)));
    const shown = { commitment, pack: pack.map(cardOf).join(' '), salt, dealer: 4 as const, rules, input };
    return { fair_deal: by === undefined ? 1 : 2, ...shown, ...(by === undefined ? {} : { by }) };
  }

  it('has 24 cards, numbered as in the long one', () => {
    expect(cards).toHaveLength(24);
    expect(cards.slice(0, 7)).toEqual([0, 1, 2, 3, 4, 5, 8]);
    expect([packSize('short'), handSize('short'), packSize(undefined), handSize(undefined)]).toEqual([
      24, 6, 32, 8,
    ]);
  });

  it('is dealt six to each, and its proof holds', () => {
    const finding = check(proofOf({ cuts: [12] }), null);
    if (!finding.holds) throw new Error(finding.flaw);
    const hands = finding.hands.map(cardsIn);
    expect(hands.map(({ length }) => length)).toEqual([6, 6, 6, 6]);
    expect(isDealt(hands)).toBe(true);
    expect(hands.flat().some((card) => card[1] === '7' || card[1] === '8')).toBe(false);
  });

  it('is cut within its 24 cards, by whom it may be', () => {
    const flaw = (proof: Proof) => {
      const finding = check(proof, null);
      return finding.holds ? null : finding.flaw;
    };
    expect(flaw(proofOf({ cuts: [21] }))).toBeNull();
    expect(flaw(proofOf({ cuts: [22] }))).toBe('input');
    const drawn = proofOf({ cuts: [3] }, 'nobody');
    const input = ofNobody(hex(drawn.commitment), rules);
    expect(flaw({ ...drawn, input })).toBeNull();
  });

  it('is refused with a card that is not in it, with packets of the long one, and as a long one', () => {
    const proof = proofOf({ cuts: [12] });
    const flaw = (changed: Partial<Proof>) => {
      const finding = check({ ...proof, ...changed }, null);
      return finding.holds ? null : finding.flaw;
    };
    expect(flaw({ pack: proof.pack.replace('EA', 'E7') })).toBe('pack');
    expect(flaw({ rules: { ...rules, packets: [4, 4] } })).toBe('packets');
    const { pack: _, ...long } = rules;
    expect(flaw({ rules: long })).toBe('pack');
  });
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
