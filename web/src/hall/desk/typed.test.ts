import { describe, expect, it } from 'vitest';

import { bornOf } from './born.ts';
import { centsOf, eurosOf } from './money.ts';
import { shortNames } from '../keeper/short-name.ts';

describe('what is typed at the door', () => {
  it('a birthday, with dots or without', () => {
    for (const text of ['18.10.1970', '18101970', '18.10.70', '181070', ' 18 10 1970 ', '18/10/1970']) {
      expect(bornOf(text, 2026)).toBe('1970-10-18');
    }
    expect(bornOf('1.2.05', 2026)).toBe('2005-02-01');
    for (const text of ['31.2.1980', '1970', '', '45.1.1970', '1.13.1970'])
      expect(bornOf(text, 2026)).toBeNull();
  });

  it('a sum, with cents or without', () => {
    expect(['10', '12,50', '12.5', '3 €', 'x', ''].map(centsOf)).toEqual([1000, 1250, 1250, 300, 0, 0]);
    expect([1000, 1250, 5, 0].map(eurosOf)).toEqual(['10', '12,50', '0,05', '0']);
  });

  it('names in narrow columns stay apart', () => {
    expect(shortNames(['Resi Huber', 'Sepp Huber', 'Anna Maier', 'Nr. 17'])).toEqual([
      'R. Huber',
      'S. Huber',
      'Maier',
      '17',
    ]);
  });
});
