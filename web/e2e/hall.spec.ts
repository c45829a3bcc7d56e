/** A tournament of eight tables with eight games, from the empty hall to the prize-giving, through real browsers. */

import type { Browser, BrowserContext, Page } from '@playwright/test';

import type { ListView, SetupView, StandingsView } from '../src/hall/net/types.ts';
import { violations } from './axe.ts';
import { Program } from './hall-program.ts';
import { expect, test } from './hall-server.ts';

const GAMES = 8;
const TABLES = 8;
const PHONE = { width: 360, height: 740 };

const FIRST = ['Resi', 'Sepp', 'Anna', 'Xaver', 'Vroni', 'Alois', 'Kathi', 'Ludwig'];
const LAST = ['Huber', 'Maier', 'Wimmer', 'Brandl'];
const TOWNS = ['Isen', 'Dorfen', 'Erding', 'Taufkirchen', 'Wasserburg'];

/** Thirty of the thirty-two; the other two come to the door. */
const table = ['Vorname;Nachname;Ort;Geburtsdatum;Bezahlt']
  .concat(
    Array.from(
      { length: 30 },
      (_, at) =>
        `${FIRST[at % 8]};${LAST[Math.floor(at / 8)]};${TOWNS[at % 5]};1.${(at % 12) + 1}.19${60 + at};10`,
    ),
  )
  .join('\n');

const shots = process.env['STAMMTISCH_SHOTS'];
async function shot(page: Page, name: string, whole = false): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: whole });
}

async function visit(
  browser: Browser,
  viewport: { width: number; height: number },
  colorScheme: 'light' | 'dark' = 'light',
): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ viewport, colorScheme, locale: 'de-DE' });
  context.setDefaultTimeout(20_000);
  return context.newPage();
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name }).click();

/** One game in four taps. */
async function game(page: Page, taps: [string, string, string]): Promise<void> {
  const enter = page.getByRole('region', { name: 'Spiel eintragen' });
  await enter.getByRole('button', { name: taps[0] }).click();
  await enter.getByRole('button', { name: taps[1], exact: true }).click();
  await enter.getByRole('button', { name: taps[2], exact: true }).click();
  await enter.getByRole('button', { name: 'Eintragen' }).click();
}

test('a tournament from the empty hall to the prize-giving', async ({ browser, hall }) => {
  test.setTimeout(480_000);

  // The administrator creates the tournament.
  const desk = await visit(browser, { width: 1280, height: 800 });
  await desk.goto(hall.admin);
  await desk.getByRole('button', { name: 'Verwaltung öffnen' }).click();
  await expect(desk).toHaveURL(`${hall.address}/admin`);
  await desk.goto(`${hall.address}/hall`);
  await desk.getByRole('heading', { name: 'Neues Turnier' }).waitFor();
  expect(await violations(desk)).toEqual([]);
  await desk.getByLabel('Name', { exact: true }).first().fill('Kirchweih Isen');
  await desk.getByLabel('Ort der Veranstaltung').fill('Gasthof Klement');
  await desk.getByLabel('Regeln').selectOption('preis');
  await desk.getByLabel('Durchgänge').fill('1');
  await desk.getByLabel('Spiele', { exact: true }).fill(String(GAMES));
  await desk.getByLabel('Turnierleitung: Vorname').fill('Lena');
  await desk.getByLabel('Turnierleitung: Nachname').fill('Leitner');
  await desk.getByRole('button', { name: 'Turnier anlegen' }).click();
  const path = await desk.getByRole('link', { name: 'Zum Pult der Turnierleitung' }).getAttribute('href');
  await desk.getByRole('link', { name: 'Zum Pult der Turnierleitung' }).click();
  const director = new Program(hall.address, path!.split('#').at(-1)!);

  // What is missing is told; the offices and the prizes are set.
  await expect(desk.getByText('Es ist noch keine Aufsicht ernannt.')).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await section(desk, 'Ausschreibung');
  // What the desk saves itself comes back as the server writes it: no other desk has changed anything.
  await desk.getByLabel('Ort der Veranstaltung').fill('  Gasthof Klement, Saal ');
  await desk.getByLabel('Startgeld in Euro').fill('10,00');
  await desk.getByRole('button', { name: 'Speichern' }).click();
  await expect(desk.getByText('Gespeichert.')).toBeVisible();
  await expect(desk.getByLabel('Ort der Veranstaltung')).toHaveValue('Gasthof Klement, Saal');
  await expect(desk.getByLabel('Startgeld in Euro')).toHaveValue('10');
  await expect(desk.getByText('Ein anderes Pult hat die Ausschreibung')).toHaveCount(0);
  await shot(desk, 'setup', true);
  await section(desk, 'Preise');
  await desk.getByLabel('Preise, vom ersten an').fill('150,-\n80\n1 Schinken, gestiftet von Metzger Huber');
  const read = desk.locator('.read li');
  await expect(read).toHaveText([
    /1\. Preis\s+Geld\s+150/,
    /Geld\s+80/,
    /Sache\s+1 Schinken\s+gestiftet von/,
  ]);
  await desk.getByRole('button', { name: 'Sonderpreis dazu' }).click();
  await desk.getByLabel('Wofür').selectOption('Mittelplatz');
  await expect(desk.getByLabel('Wofür').getByRole('option', { name: 'Letzter Platz' })).toHaveCount(0); // P 21
  await desk.getByLabel('Preis', { exact: true }).fill('Rettich');
  // Nobody is registered yet: the till will be short, and says so at once.
  await expect(desk.getByText('Es werden 230 € fehlen!')).toBeVisible();
  await shot(desk, 'prize-plan', true);
  expect(await violations(desk)).toEqual([]);
  await desk.getByRole('button', { name: 'Preise speichern' }).click();
  await expect(desk.getByText('Gespeichert.')).toBeVisible();
  await section(desk, 'Jetzt');
  await expect(desk.getByText('Die Kasse wird für die Preise nicht reichen.')).toBeVisible();
  await section(desk, 'Ausschreibung');
  await desk.getByLabel('Vorname').fill('Max');
  await desk.getByLabel('Nachname').fill('Streng');
  await desk.getByRole('button', { name: 'Ernennen', exact: true }).click();
  await expect(desk.getByText('Max Streng')).toBeVisible();
  expect(await violations(desk)).toEqual([]);

  // The desk's own changes do not stand in its way, but another desk's do.
  await desk.getByLabel('Veranstalter').fill('Burschenverein');
  const otherDesk = new Program(hall.address, await director.link({ role: 'director', person: 1 }));
  const { setup } = await otherDesk.get<SetupView>('/setup');
  await otherDesk.act({ change_setup: { setup: { ...setup, venue: 'Klement-Saal' } } });
  await expect(desk.getByText('Ein anderes Pult hat die Ausschreibung')).toBeVisible();
  await desk.getByRole('button', { name: 'Speichern' }).click();
  await expect(desk.getByText('Inzwischen ist das geschehen:')).toBeVisible();
  await desk.getByRole('button', { name: 'Lassen' }).click();
  await desk.getByRole('button', { name: 'Neuen Stand zeigen' }).click();
  await expect(desk.getByLabel('Ort der Veranstaltung')).toHaveValue('Klement-Saal');

  // Registration: a table, and two at the door with the keyboard alone.
  await section(desk, 'Jetzt');
  await desk.getByRole('button', { name: 'Anmeldung eröffnen' }).click();
  await expect(desk.getByRole('button', { name: 'Losnummer festlegen' })).toBeVisible();
  await section(desk, 'Anmeldung');
  await desk
    .getByLabel('Datei')
    .setInputFiles({ name: 'anmeldung.csv', mimeType: 'text/csv', buffer: Buffer.from(table) });
  await desk.getByRole('button', { name: '30 Anmeldungen einlesen' }).click();
  await expect(desk.getByText('30 Anmeldungen eingelesen.')).toBeVisible();
  await desk.getByLabel('Vorname').first().focus();
  for (const [first, last] of [
    ['Zenzi', 'Altmann'],
    ['Korbinian', 'Zacherl'],
  ] as const) {
    for (const word of [first, last, 'Isen', '18.10.1970']) {
      await desk.keyboard.type(word);
      if (word !== '18.10.1970') await desk.keyboard.press('Tab');
    }
    await desk.keyboard.press('Enter');
    await expect(desk.getByText(`${first} ${last} ist angemeldet.`).first()).toBeVisible();
  }
  await expect(desk.getByText('Kasse 320 €').first()).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await shot(desk, 'door');

  // The draw, with its proof.
  await section(desk, 'Jetzt');
  await desk.getByLabel('Losnummer').fill('Lottozahlen: 3 8 21 30 41 44');
  await desk.getByRole('button', { name: 'Losnummer festlegen' }).click();
  await desk.getByRole('button', { name: 'Auslosen' }).click();
  await expect(desk.getByRole('button', { name: 'Startzeichen für Durchgang 1' })).toBeVisible();
  await section(desk, 'Auslosung');
  await expect(desk.getByText('nachgerechnet')).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await shot(desk, 'draw');

  // Links, each opening its role.
  await section(desk, 'Links und QR');
  await desk.getByRole('button', { name: 'Link machen' }).click();
  await expect(desk.getByAltText('QR-Code')).toBeVisible();
  expect(await violations(desk)).toEqual([]);
  await shot(desk, 'links');
  await desk.getByRole('button', { name: 'Tischkärtchen für die Listenführung' }).click();
  await expect(desk.getByText('Diese Kärtchen gibt es nur jetzt')).toBeVisible();
  await shot(desk, 'cards');
  await desk.emulateMedia({ media: 'print' });
  await expect(desk.getByRole('navigation')).toBeHidden();
  await shot(desk, 'cards-print');
  await desk.emulateMedia({ media: 'screen' });
  await desk.getByRole('button', { name: 'Schließen' }).click();
  const keepers = await Promise.all(
    Array.from({ length: TABLES }, (_, at) => director.link({ role: 'keeper', table: at + 1 })),
  );
  const refereeToken = await director.link({ role: 'referee', person: 2 });
  const displayToken = await director.link({ role: 'display' });
  const playerToken = await director.link({ role: 'player', player: 31 });

  const display = await visit(browser, { width: 1920, height: 1080 });
  // A card that was printed when the token stood in the path.
  await display.goto(`${hall.address}/h/${displayToken}`);
  await expect(display).toHaveURL(`${hall.address}/h/#${displayToken}`);
  await expect(display.getByRole('heading', { name: 'Kirchweih Isen' })).toBeVisible();
  await section(desk, 'Anzeige');
  for (const [button, shown] of [
    ['Sitzplan nach Tischen', 'Tisch 1'],
    ['Sitzplan nach Namen', 'Altmann, Zenzi'],
  ] as const) {
    await desk.getByRole('button', { name: button }).click();
    await expect(display.getByText(shown, { exact: true })).toBeVisible();
    await shot(display, `display-${button.split(' ').at(-1)!.toLowerCase()}`);
  }
  await desk.getByRole('button', { name: 'in 10 min' }).click();
  await expect(display.locator('.huge')).toContainText(/^(10|9|11):\d\d$/);
  await shot(display, 'display-countdown');
  expect(await violations(desk)).toEqual([]);
  expect(await violations(display)).toEqual([]);
  // The letters on the screen stand at least five hundredths of its height.
  const smallest = await display.evaluate(() =>
    Math.min(
      ...[...document.querySelectorAll('main *')]
        .filter((node) => node.childNodes.length > 0 && !node.closest('.aloud'))
        .map((node) => parseFloat(getComputedStyle(node).fontSize)),
    ),
  );
  expect(smallest).toBeGreaterThanOrEqual(1080 * 0.05);

  // Anybody finds his seat, and a player sees his card.
  const guest = await visit(browser, PHONE);
  await guest.goto(`${hall.address}/hall`);
  await guest.getByRole('link', { name: 'Kirchweih Isen' }).click();
  await guest.getByLabel('Ihr Name').fill('zach');
  await expect(guest.getByText('Zacherl, Korbinian')).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await shot(guest, 'where');
  await guest.goto(`${hall.address}/h/#${playerToken}`);
  await expect(guest.getByRole('heading', { name: 'Zenzi Altmann' })).toBeVisible();
  expect(await violations(guest)).toEqual([]);
  await shot(guest, 'player');

  // The keepers wait for the signal, which comes to all at once.
  const [one, two] = [await visit(browser, PHONE), await visit(browser, PHONE, 'dark')];
  await one.goto(`${hall.address}/h/#${keepers[0]}`);
  await two.goto(`${hall.address}/h/#${keepers[1]}`);
  await expect(one.getByText('Noch nicht angefangen')).toBeVisible();
  await section(desk, 'Jetzt');
  await desk.getByRole('button', { name: 'Startzeichen für Durchgang 1' }).click();
  await expect(one.getByText('Durchgang 1 beginnt')).toBeVisible();
  await expect(display.getByText('Bitte geben!')).toBeVisible();
  await expect(guest.getByText('Durchgang 1 beginnt')).toBeVisible();
  expect(await violations(one)).toEqual([]);

  const names = await Promise.all(
    keepers
      .slice(0, 2)
      .map(async (token) =>
        (await new Program(hall.address, token).get<ListView>('/list')).players.map(({ name }) => name),
      ),
  );
  const [first, second] = names as [string[], string[]];
  const surname = (name: string) => name.split(' ').at(-1)!;
  const short = (all: string[], at: number) => {
    const twins = all.filter((name) => surname(name) === surname(all[at]!)).length > 1;
    return twins ? `${all[at]![0]}. ${surname(all[at]!)}` : surname(all[at]!);
  };

  // Table 1: four taps a game, a correction, an approval.
  await game(one, [first[0]!, `Rufspiel mit ${short(first, 1)}`, 'gewonnen']);
  await expect(one.getByText('Spiel 2: Wer spielt?')).toBeVisible();
  await game(one, [first[2]!, 'Solo', 'verloren, Schneider']);
  await expect(one.getByText('Spiel 3: Wer spielt?')).toBeVisible();
  await one.getByRole('button', { name: 'Spiel 2 berichtigen' }).click();
  const enter = one.getByRole('region', { name: 'Spiel eintragen' });
  await enter.getByRole('button', { name: first[2]! }).click();
  await enter.getByRole('button', { name: 'Wenz', exact: true }).click();
  await enter.getByRole('button', { name: 'gewonnen', exact: true }).click();
  await enter.getByRole('button', { name: 'Berichtigung eintragen' }).click();
  await expect(
    one.getByRole('row', { name: /Wenz/ }).or(one.locator('tr[title*="Wenz"]')).first(),
  ).toBeVisible();
  expect(await violations(one)).toEqual([]);

  const referee = await visit(browser, PHONE, 'dark');
  await referee.goto(`${hall.address}/h/#${refereeToken}`);
  await expect(referee.getByText('Es wartet nichts')).toBeVisible();
  await enter.getByRole('button', { name: first[3]! }).click();
  await shot(one, 'keeper-contract');
  await enter.getByRole('button', { name: 'Solo Tout' }).click();
  await enter.getByRole('button', { name: 'Aufsicht fragen' }).click();
  await expect(referee.getByText(`${first[3]} möchte Solo Tout spielen`)).toBeVisible();
  await shot(referee, 'referee');
  expect(await violations(referee)).toEqual([]);
  await referee.getByRole('button', { name: 'Genehmigen' }).click();
  await expect(one.getByText('Genehmigt von Max Streng')).toBeVisible();
  await enter.getByRole('button', { name: 'gewonnen', exact: true }).click();
  await shot(one, 'keeper-done');
  await enter.getByRole('button', { name: 'Eintragen' }).click();
  await expect(one.getByText('Spiel 4: Wer spielt?')).toBeVisible();
  await game(one, [first[1]!, `Rufspiel mit ${short(first, 3)}`, 'gewonnen, Schneider']);
  await shot(one, 'keeper');

  // Table 2 loses its network, writes on, is loaded anew, and nothing is lost.
  await game(two, [second[0]!, `Rufspiel mit ${short(second, 2)}`, 'verloren']);
  await expect(two.getByText('Spiel 2: Wer spielt?')).toBeVisible();
  await two.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await expect
    .poll(() =>
      two.evaluate(
        async () =>
          (
            await (
              await caches.open((await caches.keys()).find((name) => name.startsWith('stammtisch-page-'))!)
            ).keys()
          ).length,
      ),
    )
    .toBeGreaterThan(5);
  await two.context().setOffline(true);
  await expect(two.getByText('keine Verbindung')).toBeVisible({ timeout: 60_000 });
  for (const at of [2, 3, 4]) {
    await game(two, [second[1]!, `Rufspiel mit ${short(second, 3)}`, 'gewonnen']);
    await expect(two.getByText(`Spiel ${at + 1}: Wer spielt?`)).toBeVisible();
  }
  await expect(two.getByText('3 Einträge warten auf das Netz')).toBeVisible();
  await shot(two, 'keeper-offline');
  expect(await violations(two)).toEqual([]);
  await two.reload();
  await expect(two.getByText('3 Einträge warten auf das Netz')).toBeVisible();
  await expect(two.getByText('Spiel 5: Wer spielt?')).toBeVisible();
  const before = await director.get<ListView>('/list?match=1&table=2');
  expect(before.rows).toHaveLength(1);
  await two.context().setOffline(false);
  await expect(two.getByText('Einträge warten')).toBeHidden({ timeout: 30_000 });
  await expect.poll(async () => (await director.get<ListView>('/list?match=1&table=2')).rows.length).toBe(4);

  // A second keeper at the same table: a clear answer, nothing lost.
  await expect(two.getByText('Spiel 5: Wer spielt?')).toBeVisible();
  const rival = new Program(hall.address, keepers[1]!);
  await two.context().setOffline(true);
  await game(two, [second[2]!, 'Solo', 'gewonnen']);
  await rival.act({
    enter_row: { game: 5, row: { declarer: 1, partner: 2, contract: 'rufspiel', won: true } },
  });
  await two.context().setOffline(false);
  await expect(two.getByText('Ein Eintrag wurde nicht angenommen')).toBeVisible({ timeout: 30_000 });
  await expect(two.getByText(`Spiel 5: ${second[2]}: Solo, gewonnen`).first()).toBeVisible();
  await shot(two, 'keeper-refused');
  await two.getByRole('button', { name: 'Diesen Eintrag streichen' }).click();
  await expect(two.getByText('Spiel 6: Wer spielt?')).toBeVisible();

  // The referee is called, and answers.
  await one.getByText('Aufsicht rufen, Beschwerde').click();
  await one.getByLabel('Worum geht es?').fill('Karte gezeigt');
  await one.getByRole('button', { name: 'Aufsicht rufen' }).click();
  await expect(one.getByText('Die Aufsicht ist gerufen.')).toBeVisible();
  await referee.getByRole('button', { name: 'Erledigt' }).click();
  await expect(one.getByText('Am Tisch geklärt')).toBeVisible();

  // He rules on a game and corrects another, with the points computed.
  await referee.getByRole('button', { name: 'Tische und Listen' }).click();
  await referee.locator('.grid button').first().click();
  await referee.getByRole('button', { name: 'Berichtigen 1', exact: true }).click();
  await referee.getByRole('button', { name: 'Entscheidung' }).click();
  await referee.getByLabel('Wer war es?').selectOption('3');
  await expect(referee.getByText('S 3.4.14')).toBeVisible();
  expect(await violations(referee)).toEqual([]);
  await shot(referee, 'referee-ruling');
  await referee.getByLabel('Begründung').first().fill('Farbe nicht bedient');
  await referee.getByRole('button', { name: /Eintragen, gezeichnet/ }).click();
  await expect(referee.getByText('vorher:')).toHaveCount(2);

  // The tables that no browser sits at.
  await Promise.all(
    keepers.slice(2, 7).map((token, at) => new Program(hall.address, token).playList(GAMES, at + 3)),
  );
  await expect(desk.getByText('5 von 8 Listen', { exact: false }).first()).toBeVisible();
  await shot(desk, 'desk');
  expect(await violations(desk)).toEqual([]);
  await director.post('/display', { mode: 'progress' });
  await expect(display.getByText('5 von 8 Listen sind da')).toBeVisible({ timeout: 30_000 });
  await shot(display, 'display-progress');
  await new Program(hall.address, keepers[7]!).playList(GAMES, 12);

  // Both browsers finish, sign and hand in.
  for (const [page, all, from] of [
    [one, first, 5],
    [two, second, 6],
  ] as const) {
    for (let at = from; at <= GAMES; at += 1) {
      await expect(page.getByText(`Spiel ${at}: Wer spielt?`)).toBeVisible();
      await game(page, [all[at % 4]!, `Rufspiel mit ${short(all, (at + 1) % 4)}`, 'gewonnen']);
    }
    for (const name of all)
      await page.getByRole('button', { name: new RegExp(`${name}.*Ich unterschreibe`) }).click();
    await shot(page, 'keeper-sign');
    await page.getByRole('button', { name: 'unterschreibt als Listenführer' }).click();
    await page.getByRole('button', { name: 'Liste abgeben' }).click();
    await expect(page.getByText('Die Liste ist abgegeben.')).toBeVisible();
  }
  await director.post('/display', { mode: 'standings' });
  await expect(display.locator('.ranks li').first()).toBeVisible();
  await shot(display, 'display-standings');

  // P 24: what the management announces is on every phone and screen, and in the log.
  await section(desk, 'Anzeige');
  const word = desk.locator('section', { hasText: 'Durchsage an alle' }).last();
  await word.getByLabel('Text').fill('Die Preise gibt es um 18 Uhr im Saal');
  await word.getByRole('button', { name: 'Durchsagen' }).click();
  await expect(display.getByRole('heading', { name: 'um 18 Uhr im Saal' })).toBeVisible();
  await shot(display, 'display-announced');
  for (const page of [one, two, referee, desk]) {
    await expect(page.getByText('Die Preise gibt es um 18 Uhr im Saal').first()).toBeVisible();
  }
  expect(await violations(one)).toEqual([]);
  await shot(one, 'keeper-announced');
  await shot(desk, 'desk-announced');
  for (const page of [one, two, desk]) await page.getByRole('button', { name: 'Gelesen' }).click();
  await expect(one.getByText('um 18 Uhr im Saal')).toHaveCount(0);
  await section(desk, 'Jetzt');

  // The end: match, tournament, prizes from the last to the first.
  await desk.getByRole('button', { name: 'Durchgang abschließen' }).click();
  await desk.getByRole('button', { name: 'Turnier abschließen' }).click();
  await desk.getByRole('button', { name: 'Zur Preisverteilung' }).click();
  await desk.getByRole('button', { name: 'Preisverteilung beginnen' }).click();
  await expect(display.getByRole('heading', { name: 'Preisverteilung' })).toBeVisible();
  const { ranked } = await director.get<StandingsView>('/standings');
  await desk.getByRole('button', { name: 'Nächster Preis (noch 4)' }).click();
  await expect(display.getByText('Mittelplatz', { exact: true })).toBeVisible();
  await expect(display.locator('.prize h1')).toHaveText(ranked[Math.ceil(ranked.length / 2) - 1]!.name);
  for (const place of [3, 2, 1]) {
    await desk.getByRole('button', { name: `Nächster Preis (noch ${place})` }).click();
    await expect(display.locator('.prize h1')).toHaveText(ranked[place - 1]!.name);
    await expect(display.getByText(`${place}. Preis`, { exact: true })).toBeVisible();
  }
  await shot(display, 'display-prizes');
  await shot(desk, 'prizes');

  // Prizes that are given stand; hidden again, they can be mended, and the results go out.
  await desk.getByLabel('Preise, vom ersten an').fill('150,-\n80');
  await desk.getByRole('button', { name: 'Preise speichern' }).click();
  await expect(desk.getByText('4 Preise sind schon aufgedeckt')).toBeVisible();
  await desk.getByRole('button', { name: 'Von vorn' }).click();
  await desk.getByRole('button', { name: 'Preise speichern' }).click();
  await expect(desk.getByText('Gespeichert.')).toBeVisible();
  await desk.getByRole('button', { name: 'Alle aufdecken' }).click();
  await expect(display.getByText('1. Preis', { exact: true })).toBeVisible();
  await section(desk, 'Wertung');
  await expect(desk.getByLabel('Text für Zeitung und Webseite')).toHaveValue(
    new RegExp(`^Beim Schafkopfturnier „Kirchweih Isen“ .* Es gewann ${ranked[0]!.name}`),
  );
  await desk.getByRole('button', { name: 'Text kopieren' }).click();
  await expect(desk.getByText('Kopiert.')).toBeVisible();
  const [csv] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: 'Tabelle (CSV)' }).click(),
  ]);
  expect(csv.suggestedFilename()).toBe('ergebnisse.csv');
  await shot(desk, 'standings-out', true);
  await section(desk, 'Preise');
  expect(await violations(display)).toEqual([]);
  expect(await violations(desk)).toEqual([]);
  await expect(guest.getByText(/\d+\. Platz/)).toBeVisible();
  await shot(guest, 'player-end');

  for (const name of ['Papier und Dateien', 'Protokoll', 'Wertung', 'Tische und Listen', 'Aufsicht']) {
    await section(desk, name);
    await expect(desk.locator('main h2').first()).toBeVisible();
    if (name === 'Protokoll')
      await expect(desk.getByText(/^Liste abgeschlossen: Durchgang 1, Tisch \d$/).first()).toBeVisible();
    expect(await violations(desk), name).toEqual([]);
    await shot(desk, `section-${name.split(' ')[0]!.toLowerCase()}`);
  }

  // Paper opens by a ticket, and the whole tournament is saved as a file.
  await section(desk, 'Papier und Dateien');
  const [paper] = await Promise.all([
    desk.waitForEvent('popup'),
    desk.getByRole('button', { name: /Sitzplan nach Tischen/ }).click(),
  ]);
  await expect(paper.getByText('Altmann, Zenzi').first()).toBeVisible();
  await paper.close();
  const [file] = await Promise.all([
    desk.waitForEvent('download'),
    desk.getByRole('button', { name: /Ganzes Turnier/ }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('kirchweih-isen.json');

  // The desk in the dark and on a tablet.
  await desk.emulateMedia({ colorScheme: 'dark' });
  await desk.setViewportSize({ width: 768, height: 1024 });
  for (const name of ['Jetzt', 'Anmeldung', 'Auslosung', 'Anzeige', 'Protokoll']) {
    await section(desk, name);
    await expect(desk.locator('main h2').first()).toBeVisible();
    expect(await violations(desk), name).toEqual([]);
    expect(await desk.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(768);
  }
  await shot(desk, 'desk-dark');

  // A revoked link closes its page at once.
  await section(desk, 'Links und QR');
  await desk
    .getByRole('row', { name: /Anzeige/ })
    .first()
    .getByRole('button', { name: 'Sperren' })
    .click();
  await expect(display.getByText('Dieser Link gilt nicht mehr.')).toBeVisible();

  // Everybody reads the result without a link; in English, too.
  const all = await visit(browser, PHONE, 'dark');
  await all.goto(`${hall.address}/hall/t/kirchweih-isen`);
  await expect(all.getByRole('heading', { name: 'Endergebnis' })).toBeVisible();
  await all.getByRole('button', { name: 'English' }).click();
  await expect(all.getByRole('heading', { name: 'Final result' })).toBeVisible();
  expect(await violations(all)).toEqual([]);

  // A season of one tournament, with its ranking and plots.
  await desk.goto(`${hall.address}/hall`);
  await desk.getByText('Mehr: Saison').click();
  const season = desk.locator('form', { hasText: 'Saison anlegen' });
  await season.getByLabel('Name').fill('Vereinsmeisterschaft');
  await season.getByLabel('Kirchweih Isen').check();
  await season.getByRole('button', { name: 'Speichern' }).click();
  await desk.getByRole('link', { name: 'Vereinsmeisterschaft' }).click();
  await expect(desk.getByText('Bisher ein Turnier; es zählt.')).toBeVisible();
  await expect(desk.getByRole('row').nth(1)).toContainText(ranked[0]!.name);
  const plot = desk.getByAltText(`Ergebnisse von ${ranked[0]!.name}`);
  await expect
    .poll(() => plot.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await violations(desk)).toEqual([]);
  await shot(desk, 'season');

  // The same people in a second tournament are one person each, once the administrator says so.
  await desk.goto(`${hall.address}/hall`);
  await desk.getByText('Mehr: Saison').click();
  await desk
    .locator('section', { hasText: 'Turnier einlesen' })
    .getByLabel('Datei')
    .setInputFiles(await file.path());
  await expect(desk.getByRole('heading', { name: 'Link der Turnierleitung' })).toBeVisible();
  await season.getByLabel('Name').fill('Zwei Turniere');
  const both = season.getByLabel('Kirchweih Isen');
  await expect(both).toHaveCount(2);
  for (const box of await both.all()) await box.check();
  await season.getByRole('button', { name: 'Speichern' }).click();
  await desk.getByRole('link', { name: 'Zwei Turniere' }).click();
  await expect(desk.getByRole('row')).toHaveCount(65);
  await desk.getByRole('button', { name: `Zusammenlegen ${ranked[0]!.name}` }).click();
  await expect(desk.getByRole('row')).toHaveCount(64);
  await desk.getByRole('button', { name: 'Alle 31 zusammenlegen' }).click();
  await expect(desk.getByRole('row')).toHaveCount(33);
  await desk.getByRole('button', { name: `Trennen ${ranked[0]!.name}` }).click();
  await expect(desk.getByRole('row')).toHaveCount(34);
  expect(await violations(desk)).toEqual([]);
  await shot(desk, 'season-people', true);
});

test('a link that nobody knows opens nothing, and says so', async ({ page, hall }) => {
  await page.goto(`${hall.address}/h/#3q2-7wAAAAAAAAAAAAAAAA`);
  await expect(page.getByRole('alert')).toContainText('Dieser Link ist nicht bekannt.');
  expect(await violations(page)).toEqual([]);
  await page.goto(`${hall.address}/hall/nirgends`);
  await expect(page.getByText('Diese Seite gibt es nicht.')).toBeVisible();
});
