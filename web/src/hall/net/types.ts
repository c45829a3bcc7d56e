/** What the hall says and takes: its own types, under the names that the pages use. */

import type * as wire from '../../wire/hall.ts';

export type Role = wire.LinkRole;
export type Seat = wire.Seat;
export type Four<T> = [T, T, T, T];
export const SEATS: readonly Seat[] = [1, 2, 3, 4];

export type {
  ListId,
  PaperChoice,
  PaperWay,
  SeatTotals,
  Phase,
  PhaseName,
  Row,
  Prize,
  Merit,
  PrizePlan,
  Setup,
  NextStep,
  Rules,
  Details,
} from '../../wire/hall.ts';
export type Ruling = wire.RowRuling;

export type { Wish } from '../../wire/hall.ts';
export type Command = wire.Request;
export type Answer = wire.Done;
export type Changed = wire.LogLine;
/** One answer of a queue. */
export type BatchAnswer = wire.QueueReply;

export type PublicSetup = wire.Poster;
export type { Me, SetupView, PlayersView, SeatingView, DrawView, ProgressView } from '../../wire/hall.ts';
export type PlayerStatus = wire.Status;
export type { PlayerLine, Sitter, TableProgress } from '../../wire/hall.ts';

export type WrittenRow = wire.RowLine;
export type Given = wire.Answer | null;
export type { ApprovalLine, ComplaintLine, CallLine } from '../../wire/hall.ts';
export type { ListView, ListShown } from '../../wire/hall.ts';

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
  list: wire.ListShown;
  card: wire.CardShown;
}
