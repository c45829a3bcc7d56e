/** What the server answers, or this device where the server is silent: the same question, the same answer. */

import { surroundings } from '../net/clock.ts';
import { Problem } from '../net/problem.ts';

/** How long the server may think before this device answers too, in milliseconds. */
const PATIENCE = 3_000;

/** That somebody has answered: with what was asked for, or with why not. */
type Said<T> = { value: T } | { error: unknown };

/** Whether nobody answered: no network, no server, or a proxy that finds none; or the engine has failed. */
const isSilence = (error: unknown) =>
  error instanceof Problem && (error.status === 0 || error.code === 'away');

/** What is answered, either way; rejected with the reason where nobody answers. */
function said<T>(asked: Promise<T>): Promise<Said<T>> {
  return asked.then(
    (value) => ({ value }),
    (error: unknown) => {
      if (isSilence(error)) throw error;
      return { error };
    },
  );
}

/** Whether the server was too slow the last time: then nobody waits for it again before it has answered once. */
let isSlow = false;

/** The server's answer; this device's where the server is silent, or too slow for who looks at it and slower than the device. */
export async function eitherWay<T>(
  server: () => Promise<T>,
  here: (() => Promise<T>) | null,
  later: typeof surroundings.later = surroundings.later,
): Promise<T> {
  const served = said(server());
  const answer = here === null ? await served : await earliest(served, here, later);
  if ('error' in answer) throw answer.error;
  return answer.value;
}

async function earliest<T>(
  served: Promise<Said<T>>,
  here: () => Promise<T>,
  later: typeof surroundings.later,
): Promise<Said<T>> {
  let stop: () => void = () => undefined;
  const late = new Promise<'late'>((resolve) => {
    stop = later(() => resolve('late'), isSlow ? 0 : PATIENCE);
  });
  const first = await Promise.race([served.catch(() => null), late]);
  stop();
  isSlow = first === 'late';
  if (first !== null && first !== 'late') return first;
  void served.then(
    () => (isSlow = false),
    () => undefined,
  );
  try {
    return await Promise.any([served, said(here())]);
  } catch {
    // Neither answers: what is said of the server helps more.
    return served;
  }
}
