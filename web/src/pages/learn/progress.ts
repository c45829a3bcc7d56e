/** How far somebody has come, kept on this device. */

import type { Action } from '../../protocol.ts';
import { keep, kept } from '../../settings.svelte.ts';

/** How many tricks and card points each seat has taken. */
export interface Taken {
  tricks: number;
  points: number;
}

/** A guided hand that was left before its end. */
export interface Begun {
  actions: Action[];
  /** What each seat had taken before each action. */
  before: Taken[][];
}

const split = (text: string | null) => (text ?? '').split(' ').filter((part) => part !== '');

/** The steps that were looked at, or the lessons that were finished. */
export function doneOf(what: 'steps' | 'lessons'): string[] {
  return split(kept(`learn.${what}`));
}

export function markDone(what: 'steps' | 'lessons', id: string): void {
  const done = doneOf(what);
  if (!done.includes(id)) keep(`learn.${what}`, [...done, id].join(' '));
}

/** A lesson's hand as it was left; what cannot be read is no hand. */
export function begunOf(lesson: string): Begun | null {
  try {
    const begun = JSON.parse(kept(`learn.hand.${lesson}`) ?? 'null') as Begun | null;
    return Array.isArray(begun?.actions) && begun.before.length === begun.actions.length ? begun : null;
  } catch {
    return null;
  }
}

export function keepBegun(lesson: string, begun: Begun | null): void {
  keep(`learn.hand.${lesson}`, begun === null ? '' : JSON.stringify(begun));
}

/** Starts over: nothing was looked at, nothing was played. */
export function forgetAll(lessons: readonly string[]): void {
  keep('learn.steps', '');
  keep('learn.lessons', '');
  for (const lesson of lessons) keepBegun(lesson, null);
}
