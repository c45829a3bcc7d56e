import { describe, expect, it } from 'vitest';

import { Problem } from '../net/problem.ts';
import { eitherWay } from './either-way.ts';

const problem = (status: number, code: string) => new Problem({ status, code, message: code });
const never = () => new Promise<never>(() => undefined);

/** A clock whose time comes when it is told to. */
function clock() {
  const waiting: (() => void)[] = [];
  const waits: number[] = [];
  return {
    later: (callback: () => void, ms: number) => {
      waiting.push(callback);
      waits.push(ms);
      return () => undefined;
    },
    ring: () => waiting.forEach((callback) => callback()),
    waits,
  };
}

/** This device, with how often it was asked. */
function device(answer: () => Promise<string> = () => Promise.resolve('device')) {
  let times = 0;
  const here = () => {
    times += 1;
    return answer();
  };
  return { here, times: () => times };
}

describe('either way', () => {
  it('is the server that answers, and the device is not asked', async () => {
    const { here, times } = device();
    const { later } = clock();
    expect(await eitherWay(() => Promise.resolve('server'), here, later)).toBe('server');
    expect(times()).toBe(0);
  });

  it('is a no of the server too', async () => {
    const { here, times } = device();
    const { later } = clock();
    for (const no of [problem(422, 'not_allowed'), problem(404, 'unknown_lesson'), problem(503, 'busy')]) {
      await expect(eitherWay(() => Promise.reject(no), here, later)).rejects.toBe(no);
    }
    expect(times()).toBe(0);
  });

  it('is the device where there is no network, no server, or a proxy that finds none', async () => {
    const { later } = clock();
    for (const silence of [problem(0, 'offline'), problem(0, 'no_answer'), problem(502, 'away')]) {
      const { here } = device();
      expect(await eitherWay(() => Promise.reject(silence), here, later)).toBe('device');
    }
  });

  it('is the device once the server is late, unless the server is quicker after all', async () => {
    const late = clock();
    const asked = eitherWay(never, device().here, late.later);
    late.ring();
    expect(await asked).toBe('device');

    const slow = clock();
    let serve: (answer: string) => void = () => undefined;
    const served = eitherWay(() => new Promise<string>((resolve) => (serve = resolve)), never, slow.later);
    slow.ring();
    await Promise.resolve();
    serve('server');
    expect(await served).toBe('server');
  });

  it('waits for a slow server only once, until that has answered', async () => {
    const { later, ring, waits } = clock();
    let serve: (answer: string) => void = () => undefined;
    const server = () => new Promise<string>((resolve) => (serve = resolve));
    for (let time = 0; time < 2; time++) {
      const asked = eitherWay(server, device().here, later);
      ring();
      expect(await asked).toBe('device');
    }
    serve('server');
    // The first question that it answers is still asked of both.
    expect(await eitherWay(() => Promise.resolve('server'), device().here, later)).toBe('server');
    expect(await eitherWay(() => Promise.resolve('server'), device().here, later)).toBe('server');
    const [first = 0, ...others] = waits;
    expect(first).toBeGreaterThan(0);
    expect(others).toEqual([0, 0, first]);
  });

  it('says why the device does not do it, and what the server said where the device fails', async () => {
    const { later } = clock();
    const offline = problem(0, 'offline');
    const no = problem(422, 'suit_not_followed');
    const refused = device(() => Promise.reject(no));
    await expect(eitherWay(() => Promise.reject(offline), refused.here, later)).rejects.toBe(no);
    const broken = device(() => Promise.reject(problem(0, 'not_here')));
    await expect(eitherWay(() => Promise.reject(offline), broken.here, later)).rejects.toBe(offline);
    await expect(eitherWay(() => Promise.reject(offline), null, later)).rejects.toBe(offline);
  });

  it('hides no mistake of the page', async () => {
    const { here, times } = device();
    const mistake = new TypeError('a mistake');
    await expect(eitherWay(() => Promise.reject(mistake), here, clock().later)).rejects.toBe(mistake);
    expect(times()).toBe(0);
  });
});
