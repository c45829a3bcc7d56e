/** What this device answers by itself: lessons, the rules book, and hands that are played on. */

import { url } from 'virtual:engine';

import { t } from '../lang.svelte.ts';
import { Problem } from '../net/problem.ts';
import { Asker, type Port } from './asker.ts';
import { eitherWay } from './either-way.ts';
import type { Begun } from './worker.ts';

/** Whether this page was built with what answers here. */
export const answersHere = url !== null;

function start(): Port {
  const worker = new Worker(new URL('./answer-worker.ts', import.meta.url), { type: 'module' });
  if (url !== null) worker.postMessage({ engine: url } satisfies Begun);
  return worker as Port;
}

const asker = new Asker(
  start,
  () => new Problem({ status: 0, code: 'not_here', message: t('web-not-here') }),
);

/** Asks the engine of this page. */
export const askHere: Asker['ask'] = (question) => asker.ask(question);

/** Asks the server, and this device where the server does not answer and the page has its engine. */
export function ask<T>(server: () => Promise<T>, here: () => Promise<T>): Promise<T> {
  return eitherWay(server, answersHere ? here : null);
}
