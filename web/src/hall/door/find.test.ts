import { describe, expect, it } from 'vitest';

import { finds } from './find.ts';

describe('finding people', () => {
  it.each([
    ['oettl', 'Xaver Öttl Dorfen'],
    ['ottl', 'Xaver Öttl Dorfen'],
    ['Öttl Xaver', 'Xaver Öttl Dorfen'],
    ['xaver dorf', 'Xaver Öttl Dorfen'],
    ['strasser', 'Anna Straßer Isen'],
    ['Straßer', 'Anna Strasser Isen'],
    ['andre', 'André Maier'],
    ['17', '17 Resi Huber'],
    ['hu', 'Resi Meier-Huber'],
  ])('%s finds %s', (query, text) => {
    expect(finds(query, text)).toBe(true);
  });

  it.each([
    ['ttl', 'Xaver Öttl'],
    ['oettl resi', 'Xaver Öttl'],
    ['asser', 'Anna Straßer'],
  ])('%s does not find %s', (query, text) => {
    expect(finds(query, text)).toBe(false);
  });
});
