import { expect, it } from 'vitest';

import { isBotName, renamed } from './bots.ts';

it('a program with its version is a bot, a person is none', () => {
  expect(['stammtisch@1', 'regel@1:worlds=3'].every(isBotName)).toBe(true);
  expect(['Kathi', 'kathi@home', 'Stammtisch@1', null].some(isBotName)).toBe(false);
});

it('a bot is called by its seat in a sentence, whatever signs stand there', () => {
  expect(renamed('Stich 4, stammtisch@1 mit Eichel-Ober', 'stammtisch@1', 'Bot 2')).toBe(
    'Stich 4, Bot 2 mit Eichel-Ober',
  );
  expect(renamed('Resi passt', 'Resi', '$&')).toBe('$& passt');
  expect(renamed('Platz 2 passt', null, 'x')).toBe('Platz 2 passt');
});
