/** Where things are on the table, told from bounding boxes. */

import type { Page } from '@playwright/test';

/** The fixed places of the table, in whole pixels. */
export type Geometry = Record<string, [left: number, top: number, width: number, height: number]>;

const PLACES = {
  head: '.table > .head',
  top: '.place.at-top',
  left: '.place.at-left',
  right: '.place.at-right',
  own: '.place.at-bottom',
  strip: '.table > .strip',
  hand: '.holds',
} as const;

/** Waits until nothing is on its way from one place to another. */
export async function lieStill(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
        .map((animation) => animation.finished.catch(() => undefined)),
    ),
  );
}

/** Where the places are. */
export async function geometry(page: Page): Promise<Geometry> {
  return page.evaluate((all) => {
    const found: Geometry = {};
    for (const [name, selector] of Object.entries(all)) {
      const box = document.querySelector(selector)!.getBoundingClientRect();
      found[name] = [box.left, box.top, box.width, box.height].map(Math.round) as Geometry[string];
    }
    return found;
  }, PLACES);
}

/** What is wrong with the table as it lies, a line for each finding. */
export async function places(page: Page): Promise<string[]> {
  return page.evaluate((all) => {
    const SLACK = 1.5;
    const found: string[] = [];
    interface Box {
      left: number;
      top: number;
      right: number;
      bottom: number;
    }
    const boxOf = (element: Element): Box => element.getBoundingClientRect();
    const overlap = (one: Box, other: Box) =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) > SLACK &&
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > SLACK;
    // The table is the screen, or a part of a page that stands on it.
    const frame = boxOf(document.querySelector('.frame')!);
    const isOut = (box: Box) =>
      box.left < frame.left - SLACK ||
      box.top < frame.top - SLACK ||
      box.right > frame.right + SLACK ||
      box.bottom > frame.bottom + SLACK;
    const isFrameOut =
      frame.left < -SLACK ||
      frame.right > innerWidth + SLACK ||
      frame.top < -SLACK ||
      frame.bottom > innerHeight + SLACK;
    if (isFrameOut) found.push('the table is not wholly on the screen');
    const seen = (selector: string) =>
      [...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());

    // The places themselves, and what lies on the table, do not overlap.
    // An open hand is only looked at: its table has no strip.
    const there = Object.entries(all).filter(([, selector]) => seen(selector).length > 0);
    const things: [string, Box][] = there.map(([name, selector]) => [
      name,
      boxOf(document.querySelector(selector)!),
    ]);
    const lying = [
      '.trick li .card',
      '.laid',
      '.points',
      '.bubble',
      '.offered',
      '.pack',
      '.beside li',
      '.talk-beside',
    ];
    for (const selector of lying) for (const one of seen(selector)) things.push([selector, boxOf(one)]);
    for (const [at, [name, box]] of things.entries()) {
      if (isOut(box)) found.push(`${name} is not wholly on the screen`);
      for (const [other, its] of things.slice(at + 1))
        if (overlap(box, its)) found.push(`${name} overlaps ${other}`);
    }

    // Keys that stand below a table cover nothing of it.
    for (const keys of seen('.controls'))
      if (!keys.closest('.frame') && overlap(boxOf(keys), frame)) found.push('keys lie over the table');

    // Names and words stay in their places.
    for (const [name, selector] of there) {
      if (name === 'hand') continue;
      const place = document.querySelector(selector)!;
      const bounds = boxOf(place);
      for (const part of place.querySelectorAll('button, p, h1, .ring, input, .button')) {
        if (!part.checkVisibility() || part.closest('dialog, .aloud')) continue;
        const box = boxOf(part);
        const sticks =
          box.left < bounds.left - 9 ||
          box.right > bounds.right + 9 ||
          box.top < bounds.top - 5 ||
          box.bottom > bounds.bottom + 5;
        if (sticks) found.push(`${part.textContent?.trim()} sticks out of ${name}`);
      }
    }

    // The hand lies wholly on the screen; the index of every card, at its upper left, is free.
    for (const card of seen('.holds .card')) {
      if (isOut(boxOf(card))) found.push(`${card.getAttribute('data-card')} is not wholly on the screen`);
    }
    const cards = [...seen('.trick li .card'), ...seen('.holds .hand .card'), ...seen('.laid .card')];
    for (const card of cards) {
      const { left, top, width, height } = card.getBoundingClientRect();
      const isTurned = card.closest('.hand') !== null;
      const place = [
        left + width * (isTurned ? 0.15 : 0.12),
        top + height * (isTurned ? 0.1 : 0.07),
      ] as const;
      const hit = document.elementFromPoint(...place);
      const over = hit?.closest('.card, button')?.querySelector('.card') ?? hit?.closest('.card');
      if (over && over !== card)
        found.push(`${over.getAttribute('data-card')} covers the index of ${card.getAttribute('data-card')}`);
    }

    // What is pressed is as large as a finger, and words are not cut off.
    for (const button of seen('.table button, .table a.button, .table input')) {
      const { width, height } = button.getBoundingClientRect();
      if (width < 43.5 || height < 43.5)
        found.push(
          `${button.textContent?.trim() || button.getAttribute('aria-label')} is ${width} × ${height}`,
        );
      if (button.closest('.hand')) continue;
      if (button.scrollWidth > button.clientWidth + 2 || button.scrollHeight > button.clientHeight + 2)
        found.push(`${button.textContent?.trim()} is cut off`);
    }
    for (const bubble of seen('.bubble'))
      if (bubble.scrollWidth > bubble.clientWidth + 1)
        found.push(`${bubble.textContent} sticks out of its bubble`);
    return [...new Set(found)];
  }, PLACES);
}
