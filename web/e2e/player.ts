/** A person at the table: does what the page asks, plays whenever he may, and always the first card allowed. */

import type { Page } from '@playwright/test';

import { expect } from './server.ts';

/** A card, and the cut: some tests do it themselves, and nobody may be quicker. */
export const CARD = '.hand button.legal';
export const CUT = '[data-cut="do"]';

/** What the page asks for, the most pressing first. */
const QUESTIONS = [
  CUT,
  '[data-knock="false"]',
  '[data-hochzeit="put_up"]',
  '[data-hochzeit="decline"]',
  '[data-contract]',
  '[data-say="play"]',
  '[data-double="decline"]',
  '[data-say="pass"]',
  '[data-say="good"]',
  CARD,
] as const;
type Question = (typeof QUESTIONS)[number];

/** Near the left edge of a card, also of one that lies aslant: there no other lies above it. */
const EDGE = { position: { x: 24, y: 60 }, timeout: 1_000 };
const SOON = { timeout: 1_000 };

/** Plays until the hand is counted. */
export async function playHand(page: Page): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await page.locator('.result').isVisible())) {
    expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
    await answer(page);
  }
}

/** Answers one question of the page, if it asks any; one of them may be left to the test. */
export async function answer(page: Page, left?: Question): Promise<void> {
  const asked = await page.evaluate(
    (all) => all.find((one) => document.querySelector(one)) ?? null,
    QUESTIONS.filter((question) => question !== left),
  );
  if (asked === null) return page.waitForTimeout(40);
  try {
    const isCard = asked === CARD;
    await page
      .locator(asked)
      .first()
      .click(isCard ? EDGE : SOON);
    // A card is lifted by the first tap and played by the second; a contract is chosen, then said.
    if (isCard) await page.locator('.hand button.lifted.legal').first().click(EDGE);
    if (asked === '[data-contract]') await page.locator('.say-it').click(SOON);
  } catch {
    // The table went on while the finger was on its way; the next look shows what is asked now.
  }
}

/** Goes on to the next hand where one was counted; the page may have gone on by itself meanwhile. */
export async function goOn(page: Page): Promise<void> {
  const next = page.locator('[data-next]');
  if (await next.isVisible()) await next.click(SOON).catch(() => undefined);
}

/** Whether something on the page can be scrolled or lies beyond its edge. */
export async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight || scrollWidth > innerWidth;
  });
}
