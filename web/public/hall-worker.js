// Keeps the pages of the hall, so that one of them can be loaded anew without network. Data never goes through it.
const CACHE = 'stammtisch-hall-1';
const SHELL = '/h/';

/** What is kept under its own name for good: its name changes with its content. */
const isLasting = (path) => path.startsWith('/assets/');

async function keep(paths) {
  const cache = await caches.open(CACHE);
  for (const path of [SHELL, ...paths]) {
    if (isLasting(path) && (await cache.match(path, { ignoreVary: true }))) continue;
    try {
      const response = await fetch(path, { cache: 'no-cache' });
      if (response.ok) await cache.put(path, response);
    } catch {
      // Without network it stays as it was.
    }
  }
}

/** From the network; where that does not answer, as it was kept. */
async function fresh(request, name) {
  try {
    const response = await fetch(request);
    if (response.ok) await (await caches.open(CACHE)).put(name, response.clone());
    return response;
  } catch (error) {
    const kept = await caches.match(name, { ignoreVary: true });
    if (kept) return kept;
    throw error;
  }
}

/** As it was kept, else from the network. */
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fresh(request, request);
}

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keep([]));
});

self.addEventListener('activate', (event) => {
  const old = caches
    .keys()
    .then((names) =>
      Promise.all(
        names
          .filter((name) => name.startsWith('stammtisch-hall-') && name !== CACHE)
          .map((name) => caches.delete(name)),
      ),
    );
  event.waitUntil(old.then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const paths = event.data?.keep;
  if (Array.isArray(paths)) event.waitUntil(keep(paths.filter((path) => typeof path === 'string')));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(fresh(request, SHELL));
  else if (isLasting(url.pathname)) event.respondWith(kept(request));
  else event.respondWith(fresh(request, request));
});
