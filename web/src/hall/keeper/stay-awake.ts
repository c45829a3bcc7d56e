/** The phone of a list keeper stays awake: a list that goes dark between two games is unlocked thirty times. */

/** Where a lock is asked for, and what tells that the page is seen. */
export interface Places {
  wakeLock: Pick<WakeLock, 'request'> | undefined;
  page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
}

/** Keeps the screen on while the page is seen; gives what ends it. A browser that cannot do it is none the worse. */
export function stayAwake(places: Places = { wakeLock: navigator.wakeLock, page: document }): () => void {
  const { wakeLock, page } = places;
  if (!wakeLock) return () => {};
  let lock: WakeLockSentinel | null = null;
  let isAsking = false;
  let isOver = false;

  async function hold(): Promise<void> {
    const isHeld = lock !== null && !lock.released;
    if (isOver || isAsking || isHeld || page.visibilityState !== 'visible') return;
    isAsking = true;
    try {
      lock = (await wakeLock?.request('screen')) ?? null;
      if (isOver) void lock?.release();
    } catch {
      // A battery that is low may refuse; the next look at the page asks again.
    } finally {
      isAsking = false;
    }
  }

  // The browser lets go of the lock when the page is hidden.
  const look = () => void hold();
  page.addEventListener('visibilitychange', look);
  look();
  return () => {
    isOver = true;
    page.removeEventListener('visibilitychange', look);
    void lock?.release();
  };
}
