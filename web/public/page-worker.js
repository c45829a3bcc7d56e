// Keeps the whole page, so that it opens without network, and what was read in it. A version of the page is kept whole or
// not at all, and stays in use until the next one is there and no hand runs. Nothing personal goes through it: of the
// interface only what is the same for everybody (rules book, lessons, rule sets) is kept.
const VERSION = '{{version}}';
const PAGE = `stammtisch-page-${VERSION}`;
const READ = 'stammtisch-read-1';
const DOCUMENT = '/';
const FILES = '/files.json';
const ALWAYS = [DOCUMENT, '/cards.svg', '/icon.svg', '/manifest.webmanifest'];
/** The table of this device: its page is that of the version in use, so that no hand changes its version on the way. */
const HERE = '/t/offline';

/** What is kept under its own name for good: its name changes with its content. */
const isLasting = (path) => path.startsWith('/assets/');
/** Plays without network; large, and kept once the page has nothing else to do. */
const isEngine = (path) => path.endsWith('.wasm');
/** What the interface says to everybody alike; not what somebody types into the search, letter by letter. */
const isCommon = (path) => /^\/api\/(book|learn|rules|bots)(\/|$)/.test(path) && path !== '/api/book/search';
const isFile = (path) => /^\/[a-z0-9-]+\.(svg|png|webmanifest)$/.test(path);

/** What the version has for an address; what has not changed since the one before is taken from there. */
async function brought(path) {
  const there = isLasting(path) ? await caches.match(path, { ignoreVary: true }) : undefined;
  const response = there ?? (await fetch(path, { cache: 'no-cache' }));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Keeps the version whole, but for the engine. */
async function keepPage() {
  const files = await (await fetch(FILES, { cache: 'no-cache' })).json();
  const cache = await caches.open(PAGE);
  const wanted = [...ALWAYS, ...files.filter((path) => !isEngine(path))];
  await Promise.all(wanted.map(async (path) => cache.put(path, await brought(path))));
}

/** Keeps what was read, and what to choose from. */
async function keepRead(paths) {
  const cache = await caches.open(READ);
  for (const path of paths) {
    try {
      const response = await fetch(path, { cache: 'no-cache' });
      if (response.ok) await cache.put(path, response);
    } catch {
      // Without network it stays as it was.
    }
  }
}

/** Keeps the engine of this version. */
async function keepEngine(path) {
  try {
    const cache = await caches.open(PAGE);
    if (!(await cache.match(path, { ignoreVary: true }))) await cache.put(path, await brought(path));
  } catch {
    // The next visit keeps it.
  }
}

/** An answer that was kept, with a mark by which the page knows that the network brought nothing. */
function marked(kept) {
  const headers = new Headers(kept.headers);
  headers.set('x-kept', 'yes');
  return new Response(kept.body, { status: kept.status, headers });
}

/** From the network; where that does not answer, as it was kept. */
async function fresh(request, kept) {
  try {
    return await fetch(request);
  } catch (error) {
    const found = await kept();
    if (found) return marked(found);
    throw error;
  }
}

/** The same, and what the network brought is kept; a device that has no room for it shows it all the same. */
async function read(request) {
  const response = await fresh(request, () => caches.match(request, { ignoreVary: true }));
  if (!response.ok || response.headers.has('x-kept')) return response;
  try {
    await (await caches.open(READ)).put(request, response.clone());
  } catch {
    // Then it is not there without network.
  }
  return response;
}

/** A page: what stands on the table of this device, or everything as the server has it now. */
async function page(request, pathname) {
  const kept = async () => (await caches.open(PAGE)).match(DOCUMENT, { ignoreVary: true });
  return (pathname === HERE && (await kept())) || fresh(request, kept);
}

/** As it was kept, else from the network. */
async function lasting(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

self.addEventListener('install', (event) => {
  // Who comes for the first time has no version in use.
  if (!self.registration.active) self.skipWaiting();
  event.waitUntil(keepPage());
});

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('stammtisch-') && name !== PAGE && name !== READ;
  const old = caches
    .keys()
    .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))));
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { take, engine, read: paths } = event.data ?? {};
  // No hand runs on any page: this version takes over.
  if (take === true) event.waitUntil(self.skipWaiting());
  if (typeof engine === 'string' && isLasting(engine)) event.waitUntil(keepEngine(engine));
  if (Array.isArray(paths)) {
    const wanted = paths.filter((path) => {
      if (typeof path !== 'string' || !path.startsWith('/')) return false;
      const { pathname } = new URL(path, location.origin);
      return isCommon(pathname) || isFile(pathname);
    });
    event.waitUntil(keepRead(wanted));
  }
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  // Every address of the page answers with the same document.
  if (request.mode === 'navigate') {
    if (!pathname.startsWith('/api/')) event.respondWith(page(request, pathname));
  } else if (isLasting(pathname)) event.respondWith(lasting(request));
  else if (isCommon(pathname) || isFile(pathname)) event.respondWith(read(request));
});
