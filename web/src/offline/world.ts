/** The world of a link to a table of this device: what a socket is to the server, a worker is here. */

import type { Socket, World } from '../net/link.ts';
import { surroundings } from '../net/clock.ts';
import type { Lang } from '../texts.ts';
import type { Plan } from './plan.ts';
import type { Asked, Told } from './room.ts';

/** The part of a worker that is used. */
export interface Port {
  postMessage(asked: Asked): void;
  onmessage: ((event: { data: Told }) => void) | null;
}

/** Who hears what is no message of the table. */
export interface Hearer {
  hear(told: Exclude<Told, { told: 'open' | 'message' | 'lost' }>): void;
  lang(): Lang;
}

/** A world in which a table stands: opened by a plan, or gone on with as it was kept. */
export function deviceWorld(port: Port, plan: Plan | null, hearer: Hearer): World {
  let open: Socket | null = null;
  let start: Plan | null = plan;
  port.onmessage = ({ data }) => {
    switch (data.told) {
      case 'open':
        return open?.onopen?.();
      case 'message':
        return open?.onmessage?.({ data: data.text });
      case 'lost':
        return open?.onclose?.();
      default:
        return hearer.hear(data);
    }
  };
  return {
    ...surroundings,
    open: () => {
      const socket: Socket = {
        send: (text) => port.postMessage({ ask: 'say', text }),
        close: () => {
          if (open === socket) open = null;
        },
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      open = socket;
      const lang = hearer.lang();
      port.postMessage(start ? { ask: 'open', plan: start, lang } : { ask: 'resume', lang });
      start = null;
      return socket;
    },
  };
}
