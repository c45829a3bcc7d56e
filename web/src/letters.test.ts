import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { type Letters, PATIENCE, setInLetters } from './letters.ts';

/** As much of the document as carries the mark. */
const document = () => ({ dataset: {} as Record<string, string> }) as unknown as HTMLElement;
const FACE = [{}] as FontFace[];

describe('the letters', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('are used when both have come before the first word', async () => {
    const root = document();
    const asked: string[] = [];
    await setInLetters(root, { load: (face) => Promise.resolve(asked.push(face) ? FACE : []) });
    expect(root.dataset['letters']).toBe('own');
    expect(asked).toEqual(['1em "Source Sans 3"', '1em Vollkorn']);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('stay away for the visit when they come late', async () => {
    const root = document();
    let come: (faces: FontFace[]) => void = () => undefined;
    const slow: Letters = { load: () => new Promise((resolve) => (come = resolve)) };
    const set = setInLetters(root, slow);
    await vi.advanceTimersByTimeAsync(PATIENCE);
    await set;
    come(FACE);
    await vi.runAllTimersAsync();
    expect(root.dataset['letters']).toBeUndefined();
  });

  it.each([
    ['cannot be fetched', () => Promise.reject(new Error('no network'))],
    ['are not known', () => Promise.resolve([])],
  ])('are done without at once when they %s', async (_why, load) => {
    const root = document();
    await setInLetters(root, { load });
    expect(root.dataset['letters']).toBeUndefined();
  });
});
