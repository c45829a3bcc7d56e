/** The service worker that lets a page be loaded anew without network; it needs TLS, or this very machine. */

/** Whether a reload without network works here. */
export function canReload(): boolean {
  return isSecureContext && 'serviceWorker' in navigator;
}

/** Starts it, and hands it everything that this page is made of. */
export async function startWorker(): Promise<void> {
  if (!canReload()) return;
  try {
    await navigator.serviceWorker.register('/hall-worker.js', { scope: '/h/' });
    const { active } = await navigator.serviceWorker.ready;
    const parts = performance.getEntriesByType('resource').map(({ name }) => new URL(name));
    const own = parts.filter(
      ({ origin, pathname }) => origin === location.origin && !pathname.startsWith('/api/'),
    );
    active?.postMessage({ keep: [...new Set(own.map(({ pathname }) => pathname))] });
  } catch {
    // A browser that refuses leaves the page as it is.
  }
}
