/** What the house rules bring to the table, in words: knocks, offers, doubles, a Ramsch. */

import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Voice } from '../../game/words.ts';
import type {
  Bill,
  GameEvent,
  HandResult,
  Happening,
  RamschOutcome,
  Seat,
  TableView,
} from '../../protocol.ts';
import type { SeatState } from '../../protocol.ts';
import { type Lang, Texts } from '../../texts.ts';
import { sentences } from './chronicle.ts';
import { wonBy } from './end.ts';
import { headlineOf } from './headline.ts';
import { doubledWords, exchangeWords } from './marks.ts';
import { ramschLines, ramschStory } from './ramsch.ts';
import { billLines } from './result.ts';

const source = (lang: Lang, file: string) =>
  readFileSync(
    new URL(`../../../../crates/stammtisch-text/ftl/${lang}/${file}.ftl`, import.meta.url),
    'utf8',
  );
const seat = (name: string) => ({ name }) as SeatState;
const voiceIn = (lang: Lang) =>
  new Voice(
    new Texts(
      lang,
      ['game', 'table', 'web'].map((file) => source(lang, file)),
    ),
    {
      you: 1,
      seats: [seat('Anna'), seat('Ben'), seat('Clara'), seat('Dora')],
      rules: { rungs: [], retour_factor: 4 },
    },
  );
const de = voiceIn('de');
const en = voiceIn('en');

const view = {
  stage: 'playing',
  bids: [],
  declarer: 2,
  partner: null,
  contract: { contract: 'rufspiel', called: 'EA' },
  doubles: { stoss: null, retour: false },
} as unknown as TableView;
const happened = (...events: GameEvent[]): Happening[] => events.map((event) => ({ what: 'game', event }));

describe('the log', () => {
  it('tells who knocks, and nothing of those whose answer is not shown yet', () => {
    const told = sentences(
      happened(
        { event: 'knocked', seat: 1, knocks: true },
        { event: 'knocked', seat: 2, knocks: false },
        { event: 'knocked', seat: 3, knocks: null },
        { event: 'knocks_closed', by: [1, 4] },
      ),
      de,
      view,
    );
    expect(told).toEqual(['Du klopfst.', 'Ben klopft nicht.', 'Geklopft: Anna und Dora.']);
    expect(sentences(happened({ event: 'knocks_closed', by: [] }), en, view)).toEqual([
      'Nobody has knocked.',
    ]);
  });

  it('tells of a Hochzeit, and its card only where all see it', () => {
    const told = sentences(
      happened(
        { event: 'put_up', seat: 4 },
        { event: 'offered', seat: 2, card: null },
        { event: 'offered', seat: 2, card: 'HU' },
        { event: 'offer_declined', seat: 3 },
        { event: 'offer_taken', seat: 4 },
        { event: 'married', offerer: 2, taker: 4 },
      ),
      de,
      view,
    );
    expect(told).toEqual([
      'Dora spielt höchstens ein Rufspiel; erst wird die Hochzeit angeboten.',
      'Ben bietet zur Hochzeit an: einen Trumpf, verdeckt.',
      'Ben bietet zur Hochzeit an: Herz-Unter.',
      'Clara nimmt nicht.',
      'Dora nimmt die Hochzeit.',
      'Dora und Ben spielen zusammen.',
    ]);
  });

  it('names each double of a chain by its number, though several come at once', () => {
    const told = sentences(happened({ event: 'retour', seat: 2 }, { event: 'stoss', seat: 3 }), de, {
      ...view,
      doubled: [1, 2, 3],
    });
    expect(told).toEqual(['Ben: Retour', 'Clara: Sub']);
  });

  it('knows a Ramsch, a new deal and who must play', () => {
    const told = sentences(
      happened(
        { event: 'ramsch_begins' },
        { event: 'forced', seat: 3 },
        { event: 'ended', ending: { ending: 'redealt', seat: 1 } },
      ),
      de,
      view,
    );
    expect(told).toEqual([
      'Alle weiter: Es wird Ramsch gespielt.',
      'Clara muss spielen.',
      'Du lässt neu geben: zu wenig Augen. Derselbe gibt noch einmal. (V 14.2)',
    ]);
  });
});

describe('the line above the table', () => {
  it('says what happens before anything is played', () => {
    const none = { ...view, contract: null, declarer: null };
    expect(headlineOf({ ...none, stage: 'knocking' }, de)).toBe('Halbes Blatt: Klopfen?');
    const offer = { seat: 3, taker: null, card: null } as const;
    expect(headlineOf({ ...none, stage: 'offering', offer }, de)).toBe(
      'Clara bietet einen Trumpf zur Hochzeit an.',
    );
    expect(headlineOf({ ...none, stage: 'auction' }, de)).toBe('Es wird angesagt.');
  });

  it('names a Ramsch and the two of a Hochzeit', () => {
    expect(headlineOf({ ...view, declarer: null, contract: { contract: 'ramsch' } }, de)).toBe(
      'Ramsch: jeder für sich',
    );
    expect(headlineOf({ ...view, partner: 4, contract: { contract: 'hochzeit' } }, de)).toBe(
      'Ben und Dora: Hochzeit',
    );
  });
});

it('beside a name stands what that player doubled', () => {
  const doubled: TableView = { ...view, doubled: [1, 2, 1] };
  expect([1, 2, 3].map((seat) => doubledWords(seat as Seat, doubled, de))).toEqual([
    'Stoß · Sub',
    'Retour',
    '',
  ]);
});

it('who exchanged a card is told what, as far as it is done', () => {
  expect(exchangeWords({ with: 3, got: 'HU', gave: null }, de)).toBe('Herz-Unter bekommen');
  expect(exchangeWords({ with: 3, got: 'HU', gave: 'EK' }, de)).toBe(
    'Herz-Unter bekommen, Eichel-König gegeben',
  );
  expect(exchangeWords({ with: 1, got: null, gave: 'HU' }, de)).toBe('Herz-Unter gegeben');
  expect(exchangeWords({ with: 1, got: null, gave: null }, de)).toBe('');
});

describe('a Ramsch', () => {
  const outcome: RamschOutcome = {
    points: [37, 50, 33, 0],
    tricks: [2, 3, 3, 0],
    losers: [2],
    jungfrauen: [4],
    durchmarsch: null,
    winners: [1, 3, 4],
  };
  const won = (seat: Seat, of: RamschOutcome) =>
    wonBy({ ending: 'ramsch', outcome: of, settlement: null, entry: null }, seat);

  it('tells what each has and is (case 19)', () => {
    expect(ramschLines(outcome).map(({ points, tricks, lot }) => [points, tricks, lot])).toEqual([
      [37, 2, 'plain'],
      [50, 3, 'loser'],
      [33, 3, 'plain'],
      [0, 0, 'jungfrau'],
    ]);
    expect(ramschStory(outcome, de)).toBe(
      'Ramsch: Ben hat mit 50 Augen verloren. (V 3.2) Jungfrau: Dora. (V 3.6)',
    );
    expect([won(2, outcome), won(1, outcome)]).toEqual([false, true]);
  });

  it('may be lost by two, by nobody, or won whole', () => {
    expect(ramschStory({ ...outcome, losers: [1, 2], jungfrauen: [] }, de)).toBe(
      'Ramsch: Anna und Ben haben verloren. (V 3.4)',
    );
    const level = { ...outcome, losers: [], jungfrauen: [], winners: [] };
    expect(ramschStory(level, en)).toBe('Ramsch: all are level, nobody pays. (V 3.4)');
    expect(won(1, level)).toBeNull();
    const march: RamschOutcome = { ...level, durchmarsch: 1, winners: [1] };
    expect(ramschStory(march, de)).toBe('Du hast den Durchmarsch geschafft und bekommst von jedem. (V 3.5)');
    expect(ramschLines(march)[0]!.lot).toBe('durchmarsch');
    expect(won(2, march)).toBe(false);
  });

  it('is counted line by line (case 20)', () => {
    const once = { tout_factor: 1, doubling_factor: 1 };
    const bill: Bill = { base: 2, runners: 0, extra: 0, ...once, knock_factor: 4, value: 8 };
    const result = {
      bill,
      ending: { ending: 'ramsch', outcome, settlement: null, entry: null },
    } as unknown as HandResult;
    expect(billLines(result, de)).toEqual([
      { what: 'Grundwert: Ramsch', value: '2', clause: 'V 3.3' },
      { what: 'Geklopft', value: '× 4', clause: 'V 6.3' },
    ]);
  });
});
