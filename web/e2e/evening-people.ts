/** The people of a club's evening, and the table in which the club has them. */

import type { RuleSet } from './paper-games.ts';

/** Somebody who is announced. */
export interface Guest {
  first: string;
  last: string;
  town: string;
  /** Whether he has paid beforehand. */
  hasPaid: boolean;
}

const FIRST = 'Resi Sepp Anna Xaver Vroni Alois Kathi Ludwig Zenzi Korbinian Gretl Toni'.split(' ');
const LAST = 'Öttl Straßer Huber Maier Wimmer Brandl Altmann Zacherl Gruber Lechner Unterholzner'.split(' ');
const TOWNS = ['Isen', 'Dorfen', 'Erding', 'Taufkirchen', 'Sankt Wolfgang'];
/** Somebody who wrote the table knew one postcode. */
const inTable = (town: string) => (town === 'Dorfen' ? '84405 Dorfen' : town);
/** As one notes that somebody has paid; and as one notes nothing. */
const PAID = ['ja', '', 'x', '1', '', 'bezahlt'];

export const isPaid = (at: number) => PAID[at % PAID.length] !== '';

/** So many of them, at most 131; the second is somebody else of the first one's name. */
export function guests(count: number): Guest[] {
  const one = (at: number): Guest => ({
    first: FIRST[at % FIRST.length]!,
    last: LAST[Math.floor(at / FIRST.length)]!,
    town: TOWNS[at % TOWNS.length]!,
    hasPaid: false,
  });
  const namesake: Guest = { ...one(0), town: 'Wasserburg' };
  const all = [one(0), namesake, ...Array.from({ length: count - 2 }, (_, at) => one(at + 1))];
  return all.map((guest, at) => ({ ...guest, hasPaid: isPaid(at) }));
}

/** A table, and what is wrong in it. */
export interface MessyTable {
  bytes: Buffer;
  /** Where the second entry of somebody stands, and where nobody can tell whether it is paid. */
  twinLine: number;
  doubtLine: number;
  /** Who is in doubt. */
  doubted: Guest;
}

/** As a club has it: titles, columns in no order, a column that nobody knows, somebody twice, a mistake; in cp1252. */
export function messyTable(rules: RuleSet, all: readonly Guest[]): MessyTable {
  const hasAge = rules === 'schule-turnier';
  const born = (at: number) => (hasAge ? [`${(at % 28) + 1}.${(at % 12) + 1}.19${50 + (at % 40)}`] : []);
  const doubted: Guest = { first: 'Burgl', last: 'Öttl', town: 'Isen', hasPaid: false };
  const line = (paid: string, guest: Guest, at: number) =>
    [at % 3 === 0 ? 'Schnitzel' : '', paid, guest.last, inTable(guest.town), guest.first, ...born(at)].join(
      ';',
    );
  const lines = [
    'Preisschafkopf Isen – Anmeldungen;;;;',
    'Startgeld 10 € an der Tür;;;;',
    '',
    ['Essen', 'bez.', 'Nachname', 'Ort', 'Vorname', ...(hasAge ? ['geb.'] : [])].join(';'),
    ...all.map((guest, at) => line(PAID[at % PAID.length]!, guest, at)),
  ];
  const twin = { ...all[3]!, first: all[3]!.first.toLowerCase() };
  lines.push(line('', twin, 3), line('vielleicht', doubted, 5));
  return {
    bytes: cp1252(lines.join('\r\n')),
    twinLine: lines.length - 1,
    doubtLine: lines.length,
    doubted,
  };
}

/** The bytes that a German Windows writes. */
function cp1252(text: string): Buffer {
  const rest: Record<string, number> = { '€': 0x80, '–': 0x96 };
  return Buffer.from([...text].map((sign) => rest[sign] ?? sign.charCodeAt(0)));
}
