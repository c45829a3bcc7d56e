/** Answers of the server for pages that are only full after many evenings, as `docs/accounts.md` says. */

import type { Page } from '@playwright/test';

import type { Me } from '../src/net/types.ts';
import type {
  AccountState,
  AdminPerson,
  AdminPersonWhole,
  AdminSessions,
  Blocked,
  Company,
  Friends,
  HandsPage,
  HistoryHand,
  LegalText,
  Listed,
  LogLine,
  LogPage,
  MatchesPage,
  OwnRating,
  PeoplePage,
  Person,
  Ranked,
  Ranking,
  Rate,
  Rating,
  Report,
  Reported,
  ReportsPage,
  ResetLink,
  SeatHolder,
  ServerStatus,
  Sessions,
  Somebody,
  Statistics,
  You,
} from '../src/pages/people/net/types.ts';

/** What the server answers, by address. */
export interface Answers {
  '/api/me': Me;
  '/api/account': AccountState;
  '/api/account/sessions': Sessions;
  '/api/people/friends': Friends;
  '/api/people/company': Company;
  '/api/people/blocked': Blocked;
  '/api/people/0190-sepp': Person;
  '/api/people/reports': Reported;
  '/api/history/hands': HandsPage;
  '/api/history/matches': MatchesPage;
  '/api/history/statistics': Statistics;
  '/api/history/rating': OwnRating;
  '/api/history/ranking': Ranking;
  '/api/admin/people': PeoplePage;
  '/api/admin/people/0190-sepp': AdminPersonWhole;
  '/api/admin/people/0190-sepp/reset': ResetLink;
  '/api/admin/reports': ReportsPage;
  '/api/admin/log': LogPage;
  '/api/admin/sessions': AdminSessions;
  '/api/admin/status': ServerStatus;
  '/api/legal/privacy': LegalText;
}

const DAY = 86_400_000_000;
const NOW = Date.UTC(2026, 9, 18, 18, 30) * 1000;

export const MOCK_YOU: You = {
  id: '0190-resi',
  name: 'Resi',
  account: true,
  admin: true,
  since: NOW - 200 * DAY,
  listed: true,
  session: 's1',
  recovery: null,
};

const person = (id: string, name: string): SeatHolder => ({ kind: 'person', id, name });
const SEATS: HistoryHand['seats'] = [
  person('0190-sepp', 'Sepp'),
  person('0190-resi', 'Resi'),
  { kind: 'bot', name: 'regel@1' },
  { kind: 'erased' },
];

const game = (
  contract: HistoryHand['contract'],
  kind: HistoryHand['kind'],
  role: HistoryHand['role'],
  points: number,
  units: number,
) => ({
  contract,
  kind,
  role,
  won: role && units > 0,
  points: role && points,
  units,
});
const HANDS = [
  game({ contract: 'rufspiel', called: 'EA' }, 'rufspiel', 'declarer', 74, 20),
  game({ contract: 'solo', trump: 'G', goal: 'majority' }, 'solo', 'defender', 91, -60),
  game({ contract: 'wenz', goal: 'tout' }, 'wenz_tout', 'declarer', 120, 300),
  game(null, null, null, 0, 0),
  game({ contract: 'rufspiel', called: 'SA' }, 'rufspiel', 'partner', 60, -1),
].map((hand, i): HistoryHand => ({
  ...hand,
  table: 'MDEyMzQ1Njc4OWFiY2RlZg',
  hand: 9 - i,
  game: 9 - i,
  at: NOW - i * 400_000_000,
  offline: i === 3,
  rules: 'schule',
  seat: 2,
  seats: SEATS,
  result: hand.contract ? 'scored' : 'thrown_in',
  declarer: hand.contract ? 2 : null,
  partner: null,
  schneider: i === 1,
  schwarz: i === 2,
  list: null,
  balance: 140 - i * 10,
  accuracy: i === 0 ? 93.5 : null,
  shared: null,
}));

/** A wave that looks like an account: it goes up and down, and on the whole up. */
const wave = (i: number) => Math.round(60 * Math.sin(i / 17) + 25 * Math.sin(i / 5) + i * 0.7) - 20;
const rate = (played: number, won: number, low: number, high: number): Rate => ({
  played,
  won,
  rate: won / played,
  low,
  high,
  units: 10 * won,
  list: 0,
});

const STATISTICS: Statistics = {
  hands: 412,
  scored: 371,
  thrown_in: 38,
  sie_void: 3,
  rules: [
    { rules: 'schule', hands: 400 },
    { rules: 'preis', hands: 12 },
  ],
  balance: {
    of: 'schule',
    currency: 'units',
    total: wave(199),
    best: 180,
    worst: -41,
    points: Array.from({ length: 200 }, (_, i) => ({
      at: NOW - (200 - i) * DAY,
      hand: 2 * i + 1,
      balance: wave(i),
    })),
  },
  contracts: [
    { kind: 'rufspiel', ...rate(61, 36, 0.465, 0.705) },
    { kind: 'wenz', ...rate(9, 6, 0.354, 0.879) },
    { kind: 'solo', ...rate(7, 5, 0.359, 0.918) },
    { kind: 'solo_tout', ...rate(1, 1, 0.207, 1) },
  ],
  roles: [
    { role: 'declarer', ...rate(78, 48, 0.505, 0.716) },
    { role: 'partner', ...rate(92, 55, 0.496, 0.692) },
    { role: 'defender', ...rate(201, 85, 0.357, 0.492) },
  ],
  schneider: { made: 12, suffered: 8 },
  schwarz: { made: 1, suffered: 0 },
  average_points: { declarer: 66.2, defender: 58 },
  accuracy: {
    reviewed: 40,
    mean: 91.2,
    points: Array.from({ length: 40 }, (_, i) => ({
      at: NOW - (40 - i) * 3 * DAY,
      accuracy: 84 + i * 0.25 + 5 * Math.sin(i),
    })),
  },
};

const RATING_POINTS = Array.from({ length: 14 }, (_, i) => ({
  at: NOW - (14 - i) * 11 * DAY,
  mean: 1500 + 5 * i + 14 * Math.sin(i),
  deviation: 118 - 5 * i,
}));
const RATING: Rating = {
  mean: 1571.6,
  deviation: 53,
  low: 1468,
  high: 1675,
  proven: 1466,
  matches: 14,
  at: NOW,
};

const ranked = (
  rank: number,
  id: string,
  name: string,
  mean: number,
  deviation: number,
  matches: number,
): Ranked => ({
  rank,
  id,
  name,
  mean,
  deviation,
  proven: mean - 2 * deviation,
  matches,
});

const listed = (id: string, name: string): Listed => ({ id, name, since: NOW - 30 * DAY });

const REPORT: Report = {
  report: 12,
  at: NOW,
  by: { id: '0190-sepp', name: 'Sepp' },
  about: { id: '0190-schlimm', name: '<b>Schlimm</b>' },
  reason: 'insult',
  text: 'Hat am Tisch geschimpft,\nund zwar laut.',
  table: 'MDEyMzQ1Njc4OWFiY2RlZg',
  hand: 7,
  closed: null,
};

const named = (id: string | null): Somebody | null =>
  id === null ? null : { id, name: id.slice(5, 6).toUpperCase() + id.slice(6) };
const done = (what: string, by: string | null, whom: string | null, detail: LogLine['detail'] = {}) => ({
  what,
  by: named(by),
  whom: named(whom),
  detail,
});
const LOG = [
  done('lock', '0190-resi', '0190-schlimm'),
  done('login_refused', null, '0190-sepp'),
  done('report_closed', '0190-resi', null, { report: 11, verdict: 'dismissed' }),
  done('rename', '0190-resi', '0190-schlimm', { reason: 'Schimpfwort' }),
  done('admin', '0190-resi', '0190-resi', { admin: true }),
  done('register', '0190-resi', '0190-resi'),
].map((line, i): LogLine => ({ ...line, seq: 90 - i, at: NOW - i * 3_600_000_000 }));

const ADMIN_PERSON: Omit<AdminPerson, 'reports'> = {
  id: '0190-sepp',
  name: 'Sepp',
  account: true,
  admin: false,
  locked: null,
  lock_reason: null,
  since: NOW - 90 * DAY,
  seen: NOW,
};

/** What the server knows of who has not said a name. */
export const NOBODY: Me = { guest: null, account: false, admin: false, protocol: 1, version: '0.1.0' };

const ANSWERS: Partial<Answers> = {
  '/api/me': { ...NOBODY, guest: { id: '0190-resi', name: 'Resi' }, account: true, admin: true },
  '/api/account': {
    now: NOW,
    you: MOCK_YOU,
    password: { least: 10, most: 128 },
    name: { least: 1, most: 24 },
  },
  '/api/account/sessions': {
    sessions: [
      { id: 's1', since: NOW - DAY, seen: NOW, device: 'Chrome, Android', current: true },
      { id: 's2', since: NOW - 9 * DAY, seen: NOW - 2 * DAY, device: 'Firefox, Linux', current: false },
    ],
  },
  '/api/people/friends': {
    friends: [listed('0190-sepp', 'Sepp'), listed('0190-vroni', 'Vroni mit langem Namen')],
    asking: [listed('0190-korbi', 'Korbi')],
    asked: [listed('0190-xaver', 'Xaver')],
  },
  '/api/people/company': {
    here: [{ id: '0190-sepp', name: 'Sepp', at_table: true }],
    invitations: [],
    asking: [listed('0190-korbi', 'Korbi')],
  },
  '/api/people/blocked': { blocked: [listed('0190-schlimm', '<b>Schlimm</b>')] },
  '/api/people/0190-sepp': {
    id: '0190-sepp',
    name: 'Sepp',
    account: true,
    friend: 'none',
    blocked: false,
    rating: RATING,
  },
  '/api/history/hands': { hands: HANDS, next: '1790000000000000.7.MDEyMzQ1Njc4OWFiY2RlZg' },
  '/api/history/matches': {
    matches: [
      {
        table: 'A',
        match: 1,
        at: NOW,
        rules: 'preis',
        games: 32,
        seat: 2,
        seats: [SEATS[0], SEATS[1], person('a', 'Vroni'), person('b', 'Xaver')],
        units: [0, 12, -20, 8],
        list: [-3, 14, -9, -2],
        rank: 1,
        rated: true,
        rating: { mean: 1571.6, deviation: 53, change: 12.3 },
      },
      {
        table: 'B',
        match: 1,
        at: NOW - DAY,
        rules: 'schule',
        games: 8,
        seat: 2,
        seats: SEATS,
        units: [40, -35, 0, -5],
        list: null,
        rank: 4,
        rated: false,
        rating: null,
      },
    ],
    next: null,
  },
  '/api/history/statistics': STATISTICS,
  '/api/history/rating': { rating: RATING, listed: true, points: RATING_POINTS },
  '/api/history/ranking': {
    ranking: [
      ranked(1, '0190-sepp', 'Sepp', 1618, 48, 31),
      ranked(2, '0190-resi', 'Resi', 1571.6, 53, 14),
      ranked(3, '0190-vroni', 'Vroni mit langem Namen', 1544, 71, 9),
      ranked(4, '0190-korbi', 'Korbi', 1490, 60, 12),
    ],
    you: 2,
  },
  '/api/admin/people': {
    people: [
      { ...ADMIN_PERSON, reports: 0 },
      { ...ADMIN_PERSON, id: '0190-resi', name: 'Resi', admin: true, reports: 0 },
      {
        ...ADMIN_PERSON,
        id: '0190-schlimm',
        name: '<b>Schlimm</b>',
        account: false,
        locked: NOW,
        reports: 2,
      },
    ],
    next: null,
  },
  '/api/admin/people/0190-sepp': { ...ADMIN_PERSON, sessions: 2, hands: 412, reports: [REPORT], log: LOG },
  '/api/admin/people/0190-sepp/reset': { path: '/account/reset#q7HcR1m0kZ5x', expires: NOW + DAY },
  '/api/admin/reports': {
    reports: [
      REPORT,
      {
        ...REPORT,
        report: 11,
        text: null,
        closed: { at: NOW, by: '0190-resi', verdict: 'dismissed', note: 'War ein Scherz.' },
      },
    ],
    next: null,
  },
  '/api/admin/log': { log: LOG, next: 84 },
  '/api/admin/sessions': { sessions: [{ id: 'k3', since: NOW - DAY, current: true }] },
  '/api/admin/status': {
    version: '0.1.0',
    protocol: 1,
    uptime_s: 273_900,
    tables: 12,
    connections: 31,
    sockets: 34,
    commands: 48_211,
    refused: 17,
    bot_answers: 30_112,
  },
  '/api/legal/privacy': {
    title: 'Datenschutz',
    own: false,
    blocks: [
      { kind: 'paragraph', text: 'Dieser Server kommt ohne Werbung und ohne Dritte aus.' },
      { kind: 'heading', text: 'Was gespeichert wird' },
      { kind: 'item', text: 'Dein Name, wie du ihn eingibst.' },
      { kind: 'item', text: 'Deine Spiele.' },
      { kind: 'paragraph', text: '<script>alert(1)</script>' },
    ],
  },
};

const MISSING = {
  status: 404,
  contentType: 'application/problem+json',
  body: JSON.stringify({
    title: 'Not Found',
    status: 404,
    code: 'not_found',
    detail: 'Das gibt es hier nicht.',
    clause: null,
    at: null,
  }),
};

/** Answers instead of the server; whoever is called Sepp may be given another name. */
export async function mockPeople(
  page: Page,
  { changes = {}, sepp = 'Sepp' }: { changes?: Partial<Answers>; sepp?: string } = {},
): Promise<void> {
  const answers: Record<string, unknown> = { ...ANSWERS, ...changes };
  await page.route(
    (url) => url.pathname === '/api/me' || /^\/api\/(account|people|history|admin|legal)/.test(url.pathname),
    (route) => {
      const answer = answers[new URL(route.request().url()).pathname];
      if (answer === undefined) return route.fulfill(MISSING);
      const body = JSON.stringify(answer).replaceAll('"Sepp"', JSON.stringify(sepp));
      return route.fulfill({ contentType: 'application/json', body });
    },
  );
}
