/** The worker in which the engine answers what needs no table: of lessons, of the rules book, of hands that are played on. */

import { Engine } from '../engine/engine.ts';
import type { Begun } from './worker.ts';
import type { Asked, Told } from './asker.ts';

const page = globalThis as unknown as {
  postMessage(told: Told): void;
  onmessage: ((event: { data: Asked | Begun }) => void) | null;
};

let engine: Promise<Engine> | null = null;

async function answer({ number, question }: Asked): Promise<void> {
  try {
    if (!engine) throw new Error('nobody has said where the engine is');
    page.postMessage({ number, answer: (await engine).ask(question) });
  } catch {
    page.postMessage({ number, answer: null });
  }
}

page.onmessage = ({ data }) => {
  if ('engine' in data) engine = Engine.load(data.engine);
  else void answer(data);
};
