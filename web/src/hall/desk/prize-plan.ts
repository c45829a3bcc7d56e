/** The prizes as the desk types them, and as they are sent; how a line is read is the server's to say. */

import type { Merit, PrizesTyped } from '../../wire/hall.ts';
import { centsOf, eurosOf } from './money.ts';

/** What a special prize can be given for, beside what the organiser names himself. */
export const MERITS = ['most_solos', 'middle_place', 'last_place'] as const;
export type PlainMerit = (typeof MERITS)[number];

/** A special prize as it is typed. */
export interface SpecialForm {
  merit: PlainMerit | 'named';
  title: string;
  /** The winner's number, where one is named. */
  winner: string;
  text: string;
}

/** The prizes as they are typed. */
export interface PrizeForm {
  /** Prizes one by one, or a share of the till. */
  by: 'list' | 'share';
  /** A prize a line, from the first place on. */
  places: string;
  /** How much of the till is shared out, in hundredths. */
  percent: string;
  /** How it is split, from the first place on. */
  weights: string;
  tableWinner: string;
  special: SpecialForm[];
}

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** A special prize that nobody has typed yet. */
export const emptySpecial = (): SpecialForm => ({ merit: 'named', title: '', winner: '', text: '' });

/** The form, filled from what is kept. */
export function formOf(typed: PrizesTyped): PrizeForm {
  const share = typed.share;
  return {
    by: share ? 'share' : 'list',
    places: typed.places.trimEnd(),
    percent: share ? String(share.permille / 10).replace('.', ',') : '',
    weights: share ? share.weights.join(' ') : '',
    tableWinner: eurosOf(typed.table_winner),
    special: typed.special.map(({ merit, text }) =>
      typeof merit === 'string'
        ? { merit, title: '', winner: '', text }
        : { merit: 'named', title: merit.named.title, winner: String(merit.named.winner ?? ''), text },
    ),
  };
}

function meritOf({ merit, title, winner }: SpecialForm): Merit {
  if (merit !== 'named') return merit;
  const number = Number(winner);
  return { named: { title: title.trim(), ...(number > 0 ? { winner: number } : {}) } };
}

/** What is sent; a special prize that nothing is typed in is left out. */
export function typedOf(form: PrizeForm): PrizesTyped {
  const share = {
    permille: Math.round(Number(form.percent.replace(',', '.')) * 10) || 0,
    weights: numbers(form.weights),
  };
  return {
    places: form.by === 'list' ? form.places : '',
    ...(form.by === 'share' ? { share } : {}),
    table_winner: centsOf(form.tableWinner),
    special: form.special
      .filter(({ title, text }) => title.trim() !== '' || text.trim() !== '')
      .map((special) => ({ merit: meritOf(special), text: special.text })),
  };
}
