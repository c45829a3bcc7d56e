/** A hand that the server has reviewed. */

import type { Page } from '@playwright/test';

import { EXAMPLE } from '../src/pages/review/example.ts';
import type { Review, ReviewState } from '../src/wire/learn.ts';
import { expect } from './server.ts';

/** The judge thinks; on a busy machine for a while. */
const LONGEST = 100_000;

/** The review of the example, made by the server. */
export async function reviewed(page: Page, address: string): Promise<{ id: string; review: Review }> {
  const sent = await page.request.post(`${address}/api/review`, {
    data: { record: EXAMPLE },
    headers: { origin: address },
  });
  expect(sent.status()).toBe(200);
  const { id } = (await sent.json()) as { id: string };
  const end = Date.now() + LONGEST;
  for (;;) {
    expect(Date.now(), 'the review comes to its end').toBeLessThan(end);
    const state = (await (await page.request.get(`${address}/api/review/${id}`)).json()) as ReviewState;
    if (state.state === 'done') return { id, review: state.review };
    await page.waitForTimeout(300);
  }
}
