import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { online } from '../../parts/online.svelte.ts';
import { OpenTables } from './open-tables.svelte.ts';

const EVERY = 5000;

let answers: (() => Promise<Response>)[];
let asked: number;
let stop: () => void;
let tables: OpenTables;

const listed = (...ids: string[]) => Promise.resolve(Response.json(ids.map((id) => ({ id }))));
const nothing = () => Promise.reject(new TypeError('no network'));
const names = () => tables.now.map(({ id }) => id);

beforeEach(() => {
  vi.useFakeTimers();
  [answers, asked, tables] = [[], 0, new OpenTables()];
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('fetch', () => (answers[asked++] ?? nothing)());
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Looks, and lets so many further looks come. */
async function watch(looks: number): Promise<void> {
  stop = tables.watch();
  await vi.advanceTimersByTimeAsync(looks * EVERY + 1);
}

describe('the lobby', () => {
  it('asks at once and again and again', async () => {
    answers = [() => listed('a'), () => listed('a', 'b'), () => listed('b')];
    await watch(2);
    expect([asked, names()]).toEqual([3, ['b']]);
  });

  it('goes on asking after a request failed, and so finds out that the server is back', async () => {
    answers = [() => listed('a'), nothing];
    await watch(1);
    expect([asked, online.now, names()]).toEqual([2, false, ['a']]);
    answers.push(nothing, () => listed('b'));
    await vi.advanceTimersByTimeAsync(2 * EVERY);
    expect([asked, online.now, names()]).toEqual([4, true, ['b']]);
  });

  it('goes on asking after a refusal', async () => {
    answers = [() => Promise.resolve(new Response('', { status: 503 })), () => listed('a')];
    await watch(1);
    expect(names()).toEqual(['a']);
  });

  it.each([
    ['nobody sees the page', 'document', { hidden: true }],
    ['the browser knows of no network', 'navigator', { onLine: false }],
  ])('asks no more while %s', async (_, name, value) => {
    answers = [() => listed('a')];
    vi.stubGlobal(name, value);
    await watch(3);
    expect(asked).toBe(1);
  });

  it('stops when it is left', async () => {
    await watch(0);
    stop();
    await vi.advanceTimersByTimeAsync(3 * EVERY);
    expect(asked).toBe(1);
  });
});
