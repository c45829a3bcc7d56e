/** A club's evening with its lists on paper: 120 people under P, and a few under T and S 5. */

import { test } from '@playwright/test';

import { playEvening } from './evening.ts';
import { EVENINGS } from './evening-plans.ts';
import { withServer } from './server.ts';

for (const [name, plan] of Object.entries(EVENINGS)) {
  test(`an evening of ${plan.people} people under ${name}, and every total is what the test reckons`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    await withServer([], (hall) => playEvening(browser, hall, plan));
  });
}
