/** The server's part about people: accounts, friends, history, administration. */

import { lang } from '../../../lang.svelte.ts';
import { ApiError } from '../../../net/api.ts';
import type {
  AccountState,
  AdminPerson,
  AdminPersonWhole,
  Friends,
  HandFilter,
  HistoryHand,
  HistoryMatch,
  LegalText,
  Listed,
  LogLine,
  Moment,
  NewReport,
  OwnRating,
  Person,
  Ranked,
  Report,
  ServerStatus,
  Session,
  Statistics,
  Verdict,
} from './types.ts';

/** The server said no, with the name of the reason and how long one must wait. */
export class PeopleError extends ApiError {
  constructor(
    status: number,
    message: string,
    readonly code: string,
    readonly waitSeconds: number,
  ) {
    super(status, message);
  }
}

interface Refusal {
  error?: { code?: string; message?: string; wait_s?: number };
}

async function answerOf(response: Response): Promise<unknown> {
  try {
    return JSON.parse(await response.text());
  } catch {
    return null;
  }
}

async function call<T>(path: string, body?: object): Promise<T> {
  const headers: Record<string, string> = { 'accept-language': lang() };
  if (body) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    response = await fetch(path, { ...sent, headers, cache: 'no-store' });
  } catch {
    throw new PeopleError(0, '', 'no_answer', 0);
  }
  const answer = await answerOf(response);
  if (response.ok) return answer as T;
  const { message = '', code = '', wait_s } = (answer as Refusal | null)?.error ?? {};
  const wait = wait_s ?? (Number(response.headers.get('retry-after')) || 0);
  throw new PeopleError(response.status, message, code, wait);
}

/** A query without what is left open. */
function query(values: Record<string, string | number | boolean | null | undefined>): string {
  const set = Object.entries(values).filter(
    ([, value]) => value !== '' && value !== null && value !== undefined,
  );
  const text = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

const id = encodeURIComponent;
const hand = (table: string, number: number) => `/api/history/hands/${id(table)}/${number}`;
const admin = (person: string) => `/api/admin/people/${id(person)}`;

export const account = {
  state: () => call<AccountState>('/api/account'),
  register: (name: string, password: string, listed: boolean) =>
    call<AccountState>('/api/account/register', { name, password, listed }),
  signIn: (name: string, password: string) => call<AccountState>('/api/account/login', { name, password }),
  signOut: () => call<unknown>('/api/account/logout', {}),
  signOutEverywhere: () => call<unknown>('/api/account/logout-everywhere', {}),
  sessions: () => call<{ sessions: Session[] }>('/api/account/sessions'),
  endSession: (session: string) => call<unknown>(`/api/account/sessions/${id(session)}/revoke`, {}),
  rename: (name: string, password: string) => call<AccountState>('/api/account/name', { name, password }),
  changePassword: (old: string, fresh: string) =>
    call<AccountState>('/api/account/password', { old, new: fresh }),
  list: (listed: boolean) => call<AccountState>('/api/account/listed', { listed }),
  reset: (token: string, password: string) => call<AccountState>('/api/account/reset', { token, password }),
  remove: (password: string | null) =>
    call<unknown>('/api/account/delete', password === null ? {} : { password }),
  claim: () => call<AccountState>('/api/admin/claim', {}),
  /** Whether the administrator's pages are open to this browser, by account or by the one-time link. */
  opensAdmin: async () => (await call<{ admin: boolean }>('/api/me')).admin,
  exportPath: () => `/api/account/export?lang=${lang()}`,
};

export const people = {
  friends: () => call<Friends>('/api/people/friends'),
  askByName: (name: string) => call<Friends>('/api/people/friends', { name }),
  ask: (person: string) => call<Friends>('/api/people/friends', { id: person }),
  accept: (person: string) => call<Friends>(`/api/people/friends/${id(person)}/accept`, {}),
  part: (person: string) => call<Friends>(`/api/people/friends/${id(person)}/remove`, {}),
  find: (name: string) =>
    call<{ found: { id: string; name: string } | null }>(`/api/people/find${query({ name })}`),
  person: (person: string) => call<Person>(`/api/people/${id(person)}`),
  blocked: () => call<{ blocked: Listed[] }>('/api/people/blocked'),
  block: (person: string) => call<{ blocked: Listed[] }>('/api/people/blocked', { id: person }),
  unblock: (person: string) => call<{ blocked: Listed[] }>(`/api/people/blocked/${id(person)}/remove`, {}),
  report: (report: NewReport) => call<{ report: number }>('/api/people/reports', report),
};

export const past = {
  hands: (filter: HandFilter, before: string | null, limit = 30) =>
    call<{ hands: HistoryHand[]; next: string | null }>(
      `/api/history/hands${query({ ...filter, before, limit })}`,
    ),
  hand: (table: string, number: number) => call<HistoryHand>(hand(table, number)),
  recordPath: (table: string, number: number) => `${hand(table, number)}/record.skn?lang=${lang()}`,
  matches: (before: string | null) =>
    call<{ matches: HistoryMatch[]; next: string | null }>(
      `/api/history/matches${query({ before, limit: 30 })}`,
    ),
  statistics: (rules: string, since: Moment | null) =>
    call<Statistics>(`/api/history/statistics${query({ rules, since })}`),
  rating: () => call<OwnRating>('/api/history/rating'),
  ranking: () => call<{ ranking: Ranked[]; you: number | null }>('/api/history/ranking'),
};

export const steward = {
  people: (q: string, before: string | null) =>
    call<{ people: AdminPerson[]; next: string | null }>(`/api/admin/people${query({ q, before })}`),
  person: (person: string) => call<AdminPersonWhole>(admin(person)),
  lock: (person: string, reason: string) => call<unknown>(`${admin(person)}/lock`, { reason }),
  unlock: (person: string) => call<unknown>(`${admin(person)}/unlock`, {}),
  resetLink: (person: string) => call<{ path: string; expires: Moment }>(`${admin(person)}/reset`, {}),
  setAdmin: (person: string, yes: boolean) => call<unknown>(`${admin(person)}/admin`, { admin: yes }),
  rename: (person: string, name: string, reason: string) =>
    call<unknown>(`${admin(person)}/rename`, { name, reason }),
  reports: (open: boolean, before: number | null) =>
    call<{ reports: Report[]; next: number | null }>(`/api/admin/reports${query({ open, before })}`),
  close: (report: number, verdict: Verdict, note: string) =>
    call<unknown>(`/api/admin/reports/${report}/close`, { verdict, note }),
  log: (before: number | null) =>
    call<{ log: LogLine[]; next: number | null }>(`/api/admin/log${query({ before })}`),
  status: () => call<ServerStatus>('/api/admin/status'),
};

export const legal = (text: 'imprint' | 'privacy') =>
  call<LegalText>(`/api/legal/${text}${query({ lang: lang() })}`);
