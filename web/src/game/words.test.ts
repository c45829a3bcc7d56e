import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import type { Bid, RuleSetName, Seat, SeatState } from '../protocol.ts';
import { type Lang, Texts } from '../texts.ts';
import { signed, Voice } from './words.ts';

const FILES = ['game', 'table', 'web'];
const textsOf = (lang: Lang) =>
  new Texts(
    lang,
    FILES.map((file) =>
      readFileSync(
        new URL(`../../../crates/stammtisch-text/ftl/${lang}/${file}.ftl`, import.meta.url),
        'utf8',
      ),
    ),
  );

const rules: RuleSetName = {
  id: 'schule',
  hash: '',
  money: true,
  list: false,
  rungs: [['rufspiel'], ['wenz', 'farbwenz'], ['solo'], ['solo:H', 'solo_tout:H']],
  stoss_factor: 2,
  retour_factor: 4,
};
const seat = (name: string): SeatState => ({
  occupant: { kind: 'person' },
  name,
  connected: true,
  stand_in: false,
  ready: false,
  shows: false,
  bank_ms: 0,
});
const table = {
  rules,
  you: 1 as const,
  seats: [seat('Anna'), seat('Ben'), seat(''), seat('Dora')] as [SeatState, SeatState, SeatState, SeatState],
};
const de = new Voice(textsOf('de'), table);
const en = new Voice(textsOf('en'), table);

describe('the words of the auction', () => {
  const say = (bid: Bid, isFirst = false) => [de.bid(bid, isFirst), en.bid(bid, isFirst)];

  it('are those of the rules', () => {
    expect(say({ say: 'pass' })).toEqual(['Weiter', 'Pass']);
    expect(say({ say: 'play', claim: 0, named: null }, true)).toEqual(['Ich spiele', "I'll play"]);
    expect(say({ say: 'hold' })).toEqual(['Ich spiele selbst', "I'll play myself"]);
    expect(say({ say: 'good' })).toEqual(['Ist recht', 'Good']);
  });

  it('name a suit that stands apart from the others (V 11.2)', () => {
    expect(de.rung(3)).toBe('Herz-Solo / Herz-Solo Tout');
    expect(en.rung(3)).toBe('Solo in Hearts / Solo Tout in Hearts');
  });

  it('name the rung they claim, and say "too" only after another', () => {
    const bid: Bid = { say: 'play', claim: 1, named: null };
    expect(de.bid(bid, false)).toBe('Ich spiele auch (mindestens Wenz / Farbwenz)');
    expect(de.bid(bid, true)).toBe('Ich spiele, mindestens Wenz / Farbwenz');
    expect(de.bid({ say: 'raise', claim: 2, named: null }, false)).toBe('Ich hätte mehr (Solo)');
    expect(de.bid({ say: 'play', claim: 2, named: 'solo' }, true)).toBe('Ich spiele: Solo');
    expect(de.bid({ say: 'hold', named: 'farbwenz' }, false)).toBe('Ich spiele: Farbwenz');
  });

  it('say what they bind one to', () => {
    expect(de.binds({ say: 'play', claim: 0, named: null }, null)).toContain('wenigstens: Rufspiel');
    expect(de.binds({ say: 'play', claim: 1, named: null }, 0)).toContain('wenn der Frühere nachgibt');
    expect(de.binds({ say: 'hold' }, 1)).toContain('wenigstens: Wenz / Farbwenz');
    expect(de.binds({ say: 'raise', claim: 2, named: 'solo' }, 1)).toContain('(T 17)');
    expect(de.binds({ say: 'hold', named: 'farbwenz' }, 1)).toContain('(T 17)');
  });
});

describe('who plays what', () => {
  it('calls the person you and others by name', () => {
    expect(de.plays(1, { contract: 'rufspiel', called: 'EA' })).toBe('Du spielst mit der Eichel-Sau');
    expect(de.plays(2, { contract: 'rufspiel', called: 'GZ' })).toBe('Ben spielt mit dem Gras-Zehner');
    expect(en.plays(4, { contract: 'solo', trump: 'G', goal: 'tout' }, 'played')).toBe(
      'Dora played Solo Tout in Leaves',
    );
  });

  it('gives an empty seat its number', () => expect(de.name(3)).toBe('Platz 3'));

  it('names the trumps', () => {
    expect(de.trumps({ contract: 'wenz', goal: 'majority' })).toBe('nur die Unter');
    expect(de.trumps({ contract: 'geier', goal: 'majority' })).toBe('nur die Ober');
    expect(de.trumps({ contract: 'farbgeier', trump: 'G', goal: 'tout' })).toBe('Ober, Gras');
    expect(de.plays(2, { contract: 'farbgeier', trump: 'G', goal: 'tout' })).toContain('Gras-Farbgeier Tout');
    expect(de.trumps({ contract: 'rufspiel', called: 'SA' })).toBe('Ober, Unter, Herz');
  });
});

describe('what a contract means', () => {
  it('a call without a card of the suit is a Renonce', () => {
    const call = { contract: 'rufspiel', called: 'GA' } as const;
    expect(de.meaning(call, { hand: 'G7 EO' })).toContain('(S 2.5.1)');
    expect(de.meaning(call, { hand: 'GO GU EO' })).toContain('(P 4)');
  });
});

describe('doubling', () => {
  it('is a Stoss where there is a Retour, else a Spritze', () => {
    expect(de.doubling('stoss', { contract: null, one_more: { double: 2 } })).toEqual({
      label: 'Stoß',
      binds: 'Das ganze Spiel zählt ×2, wer auch gewinnt. (S 3.3.1)',
    });
    const spritze = new Voice(textsOf('de'), { ...table, rules: { ...rules, retour_factor: 0 } });
    expect(spritze.stoss()).toBe('Spritze');
  });

  it('goes on as Retour, Sub and Re-Sub, each with its factor (V 7.1)', () => {
    expect([1, 2, 3, 4].map((number) => de.double(number, null))).toEqual([
      'Stoß',
      'Retour',
      'Sub',
      'Re-Sub',
    ]);
    const after = (doubled: Seat[], factor: number, double: number) => ({
      contract: null,
      doubled,
      factors: [{ reason: 'doubles' as const, factor, seats: doubled }],
      one_more: { double },
    });
    expect(de.doubling('retour', after([1], 2, 4)).binds).toBe(
      'Das ganze Spiel zählt ×4, wer auch gewinnt. (S 3.3.3)',
    );
    expect(de.doubling('stoss', after([1, 2], 4, 8))).toEqual({
      label: 'Sub',
      binds: 'Das ganze Spiel zählt ×8, wer auch gewinnt. (V 7.1)',
    });
    expect(de.doubling('decline', after([1, 2, 3], 8, 16)).binds).toBe('Es bleibt bei × 8.');
  });

  it('is a Stoss for everybody in a Ramsch, each twice as much (V 3.8)', () => {
    const ramsch = {
      contract: { contract: 'ramsch' },
      doubled: [1, 2] as Seat[],
      one_more: { double: 8 },
    } as const;
    expect(de.doubling('stoss', ramsch)).toEqual({
      label: 'Stoß',
      binds: 'Das ganze Spiel zählt ×8, wer auch gewinnt. (V 3.8)',
    });
  });
});

describe('the games of the house', () => {
  it('have their names and what they mean', () => {
    expect(de.contract({ contract: 'bettel', order: 'natural' })).toBe('Bettel');
    expect(de.plays(2, { contract: 'hochzeit' })).toBe('Ben spielt Hochzeit');
    const natural = de.meaning({ contract: 'bettel', order: 'natural' }, { hand: 'EO' });
    expect(natural).toBe(
      'Allein gegen drei, und du darfst keinen Stich machen. Trumpf: keiner. Sau, König, Ober, Unter, Zehner, 9, 8, 7. (V 2.2)',
    );
    const herz = en.meaning({ contract: 'bettel', order: 'herz' }, { hand: 'EO' });
    expect(herz).toContain(`Trump: ${en.trumps({ contract: 'rufspiel', called: 'EA' })}.`);
  });

  it('have words in the auction', () => {
    expect([de.bid({ say: 'offer' }, false), en.bid({ say: 'offer' }, false)]).toEqual([
      'Hochzeit',
      'Hochzeit',
    ]);
    expect([de.bid({ say: 'redeal' }, false), en.bid({ say: 'redeal' }, false)]).toEqual([
      'Neu geben',
      'Deal again',
    ]);
    expect(de.binds({ say: 'offer' }, null)).toContain('(V 4.2)');
    expect(de.binds({ say: 'redeal' }, null)).toContain('(V 14.2)');
  });
});

it('numbers carry their sign', () => {
  expect([signed(3), signed(-2), signed(0)]).toEqual(['+3', '−2', '0']);
});
