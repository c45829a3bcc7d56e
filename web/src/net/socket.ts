/** The world of a link in a browser. */

import { lang } from '../lang.svelte.ts';
import { surroundings } from './clock.ts';
import type { Socket, World } from './link.ts';

/** The server closes so when who sat here has signed out, or has another name now. */
const SOMEBODY_ELSE = 4001;

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
    ...surroundings,
  };
}
