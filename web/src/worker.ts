/** The service worker that keeps the page for times without network. It needs TLS, or this very machine; elsewhere
 * the page is as it always was. */

import { url } from 'virtual:engine';

import { onceNoHandRuns } from './offline/hand-lock.ts';
import { loadAnew } from './router.svelte.ts';

/** Whether the browser may keep the page here. */
export function canKeep(): boolean {
  return isSecureContext && 'serviceWorker' in navigator;
}

/** The hall is kept by its own pages, as far as they want it. */
const isHall = (path: string) => path.startsWith('/h/');

/** What a table is opened with: there without network even for who has never looked. */
const CHOICES = ['de', 'en'].flatMap((lang) => [`/api/rules?lang=${lang}`, `/api/bots?lang=${lang}`]);

/** Does something when the page has nothing else to do. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: 10_000 });
  else setTimeout(work, 3_000);
}

/** Starts it once the page stands. */
export function keepPage(): void {
  if (!import.meta.env.PROD || isHall(location.pathname)) return;
  const begin = () => whenIdle(() => void startWorker(true));
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
}

/** Starts it, with the engine that plays without network, if that is wanted. */
export async function startWorker(withEngine: boolean): Promise<void> {
  if (!canKeep()) return;
  try {
    const registration = await navigator.serviceWorker.register('/page-worker.js');
    const isFirst = navigator.serviceWorker.controller === null;
    watch(registration);
    if (!isFirst) navigator.serviceWorker.addEventListener('controllerchange', loadAnew, { once: true });
    const { active } = await navigator.serviceWorker.ready;
    const parts = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = parts.filter(({ origin }) => origin === location.origin);
    const read = [...new Set([...CHOICES, ...own.map(({ pathname, search }) => pathname + search)])];
    active?.postMessage({ read, ...(withEngine && url !== null ? { engine: url } : {}) });
  } catch {
    // A browser that refuses leaves the page as it is.
  }
}

/** A new version waits until no hand runs. */
function watch(registration: ServiceWorkerRegistration): void {
  const take = (worker: ServiceWorker | null) =>
    void onceNoHandRuns(() => worker?.postMessage({ take: true }));
  if (registration.waiting && registration.active) take(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && registration.active) take(coming);
    });
  });
}
