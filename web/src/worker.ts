/** The service worker that keeps the page for times without network. It needs TLS, or this very machine; elsewhere
 * the page is as it always was. */

/** The hall has a worker of its own. */
const isHall = (path: string) => path.startsWith('/h/');

/** Starts it once the page stands, and hands it what the page is made of. */
export function keepPage(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  if (isHall(location.pathname)) return;
  if (document.readyState === 'complete') void start();
  else addEventListener('load', () => void start(), { once: true });
}

async function start(): Promise<void> {
  try {
    await navigator.serviceWorker.register('/page-worker.js');
    const { active } = await navigator.serviceWorker.ready;
    const parts = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = parts.filter(({ origin }) => origin === location.origin);
    active?.postMessage({ keep: [...new Set(own.map(({ pathname, search }) => pathname + search))] });
  } catch {
    // A browser that refuses leaves the page as it is.
  }
}
