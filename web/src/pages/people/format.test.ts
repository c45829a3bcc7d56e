import { expect, it } from 'vitest';

import { botName, brought, number, others, ownPoints, percent, shortDay, signed, span } from './format.ts';

it('numbers have the signs of the language', () => {
  expect(number('de', 1234.5, 1)).toBe('1234,5');
  expect(number('de', 12345.5, 1)).toBe('12.345,5');
  expect(number('en', -12345.5, 1)).toBe('−12,345.5');
  expect(signed('de', 12)).toBe('+12');
  expect(signed('de', -12)).toBe('−12');
  expect(signed('de', 0)).toBe('0');
  expect(signed('en', 0.04, 1)).toBe('0.0');
  expect(percent('en', 0.59)).toBe('59%');
  expect(percent('de', 0.935, 1)).toMatch(/^93,5\s%$/);
});

it('days on an axis are short', () => {
  expect(shortDay('de', Date.UTC(2026, 10, 16, 12) * 1000)).toBe('16.11.26');
  expect(shortDay('en', Date.UTC(2026, 10, 16, 12) * 1000)).toBe('16/11/26');
});

it('a long time is told by its two largest parts', () => {
  expect(span(59)).toEqual([{ unit: 'minute', count: 0 }]);
  expect(span(3_720)).toEqual([
    { unit: 'hour', count: 1 },
    { unit: 'minute', count: 2 },
  ]);
  expect(span(90_000)).toEqual([
    { unit: 'day', count: 1 },
    { unit: 'hour', count: 1 },
  ]);
  expect(span(86_400)).toEqual([{ unit: 'day', count: 1 }]);
});

it('the others are named in seat order, without oneself, equal bots together', () => {
  const seats = [
    { kind: 'bot', name: 'regel@1' },
    { kind: 'person', id: 'b', name: 'Sepp' },
    { kind: 'bot', name: 'regel@1' },
    { kind: 'erased' },
  ] as const;
  expect(others({ seat: 2, seats })).toEqual([
    { kind: 'bot', name: 'regel@1', count: 2 },
    { kind: 'erased', count: 1 },
  ]);
  expect(others({ seat: 3, seats }).map(({ count }) => count)).toEqual([1, 1, 1]);
  expect(botName('regel@1')).toBe('Regel');
});

it('defenders have what the declarer has not', () => {
  expect(ownPoints(74, 'partner')).toBe(74);
  expect(ownPoints(74, 'defender')).toBe(46);
});

it('money comes before list points', () => {
  expect(brought({ units: -20, list: 3 })).toEqual({ amount: -20, of: 'units' });
  expect(brought({ units: null, list: 3 })).toEqual({ amount: 3, of: 'list' });
  expect(brought({ units: null, list: null })).toEqual({ amount: 0, of: 'list' });
});
