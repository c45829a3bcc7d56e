/**
 * A card chosen ahead: another tap changes it, a tap on it takes it back. And the only card that is allowed, which plays itself: neither of
 * them sooner than a usual answer.
 */

import type { Locator, Page } from '@playwright/test';

import type { TableState } from '../src/protocol.ts';
import { SCENES, Stage } from './scenes.ts';
import { expect, test } from './server.ts';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** Longer than a usual answer takes, at most. */
const ANSWERED = 1_600;
/** While a card has only just gone, taps mean nothing. */
const SOON = 700;

/** It is Vroni's turn with the hand of the scene before. */
const MINE: TableState = {
  ...SCENES['trick, to follow'],
  view: {
    as: 'seat',
    view: {
      seat: 1,
      hand: 'EO SO HU HA HK EA E9',
      actions: [{ play: 'EA' }, { play: 'E9' }],
      table: (SCENES['trick, to follow'].view as Extract<TableState['view'], { as: 'seat' }>).view.table,
    },
  },
};
const LED = { what: 'game', event: { event: 'played', seat: 4, card: 'E8' } } as const;

const cardOf = (page: Page, card: string): Locator => page.locator(`.hand button[data-card="${card}"]`);
const tap = (page: Page, card: string) => cardOf(page, card).tap({ position: { x: 18, y: 60 } });

async function whileOthersPlay(page: Page, address: string): Promise<Stage> {
  const stage = new Stage(page);
  await stage.open(address, SCENES['trick, others']);
  await page.waitForTimeout(SOON);
  return stage;
}

test('a tap on another card changes the choice, one on the same takes it back', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'EA');
  await expect(page.locator('.hand .ahead')).toHaveAttribute('data-card', 'EA');
  await tap(page, 'E9');
  await expect(page.locator('.hand .ahead')).toHaveAttribute('data-card', 'E9');
  await tap(page, 'E9');
  await expect(page.locator('.hand .ahead')).toHaveCount(0);
  stage.show(MINE, [LED]);
  await expect(page.locator('.own .ask')).toBeVisible();
  await page.waitForTimeout(ANSWERED);
  expect(stage.played()).toBeNull();
});

test('while it waits for its moment another card takes it back, and is lifted instead', async ({
  page,
  server,
}) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'EA');
  stage.show(MINE, [LED]);
  await expect(page.locator('.own .ask')).toBeVisible();
  await page.waitForTimeout(300);
  await tap(page, 'E9');
  await expect(page.locator('.hand .ahead')).toHaveCount(0);
  await expect(page.locator('.hand .lifted')).toHaveAttribute('data-card', 'E9');
  await page.waitForTimeout(ANSWERED);
  expect(stage.played()).toBeNull();
  await tap(page, 'E9');
  await expect.poll(() => stage.played()).toBe('E9');
});

test('a tap on it takes it back also in the moment when the turn comes', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'EA');
  stage.show(MINE, [LED]);
  await expect(page.locator('.own .ask')).toBeVisible();
  await tap(page, 'EA');
  await expect(page.locator('.hand .ahead')).toHaveCount(0);
  await page.waitForTimeout(ANSWERED);
  expect(stage.played()).toBeNull();
});

test('what nobody takes back is played', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'E9');
  stage.show(MINE, [LED]);
  await expect.poll(() => stage.played()).toBe('E9');
});

test('the only card that is allowed plays itself, no sooner than a usual answer', async ({
  page,
  server,
}) => {
  const stage = await whileOthersPlay(page, server.address);
  let played = 0;
  stage.onheard = () => (played ||= Date.now());
  const asked = Date.now();
  stage.show(SCENES['trick, one card'], [LED]);
  await expect(page.locator('.hand .lifted')).toHaveAttribute('data-card', 'EA');
  await expect.poll(() => stage.played()).toBe('EA');
  expect(played - asked).toBeGreaterThanOrEqual(800);
});

test('who has turned that off plays it himself', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByLabel('Die einzige erlaubte Karte spielt sich selbst').uncheck();
  await page.keyboard.press('Escape');
  stage.show(SCENES['trick, one card'], [LED]);
  await expect(page.locator('.own .ask')).toBeVisible();
  await page.waitForTimeout(ANSWERED);
  expect(stage.played()).toBeNull();
  await tap(page, 'EA');
  await tap(page, 'EA');
  await expect.poll(() => stage.played()).toBe('EA');
});
