/** The prizes as the desk types them, and as the tournament keeps them. */

import type { Merit, Prize, PrizePlan } from '../net/types.ts';
import { centsOf, eurosOf } from './money.ts';

/** What a special prize can be given for. */
export const MERITS = ['most_solos', 'middle_place', 'last_place'] as const satisfies readonly Merit[];

/** The prizes as they are typed. */
export interface PrizeForm {
  /** Prizes one by one, or a share of the till. */
  by: 'list' | 'share';
  /** A prize a line, from the first place on. */
  prizes: string;
  /** How much of the till is shared out, in hundredths. */
  percent: string;
  /** How it is split, from the first place on. */
  weights: string;
  tableWinner: string;
  special: Record<Merit, string>;
}

/** A line of prizes: a sum, a thing, or both. */
export function prizeOf(line: string): Prize {
  const sum = /^\s*(\d+(?:[.,]\d{1,2})?)(?:\s*(?:€|Euro\b)|(?=\s|$))\s*(.*)$/i.exec(line);
  const [cents, thing] = sum ? [centsOf(sum[1]!), sum[2]!.trim()] : [0, line.trim()];
  return thing ? { cents, thing } : { cents };
}

/** A prize as it is typed. */
export function lineOf({ cents, thing }: Prize): string {
  return [cents > 0 ? eurosOf(cents) : '', thing ?? ''].filter(Boolean).join(' ');
}

const numbers = (text: string) => (text.match(/\d+/g) ?? []).map(Number);

/** The form, filled from what is kept. */
export function formOf(plan: PrizePlan): PrizeForm {
  const share = 'share' in plan.places ? plan.places.share : null;
  const special = (merit: Merit) => {
    const found = plan.special?.find((one) => one.merit === merit);
    return found ? lineOf(found.prize) : '';
  };
  return {
    by: share ? 'share' : 'list',
    prizes: 'list' in plan.places ? plan.places.list.map(lineOf).join('\n') : '',
    percent: share ? String(share.permille / 10).replace('.', ',') : '',
    weights: share ? share.weights.join(' ') : '',
    tableWinner: eurosOf(plan.table_winner ?? 0),
    special: {
      most_solos: special('most_solos'),
      middle_place: special('middle_place'),
      last_place: special('last_place'),
    },
  };
}

/** What is to be kept; of several prizes for one merit the form shows the first, and the others stay. */
export function planOf(form: PrizeForm, before: PrizePlan): PrizePlan {
  const places: PrizePlan['places'] =
    form.by === 'list'
      ? {
          list: form.prizes
            .split('\n')
            .filter((line) => line.trim() !== '')
            .map(prizeOf),
        }
      : {
          share: {
            permille: Math.round(Number(form.percent.replace(',', '.')) * 10) || 0,
            weights: numbers(form.weights),
          },
        };
  const special = MERITS.flatMap((merit) => {
    const others = (before.special ?? []).filter((one) => one.merit === merit).slice(1);
    const first = form.special[merit].trim() === '' ? [] : [{ merit, prize: prizeOf(form.special[merit]) }];
    return [...first, ...others];
  });
  return { places, table_winner: centsOf(form.tableWinner), ...(special.length > 0 ? { special } : {}) };
}
