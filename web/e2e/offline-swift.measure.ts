/**
 * The table of the device keeps up on a phone that is four times as slow: its bots decide in time, and nothing holds the page up while one
 * plays. It is timed, and so runs by itself (`@alone`). Chromium slows the page and not its workers, so the time that the engine takes in
 * its worker is counted so many times.
 */

import type { Page, Worker } from '@playwright/test';

import { hasEngine } from './kept.ts';
import { least, nextHand, playHand } from './player.ts';
import { expect, test } from './server.ts';

// Without the service worker, which would bring the engine by itself.
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, serviceWorkers: 'block' });

/** The most that 95 of 100 decisions take, in ms. */
const DECISION = 150;
/** The most that the page may be busy at a stretch, in ms. */
const BUSY = 50;
/** So many times slower than this machine is the device. */
const SLOWED = 4;

/** Notes how long the engine thinks for every decision of a bot, in the worker in which it runs. */
function watchEngine(worker: Worker): Promise<void> {
  return worker.evaluate(() => {
    const took: number[] = [];
    Object.assign(globalThis, { took });
    interface Engine {
      memory: WebAssembly.Memory;
      room: (bytes: number) => number;
      ask: () => number;
      answer: () => number;
    }
    const made = WebAssembly.instantiate.bind(WebAssembly);
    const instantiate = async (bytes: BufferSource) => {
      const { instance } = await made(bytes);
      const { memory, room, ask, answer } = instance.exports as unknown as Engine;
      const textAt = (place: number, length: number) =>
        new TextDecoder().decode(new Uint8Array(memory.buffer, place, length));
      let question: [place: number, length: number] = [0, 0];
      let next = '';
      const exports: Engine = {
        memory,
        answer,
        room: (length: number) => {
          question = [room(length), length];
          return question[0];
        },
        ask: () => {
          const isDecision = next === 'bot' && textAt(...question).includes('"ask":"step"');
          const begun = performance.now();
          const length = ask();
          if (isDecision) took.push(performance.now() - begun);
          const told = JSON.parse(textAt(answer(), length)) as { next?: { what: string } | null };
          next = told.next?.what ?? '';
          return length;
        },
      };
      return { instance: { exports } };
    };
    Object.assign(WebAssembly, { instantiate });
  });
}

/** Notes from now on what holds the page up. */
async function watchPage(page: Page): Promise<void> {
  await page.evaluate(() => {
    const busy: number[] = [];
    Object.assign(window, { busy });
    new PerformanceObserver((list) =>
      busy.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({
      type: 'longtask',
    });
  });
}

/** What was noted, which is forgotten then. */
const noted = (place: Page | Worker, name: 'busy' | 'took') =>
  (place as Page).evaluate((what) => {
    const { [what]: all = [] } = globalThis as unknown as Record<string, number[]>;
    return all.splice(0);
  }, name);

const percentile = (values: readonly number[], share: number) =>
  [...values].sort((one, other) => one - other)[Math.floor(share * (values.length - 1))] ?? 0;

test(
  'bots of the device decide within 150 ms, and the page is never busy for 50 ms',
  { tag: '@alone' },
  async ({ page, server }) => {
    test.skip(!(await hasEngine(page, server.address)), 'this build has no engine');
    await page.addInitScript(() => localStorage.setItem('stammtisch.pace', 'brisk'));
    let watched: Promise<Worker> | null = null;
    page.on('worker', (worker) => (watched ??= watchEngine(worker).then(() => worker)));
    await page.route('**/*.wasm', async (route) => {
      await watched;
      await route.continue();
    });
    await page.goto(`${server.address}/#practice`);
    await page.getByLabel('Wie heißt du?').fill('Philomena');
    await page.getByRole('checkbox', { name: 'Auf diesem Gerät' }).check();
    await page.getByRole('button', { name: 'An den Tisch' }).click();
    await expect(page.locator('.headline').getByText('ohne Netz')).toBeVisible();
    const worker = await watched!;
    const device = await page.context().newCDPSession(page);
    await device.send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    await watchPage(page);

    const told: string[] = [];
    const slowest = await least(DECISION, async () => {
      await noted(worker, 'took');
      const took: number[] = [];
      while (took.length < 40) {
        await playHand(page);
        took.push(...(await noted(worker, 'took')));
        await nextHand(page);
      }
      const times = took.map((ms) => ms * SLOWED);
      const [median, p95] = [percentile(times, 0.5), percentile(times, 0.95)];
      told.push(`${took.length} decisions: median ${median.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms`);
      return p95;
    });
    const longest = await least(BUSY, async () => {
      await noted(page, 'busy');
      await playHand(page);
      const busy = Math.max(0, ...(await noted(page, 'busy')));
      told.push(`busy at a stretch at most ${busy.toFixed(0)} ms`);
      await nextHand(page);
      return busy;
    });
    for (const description of told) {
      test.info().annotations.push({ type: 'on the device', description });
      console.log(description);
    }
    expect(slowest).toBeLessThanOrEqual(DECISION);
    expect(longest).toBeLessThanOrEqual(BUSY);
  },
);
