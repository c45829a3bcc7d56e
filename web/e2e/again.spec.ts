/** "Could I have won?" and "Once more": a reviewed hand is played on, and one's mistakes come back until they are right. */

import type { Page } from '@playwright/test';

import { EXAMPLE } from '../src/pages/review/example.ts';
import type { Decision, Review, Told } from '../src/wire/learn.ts';
import { violations } from './axe.ts';
import { EDGE, hurry, lay, lift, tabTo } from './learner.ts';
import { reviewed } from './reviewed.ts';
import { expect, test } from './server.ts';

/** The judge thinks; on a busy machine for a while. */
const LONGEST = 100_000;
test.describe.configure({ timeout: 480_000 });
test.use({ reducedMotion: 'reduce' } as object);

const PHONE = { width: 360, height: 740 };

/** What the hand waits for. */
function asked(page: Page): Promise<'end' | 'trick' | 'word' | 'card' | null> {
  return page.evaluate(() => {
    if (document.querySelector('[data-again-end]')) return 'end';
    if (document.querySelector('[data-go="on"]')) return 'trick';
    if (document.querySelector('.fan button.legal')) return 'card';
    return document.querySelector('.choice') ? 'word' : null;
  });
}

/** Plays on to the end, always the first that is allowed. */
async function toTheEnd(page: Page): Promise<void> {
  const end = Date.now() + LONGEST;
  for (;;) {
    expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
    const what = await asked(page);
    if (what === 'end') return;
    if (what === 'trick') await page.locator('[data-go="on"]').click();
    else if (what === 'word') await page.locator('.choice').first().click();
    else if (what === 'card') {
      await lay(page.locator('.fan button.legal').first());
    } else await hurry(page);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true });

  test('from a step of the review one plays on, sees the difference, and plays once more', async ({
    page,
    server,
  }) => {
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(error.message));
    const { id } = await reviewed(page, server.address);
    await page.goto(`${server.address}/review/${id}#card/8`);
    await expect(page.locator('.where')).toContainText('Stich 3, Karte 1');
    await page.getByLabel('Für wen?').selectOption({ label: 'Sepp' });
    await page.getByRole('link', { name: 'Ab hier selbst spielen' }).click();
    await expect(page).toHaveURL(/#card\/8\/play\/2$/);
    await expect(page.locator('.fan button')).toHaveCount(6);
    await expect(page.locator('.hands')).toHaveCount(0);
    expect(await violations(page)).toEqual([]);

    // A card against the rules is refused with the rule; nothing is lost.
    await expect(page.locator('.fan button.legal').first()).toBeVisible();
    const barred = page.locator('.fan button.barred');
    if ((await barred.count()) > 0) {
      await lift(barred.first());
      await page.locator('.fan button.lifted').click(EDGE);
      await expect(page.getByRole('alert')).toContainText('S 3.2');
    }

    await toTheEnd(page);
    const end = page.locator('[data-again-end]');
    await expect(end.getByRole('columnheader', { name: 'damals' })).toBeVisible();
    await expect(end.getByRole('row', { name: /^Augen/ })).toContainText('95');
    await expect(end.locator('[data-difference]')).toContainText(/ct|€/);
    expect(await violations(page)).toEqual([]);

    await page.getByRole('button', { name: 'Noch einmal von hier' }).click();
    await expect(page.locator('.fan button')).toHaveCount(6);
    await toTheEnd(page);
    await end.getByRole('link', { name: 'Zur Besprechung' }).click();
    await expect(page.locator('.where')).toContainText('Stich 3, Karte 1');
    expect(faults).toEqual([]);
  });

  test('a card is taken back, and a hand may begin anew with its auction', async ({ page, server }) => {
    const { id } = await reviewed(page, server.address);
    await page.goto(`${server.address}/review/${id}#card/24/play/1`);
    await expect(page.locator('.fan button.legal').first()).toBeVisible();
    const count = await page.locator('.fan button').count();
    await lay(page.locator('.fan button.legal').first());
    await expect(page.locator('.fan button')).toHaveCount(count - 1);
    await page.locator('[data-go="back"]').click();
    await expect(page.locator('.fan button')).toHaveCount(count);

    await page.goto(`${server.address}/review/${id}#word/0/play/2`);
    await page.reload();
    await expect(page.locator('.choice').first()).toBeVisible();
    await toTheEnd(page);
  });
});

/** The page of one's own hand, though it is the example; who sits where is told by the seat. */
async function asOwn(page: Page, id: string, seat: number): Promise<void> {
  await page.route(/\/api\/history\/hands\/tisch\/1(\?|$)/, (route) =>
    route.fulfill({ json: { record: EXAMPLE, seat, shared: null } }),
  );
  await page.route(/\/api\/history\/hands\/tisch\/1\/review/, (route) => route.fulfill({ json: { id } }));
}

const isMistake = ({ verdict }: Decision) => ['inaccuracy', 'mistake', 'blunder'].includes(verdict);
const isCard = ({ kind }: Decision) => kind === 'card';

/** Answers the task that is shown with an action of its decision. */
async function choose(page: Page, { options }: Decision, action: Told): Promise<void> {
  if ('card' in action) {
    return lay(page.locator(`.fan button[data-card="${action.card}"]`));
  }
  const place = options.findIndex((option) => JSON.stringify(option.action) === JSON.stringify(action));
  await page.locator('[data-choice]').nth(place).click();
}

/** The decision of the task that is shown. */
async function shownOf(page: Page, review: Review): Promise<Decision> {
  const id = await page.locator('[data-again-task]').getAttribute('data-again-task');
  return review.decisions[Number(id?.split('/').at(-1))]!;
}

test('my mistakes come back as tasks until they are right, and then no more', async ({ page, server }) => {
  await page.setViewportSize(PHONE);
  const { id, review } = await reviewed(page, server.address);
  const seat = review.decisions.find((one) => isMistake(one) && isCard(one))!.seat;
  const mine = review.decisions.filter((one) => one.seat === seat && isMistake(one));
  await asOwn(page, id, seat);

  await page.goto(`${server.address}/learn`);
  await expect(page.getByRole('heading', { name: 'Noch einmal' })).toBeVisible();
  await expect(page.locator('a[href="/learn/again"]')).toHaveCount(0);
  await page.goto(`${server.address}/review/tisch/1`);
  await expect(page.locator('[data-again-link]')).toBeVisible({ timeout: LONGEST });
  await page.locator('[data-again-link]').click();
  const left = page.locator('main .title p');
  await expect(left).toContainText(mine.length === 1 ? 'Noch eine Aufgabe' : `Noch ${mine.length} Aufgaben`);
  expect(await violations(page)).toEqual([]);

  // What was played then is wrong again, and comes back.
  const first = await shownOf(page, review);
  await choose(page, first, first.played);
  await expect(page.locator('[data-answer]')).toHaveAttribute('data-answer', 'wrong');
  await expect(page.getByRole('list', { name: 'Alle Möglichkeiten' })).toBeVisible();
  await expect(page.getByText(/^offen gespielt: /)).toHaveCount(
    first.options.filter(({ open }) => open !== null).length,
  );
  expect(await violations(page)).toEqual([]);
  await page.locator('[data-go="next"]').click();

  for (let right = 1; right <= mine.length; right++) {
    const decision = await shownOf(page, review);
    await choose(page, decision, decision.options[0]!.action);
    await expect(page.locator('[data-answer]')).toHaveAttribute('data-answer', 'right');
    await page.locator('[data-go="next"]').click();
  }
  await expect(left).toContainText('Keine Aufgabe mehr');

  // The review does not bring back what was solved.
  await page.goto(`${server.address}/review/tisch/1`);
  await expect(page.locator('[data-mistake]').first()).toBeVisible({ timeout: LONGEST });
  await expect(page.locator('[data-again-link]')).toHaveCount(0);
});

test('a task leads to its step in the review, and damaged tasks do no harm', async ({ page, server }) => {
  const { id, review } = await reviewed(page, server.address);
  const decision = review.decisions.find((one) => isMistake(one) && isCard(one))!;
  await asOwn(page, id, decision.seat);
  await page.goto(`${server.address}/learn`);
  await page.evaluate(() => localStorage.setItem('stammtisch.again', '{"version":1,"tasks":[{"id":7}]}'));
  await page.goto(`${server.address}/learn/again`);
  await expect(page.locator('main .title p')).toContainText('Keine Aufgabe mehr');

  await page.goto(`${server.address}/review/tisch/1`);
  await page.locator('[data-again-link]').click({ timeout: LONGEST });
  const shown = await shownOf(page, review);
  await choose(page, shown, shown.options[0]!.action);
  await page.getByRole('link', { name: 'In der Besprechung ansehen' }).click();
  await expect(page).toHaveURL(/\/review\/tisch\/1#(card|word|contract|double)/);
  await expect(page.locator('[data-decision] .verdict')).toBeVisible({ timeout: LONGEST });
});

test.describe('with the keyboard, in English, with open cards', () => {
  test.use({ locale: 'en-GB', viewport: { width: 1280, height: 800 } });

  test('a hand is played on to its end', async ({ page, server }) => {
    const { id } = await reviewed(page, server.address);
    await page.goto(`${server.address}/review/${id}#card/20`);
    await expect(page.locator('[data-decision]')).toBeVisible();
    await tabTo(page, '[data-play="open"]');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/open$/);
    await expect(page.getByRole('list', { name: 'The cards of the others' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    const end = Date.now() + LONGEST;
    for (let what = await asked(page); what !== 'end'; what = await asked(page)) {
      expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
      if (what === 'trick') {
        await tabTo(page, '[data-go="on"]');
        await page.keyboard.press('Enter');
      } else if (what === 'card') {
        await page.keyboard.press('ArrowRight');
        await page.keyboard.press('Enter');
      } else await page.waitForTimeout(50);
    }
    await expect(page.getByRole('button', { name: 'Once more from here' })).toBeVisible();
    await expect(page.getByText('Difference:')).toBeVisible();
  });
});
