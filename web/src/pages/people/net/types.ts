/** What the server says about people and their games: `docs/accounts.md`. */

import type { Contract, ContractKind, Seat } from '../../../protocol.ts';

/** Microseconds of UTC. */
export type Moment = number;

export interface You {
  id: string;
  name: string;
  account: boolean;
  admin: boolean;
  since: Moment | null;
  listed: boolean;
  session: string | null;
}

export interface AccountState {
  now: Moment;
  you: You | null;
  password: { least: number; most: number };
  name: { least: number; most: number };
}

export interface Session {
  id: string;
  since: Moment;
  seen: Moment;
  device: string;
  current: boolean;
}

export interface Sessions {
  sessions: Session[];
}

export interface Listed {
  id: string;
  name: string;
  since: Moment;
}

export interface Friends {
  friends: Listed[];
  asking: Listed[];
  asked: Listed[];
}

export interface Blocked {
  blocked: Listed[];
}

/** Who is called so. */
export interface Found {
  found: { id: string; name: string } | null;
}

export interface Rating {
  mean: number;
  deviation: number;
  low: number;
  high: number;
  proven: number;
  matches: number;
  at: Moment;
}

export interface Person {
  id: string;
  name: string;
  account: boolean;
  friend: 'none' | 'friend' | 'asking' | 'asked';
  blocked: boolean;
  rating: Rating | null;
}

export const REASONS = ['insult', 'cheating', 'stalling', 'name', 'other'] as const;
export type Reason = (typeof REASONS)[number];

export interface NewReport {
  id: string;
  reason: Reason;
  text?: string;
  table?: string;
  hand?: number;
}

/** The number of a new report. */
export interface Reported {
  report: number;
}

export type SeatHolder =
  { kind: 'person'; id: string; name: string } | { kind: 'bot'; name: string } | { kind: 'erased' };

export const ROLES = ['declarer', 'partner', 'defender'] as const;
export type Role = (typeof ROLES)[number];

export interface HistoryHand {
  table: string;
  hand: number;
  game: number;
  at: Moment;
  rules: string;
  seat: Seat;
  seats: SeatHolder[];
  result: 'scored' | 'thrown_in' | 'sie_void';
  contract: Contract | null;
  kind: ContractKind | null;
  declarer: Seat | null;
  partner: Seat | null;
  role: Role | null;
  won: boolean | null;
  points: number | null;
  schneider: boolean | null;
  schwarz: boolean | null;
  units: number | null;
  list: number | null;
  balance: number;
  accuracy: number | null;
  shared: string | null;
}

/** One page of many; `next` asks for the one after it. */
export interface HandsPage {
  hands: HistoryHand[];
  next: string | null;
}

export interface HandFilter {
  rules: string;
  contract: string;
  result: string;
  role: string;
}

export interface HistoryMatch {
  table: string;
  match: number;
  at: Moment;
  rules: string;
  games: number;
  seat: Seat;
  seats: SeatHolder[];
  units: number[] | null;
  list: number[] | null;
  rank: number | null;
  rated: boolean;
  rating: { mean: number; deviation: number; change: number } | null;
}

/** One page of many; `next` asks for the one after it. */
export interface MatchesPage {
  matches: HistoryMatch[];
  next: string | null;
}

export interface Rate {
  played: number;
  won: number;
  rate: number | null;
  low: number | null;
  high: number | null;
  units: number;
  list: number;
}

export interface Statistics {
  hands: number;
  scored: number;
  thrown_in: number;
  sie_void: number;
  rules: { rules: string; hands: number }[];
  balance: {
    of: string;
    currency: 'units' | 'list';
    total: number;
    best: number;
    worst: number;
    points: { at: Moment; hand: number; balance: number }[];
  } | null;
  contracts: (Rate & { kind: ContractKind })[];
  roles: (Rate & { role: Role })[];
  schneider: { made: number; suffered: number };
  schwarz: { made: number; suffered: number };
  average_points: { declarer: number | null; defender: number | null };
  accuracy: { reviewed: number; mean: number | null; points: { at: Moment; accuracy: number }[] };
}

export interface OwnRating {
  rating: Rating | null;
  listed: boolean;
  points: { at: Moment; mean: number; deviation: number }[];
}

export interface Ranked {
  rank: number;
  id: string;
  name: string;
  mean: number;
  deviation: number;
  proven: number;
  matches: number;
}

export interface Ranking {
  ranking: Ranked[];
  you: number | null;
}

/** Somebody in a report or in the log; the name is gone once it was erased. */
export interface Somebody {
  id: string;
  name: string | null;
}

export interface AdminPerson {
  id: string;
  name: string;
  account: boolean;
  admin: boolean;
  locked: Moment | null;
  lock_reason: string | null;
  since: Moment | null;
  seen: Moment | null;
  reports: number;
}

/** One page of many; `next` asks for the one after it. */
export interface PeoplePage {
  people: AdminPerson[];
  next: string | null;
}

/** A link by which a new password can be set, once. */
export interface ResetLink {
  path: string;
  expires: Moment;
}

export interface Report {
  report: number;
  at: Moment;
  by: Somebody;
  about: Somebody;
  reason: Reason;
  text: string | null;
  table: string | null;
  hand: number | null;
  closed: { at: Moment; by: string; verdict: Verdict; note: string | null } | null;
}

/** One page of many; `next` asks for the one after it. */
export interface ReportsPage {
  reports: Report[];
  next: number | null;
}

export type Verdict = 'upheld' | 'dismissed';

export interface LogLine {
  seq: number;
  at: Moment;
  by: Somebody | null;
  what: string;
  whom: Somebody | null;
  detail: { admin?: boolean; reason?: string; report?: number; verdict?: Verdict };
}

/** One page of many; `next` asks for the one after it. */
export interface LogPage {
  log: LogLine[];
  next: number | null;
}

export type AdminPersonWhole = Omit<AdminPerson, 'reports'> & {
  sessions: number;
  hands: number;
  reports: Report[];
  log: LogLine[];
};

export interface ServerStatus {
  version: string;
  protocol: number;
  uptime_s: number;
  tables: number;
  connections: number;
  sockets: number;
  commands: number;
  refused: number;
  bot_answers: number;
}

export interface LegalText {
  title: string;
  own: boolean;
  blocks: { kind: 'heading' | 'paragraph' | 'item'; text: string }[];
}
