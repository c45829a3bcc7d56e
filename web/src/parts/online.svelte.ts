/** Whether there is a network: as far as the browser knows, and as requests got through. */

let isOnline = $state(globalThis.navigator?.onLine !== false);
/** The last request got no answer but one that was kept. */
let isLost = $state(false);

globalThis.addEventListener?.('online', () => {
  isOnline = true;
  isLost = false;
});
globalThis.addEventListener?.('offline', () => (isOnline = false));

/** The mark of the worker on what it had kept and the network did not bring. */
const KEPT = 'x-kept';

export const online = {
  get now(): boolean {
    return isOnline && !isLost;
  },

  /** Hears that an answer came, from the network or from what was kept. */
  heard(answer: Response): void {
    isLost = answer.headers.has(KEPT);
  },

  /** Hears that nothing came. */
  unheard(): void {
    isLost = true;
  },
};
