/** What the server of the hall says, as `docs/hall-api.md` describes it. */

export type Role = 'director' | 'referee' | 'keeper' | 'player' | 'display';
export type Seat = 1 | 2 | 3 | 4;
export type Four<T> = [T, T, T, T];
export const SEATS: readonly Seat[] = [1, 2, 3, 4];

export interface ListId {
  match: number;
  table: number;
}

export type PhaseName = 'planned' | 'open' | 'drawn' | 'running' | 'between' | 'closed';
export interface Phase {
  name: PhaseName;
  match: number | null;
}

export interface Ruling {
  offence: string;
  offender?: number;
  choice?: 'play_on' | 'stop';
  thrower?: number;
  already_won?: boolean;
}

/** A row as typed. */
export interface Row {
  declarer?: number;
  partner?: number;
  contract?: string;
  tout?: boolean;
  won?: boolean;
  schneider?: boolean;
  schwarz?: boolean;
  double?: number;
  tricks?: number;
  approved?: boolean;
  points?: Four<number>;
  ruling?: Ruling;
}

/** What a page wants to happen: one name with its fields. */
export type Wish = Record<string, Record<string, unknown>>;

export interface Command {
  id: string;
  based_on?: number;
  why?: string;
  do: Wish;
}

export interface Answer {
  ok: true;
  repeated: boolean;
  version: number;
  events: number[];
  result: Record<string, unknown>;
}

export interface Changed {
  seq: number;
  at: number;
  by: string;
  text: string;
}

export interface Refused {
  ok: false;
  error: { code: string; clause: string | null; message: string; at: number | null };
  version?: number;
  changed?: Changed[];
  list?: ListView;
}

/** One answer of a queue. */
export type BatchAnswer = (Answer | Refused) & { id: string; status: number };

interface View {
  ok: true;
  version: number;
}

export interface PublicSetup {
  name: string;
  date: string;
  venue?: string;
  organiser?: string;
}

export interface Me extends View {
  role: Role;
  tournament: string;
  label: string;
  name: string | null;
  table: number | null;
  match: number | null;
  player: number | null;
  person: number | null;
  now: number;
  setup: PublicSetup;
  phase: Phase;
}

export interface Prize {
  cents: number;
  thing?: string;
}
export type Merit = 'most_solos' | 'middle_place' | 'last_place';
export interface PrizePlan {
  places: { list: Prize[] } | { share: { permille: number; weights: number[] } };
  table_winner?: number;
  special?: { merit: Merit; prize: Prize }[];
}

export interface Setup extends PublicSetup {
  rules: string;
  entry_fee: number;
  stake?: number;
  added: number;
  prizes: PrizePlan;
}

export type NextStep =
  | 'open_registration'
  | 'fix_seed'
  | 'draw'
  | 'start_match'
  | 'play'
  | 'close_match'
  | 'close_tournament'
  | 'prizes';

export interface Rules {
  id: string;
  matches: number;
  games: number;
  table_points: number[];
  contracts: string[];
  touts: string[];
  doubling: boolean;
  least_age: number | null;
  /** `solo_from` is which solo kind needs it first; 0 where none does. */
  approval: { tout: boolean; sie: boolean; solo_from: number; per: 'table' | 'player' };
}

export interface SetupView extends View {
  setup: Setup;
  phase: Phase;
  rules: Rules;
  seed: string | null;
  officials: { person: number; name: string; roles: ('director' | 'referee')[] }[];
  counts: { players: number; house: number; waiting: number; tables: number; unpaid?: number };
  till?: number;
  next: NextStep;
}

export interface Details {
  first_name: string;
  surname: string;
  town?: string;
  customer?: string;
  born?: string;
}

export type PlayerStatus = 'active' | 'waiting' | 'withdrawn' | 'excluded' | { replaced: number };

export interface PlayerLine {
  player: number;
  name: string;
  town: string;
  part: 'ranked' | 'house';
  late: boolean;
  status: PlayerStatus;
  seat: { match: number; table: number; seat: Seat } | null;
  details?: Details | null;
  age?: string | null;
  paid?: number;
}

export interface PlayersView extends View {
  players: PlayerLine[];
  till?: number;
  fee?: number;
  unpaid?: number[];
  duplicates?: { first: number; second: number; because: unknown }[];
}

export interface Sitter {
  player: number;
  name: string;
  town: string;
}

export interface SeatingView extends View {
  match: number;
  tables: { table: number; players: Sitter[] }[];
  names: { name: string; player: number; table: number; seat: Seat }[];
}

export interface DrawView extends View {
  seed: string | null;
  draws: {
    seed: string;
    attempt: number;
    first_match: number;
    matches: number;
    quality: { repeats: number; least_repeats: number; same_group: number; least_same_group: number };
    best: boolean;
    verified: boolean;
  }[];
}

export type ListStatus = 'not_started' | 'open' | 'closed' | 'voided' | 'purged';

export interface TableProgress {
  table: number;
  written: number;
  status: ListStatus;
  signed: Four<boolean>;
  keeper: Seat | null;
  keeper_signed: boolean;
  complaint: boolean;
  approval: boolean;
  call: boolean;
  last_at: number | null;
}

export interface ProgressView extends View {
  match: number;
  games: number;
  tables: TableProgress[];
  in: number;
  of: number;
}

export interface WrittenRow {
  game: number;
  row: Row;
  points: Four<number>;
  circle: Seat | null;
  short: string;
  event: number;
  referee: string | null;
  before: { row: Row; points: Four<number>; short: string }[];
}

export type Given = 'granted' | 'refused' | null;

export interface ApprovalLine {
  game: number;
  seat: Seat;
  contract: string;
  tout: boolean;
  answer: Given;
  by: string | null;
}
export interface ComplaintLine {
  game: number;
  seat: Seat;
  why: string | null;
  answer: Given;
}
export interface CallLine {
  call: number;
  seat: Seat | null;
  matter: 'doubt' | 'suspicion' | 'appeal';
  why: string | null;
  at: number | null;
  answer: Given;
  answer_why: string | null;
  by: string | null;
}

export interface ListView extends View {
  match: number;
  table: number;
  games: number;
  status: ListStatus;
  keeper: Seat | null;
  players: Sitter[];
  rows: WrittenRow[];
  plus: Four<number>;
  minus: Four<number>;
  total: Four<number>;
  checks: { after: number; sum: number }[];
  table_points: Four<number> | null;
  next: { game: number | null; correctable: number | null; solo_number: number | Four<number> };
  approvals: ApprovalLine[];
  complaints: ComplaintLine[];
  calls: CallLine[];
  signed: Four<boolean>;
  keeper_signed: boolean;
  needs: { games: number; signatures: Seat[]; keeper: boolean };
}

export interface Preview extends View {
  points: Four<number>;
  circle: Seat | null;
  approval: null | 'tout' | 'sie' | { many_solos: { number: number } };
  answer: Given;
  ruling: null | { next: string; clauses: string[]; decisions: number[]; points: Four<number> | null };
}

interface AtTable {
  list: ListId;
  player: number | null;
  name: string | null;
}
export interface RefereeView extends View {
  approvals: (ApprovalLine & AtTable & { reason: Preview['approval'] })[];
  complaints: (ComplaintLine & AtTable)[];
  calls: (CallLine & AtTable)[];
}

export interface Ranked {
  rank: number;
  player: number;
  name: string;
  town: string;
  points: number;
  table_points: number;
  total: number;
  decided_by: string | null;
}

export interface StandingsView extends View {
  final: boolean;
  has_table_points: boolean;
  ranked: Ranked[];
  unranked: { player: number; name: string; total: number }[];
}

export interface Award {
  player: number;
  name: string;
  town: string;
  for: { place: number } | { table: { match_number: number; table: number } } | { special: Merit };
  cents: number;
  thing: string | null;
}

export interface PrizesView extends View {
  awards: Award[];
  total: number;
  till: number;
  short: boolean;
}

export interface LogLine extends Changed {
  name: string;
  why: string | null;
  list: ListId | null;
  player: number | null;
  undone: boolean;
  undoable: boolean;
}

export interface LogView extends View {
  events: LogLine[];
}

export const MODES = [
  'welcome',
  'seating_tables',
  'seating_names',
  'countdown',
  'progress',
  'standings',
  'prizes',
  'text',
] as const;
export type Mode = (typeof MODES)[number];

export interface DisplayView extends View {
  mode: Mode;
  seconds: number;
  starts_at: number | null;
  text: string;
  now: number;
  setup: PublicSetup;
  phase: Phase;
  revealed: Award[];
  left: number;
}

export interface CardView extends View {
  player: number;
  name: string;
  town: string;
  tournament: string;
  date: string;
  phase: Phase;
  status: PlayerStatus;
  matches: {
    match: number;
    table: number;
    seat: Seat;
    with: string[];
    in: boolean;
    points: number | null;
    table_points: number | null;
    signed: boolean;
  }[];
  total: number;
  rank: number | null;
  of: number | null;
  prizes: Award[];
}

export interface LinkLine {
  id: string;
  role: Role;
  label: string;
  table: number | null;
  match: number | null;
  player: number | null;
  person: number | null;
  created: number;
  revoked: number | null;
}

export interface NewLink {
  link: LinkLine;
  token: string;
  path: string;
  url: string;
  qr: string;
}

export interface Announcement {
  id: string;
  name: string;
  date: string;
  venue: string;
  organiser: string;
  phase: Phase;
  rules: { id: string; matches: number; games: number };
}

export interface SeasonView {
  id: string;
  name: string;
  best: number | null;
  of: number;
  tournaments: { id: string; name: string; date: string; closed: boolean }[];
  ranked: {
    rank: number;
    shared: boolean;
    name: string;
    town: string;
    points: number;
    counted: number;
    results: {
      tournament: number;
      player: number;
      rank: number;
      of: number;
      points: number;
      counts: boolean;
    }[];
    stats: {
      tournaments: number;
      wins: number;
      best_rank: number;
      average: number;
      solos_played: number;
      solos_won: number;
    };
    plot: string;
  }[];
}

/** All views that a stream carries, by name. */
export interface Views {
  setup: SetupView;
  players: PlayersView;
  seating: SeatingView;
  draw: DrawView;
  progress: ProgressView;
  standings: StandingsView;
  referee: RefereeView;
  display: DisplayView;
  log: LogView;
  list: ListView;
  card: CardView;
}
