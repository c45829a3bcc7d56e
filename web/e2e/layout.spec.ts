/** Nothing overlaps and nothing is cut off, on any page of the hall, at four sizes of screen. */

import type { Browser, Page } from '@playwright/test';

import type { DisplayMode, PaperWay, SetupView, TournamentMade } from '../src/wire/hall.ts';
import { Program } from './hall-program.ts';
import { expect, test } from './hall-server.ts';
import { faults, SIZES } from './layout.ts';
import type { Server } from './server.ts';

const GAMES = 8;
const TABLES = 9;
const FIRST = [
  'Resi',
  'Sepp',
  'Maximilian',
  'Anna-Katharina',
  'Vroni',
  'Alois',
  'Korbinian',
  'Ludwig',
  'Zenzi',
];
const LAST = ['Huber', 'Unterholzner', 'Brandl', 'Obermeier-Niedermayr'];
const TOWNS = ['Isen', 'Dorfen', 'Taufkirchen an der Vils', 'Wasserburg'];

const table = ['Vorname;Nachname;Ort;Geburtsdatum;Bezahlt']
  .concat(
    Array.from({ length: TABLES * 4 }, (_, at) => {
      const [first, last] = [FIRST[at % 9], LAST[Math.floor(at / 9)]];
      return `${first};${last};${TOWNS[at % 4]};1.${(at % 12) + 1}.1970;10`;
    }),
  )
  .join('\n');

/** A tournament, and everything that opens its pages. */
interface World {
  hall: Server;
  admin: Page;
  id: string;
  director: Program;
  tokens: Record<'director' | 'referee' | 'keeper' | 'player' | 'display', string>;
}

/** How one comes to a page. */
type Way = (page: Page, world: World) => Promise<void>;

/** A page without a link. */
const path =
  (where: (world: World) => string): Way =>
  async (page, world) => {
    await page.goto(`${world.hall.address}${where(world)}`);
    await page.locator('h1, h2').first().waitFor();
  };

/** The page of a link. */
const link =
  (role: keyof World['tokens']): Way =>
  async (page, world) => {
    await page.goto(`${world.hall.address}/h/#${world.tokens[role]}`);
    await page.locator('h1, h2, table').first().waitFor();
  };

/** A section of the desk. */
const desk =
  (section: string): Way =>
  async (page, world) => {
    await link('director')(page, world);
    await page.getByRole('navigation').getByRole('button', { name: section }).click();
    await page.locator('main h2').first().waitFor();
  };

/** A list of the running match, as the desk sees it. */
const list =
  (table: number): Way =>
  async (page, world) => {
    await desk('Tische und Listen')(page, world);
    await page
      .locator('.grid button')
      .nth(table - 1)
      .click();
    await page.getByRole('button', { name: 'Listen tauschen' }).waitFor();
  };

/** Paper lists: how they are typed is chosen, and perhaps a list is open. */
const typing =
  (way: PaperWay | null, table?: number): Way =>
  async (page, world) => {
    if (way) await world.director.act({ choose_paper: { way, twice: false } });
    // The list that was open before is left.
    await desk('Jetzt')(page, world);
    await desk('Papierlisten')(page, world);
    if (table === undefined) return;
    await page.getByLabel('Tisch', { exact: true }).fill(String(table));
    await page.keyboard.press('Enter');
    await page
      .getByRole('region', { name: `Tisch ${table}`, exact: false })
      .first()
      .waitFor();
  };

/** The door with somebody typed, and a table that is looked at before it is read in. */
const importing: Way = async (page, world) => {
  await desk('Anmeldung')(page, world);
  await page.getByRole('combobox', { name: 'Wer kommt?' }).fill('Obermeier');
  await page.getByLabel('Oder hier einfügen').fill(`Essen\t${table.replaceAll(';', '\t')}`);
  await page.getByRole('button', { name: 'Ansehen' }).click();
  await page.getByText('So werden die Spalten gelesen').waitFor();
};

/** A tab of the referee's phone. */
const referee =
  (tab: string): Way =>
  async (page, world) => {
    await link('referee')(page, world);
    await page.getByRole('navigation').getByRole('button', { name: tab }).click();
    await page.locator('main h2').first().waitFor();
  };

/** A game on the keeper's phone, before it is written. */
const game: Way = async (page, world) => {
  await link('keeper')(page, world);
  const enter = page.getByRole('region', { name: 'Spiel eintragen' });
  await enter.locator('button.name').first().click();
  await enter.getByRole('button', { name: 'Solo', exact: true }).click();
  await enter.getByRole('button', { name: 'gewonnen', exact: true }).click();
  await enter.getByRole('button', { name: 'Eintragen' }).waitFor();
};

/** A page of the screen. */
const screen =
  (mode: DisplayMode): Way =>
  async (page, world) => {
    await world.director.post('/display', {
      mode,
      text: 'Brotzeit bis 20 Uhr, dann geht es mit Durchgang 2 weiter',
    });
    await link('display')(page, world);
    await page.locator(`main[data-mode=${mode}]`).waitFor();
  };

/** Every page: a line for each. */
const RUNNING: [string, Way][] = [
  ['the list of tournaments', path(() => '/hall')],
  ['where do I sit', path(({ id }) => `/hall/t/${id}`)],
  ['desk: now', desk('Jetzt')],
  ['desk: setup', desk('Ausschreibung')],
  ['desk: door', desk('Anmeldung')],
  ['desk: door and a table', importing],
  ['desk: draw', desk('Auslosung')],
  ['desk: links', desk('Links und QR')],
  ['desk: tables', desk('Tische und Listen')],
  ['desk: a list', list(2)],
  ['desk: how paper is typed', typing(null)],
  ['desk: paper lists', typing('totals')],
  ['desk: totals of a paper list', typing('totals', 5)],
  ['desk: games of a paper list', typing('games', 2)],
  ['desk: referee', desk('Aufsicht')],
  ['desk: standings', desk('Wertung')],
  ['desk: prizes', desk('Preise')],
  ['desk: screen', desk('Anzeige')],
  ['desk: paper', desk('Papier und Dateien')],
  ['desk: log', desk('Protokoll')],
  ['referee: waiting', referee('Wartet')],
  ['referee: tables', referee('Tische und Listen')],
  ['referee: players', referee('Spieler')],
  ['keeper', link('keeper')],
  ['keeper: a game', game],
  ['player', link('player')],
  ['screen: welcome', screen('welcome')],
  ['screen: tables', screen('seating_tables')],
  ['screen: names', screen('seating_names')],
  ['screen: countdown', screen('countdown')],
  ['screen: progress', screen('progress')],
  ['screen: standings', screen('standings')],
  ['screen: text', screen('text')],
];
const CLOSED: [string, Way][] = [
  ['desk: now, at the end', desk('Jetzt')],
  ['desk: standings, at the end', desk('Wertung')],
  ['desk: prizes, at the end', desk('Preise')],
  ['player, at the end', link('player')],
  ['results for everybody', path(({ id }) => `/hall/t/${id}`)],
  ['screen: final standings', screen('standings')],
  ['screen: prizes', screen('prizes')],
  ['season', path(() => '/hall/s/2026')],
];
const ADMINISTRATOR: [string, Way][] = [['hall of the administrator', path(() => '/hall')]];

async function visit(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'de-DE', serviceWorkers: 'block' });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

async function playMatch(world: World, match: number): Promise<void> {
  for (let at = 1; at <= TABLES; at += 1) {
    const keeper = await world.director.link({ role: 'keeper', table: at, match });
    // The same games at several tables: players are level, and something decides.
    await new Program(world.hall.address, keeper).playList(GAMES, (at % 3) + match);
  }
}

/** A tournament whose second match is running, with prizes of all kinds, teams, and people who are level. */
async function build(browser: Browser, hall: Server): Promise<World> {
  const admin = await visit(browser);
  await admin.goto(hall.admin);
  await admin.getByRole('button', { name: 'Verwaltung öffnen' }).click();
  await admin.waitForURL(`${hall.address}/admin`);
  const made = await admin.request.post(`${hall.address}/api/hall/tournaments`, {
    headers: { origin: hall.address },
    data: {
      name: 'Preisschafkopf der Freiwilligen Feuerwehr',
      date: '2026-10-18',
      venue: 'Gasthof Klement, Großer Saal, Isen',
      organiser: 'Freiwillige Feuerwehr Isen e. V.',
      rules: 'preis',
      matches: 2,
      games: GAMES,
      entry_fee: 1000,
      director: { first_name: 'Lena', surname: 'Leitner' },
    },
  });
  const { tournament, token } = (await made.json()) as TournamentMade;
  const director = new Program(hall.address, token);
  const tokens = { director: token, referee: '', keeper: '', player: '', display: '' };
  const world: World = { hall, admin, id: tournament, director, tokens };
  await director.act({ appoint: { role: 'referee', first_name: 'Max', surname: 'Streng' } });
  await director.act({ fix_seed: { seed: 'Lottozahlen: 3 8 21 30 41 44' } });
  await director.act({ open_registration: {} });
  await director.send('/players/import?id=import', table);
  await director.act({ draw: { uneven: 'refuse', towns_apart: true } });
  const { setup } = await director.get<SetupView>('/setup');
  const prizes = {
    places: {
      list: [
        { cents: 20_000, sponsor: 'Sparkasse Erding-Dorfen' },
        { cents: 0, thing: '1 Spanferkel', sponsor: 'Metzgerei Unterholzner' },
        { cents: 5_000, thing: 'Geschenkkorb' },
      ],
    },
    table_winner: 500,
    special: [
      { merit: 'most_solos' as const, prize: { cents: 2_000 } },
      { merit: { named: { title: 'Weiteste Anreise', winner: 7 } }, prize: { cents: 0, thing: 'Rettich' } },
      { merit: { named: { title: 'Beste Dame' } }, prize: { cents: 0, thing: 'Blumenstrauß' } },
    ],
  };
  const teams = [1, 5, 9].map((first) => ({
    name: `Stammtisch ${LAST[first % LAST.length]} ${first}`,
    players: [0, 1, 2, 3].map((more) => first + more),
  }));
  await director.act({ change_setup: { setup: { ...setup, prizes, teams } } });
  await director.act({ start_match: { keeper: 1 } });
  await playMatch(world, 1);
  await director.act({ close_match: {} });
  await director.act({ start_match: { keeper: 1 } });
  tokens.referee = await director.link({ role: 'referee', person: 2 });
  tokens.player = await director.link({ role: 'player', player: 12 });
  tokens.display = await director.link({ role: 'display' });
  tokens.keeper = await director.link({ role: 'keeper', table: 2, match: 2 });
  const keeper = new Program(hall.address, tokens.keeper);
  for (const game of [1, 2, 3])
    await keeper.act({
      enter_row: { game, row: { declarer: 1, partner: 2, contract: 'rufspiel', won: true } },
    });
  // One list is in already, with its totals from paper.
  const list = { match: 2, table: TABLES };
  const level = { plus: 4, minus: 4 };
  await director.act({ enter_totals: { list, totals: [level, level, level, level] } });
  await director.act({ sign: { list, signer: 'all' } });
  await director.act({ close_list: { list } });
  await keeper.act({ call_referee: { matter: 'doubt', seat: 2 } }, 'Karte lag offen, wer hat recht?');
  return world;
}

async function lookAt(page: Page, world: World, pages: readonly [string, Way][]): Promise<void> {
  for (const [name, way] of pages) {
    await page.setViewportSize(SIZES[0]);
    await way(page, world);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const wrong = await faults(page);
      const where = `${name} at ${size.width} × ${size.height}`;
      expect.soft(wrong, where).toEqual([]);
      const shots = process.env['STAMMTISCH_SHOTS'];
      if (shots) await page.screenshot({ path: `${shots}/${name.replace(/\W+/g, '-')}-${size.width}.png` });
    }
  }
}

test('nothing overlaps and nothing is cut off', async ({ browser, hall }) => {
  test.setTimeout(480_000);
  const world = await build(browser, hall);
  const page = await visit(browser);
  await lookAt(page, world, RUNNING);
  await playRest(world);
  await lookAt(page, world, CLOSED);
  await lookAt(world.admin, world, ADMINISTRATOR);
});

/** Plays the rest, closes the tournament, and gives all prizes. */
async function playRest(world: World): Promise<void> {
  const { director } = world;
  for (let at = 1; at < TABLES; at += 1) {
    if (at === 2) continue;
    const keeper = await director.link({ role: 'keeper', table: at, match: 2 });
    await new Program(world.hall.address, keeper).playList(GAMES, (at % 3) + 2);
  }
  await director.act({ answer_call: { call: await openCall(director), answer: 'granted' } }, 'geklärt');
  await new Program(world.hall.address, world.tokens.keeper).playList(GAMES, 4, 4);
  await director.act({ close_match: {} });
  await director.act({ close_tournament: {} });
  await director.post('/display', { mode: 'prizes', reveal: 'all' });
  await world.admin.request.put(`${world.hall.address}/api/hall/seasons/2026`, {
    headers: { origin: world.hall.address },
    data: { toml: `name = "Vereinsmeisterschaft"\ntournaments = ["${world.id}"]\n` },
  });
}

async function openCall(director: Program): Promise<number> {
  const { calls } = await director.get<{ calls: { call: number; answer: string | null }[] }>('/referee');
  return calls.find(({ answer }) => answer === null)!.call;
}

test('what overlaps or is cut off is found', async ({ page }) => {
  await page.setViewportSize({ width: 400, height: 300 });
  const box = (style: string, text: string) => `<p style="position:absolute;margin:0;${style}">${text}</p>`;
  await page.setContent(box('top:20px;left:10px', 'Huber') + box('top:24px;left:20px', 'Maier'));
  expect(await faults(page)).toEqual([expect.stringContaining('overlap')]);
  await page.setContent(
    `<div style="width:40px;overflow:hidden;white-space:nowrap"><span>Unterholzner Maximilian</span></div>`,
  );
  expect(await faults(page)).toEqual([expect.stringContaining('cut off')]);
  await page.setContent(box('top:20px;left:350px;width:200px', 'Unterholzner, Maximilian von der Au'));
  expect((await faults(page)).join()).toContain('cut off');
  await page.setContent(box('top:20px;left:10px', 'Huber') + box('top:60px;left:10px', 'Maier'));
  expect(await faults(page)).toEqual([]);
});
