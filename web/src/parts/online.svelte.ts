/** Whether there is a network, as far as the browser knows. */

let isOnline = $state(navigator.onLine);

addEventListener('online', () => (isOnline = true));
addEventListener('offline', () => (isOnline = false));

export const online = {
  get now(): boolean {
    return isOnline;
  },
};
