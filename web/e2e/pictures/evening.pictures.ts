/** The pictures of an evening with paper lists in docs/handbuch-turnierleitung.md, from a real server. */

import { resolve } from 'node:path';

import { test } from '@playwright/test';

import { playEvening } from '../evening.ts';
import { EVENINGS } from '../evening-plans.ts';
import { withServer } from '../server.ts';

const FOLDER = resolve(import.meta.dirname, '../../../docs/pictures');

test('an evening with paper lists', async ({ browser }) => {
  test.setTimeout(480_000);
  await withServer([], (hall) =>
    playEvening(browser, hall, EVENINGS.P, async (page, name) => {
      const path = resolve(FOLDER, `evening-${name}.jpg`);
      await page.screenshot({ path, type: 'jpeg', quality: 78 });
    }),
  );
});
