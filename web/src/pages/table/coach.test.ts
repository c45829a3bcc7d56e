import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

import { Voice } from '../../game/words.ts';
import type { SeatState, SeatView, Taking } from '../../protocol.ts';
import { Texts } from '../../texts.ts';
import { coach } from './coach.ts';

const source = (file: string) =>
  readFileSync(new URL(`../../../../crates/stammtisch-text/ftl/de/${file}.ftl`, import.meta.url), 'utf8');
const seat = (name: string) => ({ name }) as SeatState;
const voice = new Voice(new Texts('de', ['game', 'table', 'web'].map(source)), {
  you: 4,
  seats: [seat('Anna'), seat('Ben'), seat('Clara'), seat('Dora')],
  rules: { rungs: [], retour_factor: 4 },
});

function view(trick: string, allowed: string, taking: Partial<Taking> = {}): SeatView {
  return {
    seat: 4,
    actions: allowed.split(' ').flatMap((play) => (play ? [{ play }] : [])),
    table: {
      contract: { contract: 'rufspiel', called: 'EA' },
      trick: trick.split(' ').flatMap((card, i) => (card ? [{ seat: i + 1, card }] : [])),
      taking: trick === '' ? undefined : { seat: 1, card: trick.split(' ')[0], points: 0, ...taking },
    },
  } as unknown as SeatView;
}

it('says whose the trick is, what lies in it, and what must be followed', () => {
  expect(coach(view('GA GZ H7', 'G7', { seat: 3, card: 'H7', points: 21 }), voice)).toBe(
    'Clara liegt vorn (Herz-Siebener), 21 Augen. Gras bedienen!',
  );
  expect(coach(view('SO', 'EO H7', { points: 3 }), voice)).toBe(
    'Anna liegt vorn (Schellen-Ober), 3 Augen. Trumpf bedienen!',
  );
});

it('says when nothing must be followed', () => {
  expect(coach(view('GA', 'E7 H7'), voice)).toContain(
    'Von Gras hast du nichts: Was erlaubt ist, steht höher.',
  );
  expect(coach(view('', 'E7'), voice)).toBe('Du spielst aus: Jede erlaubte Karte steht höher.');
});

it('is silent when nobody asks', () => {
  expect(coach(view('GA', ''), voice)).toBe('');
  expect(coach(null, voice)).toBe('');
});
