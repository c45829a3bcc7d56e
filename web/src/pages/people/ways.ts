/** Which of these pages an address shows. */

export type Way =
  | { page: 'account'; part: 'overview' | 'register' | 'sign-in' }
  | { page: 'reset' }
  | { page: 'enter' }
  | { page: 'recover' }
  | { page: 'people' }
  | { page: 'person'; id: string }
  | { page: 'history'; part: 'hands' | 'matches' | 'statistics' }
  | { page: 'ranking' }
  | { page: 'admin'; part: 'people' | 'reports' | 'log' | 'status' }
  | { page: 'admin-link'; token: string }
  | { page: 'admin-person'; id: string }
  | { page: 'legal'; text: 'imprint' | 'privacy' }
  | { page: 'unknown' };

/** The administrator's one-time link was `/admin/TOKEN` once, so his pages are one step deeper. */
const FIXED: Record<string, Way> = {
  '/account': { page: 'account', part: 'overview' },
  '/account/register': { page: 'account', part: 'register' },
  '/account/sign-in': { page: 'account', part: 'sign-in' },
  '/account/reset': { page: 'reset' },
  '/account/enter': { page: 'enter' },
  '/account/recover': { page: 'recover' },
  '/people': { page: 'people' },
  '/history': { page: 'history', part: 'hands' },
  '/history/matches': { page: 'history', part: 'matches' },
  '/history/statistics': { page: 'history', part: 'statistics' },
  '/ranking': { page: 'ranking' },
  '/admin': { page: 'admin', part: 'people' },
  '/admin/see/reports': { page: 'admin', part: 'reports' },
  '/admin/see/log': { page: 'admin', part: 'log' },
  '/admin/see/status': { page: 'admin', part: 'status' },
  '/legal/imprint': { page: 'legal', text: 'imprint' },
  '/legal/privacy': { page: 'legal', text: 'privacy' },
};

/** A token is at least so long. */
const TOKEN = 32;

/** The page of a path; a slash at its end does not matter. What stands behind `#` no server sees. */
export function wayOf(path: string, hash = ''): Way {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const fixed = Object.hasOwn(FIXED, plain) ? FIXED[plain] : undefined;
  if (fixed?.page === 'admin' && hash.length > TOKEN) return { page: 'admin-link', token: hash.slice(1) };
  if (fixed) return fixed;
  const [, first, second, third, more] = plain.split('/');
  if (first === 'people' && second && third === undefined) return { page: 'person', id: second };
  if (first === 'admin' && second && second.length >= TOKEN && third === undefined) {
    return { page: 'admin-link', token: second };
  }
  if (first === 'admin' && second === 'people' && third && more === undefined) {
    return { page: 'admin-person', id: third };
  }
  return { page: 'unknown' };
}
