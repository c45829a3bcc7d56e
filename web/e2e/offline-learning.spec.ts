/** Who has opened the page once learns without network: the rules book, lessons, his mistakes, and what could have been won. */

import type { Page } from '@playwright/test';

import { EXAMPLE } from '../src/pages/review/example.ts';
import type { KeptHand } from '../src/offline/drawer.ts';
import { violations } from './axe.ts';
import { hasEngine, keptWhole } from './kept.ts';
import { EDGE, hurry, lay, lift, playByHand } from './learner.ts';
import { Line } from './line.ts';
import { answer } from './player.ts';
import { expect, type Server, test } from './server.ts';

/** The judge thinks on this device; on a busy machine for a while. */
const LONGEST = 100_000;
test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, reducedMotion: 'reduce' } as object);

/** Opens the first page, nothing else, until it is kept; then the network is gone. False where this build has no engine. */
async function openedOnce(page: Page, server: Server): Promise<Line | null> {
  const line = new Line(server.address);
  await line.lay();
  await page.goto(line.address);
  await expect(page.getByRole('button', { name: 'Jetzt spielen' })).toBeVisible();
  if (!(await hasEngine(page, line.address))) {
    await line.cut();
    return null;
  }
  await keptWhole(page);
  await page.context().setOffline(true);
  await line.cut();
  return line;
}

/** A hand that was played on this device. */
const HAND: KeptHand = {
  table: 'AAAAAAAAAAAAAAAAAAAAAA',
  hand: 1,
  at: 1,
  seat: 1,
  bot: 'stammtisch@5',
  pot: 0,
  rules: null,
  record: EXAMPLE,
  refused: null,
};
const REVIEW = `/review/offline-${HAND.table}/${HAND.hand}`;

/** Puts a hand into the drawer of the device, as its table does. */
function putAway(page: Page, hand: KeptHand): Promise<void> {
  return page.evaluate(
    (one) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('stammtisch-offline', 1);
        request.onupgradeneeded = () => {
          request.result.createObjectStore('table', {});
          request.result.createObjectStore('hands', { keyPath: ['table', 'hand'] });
        };
        request.onerror = () => reject(new Error('no database'));
        request.onsuccess = () => {
          const writing = request.result.transaction('hands', 'readwrite');
          writing.objectStore('hands').put(one);
          writing.oncomplete = () => {
            request.result.close();
            resolve();
          };
        };
      }),
    hand,
  );
}

test('the rules book is there whole, with its search', async ({ page, server }) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const line = await openedOnce(page, server);
  test.skip(line === null, 'this build has no engine');
  await page.goto(line!.address);
  await page.getByRole('link', { name: 'Regelbuch' }).click();
  await expect(page.getByRole('heading', { name: 'Wörter von A bis Z' })).toBeVisible();
  await page.locator('summary').first().click();
  await page.locator('details[open] a').first().click();
  await expect(page.locator('article .text')).not.toBeEmpty();
  await page.goto(`${line!.address}/book/S-2-5-4`);
  await expect(page.getByRole('heading', { level: 1, name: 'Davonlaufen' })).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await page.getByRole('searchbox').fill('Schneider');
  await expect(page.getByText(/Stellen gefunden/)).toBeVisible();
  await page.getByRole('searchbox').fill('Schnieder');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Schneider' })).toBeVisible();
  await expect(page.locator('.meant')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a lesson is played to its end, and a wrong card is refused with its rule', async ({ page, server }) => {
  const line = await openedOnce(page, server);
  test.skip(line === null, 'this build has no engine');
  await page.goto(`${line!.address}/learn`);
  await page.getByRole('link', { name: /^Farbe bedienen/ }).click();
  await page.getByRole('button', { name: 'Los geht’s' }).click();
  await lift(page.locator('.fan button.barred').first());
  await page.locator('.fan button.lifted').click(EDGE);
  await expect(page.getByRole('alert')).toContainText('S 3.2.2');
  await lay(page.locator('.fan button.legal').first());
  await expect(page.locator('.fan button')).toHaveCount(7);

  // In the middle of the hand the page is loaded anew, and goes on where it was.
  await page.reload();
  await expect(page.locator('.fan button')).toHaveCount(7);
  await playByHand(page);
  await expect(page.locator('.end')).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test('at the table of the device there are hints, and the last trick is looked at', async ({
  page,
  server,
}) => {
  const line = await openedOnce(page, server);
  test.skip(line === null, 'this build has no engine');
  await page.evaluate(() => {
    localStorage.setItem('stammtisch.pace', 'brisk');
    localStorage.setItem('stammtisch.hints', 'yes');
  });
  await page.goto(line!.address);
  await page.getByLabel('Wie heißt du?').fill('Sepp');
  await page.getByRole('button', { name: 'Jetzt spielen' }).click();
  await expect(page.locator('.headline').getByText('ohne Netz')).toBeVisible();
  const hint = page.locator('.quiet p[role="status"]');
  const last = page.getByRole('button', { name: 'Letzter Stich' });
  await expect
    .poll(
      async () => {
        // A hand that nobody plays has neither.
        await page
          .locator('[data-next]')
          .click({ timeout: 100 })
          .catch(() => undefined);
        if ((await hint.isVisible()) && (await last.isEnabled())) return true;
        await answer(page);
        return false;
      },
      { timeout: LONGEST, intervals: [10] },
    )
    .toBe(true);
  await expect(hint).toContainText(/Stich|spielst aus|Augen/);
  await last.click();
  await expect(page.getByRole('dialog').locator('li')).toHaveCount(4);
  expect(await violations(page)).toEqual([]);
});

test('a hand of the device is reviewed in words and played on, and its mistakes come back', async ({
  page,
  server,
}) => {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  const line = await openedOnce(page, server);
  test.skip(line === null, 'this build has no engine');
  await page.goto(line!.address);
  await putAway(page, HAND);
  await page.goto(line!.address + REVIEW);
  await expect(page.getByRole('progressbar')).toBeHidden({ timeout: LONGEST });
  await expect(page.locator('[data-mistake]').first()).toBeVisible();

  expect(await violations(page)).toEqual([]);

  // What is there is told in the other language too.
  const heading = page.getByRole('heading', { level: 1 });
  const german = await heading.textContent();
  await page.getByRole('button', { name: 'English' }).click();
  await expect(heading).not.toHaveText(german ?? '');
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(heading).toHaveText(german ?? '');

  // From a step on it is played once more.
  await page.goto(`${line!.address}${REVIEW}#card/20/play/1`);
  await page.reload();
  await expect(page.locator('.fan button')).toHaveCount(3);
  const end = Date.now() + LONGEST;
  while (!(await page.locator('[data-again-end]').isVisible())) {
    expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
    if (await page.locator('[data-go="on"]').isVisible()) await page.locator('[data-go="on"]').click();
    else if ((await page.locator('.fan button.legal').count()) > 0)
      await lay(page.locator('.fan button.legal').first());
    else await hurry(page);
  }
  await expect(page.locator('[data-difference]')).toContainText(/ct|€/);

  // Whose mistake was the dearest finds it among his tasks; the best answer is the one that the review knows.
  await page.goto(`${line!.address}${REVIEW}`);
  const dearest = page.locator('[data-mistake]').first();
  await expect(dearest).toBeVisible({ timeout: LONGEST });
  const told = (await dearest.textContent()) ?? '';
  const seat = 1 + ['Resi', 'Sepp', 'Vroni', 'Xaver'].findIndex((name) => told.includes(name));
  await putAway(page, { ...HAND, hand: 2, seat });
  await page.goto(`${line!.address}${REVIEW.replace(/1$/, '2')}`);
  await page.locator('[data-again-link]').click({ timeout: LONGEST });
  await expect(page).toHaveURL(/\/learn\/again$/);
  const task = page.locator('[data-again-task]');
  await expect(task).toBeVisible();
  const left = page.locator('main .title p');
  const before = await left.textContent();
  const best = await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('stammtisch.again') ?? '{}') as {
      tasks: { decision: { options: { action: { card?: string } }[] } }[];
    };
    return kept.tasks[0]?.decision.options[0]?.action.card ?? null;
  });
  if (best === null) await page.locator('[data-choice]').first().click();
  else await lay(page.locator(`.fan button[data-card="${best}"]`));
  await expect(page.locator('[data-answer]')).toHaveAttribute('data-answer', 'right');
  await expect(page.locator('.reason')).toContainText(/\S/);
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-go="next"]').click();
  await expect(left).not.toHaveText(before ?? '');
  expect(faults).toEqual([]);
});
