/** The words of the table's WebSocket, generated from the server's own types, under the names that the page uses. */

export { LONGEST_CHAT, PROTOCOL } from './wire/types.ts';
export type {
  Account,
  Action,
  Asked,
  Bid,
  Bill,
  Card as CardName,
  CardSet as CardList,
  ChatLine,
  ClientMessage,
  Command,
  Contract,
  ContractKind,
  Ending,
  GameEvent,
  Goal,
  HandResult,
  Happening,
  Input as CutInput,
  Outcome,
  Phrase,
  Played,
  Proof,
  Refusal,
  RuleSetName,
  Seat,
  SeatState,
  SeatView,
  ServerMessage,
  Suit as SuitLetter,
  TableCard,
  TableKind,
  TableStage,
  TableState,
  TableView,
  Update,
} from './wire/types.ts';

/** One value for each seat, in seat order. */
export type BySeat<T> = [T, T, T, T];
