/** What the server of the hall says: its own types, under the names that the pages use. */

import type * as wire from '../../wire/hall.ts';

export type Role = wire.Me['role'];
export type Seat = wire.Seat;
export type Four<T> = [T, T, T, T];
export const SEATS: readonly Seat[] = [1, 2, 3, 4];

export type {
  ListId,
  Phase,
  Row,
  Prize,
  Merit,
  PrizePlan,
  Setup,
  NextStep,
  Rules,
  Details,
} from '../../wire/hall.ts';
export type PhaseName = wire.Phase['name'];
export type Ruling = wire.RowRuling;

/** What a page wants to happen: one name with its fields. */
export type Wish = Record<string, Record<string, unknown>>;

export interface Command {
  id: string;
  based_on?: number;
  why?: string;
  do: Wish;
}

export type Answer = wire.Done;
export type Changed = wire.LogLine;
/** One answer of a queue. */
export type BatchAnswer = wire.QueueReply;

export type PublicSetup = wire.Poster;
export type { Me, SetupView, PlayersView, SeatingView, DrawView, ProgressView } from '../../wire/hall.ts';
export type PlayerStatus = wire.Status;
export type { PlayerLine, Sitter, TableProgress } from '../../wire/hall.ts';

export type ListStatus = wire.ListView['status'] | wire.UnstartedList['status'];
export type WrittenRow = wire.RowLine;
export type Given = wire.Answer | null;
export type { ApprovalLine, ComplaintLine, CallLine } from '../../wire/hall.ts';

/** A list; before its match has begun, `status` says so and there is nothing but who sits there. */
export type ListView = Omit<wire.ListView, 'status'> & { status: ListStatus };

export type { Preview, RefereeView, Ranked, StandingsView, Award, PrizesView } from '../../wire/hall.ts';
export type LogLine = wire.DirectorsLine;
export type { LogView, DisplayView, CardView } from '../../wire/hall.ts';

export const MODES = [
  'welcome',
  'seating_tables',
  'seating_names',
  'countdown',
  'progress',
  'standings',
  'prizes',
  'text',
] as const satisfies readonly wire.DisplayMode[];
export type Mode = wire.DisplayMode;

export type { LinkLine, Announcement, SeasonView } from '../../wire/hall.ts';
export type NewLink = wire.LinkMade;

/** All views that a stream carries, by name. */
export interface Views {
  setup: wire.SetupView;
  players: wire.PlayersView;
  seating: wire.SeatingView;
  draw: wire.DrawView;
  progress: wire.ProgressView;
  standings: wire.StandingsView;
  referee: wire.RefereeView;
  display: wire.DisplayView;
  log: wire.LogView;
  list: ListView;
  card: wire.CardView;
}
