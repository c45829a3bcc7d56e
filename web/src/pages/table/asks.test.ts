import { expect, it } from 'vitest';

import type { Action, Stage, TableView } from '../../protocol.ts';
import { askKey, cardOf, isAsked, isFree } from './asks.ts';

const at = (stage: Stage, trick: TableView['trick'] = []) => ({ stage, trick }) as unknown as TableView;
const stoss: Action = { double: 'stoss' };

it('a double may be given, and nobody waits for it', () => {
  expect(isFree(stoss)).toBe(true);
  expect(isFree({ double: 'decline' })).toBe(true);
  expect(isFree({ play: 'EA' })).toBe(false);
  expect(isAsked([stoss])).toBe(false);
  expect(isAsked([{ play: 'EA' }, stoss])).toBe(true);
  expect(isAsked([])).toBe(false);
});

it('a card leaves the hand when it is played or given back', () => {
  expect(cardOf({ play: 'EA' })).toBe('EA');
  expect(cardOf({ hochzeit: { give: 'E8' } })).toBe('E8');
  expect(cardOf({ hochzeit: 'take' })).toBeNull();
  expect(cardOf({ knock: true })).toBeNull();
});

it('asks for what is wanted, whatever may be done besides', () => {
  expect(askKey([stoss, { play: 'EA' }], at('playing'))).toBe('table-ask-lead');
  expect(askKey([{ play: 'EA' }, stoss], at('playing', [{ seat: 1, card: 'E7' }]))).toBe('table-ask-card');
  expect(askKey([stoss], at('playing'))).toBeNull();
  expect(askKey([{ knock: false }, { knock: true }], at('knocking'))).toBe('web-ask-knock');
  expect(askKey([{ hochzeit: 'take' }, { hochzeit: 'decline' }], at('offering'))).toBe('web-ask-offer');
  expect(askKey([{ hochzeit: { give: 'E8' } }], at('giving'))).toBe('web-ask-give');
  expect(askKey([{ bid: { say: 'offer' } }], at('auction'))).toBe('table-ask-bid');
});
