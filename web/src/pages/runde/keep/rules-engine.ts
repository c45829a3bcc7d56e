/** The engine that knows the rules of a sheet, loaded once. */

import { url } from 'virtual:engine';

import { Engine } from '../../../engine/engine.ts';

let loading: Promise<Engine> | null = null;

/** Whether this page was built with it. */
export const isThere = url !== null;

/** The engine; another one after one has failed. */
export function rulesEngine(): Promise<Engine> {
  if (url === null) return Promise.reject(new Error('no engine'));
  loading ??= Engine.load(url).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

/** An engine that has failed is of no use any more. */
export function forgetEngine(): void {
  loading = null;
}
