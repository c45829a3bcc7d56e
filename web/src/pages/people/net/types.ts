/** What the server says about people and their games (`docs/accounts.md`), under the names that the page uses. */

import type { Reason, Role, RoleRate } from '../../../wire/accounts.ts';

export type {
  AccountState,
  AdminPerson,
  AdminPersonWhole,
  Blocked,
  DoorOpened,
  Found,
  Company,
  Friends,
  HandsPage,
  HistoryHand,
  HistoryMatch,
  LegalText,
  Listed,
  LogLine,
  LogPage,
  MatchesPage,
  NewReport,
  OwnRating,
  PeoplePage,
  Person,
  Ranked,
  Ranking,
  Rating,
  RecoveryMade,
  Reason,
  Report,
  Reported,
  ReportsPage,
  ResetLink,
  Role,
  SeatHolder,
  Session,
  Sessions,
  Somebody,
  Statistics,
  Verdict,
  You,
} from '../../../wire/accounts.ts';
export type { AdminSessions, AdminStatus as ServerStatus } from '../../../wire/server.ts';

/** How often something was won. */
export type Rate = Omit<RoleRate, 'role'>;

/** Microseconds of UTC. */
export type Moment = number;

export const REASONS: readonly Reason[] = ['insult', 'cheating', 'stalling', 'name', 'other'];

export const ROLES: readonly Role[] = ['declarer', 'partner', 'defender'];

export interface HandFilter {
  rules: string;
  contract: string;
  result: string;
  role: string;
}
