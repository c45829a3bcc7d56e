// Keeps the page and what was read in it, so that it opens without network. Nothing personal goes through it: of the
// interface only what is the same for everybody (rules book, lessons, rule sets) is kept.
const CACHE = 'stammtisch-page-1';
const DOCUMENT = '/';
const FILES = '/files.json';
const ALWAYS = [DOCUMENT, '/cards.svg', '/icon.svg', '/manifest.webmanifest'];

/** What is kept under its own name for good: its name changes with its content. */
const isLasting = (path) => path.startsWith('/assets/');
/** What the interface says to everybody alike; not what somebody types into the search, letter by letter. */
const isCommon = (path) => /^\/api\/(book|learn|rules|bots)(\/|$)/.test(path) && path !== '/api/book/search';
const isFile = (path) => /^\/[a-z0-9-]+\.(svg|png|webmanifest)$/.test(path);
/** The hall keeps itself. */
const isHall = (path) => path.startsWith('/h/');

async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of paths) {
    if (isLasting(path) && (await cache.match(path, { ignoreVary: true }))) continue;
    try {
      const response = await fetch(path, { cache: 'no-cache' });
      if (response.ok) await cache.put(path, response);
    } catch {
      // Without network it stays as it was.
    }
  }
}

/** Throws away files of versions that are gone. */
async function clear() {
  try {
    const response = await fetch(FILES, { cache: 'no-cache' });
    if (!response.ok) return;
    const files = new Set(await response.json());
    const cache = await caches.open(CACHE);
    for (const request of await cache.keys()) {
      const { pathname } = new URL(request.url);
      if (isLasting(pathname) && !files.has(pathname)) await cache.delete(request);
    }
  } catch {
    // The next start clears.
  }
}

/** Pictures and figures that somebody opens by their address are not the page. */
const isDocument = (response) => (response.headers.get('content-type') ?? '').startsWith('text/html');

/** Keeps an answer; a device that has no room for it shows it all the same. */
async function put(name, response) {
  try {
    const cache = await caches.open(CACHE);
    await cache.put(name, response);
  } catch {
    // Then it is not there without network.
  }
}

/** An answer that was kept, with a mark by which the page knows that the network brought nothing. */
function marked(kept) {
  const headers = new Headers(kept.headers);
  headers.set('x-kept', 'yes');
  return new Response(kept.body, { status: kept.status, headers });
}

/** From the network; where that does not answer, as it was kept. */
async function fresh(request, name) {
  let response;
  try {
    response = await fetch(request);
  } catch (error) {
    const cache = await caches.open(CACHE);
    const kept = await cache.match(name, { ignoreVary: true });
    if (kept) return marked(kept);
    throw error;
  }
  const isWanted = response.ok && (name !== DOCUMENT || isDocument(response));
  if (isWanted) await put(name, response.clone());
  return response;
}

/** As it was kept, else from the network. */
async function kept(request) {
  const cache = await caches.open(CACHE);
  return (await cache.match(request, { ignoreVary: true })) ?? fresh(request, request);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep(ALWAYS));
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('stammtisch-page-') && name !== CACHE;
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const paths = event.data?.keep;
  if (!Array.isArray(paths)) return;
  const wanted = paths.filter((path) => {
    if (typeof path !== 'string' || !path.startsWith('/')) return false;
    const { pathname } = new URL(path, location.origin);
    return isLasting(pathname) || isCommon(pathname) || isFile(pathname);
  });
  event.waitUntil(keep([DOCUMENT, ...wanted]).then(clear));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin || isHall(pathname)) return;
  // Every address of the page answers with the same document.
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(fresh(request, DOCUMENT));
  } else if (isLasting(pathname)) event.respondWith(kept(request));
  else if (isCommon(pathname) || isFile(pathname)) event.respondWith(fresh(request, request));
});
