/** The world of a link in a browser. */

import { lang } from '../lang.svelte.ts';
import type { Socket, World } from './link.ts';

/** The server closes so when who sat here has signed out, or has another name now. */
const SOMEBODY_ELSE = 4001;

/** A random id of 128 bits. */
export function randomId(): string {
  return hexOf(16);
}

/** Random bytes as hexadecimal digits. */
export function hexOf(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The WebSocket of a table and the browser's clock. */
export function browser(table: string): World {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const address = `${scheme}://${location.host}/ws/tables/${encodeURIComponent(table)}`;
  return {
    open: () => {
      const socket = new WebSocket(`${address}?lang=${lang()}`);
      socket.addEventListener('close', ({ code }) => {
        // The page asks anew who is there.
        if (code === SOMEBODY_ELSE) location.reload();
      });
      return socket as unknown as Socket;
    },
    later: (callback, ms) => {
      const timer = setTimeout(callback, ms);
      return () => clearTimeout(timer);
    },
    chance: Math.random,
    id: randomId,
  };
}
