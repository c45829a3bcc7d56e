/** Which page an address shows. */

export type Route = { page: 'start' } | { page: 'table'; id: string } | { page: 'hall' } | { page: 'unknown' };

/** The page of a path. */
export function routeOf(path: string): Route {
  if (path === '/') return { page: 'start' };
  if (/^\/(h|hall)(\/|$)/.test(path)) return { page: 'hall' };
  if (/^\/(h|hall)(\/|$)/.test(path)) return { page: 'hall' };
  if (/^\/(h|hall)(\/|$)/.test(path)) return { page: 'hall' };
  if (/^\/(h|hall)(\/|$)/.test(path)) return { page: 'hall' };
  if (/^\/(h|hall)(\/|$)/.test(path)) return { page: 'hall' };
  const table = /^\/t\/([A-Za-z0-9_-]{1,64})\/?$/.exec(path)?.[1];
  return table ? { page: 'table', id: table } : { page: 'unknown' };
}

let current = $state.raw<Route>(routeOf(location.pathname));

export function route(): Route {
  return current;
}

/** Goes to an address of the page. */
export function go(path: string): void {
  history.pushState(null, '', path);
  current = routeOf(path);
}

addEventListener('popstate', () => {
  current = routeOf(location.pathname);
});
