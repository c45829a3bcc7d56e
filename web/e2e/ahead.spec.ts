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
/** The question has been there long enough for taps to mean it. */
const SEEN = 400;
/** From then on no answer goes out for so long: a usual one takes 800 ms, and the card that is answered lay there before. */
const STILL = 800 - SEEN - 20;

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

/** Others play; from now on time passes only when the test says so. */
async function whileOthersPlay(page: Page, address: string): Promise<Stage> {
  const stage = new Stage(page);
  await page.clock.install();
  await stage.open(address, SCENES['trick, others']);
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.clock.runFor(SOON);
  return stage;
}

/** Lays the card on the table that asks Vroni, and waits until she sees what is asked. */
async function ask(page: Page, stage: Stage, state: TableState): Promise<void> {
  const answered = page.locator('.trick li');
  stage.show(state, [LED]);
  await expect(answered).toHaveCount(state.view!.view.table.trick.length);
  await page.clock.runFor(SEEN);
  await expect(page.locator('.own .ask')).toBeVisible();
}

test('a tap on another card changes the choice, one on the same takes it back', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'EA');
  await expect(page.locator('.hand .ahead')).toHaveAttribute('data-card', 'EA');
  await tap(page, 'E9');
  await expect(page.locator('.hand .ahead')).toHaveAttribute('data-card', 'E9');
  await tap(page, 'E9');
  await expect(page.locator('.hand .ahead')).toHaveCount(0);
  await ask(page, stage, MINE);
  await page.clock.runFor(ANSWERED);
  expect(stage.played()).toBeNull();
});

test('while it waits for its moment another card takes it back, and is lifted instead', async ({
  page,
  server,
}) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'EA');
  await ask(page, stage, MINE);
  await tap(page, 'E9');
  await expect(page.locator('.hand .ahead')).toHaveCount(0);
  await expect(page.locator('.hand .lifted')).toHaveAttribute('data-card', 'E9');
  await page.clock.runFor(ANSWERED);
  expect(stage.played()).toBeNull();
  await tap(page, 'E9');
  await expect.poll(() => stage.played()).toBe('E9');
});

test('a tap on it takes it back also in the moment when the turn comes', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'EA');
  await ask(page, stage, MINE);
  await tap(page, 'EA');
  await expect(page.locator('.hand .ahead')).toHaveCount(0);
  await page.clock.runFor(ANSWERED);
  expect(stage.played()).toBeNull();
});

test('what nobody takes back is played, no sooner than a usual answer', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await tap(page, 'E9');
  await ask(page, stage, MINE);
  await page.clock.runFor(STILL);
  // What was played is no longer in the hand.
  await expect(cardOf(page, 'E9')).toBeVisible();
  await page.clock.runFor(ANSWERED);
  await expect.poll(() => stage.played()).toBe('E9');
});

test('the only card that is allowed plays itself, no sooner than a usual answer', async ({
  page,
  server,
}) => {
  const stage = await whileOthersPlay(page, server.address);
  await ask(page, stage, SCENES['trick, one card']);
  await page.clock.runFor(STILL);
  // What was played is no longer in the hand.
  await expect(page.locator('.hand .lifted')).toHaveAttribute('data-card', 'EA');
  await page.clock.runFor(ANSWERED);
  await expect.poll(() => stage.played()).toBe('EA');
});

test('who has turned that off plays it himself', async ({ page, server }) => {
  const stage = await whileOthersPlay(page, server.address);
  await page.getByRole('button', { name: 'Menü' }).click();
  await page.getByLabel('Die einzige erlaubte Karte spielt sich selbst').uncheck();
  await page.keyboard.press('Escape');
  await ask(page, stage, SCENES['trick, one card']);
  await page.clock.runFor(ANSWERED);
  expect(stage.played()).toBeNull();
  await tap(page, 'EA');
  await expect(page.locator('.hand .lifted')).toHaveAttribute('data-card', 'EA');
  await tap(page, 'EA');
  await expect.poll(() => stage.played()).toBe('EA');
});
