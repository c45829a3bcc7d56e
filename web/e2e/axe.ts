/** What axe-core finds wrong on a page. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** The violations, each with the elements that have it. */
export const violations = (page: Page) => found(page, {});

/** Words that have less than 7:1 on what they stand on; wood counts as its plain colour, its grain and lamplight apart. */
export async function faint(page: Page, wood: 'wood' | 'wood-light'): Promise<string[]> {
  await page.evaluate((ground) => (document.body.style.background = `var(--${ground})`), wood);
  return found(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });
}

async function found(page: Page, options: RunOptions): Promise<string[]> {
  await page.evaluate(source);
  // What is still fading in has no colour yet.
  await page.evaluate(() => {
    const ends = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().iterations !== Infinity)
      .map((animation) => animation.finished.catch(() => undefined));
    return Promise.all(ends).then(() => undefined);
  });
  const results = await page.evaluate(
    (wanted) =>
      (window as unknown as { axe: { run(options: RunOptions): Promise<AxeResults> } }).axe.run(wanted),
    options,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`,
  );
}
