/** House rules: made in a few taps, sent by link and played; and a match under every set of the house, in two browsers. */

import type { Browser, Locator, Page } from '@playwright/test';

import type { Opened } from '../src/net/types.ts';
import { violations } from './axe.ts';
import { answer, openCount, overflows, playHand } from './player.ts';
import { expect, test } from './server.ts';

const PHONE = { width: 360, height: 740 };
/** What “Ramsch when all pass, knocking, 20/50” may take, from the page of own rules to the copied link. */
const MOST_INPUTS = 12;
/** A match of one hand; those that are thrown in do not count. */
const LONGEST = 120_000;

/** A browser of one's own, with one's own cookie. */
async function visit(browser: Browser, address: string): Promise<Page> {
  const context = await browser.newContext({
    viewport: PHONE,
    locale: 'de-DE',
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  const page = await context.newPage();
  await page.goto(address);
  return page;
}

/** Counts every tap and key that a page gets. */
async function counted(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = () =>
      sessionStorage.setItem('inputs', String(Number(sessionStorage.getItem('inputs')) + 1));
    for (const kind of ['pointerdown', 'keydown']) addEventListener(kind, count, { capture: true });
  });
  return () => page.evaluate(() => Number(sessionStorage.getItem('inputs')));
}

test('Ramsch, knocking and 20/50 are set up in a few taps, travel by link and are played', async ({
  browser,
  server,
}) => {
  const host = await visit(browser, `${server.address}/rules/own`);
  const inputs = await counted(host);
  await host.getByRole('radio', { name: 'Ramsch' }).check();
  await host.getByRole('checkbox', { name: 'Klopfen (Legen)' }).check();
  await host.getByRole('button', { name: '20/50' }).click();
  await host.getByRole('button', { name: 'Teilen' }).click();
  await expect(host.getByText('Link kopiert')).toBeVisible();
  const used = await inputs();
  expect(used).toBeGreaterThan(0);
  expect(used).toBeLessThanOrEqual(MOST_INPUTS);
  expect(await violations(host)).toEqual([]);
  const link = await host.evaluate(() => navigator.clipboard.readText());
  await host.context().close();

  const friend = await visit(browser, link);
  await expect(friend.getByText('Anders als Schafkopfschule, um Geld:')).toBeVisible();
  for (const rule of [/Ramsch/, /klopf/i]) await expect(friend.getByText(rule).first()).toBeVisible();
  expect(await violations(friend)).toEqual([]);
  await friend.getByRole('button', { name: 'Tisch mit diesen Regeln' }).click();
  await friend.getByRole('button', { name: 'Tisch aufmachen' }).click();
  await expect(friend).toHaveURL(/\/t\//);
  await fillWithBots(friend);
  await expect(friend.locator('[data-knock="true"]')).toBeVisible({ timeout: 60_000 });
  await playHand(friend);
  const log = await friend.getByRole('log').locator('p').allTextContents();
  expect(
    log.some((line) => /klopf/i.test(line)),
    log.join('\n'),
  ).toBe(true);
  await friend.context().close();
});

/** Two guests at a private table of one game, and two bots. */
async function openTable(page: Page, rules: string): Promise<string> {
  return page.evaluate(async (rules) => {
    const post = (path: string, body: unknown) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/guest', { name: 'Vroni', lang: 'de' });
    const table = await post('/api/tables', { kind: 'private', name: 'Haus', rules, games: 1 });
    return ((await table.json()) as Opened).id;
  }, rules);
}

async function join(browser: Browser, link: string): Promise<Page> {
  const page = await visit(browser, link);
  await page.getByLabel('Wie heißt du?').fill('Xaver');
  await page.getByRole('button', { name: 'An den Tisch' }).click();
  await page.getByRole('button', { name: 'Hinsetzen' }).first().click();
  return page;
}

async function fillWithBots(host: Page): Promise<void> {
  const level = host.locator('.fill select');
  const regel = await level.locator('option', { hasText: 'Regel' }).first().getAttribute('value');
  await level.selectOption(regel);
  await host.getByRole('button', { name: 'Mit Bots auffüllen' }).click();
}

/** Whether something can be pressed at once. */
async function pressed(button: Locator): Promise<boolean> {
  if (!(await button.isVisible())) return false;
  return button.click({ timeout: 1_000 }).then(
    () => true,
    () => false,
  );
}

/** Whoever is asked answers, until the match is over. */
async function playMatch(pages: readonly Page[], meanwhile: () => Promise<void>): Promise<void> {
  const end = Date.now() + LONGEST;
  const isOver = (page: Page) => page.getByRole('button', { name: 'Noch ein Tisch' }).isVisible();
  while (!(await Promise.all(pages.map(isOver))).every(Boolean)) {
    expect(Date.now(), 'the match comes to its end').toBeLessThan(end);
    for (const page of pages) {
      if (!(await pressed(page.locator('[data-next]')))) await answer(page);
    }
    await meanwhile();
  }
}

for (const rules of ['wirtshaus', 'kurz', 'alles', 'netz']) {
  test(`a private match under ${rules} is played to its end in two browsers`, async ({ browser, server }) => {
    const host = await visit(browser, server.address);
    const id = await openTable(host, rules);
    await host.goto(`${server.address}/t/${id}`);
    const friend = await join(browser, `${server.address}/t/${id}`);
    await fillWithBots(host);

    // The host knocks at his half hand, and both see at once what the game counts.
    const knock = host.locator('[data-knock="true"]');
    const soon = Date.now() + LONGEST;
    while (!(await knock.isVisible())) {
      expect(Date.now(), 'the host is asked whether he knocks').toBeLessThan(soon);
      await answer(friend);
    }
    await expect(host.locator('.hand button, .hand li')).not.toHaveCount(0);
    expect(await violations(host)).toEqual([]);
    expect(await overflows(host)).toBe(false);
    await knock.click();

    let isTold = false;
    await playMatch([host, friend], async () => {
      if (isTold || !(await host.locator('.factor').isVisible())) return;
      isTold = true;
      await host.locator('.factor').click();
      await expect(host.locator('[data-reason="knocks"]')).toContainText('Vroni');
      expect(await violations(host)).toEqual([]);
      await host.keyboard.press('Escape');
    });
    expect(isTold, 'the factor was in view').toBe(true);
    for (const page of [host, friend]) {
      await openCount(page);
      await page.locator('#tab-proof').click();
      await expect(page.locator('[data-holds]')).toHaveAttribute('data-holds', 'true');
    }
    expect(await violations(friend)).toEqual([]);
    for (const page of [host, friend]) await page.context().close();
  });
}
