/** A person at the table: does what the page asks, plays whenever he may, and always the first card allowed. */

import type { Page } from '@playwright/test';

import { expect } from './server.ts';

/** A card, and the cut: some tests do it themselves, and nobody may be quicker. */
export const CARD = '.hand button.legal';
export const CUT = '[data-cut="do"]';
/** A Stoss that may be given: who says nothing says no, and a key says it. */
const DOUBLE = '[data-double]';

/** What the page asks for, the most pressing first. */
export const QUESTIONS = [
  CUT,
  '[data-knock="false"]',
  '[data-hochzeit="put_up"]',
  '[data-hochzeit="decline"]',
  '[data-contract]',
  '[data-say="play"]',
  '[data-say="pass"]',
  '[data-say="good"]',
  CARD,
  DOUBLE,
] as const;
type Question = (typeof QUESTIONS)[number];

/** Near the left edge of a card, also of one that lies aslant: there no other lies above it. */
const EDGE = { position: { x: 24, y: 60 }, timeout: 1_000 };
const SOON = { timeout: 1_000 };

/**
 * The least of up to three measures: what else the machine does at the moment only makes it longer, so another is taken only where one
 * was too long.
 */
export async function least(enough: number, measure: () => Promise<number>): Promise<number> {
  let best = Infinity;
  for (let time = 0; time < 3 && best >= enough; time++) best = Math.min(best, await measure());
  return best;
}

/** Plays until the hand is counted. */
export async function playHand(page: Page): Promise<void> {
  const end = Date.now() + 120_000;
  while (!(await page.locator('.result').isVisible())) {
    expect(Date.now(), 'the hand comes to its end').toBeLessThan(end);
    await answer(page);
  }
}

/** The keys that answer what the page asks, the most pressing first. */
const KEYS: readonly [question: string, keys: readonly string[]][] = [
  ['[data-cut="do"]', ['ArrowLeft', 'ArrowLeft', 'Enter']],
  ['.choice', ['ArrowDown', 'Enter', 'Enter']],
  ['[data-say="pass"]', ['w', 'Enter']],
  ['[data-say="good"]', ['r', 'Enter']],
  ['.hand button.legal', ['ArrowRight', 'Enter']],
  ['[data-double]', ['n']],
];

/** Answers one question of the page by keyboard, if it asks any. */
export async function answerByKeys(page: Page): Promise<void> {
  const questions = KEYS.map(([question]) => question);
  const asked = await page.evaluate(
    (all) => all.findIndex((one) => document.querySelector(one) !== null),
    questions,
  );
  if (asked < 0) return page.waitForTimeout(40);
  for (const key of KEYS[asked]![1]) await page.keyboard.press(key);
}

/** Answers one question of the page by fingers, if it asks any. */
export function answerByTouch(page: Page): Promise<void> {
  return answer(page, undefined, 'tap');
}

/** Answers one question of the page, if it asks any; one of them may be left to the test. */
export async function answer(page: Page, left?: Question, press: 'click' | 'tap' = 'click'): Promise<void> {
  const asked = await page.evaluate(
    (all) => all.find((one) => document.querySelector(one)) ?? null,
    QUESTIONS.filter((question) => question !== left),
  );
  if (asked === null) return page.waitForTimeout(40);
  if (asked === DOUBLE) {
    await page.keyboard.press('n');
    return page.waitForTimeout(40);
  }
  try {
    const isCard = asked === CARD;
    const question = page.locator(asked).first();
    await question[press](isCard ? EDGE : SOON);
    // A card is lifted by the first tap and played by the second; a contract is chosen, then said. A tap that came too soon after
    // the question does nothing, and is made again.
    const second = isCard ? '.hand button.lifted.legal' : asked === '[data-contract]' ? '.say-it' : null;
    if (second === null) return;
    const lifted = page.locator(second).first();
    if (await lifted.isVisible()) await lifted[press](isCard ? EDGE : SOON);
  } catch {
    // The table went on while the finger was on its way; the next look shows what is asked now.
  }
}

/** Goes on to the next hand where one was counted; the page may have gone on by itself meanwhile. */
export async function goOn(page: Page): Promise<void> {
  const next = page.locator('[data-next]');
  if (await next.isVisible()) await next.click(SOON).catch(() => undefined);
}

/** Goes on to the next hand, and waits for it. */
export async function nextHand(page: Page): Promise<void> {
  await expect(async () => {
    await goOn(page);
    await expect(page.locator('.result')).toBeHidden(SOON);
  }).toPass();
}

/**
 * Opens the count of a hand that is over; a tap that comes with the scene itself does nothing, and is made again. Where the table went
 * on by itself meanwhile, the next hand is played to its end.
 */
export async function openCount(page: Page): Promise<void> {
  const sheet = page.getByRole('dialog');
  await expect(async () => {
    if (await sheet.isVisible()) return;
    if (!(await page.locator('.result').isVisible())) await playHand(page);
    await page.locator('[data-count]').click(SOON);
    await expect(sheet).toBeVisible(SOON);
  }).toPass({ timeout: 200_000 });
}

/** Whether something on the page can be scrolled or lies beyond its edge. */
export async function overflows(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const { scrollHeight, scrollWidth } = document.documentElement;
    return scrollHeight > innerHeight || scrollWidth > innerWidth;
  });
}
