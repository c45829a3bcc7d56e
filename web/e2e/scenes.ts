/** Scenes of the table with fixed deals: the page is the real one, what the server tells it is written here. */

import type { Page } from '@playwright/test';

import type {
  Action,
  Bid,
  CardName,
  Contract,
  Ending,
  Happening,
  HandResult,
  Seat,
  SeatState,
  ServerMessage,
  TableState,
  TableView,
} from '../src/protocol.ts';

export const TABLE = 'scenes';
const HANDS: [string, string, string, string] = [
  'EO SO HU HA HK H8 EA E9',
  'GO EU HZ H7 GZ G9 SK S8',
  'HO GU SU H9 EZ EK GA G7',
  'SA SZ S9 S7 E8 E7 GK G8',
];
const RESI: Contract = { contract: 'rufspiel', called: 'SA' };
const ZERO: [number, number, number, number] = [0, 0, 0, 0];

const person = (name: string): SeatState => ({
  occupant: { kind: 'person' },
  name,
  connected: true,
  stand_in: false,
  ready: false,
  shows: false,
  bank_ms: 30_000,
});
const bot = (name: string): SeatState => ({ ...person(name), occupant: { kind: 'bot', level: 'regel' } });

const VIEW: TableView = {
  rules: 'schule',
  dealer: 4,
  number: 7,
  stage: 'playing',
  to_act: [1],
  bids: [],
  claim: null,
  declarer: null,
  contract: null,
  forced: false,
  renonce: false,
  partner: null,
  doubles: { stoss: null, retour: false },
  one_more: { double: 2 },
  leader: 1,
  trick: [],
  last_trick: [],
  cards_left: [8, 8, 8, 8],
  tricks: [0, 0, 0, 0],
  ending: null,
  deal: null,
};

const ROOM: TableState = {
  id: TABLE,
  name: 'Tisch von Vroni',
  kind: 'practice',
  pace: 'normal',
  rules: {
    id: 'schule',
    hash: '',
    money: true,
    list: false,
    rungs: [['rufspiel'], ['farbwenz'], ['wenz'], ['solo'], ['farbwenz_tout'], ['wenz_tout'], ['solo_tout']],
    stoss_factor: 2,
    retour_factor: 4,
  },
  games: 32,
  you: 1,
  host: true,
  seats: [person('Vroni'), bot('Resi'), bot('Korbinian'), person('Sepp')],
  stage: 'playing',
  sealing: {
    hand: 7,
    commitment: 'c0ffee5a'.repeat(8),
    dealer: 4,
    cutter: 3,
    rules: { before: 'cut', cuts: 3, least: 3 },
  },
  view: null,
  asked: null,
  result: null,
  account: { units: [12, -4, 8, -16], points: [...ZERO], pot: 0, game: 7 },
  chat: [],
  spectators: 0,
};

/** A state of the table, seen by Vroni. */
function state(
  view: Partial<TableView>,
  actions: Action[] = [],
  room: Partial<TableState> = {},
  hand = HANDS[0],
): TableState {
  const table = { ...VIEW, ...view };
  return {
    ...ROOM,
    asked: { seats: table.to_act, left_ms: 20_000, of_ms: 30_000 },
    ...room,
    view: { as: 'seat', view: { seat: 1, hand, actions, table } },
  };
}

/** Six belong to the table: Burgi deals and Done cuts, both sit out (or one of them looks at it). */
const SIX: Partial<TableState> = {
  beside: [person('Burgi'), person('Maximilian-Theodor Huber')],
  sealing: { ...ROOM.sealing!, dealer: 5, cutter: 6 },
};

/** A hand that was counted. */
function counted(
  ending: Ending,
  units: [number, number, number, number],
  bill: HandResult['bill'],
): TableState {
  const deal = HANDS;
  const over: Partial<TableView> = {
    stage: 'over',
    to_act: [],
    ending,
    deal,
    cards_left: [0, 0, 0, 0],
    tricks: [4, 1, 1, 2],
    ...('outcome' in ending && 'contract' in ending.outcome
      ? { contract: ending.outcome.contract, declarer: ending.outcome.parties.declarer }
      : {}),
  };
  const result: HandResult = {
    ending,
    bill,
    paid: { units, pot: 0 },
    proof: {
      fair_deal: 1,
      commitment: 'c0ffee5a'.repeat(8),
      pack: '',
      salt: '5a1t'.repeat(16),
      dealer: 4,
      rules: { packets: [4, 4], before: 'cut' },
      input: { cuts: [12] },
      hands: HANDS,
    },
    record: '',
    next_ms: null,
  };
  return state(over, [], { stage: 'counting', asked: null, result }, '');
}

const play = (cards: string): Action[] => cards.split(' ').map((card) => ({ play: card }));
const said = (seat: 1 | 2 | 3 | 4, bid: Bid) => ({ seat, ...bid });
const pass: Bid = { say: 'pass' };
const outcome = (contract: Contract, points: number): Extract<Ending, { ending: 'scored' }>['outcome'] => {
  const isCall = contract.contract === 'rufspiel';
  const declarers: Seat[] = isCall ? [2, 4] : [2];
  const won = points > 60;
  const others = ([1, 2, 3, 4] as const).filter((seat) => !declarers.includes(seat));
  return {
    parties: { declarer: 2, partner: isCall ? 4 : null },
    contract,
    goal: 'majority',
    points,
    tricks: 4,
    won,
    schneider: false,
    schwarz: false,
    runners: { count: 3, side: 'declarer' },
    winners: won ? declarers : others,
    declarers,
  };
};
const scored = (contract: Contract, points: number): Ending => ({
  ending: 'scored',
  outcome: outcome(contract, points),
  settlement: null,
  entry: null,
});
const FULL = [
  { seat: 1, card: 'H8' },
  { seat: 2, card: 'HZ' },
  { seat: 3, card: 'H9' },
  { seat: 4, card: 'E8' },
] satisfies TableView['trick'];
const playing: Partial<TableView> = { contract: RESI, declarer: 2 };

/** Every phase of a hand, as a state of the table. */
export const SCENES = {
  'cut, mine': {
    ...ROOM,
    stage: 'cutting',
    sealing: { ...ROOM.sealing!, cutter: 1 },
    asked: { seats: [1], left_ms: 6_000, of_ms: 8_000 },
  },
  'cut, another': { ...ROOM, stage: 'cutting', asked: { seats: [3], left_ms: 6_000, of_ms: 8_000 } },
  'second shuffle': {
    ...ROOM,
    stage: 'cutting',
    sealing: { ...ROOM.sealing!, cutter: 1, rules: { before: 'shuffle_again', cuts: 1, least: 1 } },
  },
  knocking: state(
    { stage: 'knocking', cards_left: [4, 4, 4, 4], one_more: { knock: 2 } },
    [{ knock: false }, { knock: true }],
    {},
    'EO SO HU HA',
  ),
  'auction, first': state({ stage: 'auction' }, [
    { bid: pass },
    { bid: { say: 'play', claim: 0, named: null } },
    ...[1, 2, 3, 4, 5, 6].map((claim): Action => ({ bid: { say: 'play', claim, named: null } })),
  ]),
  'auction, over another': state(
    {
      dealer: 2,
      stage: 'auction',
      bids: [said(3, pass), said(4, { say: 'play', claim: 0, named: null })],
      claim: [4, 0],
    },
    [
      { bid: pass },
      ...[1, 2, 3, 4, 5, 6].map((claim): Action => ({ bid: { say: 'play', claim, named: null } })),
    ],
  ),
  'auction, answer': state(
    {
      stage: 'auction',
      bids: [
        said(1, { say: 'play', claim: 0, named: null }),
        said(2, pass),
        said(3, pass),
        said(4, { say: 'play', claim: 2, named: null }),
      ],
      claim: [4, 2],
    },
    [{ bid: { say: 'hold' } }, { bid: { say: 'good' } }],
  ),
  'auction, others': state({
    stage: 'auction',
    to_act: [3],
    bids: [said(1, pass), said(2, { say: 'play', claim: 0, named: null })],
  }),
  'contract, few': state(
    { stage: 'declaring', declarer: 1, bids: [said(1, { say: 'play', claim: 0, named: null })] },
    [
      { declare: { contract: 'rufspiel', called: 'GA' } },
      { declare: RESI },
      { declare: { contract: 'wenz', goal: 'majority' } },
      { declare: { contract: 'solo', trump: 'E', goal: 'majority' } },
      { declare: { contract: 'solo', trump: 'H', goal: 'majority' } },
    ],
  ),
  'contract, many': state({ stage: 'declaring', declarer: 1 }, [
    { declare: RESI },
    ...(['farbwenz', 'solo', 'farbgeier'] as const).flatMap((contract) =>
      (['E', 'G', 'H', 'S'] as const).flatMap((trump): Action[] => [
        { declare: { contract, trump, goal: 'majority' } },
        { declare: { contract, trump, goal: 'tout' } },
      ]),
    ),
    { declare: { contract: 'wenz', goal: 'majority' } },
    { declare: { contract: 'wenz', goal: 'tout' } },
    { declare: { contract: 'bettel', order: 'natural' } },
  ]),
  offer: state({ stage: 'offering', offer: { seat: 2, taker: null, card: null }, bids: [said(1, pass)] }, [
    { hochzeit: 'take' },
    { hochzeit: 'decline' },
  ]),
  doubling: state({ ...playing, stage: 'doubling', to_act: [1, 3] }, [
    { double: 'stoss' },
    { double: 'decline' },
  ]),
  'lead, mine': state(playing, play(HANDS[0])),
  'trick, mine': state(
    {
      ...playing,
      leader: 2,
      doubles: { stoss: 3, retour: false },
      doubled: [3],
      factor: 2,
      factors: [{ reason: 'doubles', factor: 2, seats: [3] }],
      one_more: { double: 4 },
      taking: { seat: 3, card: 'GA', points: 21, why: 'suit' },
      trick: [
        { seat: 2, card: 'GZ' },
        { seat: 3, card: 'GA' },
        { seat: 4, card: 'G8' },
      ],
    },
    play(HANDS[0]),
  ),
  'trick, to follow': state(
    {
      ...playing,
      leader: 3,
      trick: [
        { seat: 3, card: 'EK' },
        { seat: 4, card: 'E8' },
      ],
    },
    play('EA E9'),
  ),
  'trick, one card': state(
    {
      ...playing,
      leader: 3,
      trick: [
        { seat: 3, card: 'EK' },
        { seat: 4, card: 'E8' },
      ],
      cards_left: [7, 7, 6, 6],
    },
    play('EA'),
    {},
    'EO SO HU HA HK H8 EA',
  ),
  'trick, others': state(
    {
      ...playing,
      to_act: [3],
      trick: FULL.slice(0, 2),
      cards_left: [7, 7, 8, 8],
    },
    [],
    {},
    'EO SO HU HA HK EA E9',
  ),
  'late, few cards': state(
    { ...playing, partner: 4, trick: [], cards_left: [2, 2, 2, 2], tricks: [3, 1, 0, 2], last_trick: FULL },
    play('HA EA'),
    {},
    'HA EA',
  ),
  claim: state(
    { ...playing, stage: 'claiming', cards_left: [0, 0, 0, 0] },
    [{ claim: { runners: 0, schwarz: false } }, { claim: { runners: 3, schwarz: false } }],
    {},
    '',
  ),
  'end, lost': counted(scored(RESI, 74), [-20, 20, -20, 20], {
    base: 10,
    runners: 0,
    extra: 0,
    tout_factor: 1,
    doubling_factor: 2,
    value: 20,
  }),
  'end, Solo': counted(scored({ contract: 'solo', trump: 'G', goal: 'majority' }, 41), [50, -150, 50, 50], {
    base: 50,
    runners: 0,
    extra: 0,
    tout_factor: 1,
    doubling_factor: 1,
    value: 50,
  }),
  'end, Bettel': counted(
    {
      ending: 'scored',
      outcome: {
        ...outcome({ contract: 'bettel', order: 'natural' }, 0),
        goal: 'no_trick',
        won: true,
        winners: [2],
        tricks: 0,
      },
      settlement: null,
      entry: null,
    },
    [-15, 45, -15, -15],
    null,
  ),
  'end, Ramsch': counted(
    {
      ending: 'ramsch',
      outcome: {
        points: [42, 14, 31, 33],
        tricks: [2, 1, 2, 3],
        losers: [1],
        jungfrauen: [],
        durchmarsch: null,
        winners: [2, 3, 4],
      },
      settlement: null,
      entry: null,
    },
    [-30, 10, 10, 10],
    null,
  ),
  'end, list': {
    ...counted({ ...scored(RESI, 74), entry: [-30, 30, -30, 30] } as Ending, [...ZERO], null),
    rules: { ...ROOM.rules, money: false, list: true },
  },
  'six, cut': { ...ROOM, ...SIX, stage: 'cutting', asked: { seats: [6], left_ms: 6_000, of_ms: 8_000 } },
  'six, trick': state(
    {
      ...playing,
      trick: [
        { seat: 2, card: 'GZ' },
        { seat: 3, card: 'GA' },
        { seat: 4, card: 'G8' },
      ],
    },
    play(HANDS[0]),
    SIX,
  ),
  'six, words': state(
    {
      stage: 'auction',
      to_act: [4],
      bids: [said(1, pass), said(2, { say: 'play', claim: 0, named: null }), said(3, pass)],
    },
    [],
    SIX,
  ),
  'six, end': { ...counted(scored(RESI, 74), [-20, 20, -20, 20], null), ...SIX },
  'six, sits out': {
    ...ROOM,
    ...SIX,
    you: null,
    sits_out: 5,
    view: {
      as: 'spectator',
      view: { hands: [null, null, null, null], table: { ...VIEW, ...playing, trick: FULL.slice(0, 3) } },
    },
  },
  'end, thrown in': counted({ ending: 'thrown_in' }, [...ZERO], null),
  'end, dealt again': counted({ ending: 'redealt', seat: 3 }, [...ZERO], null),
  spectator: {
    ...state({ ...playing, to_act: [3], trick: FULL.slice(0, 2), cards_left: [7, 7, 8, 8] }),
    you: null,
    view: {
      as: 'spectator',
      view: {
        hands: [null, null, null, null],
        table: { ...VIEW, ...playing, to_act: [3], trick: FULL.slice(0, 2), cards_left: [7, 7, 8, 8] },
      },
    },
  },
} satisfies Record<string, TableState>;
export type Scene = keyof typeof SCENES;

/** The complete trick that lies for a beat, with what told it. */
export const COMPLETE: { state: TableState; happened: Happening[] } = {
  state: state(
    { ...playing, to_act: [2], trick: [], last_trick: FULL, cards_left: [7, 7, 7, 7], tricks: [0, 1, 0, 0] },
    [],
    {},
    'EO SO HU HA HK EA E9',
  ),
  happened: [
    { what: 'game', event: { event: 'played', seat: 4, card: 'E8' } },
    { what: 'game', event: { event: 'trick_taken', winner: 2, points: 10, card: 'HZ', why: 'trump' } },
  ],
};

/** A table whose server is this test. */
export class Stage {
  #version = 0;
  #send: ((message: ServerMessage) => void) | null = null;
  /** What the page sent, newest last. */
  readonly heard: { do: string; [field: string]: unknown }[] = [];
  onheard: ((command: { do: string; [field: string]: unknown }) => void) | null = null;

  constructor(private readonly page: Page) {}

  /** Opens the page with a first state. */
  async open(address: string, first: TableState): Promise<void> {
    await this.page.route('**/api/me', (route) =>
      route.fulfill({
        json: { guest: { id: 'x', name: 'Vroni' }, account: false, admin: false, protocol: 1, version: '' },
      }),
    );
    await this.page.route(`**/api/tables/${TABLE}`, (route) => route.fulfill({ json: {} }));
    await this.page.routeWebSocket(/\/ws\/tables\//, (socket) => {
      this.#send = (message) => socket.send(JSON.stringify(message));
      socket.onMessage((text) => {
        const message = JSON.parse(String(text)) as { type: string; id: string; command: { do: string } };
        if (message.type === 'hello') this.show(first);
        if (message.type !== 'do') return;
        this.#send?.({ type: 'done', id: message.id, version: this.#version });
        this.heard.push(message.command);
        this.onheard?.(message.command);
      });
    });
    await this.page.goto(`${address}/t/${TABLE}`);
    await this.page.locator('.felt').waitFor();
    await this.page.locator('body > .deck').waitFor({ state: 'attached' });
  }

  /** Tells the page what happened and how the table is now. */
  show(shown: TableState, happened: Happening[] = [], gap = false): void {
    this.#version += 1;
    this.#send?.({ type: 'update', version: this.#version, happened, gap, state: shown });
  }

  /** The card that the page played last. */
  played(): CardName | null {
    const act = this.heard.findLast((command) => command.do === 'act') as { action?: Action } | undefined;
    return act?.action && 'play' in act.action ? act.action.play : null;
  }
}
