/** The rule that keeps rules out of the page: what it refuses, and what it lets be. */

import { Linter } from 'eslint';
import { describe, expect, it } from 'vitest';

import game from '../game-rules.js';

const linter = new Linter();
const found = (code: string) =>
  linter
    .verify(code, { plugins: { game }, rules: { 'game/no-rules': 'error' } })
    .map(({ messageId, message }) => messageId ?? message);

describe('a rule of the game is refused', () => {
  it.each([
    ['const POINTS = { A: 11, Z: 10, K: 4, O: 3, U: 2 };', 'points'],
    ["const RANKS = ['A', 'Z', 'K', 'O', 'U', '9', '8', '7'];", 'order'],
    ["const kinds = { wenz: { ranks: ['O', 'U'] } };", 'order'],
    ["const SUITS = ['E', 'G', 'H', 'S'];", 'order'],
    ["const rest = [...'AZKOU987'].map((rank) => suit + rank);", 'order'],
    ['function takenBy(trick, contract) { return 0; }', 'decides'],
    ['const isTrump = (card, contract) => place(card, contract) < 200;', 'decides'],
    ['function beats(card, best) { return true; }', 'decides'],
    ['const following = (hand, led) => hand.filter((card) => card[0] === led[0]);', 'decides'],
    ['function callable(hand) { return []; }', 'decides'],
    ['function isSolo(row) { return true; }', 'decides'],
    ['class Trick { winnerOf() { return 1; } }', 'decides'],
    ['const doubledBy = (count, rules) => 2 ** count;', 'decides'],
    ['const won = points >= 61;', 'threshold'],
    ['const MARKS = [30, 91];', 'threshold'],
    ['const others = 120 - points;', 'threshold'],
    ["const isLord = (card) => card[1] === 'O' || card[1] === 'U';", 'lord'],
  ])('%s', (code, message) => expect(found(code)).toContain(message));
});

describe('what is none is let be', () => {
  it.each([
    "import { KINDS, POINTS } from './wire/game.ts'; const points = POINTS[card[1]];",
    "const shown = ['EO', 'GO', 'HO', 'SO'];",
    'const trumps = voice.trumps(contract);',
    'const PATIENCE = 120; const HEIGHT = 120;',
    "const key = card[1] === 'A' ? 'ace' : 'other';",
    'const won = outcome.winners.includes(seat);',
    "const sizes = { a: 1, b: 2, c: 3, A: 'x' };",
  ])('%s', (code) => expect(found(code)).toEqual([]));
});
