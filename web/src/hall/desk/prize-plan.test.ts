import { describe, expect, it } from 'vitest';

import type { PrizePlan } from '../net/types.ts';
import { formOf, lineOf, planOf, prizeOf } from './prize-plan.ts';

describe('a prize', () => {
  it('is a sum, a thing, or both', () => {
    expect(prizeOf('200')).toEqual({ cents: 20000 });
    expect(prizeOf('12,50 € Schinken')).toEqual({ cents: 1250, thing: 'Schinken' });
    expect(prizeOf('50 Euro')).toEqual({ cents: 5000 });
    expect(prizeOf('Rettich')).toEqual({ cents: 0, thing: 'Rettich' });
    expect(prizeOf('3kg Schinken')).toEqual({ cents: 0, thing: '3kg Schinken' });
  });

  it('is typed as it is read', () => {
    for (const line of ['200', '12,50 Schinken', 'Rettich']) expect(lineOf(prizeOf(line))).toBe(line);
  });
});

describe('the plan of all prizes', () => {
  const plans: PrizePlan[] = [
    { places: { list: [] }, table_winner: 0 },
    { places: { list: [{ cents: 20000 }, { cents: 0, thing: 'Schinken' }] }, table_winner: 500 },
    { places: { share: { permille: 605, weights: [50, 30, 20] } }, table_winner: 0 },
    {
      places: { list: [{ cents: 100 }] },
      table_winner: 0,
      special: [
        { merit: 'most_solos', prize: { cents: 2000 } },
        { merit: 'last_place', prize: { cents: 0, thing: 'Rettich' } },
        { merit: 'last_place', prize: { cents: 100 } },
      ],
    },
  ];

  it('stays as it is when nothing was typed', () => {
    for (const plan of plans) expect(planOf(formOf(plan), plan)).toEqual(plan);
  });

  it('gets and loses special prizes', () => {
    const form = formOf(plans[0]!);
    form.special.middle_place = '25 Brotzeit';
    const plan = planOf(form, plans[0]!);
    expect(plan.special).toEqual([{ merit: 'middle_place', prize: { cents: 2500, thing: 'Brotzeit' } }]);
    const emptied = formOf(plan);
    emptied.special.middle_place = ' ';
    expect(planOf(emptied, plan).special).toBeUndefined();
  });

  it('is a list of sums or a share of the till', () => {
    const form = { ...formOf(plans[0]!), by: 'share' as const, percent: '60,5', weights: '50, 30, 20' };
    expect(planOf(form, plans[0]!).places).toEqual({ share: { permille: 605, weights: [50, 30, 20] } });
  });
});
