/** A club's evening at the desk, from the first page to the results, step by step in a browser. */

import { readFileSync } from 'node:fs';

import { type Browser, expect, type Page } from '@playwright/test';

import type { ListView, PlayersView } from '../src/hall/net/types.ts';
import type { StandingsView } from '../src/wire/hall.ts';
import { type Guest, guests, messyTable } from './evening-people.ts';
import { Program } from './hall-program.ts';
import {
  Dice,
  footOf,
  listOf,
  paperGame,
  type PaperGame,
  type PlayedGame,
  type RuleSet,
} from './paper-games.ts';
import { type Reached, Reckoning } from './reckoning.ts';
import type { Server } from './server.ts';
import { Typist } from './typist.ts';

/** What is played, and how large. */
export interface Plan {
  rules: RuleSet;
  /** Who sits at the tables in the end, house players included. */
  people: number;
  matches: number;
  games: number;
  way: 'totals' | 'games';
  fee: number;
  /** What two players win with, level in points; the first of them is ahead. */
  winners: [PlayedGame[], PlayedGame[]];
  /** What the desk says of why he is ahead. */
  tie: string;
}

/** Takes a picture of a step, where pictures are wanted. */
export type Picture = (page: Page, name: string) => Promise<void>;

/** Two who are announced and do not come, and one more who has paid. */
const ABSENT = 3;
/** So many come to the desk of the browser, the others to a second one. */
const AT_THIS_DESK = 40;
const HOUSE = ['Wirt Hans', 'Wirtin Anni'];
const PRIZES = ['300,-', '1 Spanferkel, gestiftet von Metzgerei Huber', '50 €'];
/** The prizes as they are in the end, and what each place gets of them. */
const LAST_PRIZES = [
  '250,-',
  '1 Spanferkel, gestiftet von Metzgerei Huber',
  '60 € + Schinken',
  '4.-5. Preis: 20 €',
];
const WON = ['250 €', '1 Spanferkel', '60 € und Schinken', '20 €', '20 €'];

export const rows = (text: string) =>
  text
    .replace(/^\uFEFF/, '')
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split(';').map((field) => field.replace(/^"|"$/g, '')));

export class Evening {
  readonly reckoning: Reckoning;
  readonly #guests: Guest[];
  readonly #dice = new Dice(21_112_026);
  #director!: Program;
  /** What should be in the till, in euros. */
  #till = 0;
  /** Who plays for a place, by number. */
  readonly #ranked: number[] = [];

  constructor(
    readonly page: Page,
    readonly hall: Server,
    readonly plan: Plan,
    readonly picture: Picture,
  ) {
    this.reckoning = new Reckoning(plan.rules);
    this.#guests = guests(plan.people - 4 + ABSENT);
  }

  #open(section: string): Promise<void> {
    return this.page.getByRole('navigation').getByRole('button', { name: section, exact: true }).click();
  }

  #press(name: string | RegExp): Promise<void> {
    return this.page.getByRole('button', { name }).click();
  }

  async #tillIs(): Promise<void> {
    const sum = new Intl.NumberFormat('de').format(this.#till);
    await expect(this.page.getByText(`Kasse ${sum} €`).first()).toBeVisible();
  }

  /** The first page: the tournament is made, its prizes and its referee are named. */
  async create(): Promise<void> {
    const { page, hall, plan } = this;
    await page.goto(hall.admin.replace('/admin#', '/hall/start#'));
    await page.getByRole('heading', { name: 'Neues Turnier' }).waitFor();
    await page.getByLabel('Regeln').selectOption(plan.rules);
    await page.getByLabel('Name', { exact: true }).first().fill('Kirchweih Isen');
    await page.getByLabel('Ort der Veranstaltung').fill('Gasthof Klement');
    await page.getByLabel('Durchgänge').fill(String(plan.matches));
    await page.getByLabel('Spiele', { exact: true }).fill(String(plan.games));
    await page.getByLabel('Startgeld in Euro').fill(String(plan.fee));
    await page.getByLabel('Turnierleitung: Vorname').fill('Lena');
    await page.getByLabel('Turnierleitung: Nachname').fill('Leitner');
    await this.picture(page, 'create');
    await this.#press('Turnier anlegen');
    const link = page.getByRole('link', { name: 'Zum Pult der Turnierleitung' });
    const path = await link.getAttribute('href');
    this.#director = new Program(hall.address, path!.split('#').at(-1)!);
    await link.click();
    await this.#open('Ausschreibung');
    await page.getByLabel('Vorname').fill('Max');
    await page.getByLabel('Nachname').fill('Streng');
    await page.getByRole('button', { name: 'Ernennen', exact: true }).click();
    await this.#open('Preise');
    await page.getByLabel('Preise, vom ersten an').fill(PRIZES.join('\n'));
    await expect(page.locator('.read li')).toHaveCount(PRIZES.length);
    await this.#press('Preise speichern');
    await page.getByText('Gespeichert.').waitFor();
    await this.#open('Jetzt');
    await this.#press('Anmeldung eröffnen');
    await page.getByLabel('Losnummer').fill('Lottozahlen: 3 8 21 30 41 44');
    await this.#press('Losnummer festlegen');
    await page.getByRole('button', { name: 'Auslosen' }).waitFor();
  }

  /** The club's table is read in, after somebody twice and a mistake are left out. */
  async readTable(): Promise<void> {
    const { page, plan } = this;
    const table = messyTable(plan.rules, this.#guests);
    await this.#open('Anmeldung');
    const file = { name: 'Anmeldungen.csv', mimeType: 'text/csv', buffer: table.bytes };
    await page.getByLabel('Datei').setInputFiles(file);
    await page.getByText('Ausgelassen, weil über den Spalten: Zeile 1, 2.').waitFor();
    await expect(page.getByText('Essen → Bemerkung')).toBeVisible();
    await expect(page.getByText(`Zeile ${table.doubtLine}, Spalte „Bezahlt“: „vielleicht“`)).toBeVisible();
    await expect(page.getByText('Vielleicht dieselbe Person wie in Zeile 8.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Anmeldungen einlesen' })).toBeDisabled();
    await page.getByText('So werden die Spalten gelesen').scrollIntoViewIfNeeded();
    await this.picture(page, 'import');
    await this.#press(`Zeile ${table.doubtLine} auslassen`);
    await page.getByText(`Zeile ${table.doubtLine} doch lesen`).waitFor();
    await page
      .getByRole('button', { name: `Zeile ${table.twinLine} auslassen` })
      .first()
      .click();
    await this.#press(`${this.#guests.length} Anmeldungen einlesen`);
    await page.getByText(`${this.#guests.length} Anmeldungen eingelesen.`).waitFor();
    this.#till = plan.fee * this.#guests.filter(({ hasPaid }) => hasPaid).length;
    await this.#tillIs();
    const { players } = await this.#director.get<PlayersView>('/players');
    expect(players.map(({ name }) => name)).toEqual(
      this.#guests.map(({ first, last }) => `${first} ${last}`),
    );
    expect(players.map(({ town }) => town)).toEqual(this.#guests.map(({ town }) => town));
  }

  /** Somebody is typed at the door, and the field is ready for the next. */
  async #comes(typed: string, player: number): Promise<void> {
    const who = this.page.getByRole('combobox', { name: 'Wer kommt?' });
    await who.pressSequentially(typed);
    await this.page.keyboard.press('Enter');
    await this.page.locator('.said').getByText(`Nr. ${player}: `).waitFor();
    this.#ranked.push(player);
  }

  /** Somebody new is typed at the door and pays; where an age is asked for, his card is looked at. */
  async #isNew(typed: string, player: number): Promise<void> {
    await this.#comes(typed, player);
    this.#till += this.plan.fee;
    if (this.plan.rules !== 'schule-turnier') return;
    await this.page.locator('.said').getByRole('button', { name: 'Ausweis gesehen' }).click();
    await expect(this.page.locator('.said').getByRole('button', { name: 'Ausweis gesehen' })).toHaveCount(0);
  }

  /** Everybody but three comes; two are new; who has not come is struck off, and one gets his money back. */
  async door(): Promise<void> {
    const { page, plan } = this;
    const who = page.getByRole('combobox', { name: 'Wer kommt?' });
    await who.focus();
    const coming = this.#guests.slice(0, -ABSENT);
    const second = new Program(this.hall.address, await this.#director.link({ role: 'director', person: 1 }));
    for (const [at, { first, last, hasPaid }] of coming.entries()) {
      const player = at + 1;
      if (!hasPaid) this.#till += plan.fee;
      if (at >= AT_THIS_DESK) {
        await second.act({ arrive: { player } });
        this.#ranked.push(player);
        continue;
      }
      // Some are found by what one hears of a name, the others have their number on a slip.
      const heard =
        at > 1 && at % 5 === 3 ? `${last} ${first}`.toLowerCase().replace('ö', 'oe').replace('ß', 'ss') : '';
      await this.#comes(heard || String(player), player);
    }
    const registered = this.#guests.length;
    await this.#isNew('Burgl Öttl, Isen', registered + 1);
    await this.#isNew('Girgl Neumann, Dorfen', registered + 2);
    await expect(who).toBeFocused();
    await expect(page.getByText(`${coming.length + 2} von ${registered + 2} da`)).toBeVisible();
    await this.picture(page, 'door');
    await this.#tillIs();
    await page.getByRole('button', { name: /^Nicht da/ }).click();
    await expect(page.locator('tbody tr')).toHaveCount(ABSENT);
    await this.picture(page, 'absent');
    await this.#press(`Alle ${ABSENT} abmelden`);
    await this.#press(`Alle ${ABSENT} abmelden`);
    await page.getByText('Hier steht niemand.').waitFor();
    await page.getByRole('button', { name: /^Abgemeldet/ }).click();
    for (const guest of this.#guests.slice(-ABSENT)) {
      if (!guest.hasPaid) continue;
      const row = page.getByRole('row', { name: new RegExp(`${guest.first} ${guest.last}`) });
      await row.getByRole('button', { name: /^Zurückzahlen/ }).click();
      await row.getByRole('button', { name: `${plan.fee} € zurückzahlen` }).click();
      await row.getByText('0 €', { exact: true }).waitFor();
      this.#till -= plan.fee;
    }
    await this.#tillIs();
  }

  /** Two are left over: two of the house fill up, and it is drawn. */
  async draw(): Promise<void> {
    const { page } = this;
    await this.#open('Jetzt');
    await page.getByText('2 Spieler sind übrig. Was soll geschehen?').waitFor();
    await page.getByText('2 Hausspieler füllen auf.').click();
    for (const [name, then] of [
      [HOUSE[0], 'Es fehlt noch einer.'],
      [HOUSE[1], null],
    ] as const) {
      const field = page.getByLabel('Name des Hausspielers');
      await expect(field).toHaveValue('');
      await field.fill(name!);
      if (then === null) await this.picture(page, 'left-over');
      await this.#press('Hausspieler anmelden');
      await expect(page.getByText(/Es fehl(t|en) noch/)).toHaveText(then === null ? [] : [then]);
    }
    await this.#press('Auslosen');
    await page.getByRole('button', { name: 'Startzeichen für Durchgang 1' }).waitFor();
  }

  /** Somebody comes when it is drawn already, and takes the seat of a house player, for a place. */
  async lateComer(): Promise<void> {
    const { page } = this;
    const player = this.#guests.length + 5;
    await this.#open('Anmeldung');
    await page.getByRole('combobox', { name: 'Wer kommt?' }).focus();
    await this.#isNew('Korbinian Spätling, Isen', player);
    await this.#open('Jetzt');
    await page.getByText('1 Spieler hat in der Auslosung keinen Platz:').waitFor();
    await this.picture(page, 'late-comer');
    await this.#press('Auf den Platz eines Hausspielers');
    await page.getByLabel('Geht').selectOption({ label: `${player - 2} ${HOUSE[0]}` });
    await page.getByLabel('Kommt').selectOption({ index: 0 });
    await expect(page.getByText('Er spielt um einen Platz und beginnt bei 0.')).toBeVisible();
    await this.picture(page, 'house-seat');
    await this.#press('Ersetzen');
    await page.getByText('Gespeichert.').waitFor();
    await this.#open('Jetzt');
    await expect(page.getByText('in der Auslosung keinen Platz')).toHaveCount(0);
    await this.#tillIs();
  }

  /** A match: it starts, its papers are typed, two of them for each other, which is mended. */
  async playMatch(match: number): Promise<void> {
    const { page, plan } = this;
    await this.#open('Jetzt');
    if (match > 1 && plan.rules === 'tischpunkte') await this.#press('Auslosen');
    await this.#press(`Startzeichen für Durchgang ${match}`);
    await page.getByText('Es wird gespielt. 0 von').waitFor();
    const lists = await this.#lists(match);
    const papers = this.#papers(lists, match === plan.matches);
    await this.#open('Papierlisten');
    if (match === 1) {
      if (plan.way === 'totals') await this.picture(page, 'paper-choice');
      await page
        .getByRole('button', { name: plan.way === 'totals' ? 'Summen' : 'Spiele', exact: true })
        .click();
    }
    const typed = [...papers];
    const [one, other] = [lists.length - 2, lists.length - 1];
    [typed[one], typed[other]] = [papers[other]!, papers[one]!];
    await this.#type(match, typed);
    await this.#swap(one + 1, other + 1);
    for (const [at, list] of (await this.#lists(match)).entries()) {
      const foot = footOf(papers[at]!);
      expect(list.status).toBe('closed');
      expect(list.total).toEqual(foot.map(({ plus, minus }) => plus - minus));
      this.reckoning.add(
        list.players.map(({ player }) => player),
        foot,
      );
    }
    await this.#open('Jetzt');
    await this.#press('Durchgang abschließen');
    await page.getByRole('button', { name: 'Durchgang abschließen' }).waitFor({ state: 'detached' });
  }

  #lists(match: number): Promise<ListView[]> {
    const tables = this.plan.people / 4;
    return Promise.all(
      Array.from({ length: tables }, (_, at) =>
        this.#director.get<ListView>(`/list?match=${match}&table=${at + 1}`),
      ),
    );
  }

  /** Who wins his table in all matches before the last: one at each table. */
  #leaders: number[] = [];

  /** What the tables bring: games as they are thrown, and in the end two who are level before everybody else. */
  #papers(lists: readonly ListView[], isLast: boolean): PaperGame[][] {
    const { rules, games, matches, winners } = this.plan;
    const seats = lists.map(({ players }) => players.map(({ player }) => player));
    const firstOf = (table: number) => seats[table]!.find((player) => this.#ranked.includes(player))!;
    const wins = (player: number, own: readonly PlayedGame[]) => {
      const seat = seats.find((table) => table.includes(player))!.indexOf(player);
      const turned = (game: PlayedGame): PlayedGame => ({
        ...game,
        seat,
        ...(game.partner === undefined ? {} : { partner: (game.partner + seat) % 4 }),
      });
      return listOf(rules, games, own.map(turned));
    };
    if (!isLast) {
      this.#leaders = seats.map((_, table) => firstOf(table));
      return this.#leaders.map((player) => wins(player, winners[1]));
    }
    const tableOf = (player: number) => seats.findIndex((table) => table.includes(player));
    const chosen = matches === 1 ? [firstOf(3), firstOf(1)] : this.#leaders;
    const first = chosen[0]!;
    const second = chosen.find((player) => tableOf(player) !== tableOf(first))!;
    return seats.map((table) => {
      if (table.includes(first)) return wins(first, winners[0]);
      if (table.includes(second)) return wins(second, winners[1]);
      return Array.from({ length: games }, () => paperGame(this.#dice, rules));
    });
  }

  /** All papers of a match, with the keyboard alone: the last Enter of a list opens the next one. */
  async #type(match: number, papers: readonly PaperGame[][]): Promise<void> {
    const { page, plan } = this;
    const typist = new Typist(page, this.#dice, 0);
    const table = page.getByLabel('Tisch', { exact: true });
    const list = (at: number) =>
      page.getByRole('region', { name: `Liste Durchgang ${match}, Tisch ${at + 1}`, exact: true });
    await expect(table).toBeFocused();
    await typist.type('1');
    await typist.key('Enter');
    for (const [at, games] of papers.entries()) {
      await list(at).waitFor();
      const foot = footOf(games);
      if (plan.way === 'totals') {
        if (at === 3 && match === 1) await this.#typeShown(typist, foot);
        else await typist.foot(foot);
        continue;
      }
      for (const { line } of games) {
        await typist.type(line);
        await typist.key('Enter');
      }
      await page.getByLabel('Ergebnisse vom Papier').waitFor();
      await typist.type(foot.map(({ plus, minus }) => plus - minus).join(' '));
      await typist.key('Enter');
    }
    await table.waitFor();
  }

  /** A list of which a picture is taken before its last player is typed. */
  async #typeShown(typist: Typist, foot: ReturnType<typeof footOf>): Promise<void> {
    await typist.foot(foot.slice(0, 3));
    await this.picture(this.page, 'paper-totals');
    await typist.foot(foot.slice(3));
  }

  /** Two lists that were taken for each other change places, in one act. */
  async #swap(one: number, other: number): Promise<void> {
    const { page } = this;
    await this.#open('Tische und Listen');
    await page
      .locator('.grid button')
      .nth(one - 1)
      .click();
    await page.getByLabel('Begründung').fill('Beim Tippen vertauscht');
    await page.getByLabel('Tauschen mit Tisch').fill(String(other));
    await this.picture(page, 'swap');
    await this.#press('Listen tauschen');
    await page.getByText(`Die Listen von Tisch ${one} und Tisch ${other} sind getauscht.`).waitFor();
  }

  /** The end: every total, place and prize is what the test has reckoned. */
  async close(): Promise<void> {
    const { page, plan } = this;
    await this.#press('Turnier abschließen');
    await page.getByRole('button', { name: 'Zur Preisverteilung' }).waitFor();
    const groups = this.reckoning.ranking(this.#ranked);
    const [first, second] = groups as [Reached[], Reached[]];
    expect(first).toHaveLength(1);
    expect(first[0]!.total, 'the first two are level').toBe(second[0]!.total);
    expect(groups[2]![0]!.total).toBeLessThan(first[0]!.total);
    const { ranked, unranked } = await this.#director.get<StandingsView>('/standings');
    expect(ranked.map(({ total }) => total)).toEqual(groups.flat().map(({ total }) => total));
    expect(unranked.map(({ name }) => name)).toEqual([HOUSE[1]]);
    let rank = 0;
    for (const group of groups) {
      const told = ranked.slice(rank, rank + group.length);
      expect(new Set(told.map(({ player }) => player))).toEqual(new Set(group.map(({ player }) => player)));
      for (const one of told) {
        const own = group.find(({ player }) => player === one.player)!;
        expect([one.points, one.table_points], one.name).toEqual([own.points, own.tablePoints]);
        expect(one.rank).toBe((rank += 1));
      }
    }
    await this.#open('Wertung');
    await expect(page.locator('tbody tr').first()).toContainText(`${ranked[0]!.name}${plan.tie}`);
    await this.picture(page, 'standings');
    await this.#results(
      await this.#givePrizes(ranked.map(({ name }) => name)),
      ranked.map(({ name }) => name),
    );
  }

  /** The prizes are changed once more, and called from the last to the first. */
  async #givePrizes(names: readonly string[]): Promise<Page> {
    const { page, hall } = this;
    await this.#open('Preise');
    await page.getByLabel('Preise, vom ersten an').fill(LAST_PRIZES.join('\n'));
    await expect(page.locator('.read li')).toHaveCount(LAST_PRIZES.length);
    await this.picture(page, 'prizes-changed');
    await this.#press('Preise speichern');
    await page.getByText('Gespeichert.').waitFor();
    const viewport = { width: 1920, height: 1080 };
    const context = await page.context().browser()!.newContext({ viewport, locale: 'de-DE' });
    const screen = await context.newPage();
    await screen.goto(`${hall.address}/h/#${await this.#director.link({ role: 'display' })}`);
    await this.#press('Preisverteilung beginnen');
    await screen.getByRole('heading', { name: 'Preisverteilung' }).waitFor();
    for (let place = WON.length; place > 0; place -= 1) {
      await this.#press(`Nächster Preis (noch ${place})`);
      await screen.getByText(`${place}. Preis`, { exact: true }).waitFor();
      await expect(screen.locator('.prize h1')).toHaveText(names[place - 1]!);
    }
    await this.picture(screen, 'giving');
    return screen;
  }

  /** The table, the text and the public page say the same. */
  async #results(screen: Page, names: readonly string[]): Promise<void> {
    const { page, hall, plan } = this;
    await this.#open('Wertung');
    const text = page.getByLabel('Text für Zeitung und Webseite');
    await expect(text).toHaveValue(
      new RegExp(`spielten ${plan.people} Teilnehmer an ${plan.people / 4} Tischen`),
    );
    await expect(text).toHaveValue(new RegExp(`Es gewann ${names[0]!} `));
    await text.scrollIntoViewIfNeeded();
    await this.picture(page, 'results');
    const saving = page.waitForEvent('download');
    await this.#press('Tabelle (CSV)');
    const [heads, ...lines] = rows(readFileSync(await (await saving).path(), 'utf8'));
    expect(heads).toContain('Gesamt');
    expect(lines).toHaveLength(plan.people);
    const matches = Array.from({ length: plan.matches }, (_, at) => 5 + at);
    for (const [at, line] of lines.entries()) {
      const own = this.reckoning.of(Number(line[1]));
      const isRanked = at < this.#ranked.length;
      expect(line[0]).toBe(isRanked ? String(at + 1) : '');
      expect(`${line[3]} ${line[2]}`.trim()).toBe(isRanked ? names[at] : HOUSE[1]);
      expect(matches.map((column) => Number(line[column]))).toEqual(own.byMatch);
      expect(Number(line[5 + plan.matches])).toBe(own.total);
      expect(line.at(-1)!.replaceAll('\u00A0', ' ')).toContain(WON[at] ?? '');
    }
    await screen.setViewportSize({ width: 360, height: 740 });
    await screen.goto(`${hall.address}/hall/t/kirchweih-isen`);
    await screen.getByRole('heading', { name: 'Endergebnis' }).waitFor();
    await expect(screen.locator('tbody tr').first()).toContainText(names[0]!);
    await this.picture(screen, 'public');
    await screen.context().close();
  }
}

/** Plays an evening from the first page to the results. */
export async function playEvening(
  browser: Browser,
  hall: Server,
  plan: Plan,
  picture: Picture = () => Promise.resolve(),
): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 1366, height: 768 }, locale: 'de-DE' });
  context.setDefaultTimeout(20_000);
  const evening = new Evening(await context.newPage(), hall, plan, picture);
  await evening.create();
  await evening.readTable();
  await evening.door();
  await evening.draw();
  await evening.lateComer();
  for (let match = 1; match <= plan.matches; match += 1) await evening.playMatch(match);
  await evening.close();
  await context.close();
}
