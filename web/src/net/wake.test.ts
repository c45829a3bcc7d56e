import { beforeEach, describe, expect, it } from 'vitest';

import { keepAwake, type Screen } from './wake.ts';

let locks: { isHeld: boolean }[];
let isHidden: boolean;
let listeners: Set<() => void>;
let isRefused: boolean;

const screen = (): Screen => ({
  lock: () => {
    if (isRefused) return Promise.reject(new Error('the battery is low'));
    const lock = { isHeld: true };
    locks.push(lock);
    return Promise.resolve({
      release: () => {
        lock.isHeld = false;
        return Promise.resolve();
      },
    });
  },
  isHidden: () => isHidden,
  onChange: (callback) => {
    listeners.add(callback);
    return () => listeners.delete(callback);
  },
});

/** The page is hidden, which takes the lock away, or shown. */
async function turn(hidden: boolean): Promise<void> {
  isHidden = hidden;
  if (hidden) locks.forEach((lock) => (lock.isHeld = false));
  listeners.forEach((listener) => listener());
  await settled();
}

const settled = () => new Promise((resolve) => setTimeout(resolve));
const held = () => locks.filter((lock) => lock.isHeld).length;

beforeEach(() => {
  [locks, isHidden, listeners, isRefused] = [[], false, new Set(), false];
});

describe('the screen at a table', () => {
  it('stays awake, also after the page was hidden, until the table is left', async () => {
    const leave = keepAwake(screen());
    await settled();
    expect(held()).toBe(1);
    await turn(true);
    expect(held()).toBe(0);
    await turn(false);
    expect(held()).toBe(1);
    leave();
    await settled();
    expect([held(), listeners.size]).toEqual([0, 0]);
  });

  it('is not kept by a page that was left while it asked', async () => {
    keepAwake(screen())();
    await settled();
    expect([locks.length, held()]).toEqual([1, 0]);
  });

  it('is asked for again where it was refused', async () => {
    isRefused = true;
    const leave = keepAwake(screen());
    await settled();
    isRefused = false;
    await turn(false);
    expect(held()).toBe(1);
    leave();
  });

  it('sleeps in a browser that knows no wake lock', () => {
    keepAwake({ ...screen(), lock: null })();
    expect(listeners.size).toBe(0);
  });
});
