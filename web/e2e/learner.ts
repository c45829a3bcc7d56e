/** Somebody who learns: does what the coach would do, by finger or by keyboard alone. */

import type { Locator, Page } from '@playwright/test';

import { expect } from './server.ts';

/** The left edge of a card: there no other lies above it. */
export const EDGE = { position: { x: 14, y: 60 } };
const LONGEST = 90_000;

/** Lifts a card. A tap that comes too soon after the question does nothing, and is made again. */
export async function lift(card: Locator): Promise<void> {
  await expect(async () => {
    await card.click(EDGE);
    await expect(card).toHaveClass(/lifted/, { timeout: 500 });
  }).toPass();
}

/** Lifts a card and plays it. */
export async function lay(card: Locator): Promise<void> {
  await lift(card);
  await card.click(EDGE);
}

/** Says a word. A tap that comes too soon after the question does nothing, and is made again until the word was heard. */
export async function say(word: Locator): Promise<void> {
  await word.waitFor();
  await expect(async () => {
    if (await word.isVisible()) await word.click({ timeout: 1_000 });
    await expect(word).toBeHidden({ timeout: 500 });
  }).toPass();
}

/** Makes the others quick: a tap on the table. */
export async function hurry(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('.trick')?.click());
  await page.waitForTimeout(30);
}

/** What a guided hand waits for. */
function asked(page: Page): Promise<'end' | 'trick' | 'hint' | 'hinted' | null> {
  return page.evaluate(() => {
    if (document.querySelector('.end')) return 'end';
    if (document.querySelector('[data-go="on"]')) return 'trick';
    if (document.querySelector('[data-go="hint"]')) return 'hint';
    return document.querySelector('.fan button.lifted, .choice.advised') ? 'hinted' : null;
  });
}

/** Plays a guided hand to its end, each step as `act` does it. */
async function toTheEnd(
  page: Page,
  act: (what: 'trick' | 'hint' | 'hinted') => Promise<void>,
): Promise<void> {
  const end = Date.now() + LONGEST;
  for (;;) {
    expect(Date.now(), 'the guided hand comes to its end').toBeLessThan(end);
    const what = await asked(page);
    if (what === 'end') return;
    if (what === null) await hurry(page);
    else await act(what);
  }
}

/** Plays a guided hand by finger or mouse. */
export function playByHand(page: Page): Promise<void> {
  return toTheEnd(page, async (what) => {
    if (what === 'trick') await page.locator('[data-go="on"]').click();
    else if (what === 'hint') await page.locator('[data-go="hint"]').click();
    else if ((await page.locator('.choice.advised').count()) > 0)
      await page.locator('.choice.advised').click();
    else await page.locator('.fan button.lifted').click(EDGE);
  });
}

/** Goes on with the Tab key until something has the focus. */
export async function tabTo(page: Page, selector: string): Promise<void> {
  for (let presses = 0; presses < 60; presses++) {
    const isThere = await page.evaluate((one) => document.activeElement?.matches(one) ?? false, selector);
    if (isThere) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the keyboard does not reach ${selector}`);
}

/** Plays a guided hand with the keyboard alone. */
export function playByKeys(page: Page): Promise<void> {
  return toTheEnd(page, async (what) => {
    if (what === 'trick') await tabTo(page, '[data-go="on"]');
    else if (what === 'hint') await tabTo(page, '[data-go="hint"]');
    else await tabTo(page, '.fan button.lifted, .choice.advised');
    await page.keyboard.press('Enter');
  });
}
