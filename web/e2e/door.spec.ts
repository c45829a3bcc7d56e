/** The door of the hall: a tournament made with a double click, names out of a messy table, and people who come. */

import { type Page, expect, test } from '@playwright/test';

import { violations } from './axe.ts';
import { withServer } from './server.ts';

const shots = process.env['STAMMTISCH_SHOTS'];
async function shot(page: Page, name: string): Promise<void> {
  if (shots) await page.screenshot({ path: `${shots}/${name}.png`, fullPage: true });
}

const section = (page: Page, name: string) =>
  page.getByRole('navigation').getByRole('button', { name }).click();

/** Whether anything is wider than the window. */
const isTooWide = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth + 1);

/** As a club has it: a title, columns in no order, a column that nobody knows, a mistake, and somebody twice. */
const table = [
  'Preisschafkopf Isen, Anmeldungen',
  '',
  'Telefon\tName, Vorname\tPLZ Ort\tbez.',
  '0171 1\tÖttl, Xaver\t84405 Dorfen\tx',
  '\tStraßer, Anna\tIsen\tja',
  '\tHuber, Resi\tIsen\t',
  '\tHuber, Resi\tDorfen\t1',
  '\tMaier, Sepp\tErding\tvielleicht',
  '\tOettl, Xaver\tDorfen\t',
  ...Array.from({ length: 12 }, (_, at) => `\tWimmer${at}, Vroni\tErding\tbezahlt`),
].join('\n');

test('from a double click to the draw, with a messy table, the door and players left over', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await withServer([], async (hall) => {
    const context = await browser.newContext({
      viewport: { width: 1366, height: 768 },
      locale: 'de-DE',
    });
    context.setDefaultTimeout(20_000);
    const desk = await context.newPage();
    await desk.goto(hall.admin.replace('/admin#', '/hall/start#'));
    await desk.getByRole('heading', { name: 'Neues Turnier' }).waitFor();

    // One screen, with what is usual under the rules that are chosen; a second click makes no second tournament.
    await expect(desk.getByLabel('Name', { exact: true }).first()).toHaveValue('Preisschafkopf');
    await desk.getByLabel('Regeln').selectOption('schule-turnier');
    await expect(desk.getByLabel('Startgeld in Euro')).toHaveValue('0');
    await desk.getByLabel('Regeln').selectOption('preis');
    await expect(desk.getByLabel('Startgeld in Euro')).toHaveValue('10');
    await desk.getByLabel('Turnierleitung: Nachname').fill('Leitner');
    const form = desk.locator('form', { hasText: 'Neues Turnier' });
    expect((await form.boundingBox())!.height).toBeLessThan(768);
    await desk.getByLabel('Name', { exact: true }).first().fill('Kirchweih');
    await shot(desk, 'create');
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Turnier anlegen' }).dblclick();
    await expect(desk.getByText('Der Link ist nur jetzt zu sehen.')).toBeVisible();
    await expect(desk.getByRole('listitem').filter({ hasText: 'Kirchweih' })).toHaveCount(1);

    // What was made by mistake is deleted; the administrator comes to the desk from the hall.
    await desk.getByLabel('Name', { exact: true }).first().fill('Versehen');
    await desk.getByRole('button', { name: 'Turnier anlegen' }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: 'Versehen' })).toHaveCount(1);
    await desk.getByRole('button', { name: 'Löschen Versehen' }).click();
    await desk.getByRole('button', { name: '„Versehen“ wirklich löschen' }).click();
    await expect(desk.getByRole('listitem').filter({ hasText: 'Versehen' })).toHaveCount(0);
    await desk.getByRole('button', { name: 'Zum Pult der Turnierleitung Kirchweih' }).click();
    await desk.getByRole('button', { name: 'Anmeldung eröffnen' }).click();
    await desk.getByLabel('Losnummer').fill('Lottozahlen: 3 8 21');
    await desk.getByRole('button', { name: 'Losnummer festlegen' }).click();

    // The table is looked at, mended by leaving lines out, and read in whole.
    await section(desk, 'Anmeldung');
    await desk.getByLabel('Oder hier einfügen').fill(table);
    await desk.getByRole('button', { name: 'Ansehen' }).click();
    await expect(desk.getByText('Telefon → Bemerkung')).toBeVisible();
    await expect(desk.getByText('Ausgelassen, weil über den Spalten: Zeile 1.')).toBeVisible();
    await expect(desk.getByText('Zeile 8, Spalte „Bezahlt“: „vielleicht“')).toBeVisible();
    await expect(desk.getByText('Vielleicht dieselbe Person wie in Zeile 4.')).toBeVisible();
    await expect(desk.getByRole('button', { name: 'Anmeldungen einlesen' })).toBeDisabled();
    await shot(desk, 'import');
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Zeile 8 auslassen' }).click();
    await desk.getByRole('button', { name: 'Zeile 9 auslassen' }).click();
    await desk.getByRole('button', { name: '16 Anmeldungen einlesen' }).click();
    await expect(desk.getByText('16 Anmeldungen eingelesen.')).toBeVisible();

    // The door: type, Enter, and the field is ready for the next. Who was just read in is found at once, not taken for new.
    const who = desk.getByRole('combobox', { name: 'Wer kommt?' });
    await who.focus();
    await desk.keyboard.type('oettl');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Xaver Öttl ist da, als 1.').first()).toBeVisible();
    await expect(who).toBeFocused();
    await expect(who).toHaveValue('');
    await desk.keyboard.type('strasser');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Anna Straßer ist da, als 2.').first()).toBeVisible();
    // Of two people of one name the arrow keys choose.
    await desk.keyboard.type('huber resi');
    await expect(desk.getByRole('option', { name: /Resi Huber/ })).toHaveCount(2);
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Resi Huber ist da, als 3. Bezahlt: 10 €.').first()).toBeVisible();
    // A number that nobody has is answered, and stays to be mended.
    await desk.keyboard.type('99');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Unter „99“ ist niemand angemeldet.')).toBeVisible();
    await expect(who).toHaveValue('99');
    await desk.keyboard.press('Escape');
    await expect(who).toHaveValue('');
    // Who is new is taken once, however often Enter is pressed.
    await desk.keyboard.type('Zenzi Altmann, Isen');
    await desk.keyboard.press('Enter');
    await desk.keyboard.press('Enter');
    await expect(desk.getByText('Zenzi Altmann ist da, als 4. Bezahlt: 10 €.').first()).toBeVisible();
    await expect(desk.getByText('4 von 17 da')).toBeVisible();
    await shot(desk, 'door');

    // Whole lists, one click away; who does not come is put on the waiting list in one go.
    await desk.getByRole('button', { name: /^Nicht da/ }).click();
    await expect(desk.locator('tbody tr')).toHaveCount(13);
    for (let at = 0; at < 10; at += 1) {
      await who.fill(`Wimmer${at} `);
      await who.press('Enter');
      await expect(desk.getByText(`Vroni Wimmer${at} ist da`).first()).toBeVisible();
    }
    await desk.getByRole('button', { name: 'Alle 3 auf die Warteliste' }).click();
    await desk.getByRole('button', { name: 'Alle 3 auf die Warteliste' }).click();
    await expect(desk.getByText('Hier steht niemand.')).toBeVisible();
    expect(await isTooWide(desk)).toBe(false);

    // Fourteen: two left over. The choice stands where the draw is, and house players do not end in a dead end.
    await section(desk, 'Jetzt');
    await expect(desk.getByText('2 Spieler sind übrig. Was soll geschehen?')).toBeVisible();
    await desk.getByText('2 Hausspieler füllen auf.').click();
    const house = desk.getByLabel('Name des Hausspielers');
    await house.fill('Wirt Hans');
    await desk.getByRole('button', { name: 'Hausspieler anmelden' }).click();
    await expect(desk.getByText('Es fehlt noch einer.')).toBeVisible();
    await expect(house).toHaveValue('');
    await house.fill('Wirtin Anni');
    await desk.getByRole('button', { name: 'Hausspieler anmelden' }).click();
    await expect(house).toHaveCount(0);
    await shot(desk, 'left-over');
    expect(await violations(desk)).toEqual([]);
    await desk.getByRole('button', { name: 'Auslosen' }).click();
    await expect(desk.getByRole('button', { name: 'Startzeichen für Durchgang 1' })).toBeVisible();
    // Under these rules nobody is asked for his age.
    await expect(desk.getByText('das Alter nicht belegt')).toHaveCount(0);

    // On a phone the door is no wider than the phone.
    await desk.setViewportSize({ width: 360, height: 740 });
    await section(desk, 'Anmeldung');
    await who.fill('hub');
    await expect(desk.getByRole('option').first()).toBeVisible();
    expect(await isTooWide(desk)).toBe(false);
    await shot(desk, 'door-phone');
    await context.close();
  });
});
