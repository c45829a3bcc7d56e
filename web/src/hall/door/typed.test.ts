import { describe, expect, it } from 'vitest';

import { personOf } from './typed.ts';

describe('somebody typed in one field', () => {
  it.each([
    ['Resi Huber, Isen', { first_name: 'Resi', surname: 'Huber', town: 'Isen' }],
    ['  Huber ', { first_name: '', surname: 'Huber' }],
    ['Georg von der Tann', { first_name: 'Georg', surname: 'von der Tann' }],
    ['Anna Maria Wimmer,', { first_name: 'Anna Maria', surname: 'Wimmer' }],
  ])('%s', (text, details) => {
    expect(personOf(text)).toEqual(details);
  });

  it('needs a name', () => {
    expect(personOf('')).toBeNull();
    expect(personOf('17')).toBeNull();
    expect(personOf(', Isen')).toBeNull();
  });
});
