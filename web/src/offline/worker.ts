/** The worker in which a table of this device is played, apart from the page. */

import { Engine } from '../engine/engine.ts';
import { surroundings } from '../net/clock.ts';
import { openDrawer } from './drawer.ts';
import { type Answer, type Asked, Room, type Told } from './room.ts';

/** The first message of the page: where the engine is. */
export interface Begun {
  engine: string;
}

const page = globalThis as unknown as {
  postMessage(told: Told): void;
  onmessage: ((event: { data: Asked | Begun }) => void) | null;
};

/** Where the engine is. */
let url = '';

const opened = openDrawer().then(({ drawer, isLasting }) => {
  if (!isLasting) page.postMessage({ told: 'unkept' });
  return new Room({
    drawer,
    engine: async () => {
      const engine = await Engine.load(url);
      return { ask: (question) => engine.ask(question as never) as Answer };
    },
    later: surroundings.later,
    now: () => Date.now() * 1000,
    random: (bytes) => crypto.getRandomValues(new Uint8Array(bytes)),
    tell: (told) => page.postMessage(told),
  });
});

page.onmessage = ({ data }) => {
  if ('engine' in data) url = data.engine;
  else void opened.then((room) => room.hear(data));
};
