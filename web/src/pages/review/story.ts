/** A hand from the deal to the last card, as the review shows it: read from a record, or taken from a review. */

import { cardsIn } from '../../game/cards.ts';
import { contractIn } from '../../game/kinds.ts';
import { after } from '../../game/seats.ts';
import { KINDS } from '../../wire/game.ts';
import type { CardName, Contract, Goal, Played, Seat } from '../../protocol.ts';
import type { Review, Told } from './api.ts';

/** Words of the auction. */
export type Say = Extract<Told, { say: string }>;

export interface Trick {
  plays: Played[];
  /** Who took it; none where it was not finished. */
  winner: Seat | null;
}

export interface Story {
  /** The names on seats 1 to 4; none where there is none. */
  players: (string | null)[];
  dealer: Seat;
  /** The hands as dealt. */
  hands: CardName[][];
  said: { seat: Seat; say: Say }[];
  /** Who plays what; nobody plays a Ramsch. */
  declared: { seat: Seat | null; contract: Contract } | null;
  tricks: Trick[];
  /** The card points of the declarer's side, where the hand was played out. */
  result: { points: number; won: boolean } | null;
}

/** A contract as a review writes it, as the table has it. */
export function contractOf(told: Extract<Told, { contract: string }>): Contract {
  const goal: Goal = told.tout ? 'tout' : 'majority';
  const suit = told.suit ?? 'H';
  const { plain } = KINDS[told.contract];
  if (plain !== 'rufspiel') return contractIn(plain, goal, suit);
  return { contract: 'rufspiel', called: told.called ?? `${suit}A` };
}

/** What was played; cards that nobody declared anything for are those of a Ramsch (V 3.1). */
function declaredIn({ declared, tricks }: Review): Story['declared'] {
  if (declared === null) return tricks.length > 0 ? { seat: null, contract: { contract: 'ramsch' } } : null;
  const { declarer: seat, contract: told } = declared;
  return 'contract' in told ? { seat, contract: contractOf(told) } : null;
}

/** The hand of a review. */
export function storyOf(review: Review): Story {
  return {
    players: review.players,
    dealer: review.dealer,
    hands: review.hands.map(cardsIn),
    said: review.auction.flatMap(({ seat, said }) => ('say' in said ? [{ seat, say: said }] : [])),
    declared: declaredIn(review),
    tricks: review.tricks.map(({ leader, cards, winner }) => ({
      plays: cardsIn(cards).map((card, place) => ({ seat: after(leader, place), card })),
      winner,
    })),
    result: review.result && { points: review.result.declarer_points, won: review.result.won },
  };
}

/** All cards in the order in which they were played. */
export function playsOf(story: Story): Played[] {
  return story.tricks.flatMap(({ plays }) => plays);
}

/** How the four hands and the table look after a number of cards. */
export interface Scene {
  hands: CardName[][];
  /** The open trick; a complete one lies until the next card. */
  trick: Played[];
  winner: Seat | null;
}

/**
 * The hands that are played: those dealt, but for the two cards that were exchanged in a Hochzeit (V 4.4), which nobody
 * wrote down where it was not finished.
 */
function handsPlayed(story: Story): CardName[][] {
  const plays = playsOf(story);
  const isWhole = plays.length > 0 && plays.length === story.hands.flat().length;
  if (story.declared?.contract.contract !== 'hochzeit' || !isWhole) return story.hands;
  return story.hands.map((_, place) =>
    plays.filter(({ seat }) => seat === place + 1).map(({ card }) => card),
  );
}

/** How it looks after a number of cards. */
export function sceneAfter(story: Story, cards: number): Scene {
  const played = playsOf(story).slice(0, cards);
  const gone = new Set(played.map(({ card }) => card));
  const place = cards === 0 ? 0 : Math.ceil(cards / 4) - 1;
  const trick = story.tricks[place];
  const shown = (trick?.plays ?? []).filter(({ card }) => gone.has(card));
  return {
    hands: handsPlayed(story).map((hand) => hand.filter((card) => !gone.has(card))),
    trick: shown,
    winner: shown.length === 4 ? (trick?.winner ?? null) : null,
  };
}
