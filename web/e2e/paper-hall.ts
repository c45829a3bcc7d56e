/** A hall with tournaments made by a program, for the lists that come on paper. */

import { test as base, type Browser, type Page } from '@playwright/test';

import type { TournamentMade, TournamentWanted } from '../src/wire/hall.ts';
import { Program } from './hall-program.ts';
import { type Server, withServer } from './server.ts';

/** A server whose administrator is in. */
export interface PaperHall extends Server {
  page: Page;
}

export const test = base.extend<object, { hall: PaperHall }>({
  hall: [
    ({ browser }, use) =>
      withServer([], async (server) => {
        const page = await (await browser.newContext({ locale: 'de-DE' })).newPage();
        await page.goto(server.admin);
        await page.getByRole('button', { name: 'Verwaltung öffnen' }).click();
        await page.waitForURL(`${server.address}/admin`);
        await use({ ...server, page });
        await page.context().close();
      }),
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';

const FIRST = 'Resi Sepp Anna Xaver Vroni Alois Kathi Ludwig Zenzi Korbinian Moni Toni'.split(' ');
const LAST = 'Huber Maier Wimmer Brandl Öttl Straßer Altmann Zacherl Gruber Lechner'.split(' ');

/** A tournament whose first match runs, with so many tables, of at most 120 people. */
export interface Running {
  id: string;
  path: string;
  director: Program;
}

export async function running(
  hall: PaperHall,
  wanted: Pick<TournamentWanted, 'name' | 'rules' | 'games'>,
  tables: number,
): Promise<Running> {
  const body: TournamentWanted = {
    ...wanted,
    date: '2026-11-21',
    matches: 1,
    director: { first_name: 'Lena', surname: 'Leitner' },
  };
  const made = await hall.page.evaluate(async (sent) => {
    const headers = { 'content-type': 'application/json' };
    const told = await fetch('/api/hall/tournaments', {
      method: 'POST',
      headers,
      body: JSON.stringify(sent),
    });
    if (!told.ok) throw new Error(await told.text());
    return (await told.json()) as unknown;
  }, body);
  const { tournament, token, path } = made as TournamentMade;
  const director = new Program(hall.address, token);
  await director.act({ appoint: { role: 'referee', first_name: 'Max', surname: 'Streng' } });
  await director.act({ open_registration: {} });
  for (let at = 0; at < tables * 4; at += 1) {
    const [first_name, surname] = [FIRST[at % FIRST.length]!, LAST[Math.floor(at / FIRST.length)]!];
    const details = { first_name, surname, town: 'Isen' };
    await director.act({ register: { details, seen: true } });
  }
  await director.act({ fix_seed: { seed: 'Lostopf' } });
  await director.act({ draw: {} });
  await director.act({ start_match: { keeper: 1 } });
  return { id: tournament, path, director };
}

/** A page with the desk open at the paper lists. */
export async function desk(browser: Browser, hall: PaperHall, path: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'de-DE' });
  context.setDefaultTimeout(20_000);
  const page = await context.newPage();
  await page.goto(hall.address + path);
  await page.getByRole('navigation').getByRole('button', { name: 'Papierlisten' }).click();
  return page;
}
