/**
 * Taps at random: none plays a card that was not under the finger in the state that was shown. STAMMTISCH_TAPS says how many;
 * `cargo xtask taps` makes 10,000.
 */

import type { Page } from '@playwright/test';

import { answer, CARD, goOn } from './player.ts';
import { expect, test } from './server.ts';

const TAPS = Number(process.env['STAMMTISCH_TAPS'] ?? 300);
const JITTER = 12;

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });
test.setTimeout(300_000 + TAPS * 500);

/** What a finger saw: the card under it when it came down and when it went up, and what was asked. */
interface Tap {
  down: string | null;
  up: string | null;
  /** Whether the same question stood there all the time. */
  same: boolean;
  /** Whether a card was asked for. */
  asked: boolean;
  /** Whether the card was lifted before. */
  lifted: boolean;
}

/** What the page is watched for. */
interface Watched {
  taps: Tap[];
  wrong: string[];
  played: number;
}

/** Watches from before the page begins: every tap, and every card that is sent. */
async function watch(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const world: Watched = { taps: [], wrong: [], played: 0 };
    Object.assign(window, { watched: world });
    const cardAt = (x: number, y: number) =>
      document.elementFromPoint(x, y)?.closest('.hand button')?.getAttribute('data-card') ?? null;
    const stateNow = () => {
      const legal = [...document.querySelectorAll('.hand .legal')].map((one) =>
        one.getAttribute('data-card'),
      );
      const hand = document.querySelectorAll('.hand button').length;
      return { asked: legal.length > 0, key: `${legal.join()}:${hand}` };
    };
    let before: { card: string | null; key: string; asked: boolean; lifted: boolean } | null = null;
    addEventListener(
      'pointerdown',
      ({ clientX, clientY }) => {
        const card = cardAt(clientX, clientY);
        const lifted = document.querySelector('.hand .lifted')?.getAttribute('data-card') === card;
        before = { card, lifted, ...stateNow() };
      },
      true,
    );
    addEventListener(
      'pointerup',
      ({ clientX, clientY }) => {
        if (!before) return;
        const same = stateNow().key === before.key;
        const { asked, lifted, card } = before;
        world.taps.push({ down: card, up: cardAt(clientX, clientY), same, asked, lifted });
        before = null;
      },
      true,
    );
    const send = Reflect.get(WebSocket.prototype, 'send') as (this: WebSocket, data: unknown) => void;
    WebSocket.prototype.send = function (data) {
      const card = typeof data === 'string' ? /"play":"(..)"/.exec(data)?.[1] : undefined;
      if (card) {
        world.played += 1;
        const tap = world.taps.at(-1);
        const isTapped = tap?.down === card && tap.up === card && tap.same && tap.asked && tap.lifted;
        // Chosen ahead: its ribbon was to be seen, and a finger had been on it.
        const isAhead =
          document.querySelector('.hand .ahead')?.getAttribute('data-card') === card &&
          world.taps.some((one) => one.down === card && one.up === card && one.same && !one.asked);
        // The only card that is allowed plays itself; there is no other that a finger could have meant.
        const legal = document.querySelectorAll('.hand .legal');
        const isOnly = legal.length === 1 && legal[0]!.getAttribute('data-card') === card;
        if (!isTapped && !isAhead && !isOnly) world.wrong.push(`${card} after ${JSON.stringify(tap)}`);
      }
      return send.call(this, data);
    };
  });
}

test('no tap plays a card that was not under the finger', async ({ page, server }) => {
  await watch(page);
  await page.goto(server.address);
  await page.getByLabel('Wie heißt du?').fill('Kreszenz');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await page.locator('.felt').waitFor();
  // The same taps every time, as far as the table lets them be.
  let seed = 20261118;
  const chance = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 2_147_483_648;
  };
  for (let taps = 0; taps < TAPS;) {
    await goOn(page);
    // Words are said in the usual way; cards only by taps.
    if ((await page.locator('.strip .say').count()) > 0) await answer(page, CARD);
    const boxes = await page
      .locator('.hand button')
      .evaluateAll((all) => all.map((one) => one.getBoundingClientRect()).map(({ x, y }) => ({ x, y })));
    const box = boxes[Math.floor(chance() * boxes.length)];
    if (!box) {
      await answer(page, CARD);
      continue;
    }
    const times = chance() < 0.4 ? 2 : 1;
    for (let time = 0; time < times; time++) {
      const x = Math.min(358, Math.max(1, box.x + 20 + (chance() * 2 - 1) * JITTER));
      const y = box.y + 60 + (chance() * 2 - 1) * JITTER;
      await page.touchscreen.tap(x, y);
      taps += 1;
    }
    await page.waitForTimeout(chance() * 250);
  }
  const { wrong, played } = await page.evaluate(() => (window as unknown as { watched: Watched }).watched);
  expect(wrong).toEqual([]);
  expect(played, 'cards were played by taps').toBeGreaterThan(3);
});
