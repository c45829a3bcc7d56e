/** Which page an address shows. */

export type Route =
  | { page: 'start' }
  | { page: 'table'; id: string }
  | { page: 'hall' | 'learn' | 'review' | 'people' | 'rules' | 'runde' | 'unknown' };

/** The first word of an address, and the part of the page that knows the rest. */
const PARTS: Record<string, 'hall' | 'learn' | 'review' | 'people' | 'rules' | 'runde'> = {
  h: 'hall',
  hall: 'hall',
  learn: 'learn',
  book: 'learn',
  review: 'review',
  g: 'review',
  account: 'people',
  people: 'people',
  history: 'people',
  ranking: 'people',
  admin: 'people',
  legal: 'people',
  rules: 'rules',
  runde: 'runde',
};

/** The page of a path. */
export function routeOf(path: string): Route {
  if (path === '/') return { page: 'start' };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  if (table) return { page: 'table', id: table };
  return { page: PARTS[path.split('/')[1] ?? ''] ?? 'unknown' };
}

let path = $state(location.pathname);
let behind = $state(location.hash);
const current = $derived(routeOf(path));

export function route(): Route {
  return current;
}

/** The path of the address. */
export function pathname(): string {
  return path;
}

/** What stands behind `#` in the address, with it. */
export function hash(): string {
  return behind;
}

function read(): void {
  path = location.pathname;
  behind = location.hash;
}

let isStale = false;

/** A newer version of the page is there: the next address is loaded in it. */
export function loadAnew(): void {
  isStale = true;
}

/** Goes to an address of the page. */
export function go(to: string): void {
  if (isStale) return location.assign(to);
  history.pushState(null, '', to);
  read();
  scrollTo(0, 0);
}

/** Gives the page that is shown another address; the one it had is forgotten. */
export function rename(to: string): void {
  if (location.pathname + location.search + location.hash === to) return;
  history.replaceState(history.state, '', to);
  read();
}

addEventListener('popstate', read);
