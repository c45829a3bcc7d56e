import { describe, expect, it } from 'vitest';

import type { PrizesTyped } from '../../wire/hall.ts';
import { emptySpecial, formOf, typedOf } from './prize-plan.ts';

const plans: PrizesTyped[] = [
  { places: '', table_winner: 0, special: [] },
  { places: '200 €\n1 Spanferkel', table_winner: 500, special: [] },
  { places: '', share: { permille: 605, weights: [50, 30, 20] }, table_winner: 0, special: [] },
  {
    places: '1 €',
    table_winner: 0,
    special: [
      { merit: 'most_solos', text: '20 €' },
      { merit: { named: { title: 'Weiteste Anreise', winner: 17 } }, text: 'Rettich' },
      { merit: { named: { title: 'Jüngste' } }, text: 'Bier' },
    ],
  },
];

describe('the form of all prizes', () => {
  it('stays as it is when nothing was typed', () => {
    for (const plan of plans) expect(typedOf(formOf(plan))).toEqual(plan);
  });

  it('gets and loses special prizes', () => {
    const form = formOf(plans[0]!);
    form.special.push(emptySpecial(), { merit: 'middle_place', title: '', winner: '', text: 'Brotzeit' });
    expect(typedOf(form).special).toEqual([{ merit: 'middle_place', text: 'Brotzeit' }]);
  });

  it('is a list of prizes or a share of the till', () => {
    const form = { ...formOf(plans[0]!), by: 'share' as const, percent: '60,5', weights: '50, 30, 20' };
    expect(typedOf(form).share).toEqual({ permille: 605, weights: [50, 30, 20] });
  });
});
