/** The server's part about people: accounts, friends, history, administration. */

import { lang } from '../../../lang.svelte.ts';
import { addressOf, client } from '../../../net/client.ts';
import type { Me } from '../../../net/types.ts';
import type {
  AccountState,
  AdminPersonWhole,
  AdminSessions,
  Blocked,
  DoorOpened,
  Found,
  Friends,
  HandFilter,
  HandsPage,
  HistoryHand,
  LegalText,
  LogPage,
  MatchesPage,
  Moment,
  NewReport,
  OwnRating,
  PeoplePage,
  Person,
  Ranking,
  RecoveryMade,
  Reported,
  ReportsPage,
  ResetLink,
  ServerStatus,
  Sessions,
  Statistics,
  Verdict,
} from './types.ts';

const id = encodeURIComponent;
const hand = (table: string, number: number) => `/api/history/hands/${id(table)}/${number}`;
const admin = (person: string) => `/api/admin/people/${id(person)}`;

export const account = {
  state: () => client.get<AccountState>('/api/account'),
  register: (name: string, password: string, listed: boolean) =>
    client.post<AccountState>('/api/account/register', { name, password, listed }),
  signIn: (name: string, password: string) =>
    client.post<AccountState>('/api/account/login', { name, password }),
  signOut: () => client.post<unknown>('/api/account/logout', {}),
  signOutEverywhere: () => client.post<unknown>('/api/account/logout-everywhere', {}),
  sessions: () => client.get<Sessions>('/api/account/sessions'),
  endSession: (session: string) => client.post<unknown>(`/api/account/sessions/${id(session)}/revoke`, {}),
  rename: (name: string, password: string) =>
    client.post<AccountState>('/api/account/name', { name, password }),
  changePassword: (old: string, fresh: string) =>
    client.post<AccountState>('/api/account/password', { old, new: fresh }),
  list: (listed: boolean) => client.post<AccountState>('/api/account/listed', { listed }),
  reset: (token: string, password: string) =>
    client.post<AccountState>('/api/account/reset', { token, password }),
  openDoor: () => client.post<DoorOpened>('/api/account/door', { origin: location.origin }),
  enter: (token: string) => client.post<AccountState>('/api/account/enter', { token }),
  makeRecovery: (password: string) => client.post<RecoveryMade>('/api/account/recovery', { password }),
  recover: (name: string, code: string, password: string) =>
    client.post<AccountState>('/api/account/recover', { name, code, password }),
  remove: (password: string | null) =>
    client.post<unknown>('/api/account/delete', password === null ? {} : { password }),
  claim: () => client.post<AccountState>('/api/admin/claim', {}),
  /** Whether the administrator's pages are open to this browser, by account or by the one-time link. */
  opensAdmin: async () => (await client.get<Me>('/api/me')).admin,
  exportPath: () => addressOf('/api/account/export', { lang: lang() }),
};

export const people = {
  friends: () => client.get<Friends>('/api/people/friends'),
  askByName: (name: string) => client.post<Friends>('/api/people/friends', { name }),
  ask: (person: string) => client.post<Friends>('/api/people/friends', { id: person }),
  accept: (person: string) => client.post<Friends>(`/api/people/friends/${id(person)}/accept`, {}),
  part: (person: string) => client.post<Friends>(`/api/people/friends/${id(person)}/remove`, {}),
  find: (name: string) => client.get<Found>('/api/people/find', { name }),
  person: (person: string) => client.get<Person>(`/api/people/${id(person)}`),
  blocked: () => client.get<Blocked>('/api/people/blocked'),
  block: (person: string) => client.post<Blocked>('/api/people/blocked', { id: person }),
  unblock: (person: string) => client.post<Blocked>(`/api/people/blocked/${id(person)}/remove`, {}),
  report: (report: NewReport) => client.post<Reported>('/api/people/reports', report),
};

export const past = {
  hands: (filter: HandFilter, before: string | null, limit = 30) =>
    client.get<HandsPage>('/api/history/hands', {
      ...filter,
      before,
      limit,
    }),
  hand: (table: string, number: number) => client.get<HistoryHand>(hand(table, number)),
  recordPath: (table: string, number: number) =>
    addressOf(`${hand(table, number)}/record.skn`, { lang: lang() }),
  matches: (before: string | null) =>
    client.get<MatchesPage>('/api/history/matches', {
      before,
      limit: 30,
    }),
  statistics: (rules: string, since: Moment | null) =>
    client.get<Statistics>('/api/history/statistics', { rules, since }),
  rating: () => client.get<OwnRating>('/api/history/rating'),
  ranking: () => client.get<Ranking>('/api/history/ranking'),
};

export const steward = {
  people: (q: string, before: string | null) => client.get<PeoplePage>('/api/admin/people', { q, before }),
  person: (person: string) => client.get<AdminPersonWhole>(admin(person)),
  lock: (person: string, reason: string) => client.post<unknown>(`${admin(person)}/lock`, { reason }),
  unlock: (person: string) => client.post<unknown>(`${admin(person)}/unlock`, {}),
  resetLink: (person: string) => client.post<ResetLink>(`${admin(person)}/reset`, {}),
  setAdmin: (person: string, yes: boolean) => client.post<unknown>(`${admin(person)}/admin`, { admin: yes }),
  rename: (person: string, name: string, reason: string) =>
    client.post<unknown>(`${admin(person)}/rename`, { name, reason }),
  reports: (open: boolean, before: number | null) =>
    client.get<ReportsPage>('/api/admin/reports', { open, before }),
  close: (report: number, verdict: Verdict, note: string) =>
    client.post<unknown>(`/api/admin/reports/${report}/close`, { verdict, note }),
  log: (before: number | null) => client.get<LogPage>('/api/admin/log', { before }),
  status: () => client.get<ServerStatus>('/api/admin/status'),
  useLink: (token: string) => client.post<Me>('/api/admin/session', { token }),
  endLink: () => client.post<Me>('/api/admin/session/end', {}),
  sessions: () => client.get<AdminSessions>('/api/admin/sessions'),
  endSession: (session: string) =>
    client.post<AdminSessions>(`/api/admin/sessions/${id(session)}/revoke`, {}),
};

export const legal = (text: 'imprint' | 'privacy') =>
  client.get<LegalText>(`/api/legal/${text}`, { lang: lang() });
