/** Reads a record in the text notation (docs/notation.md), as far as it takes to look at the hand. */

import { isCardName } from '../../game/cards.ts';
import { contractIn, kindNamed } from '../../game/kinds.ts';
import { isDealt } from '../../game/packs.ts';
import { after, SEATS } from '../../game/seats.ts';
import type { CardName, Contract, Goal, Played, Seat, SuitLetter } from '../../protocol.ts';
import type { Say, Story, Trick } from './story.ts';

/** Words without capitals, accents and punctuation. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9 ]+/g, (part) => (/^\p{M}+$/u.test(part) ? '' : ' '))
    .replace(/ +/g, ' ')
    .trim();
}

const SUIT_WORDS: readonly [RegExp, SuitLetter][] = [
  [/eichel|alte|acorn|old/, 'E'],
  [/gras|blau|laub|lea[fv]|blue/, 'G'],
  [/herz|heart/, 'H'],
  [/schell|bumbs|bums|kug|bell|fat|ball/, 'S'],
];

/** Words for what is played alone: without a suit, and in one. */
const SOLO_WORDS: [RegExp, 'wenz' | 'geier' | null, 'farbwenz' | 'farbgeier' | 'solo'][] = [
  [/wenz/, 'wenz', 'farbwenz'],
  [/geier/, 'geier', 'farbgeier'],
  [/solo/, null, 'solo'],
];

/** A card as it may be typed: `eo`, `GX`, `h10`. */
function cardOf(word: string): CardName | null {
  const card = word.toUpperCase().replace(/(X|T|10)$/, 'Z');
  return isCardName(card) ? card : null;
}

/** A Bettel in people's words: after Herz with the trumps of a Rufspiel, after the Tens where they stand high (V 2.2). */
function readBettel(text: string, suit: SuitLetter | null): Contract {
  const order = suit === 'H' ? 'herz' : /zehner|\bten\b/.test(text) ? 'ten_high' : 'natural';
  return { contract: 'bettel', order };
}

/** A contract in people's words. */
export function readContract(words: string): Contract | null {
  const text = plain(words);
  const suit = SUIT_WORDS.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  const goal: Goal = /tout/.test(text) ? 'tout' : 'majority';
  if (/^sie\b/.test(text)) return { contract: 'sie' };
  if (/\bbettel\b/.test(text)) return readBettel(text, suit);
  if (/\bhochzeit\b/.test(text)) return contractIn('hochzeit', goal, 'H');
  if (/\bramsch\b/.test(text)) return contractIn('ramsch', goal, 'H');
  for (const [pattern, plain, inSuit] of SOLO_WORDS) {
    if (pattern.test(text))
      return suit ? contractIn(inSuit, goal, suit) : plain && contractIn(plain, goal, 'H');
  }
  if (suit === null || suit === 'H') return null;
  const rank = /zehner|\bten\b/.test(text) ? 'Z' : /konig|king/.test(text) ? 'K' : 'A';
  return { contract: 'rufspiel', called: `${suit}${rank}` };
}

/** Words of the auction; none where it is something else. */
export function readSay(words: string): Say | null {
  const text = plain(words);
  const kind = /(farbwenz|wenz|farbgeier|geier|solo|rufspiel|bettel|sie)( tout)?\b/.exec(text);
  const level = kind ? kindNamed(kind[2] ? `${kind[1]}_tout` : (kind[1] ?? '')) : null;
  if (/^(weiter|pass)/.test(text)) return { say: 'pass', level: null };
  // For the auction a pass (V 4.2).
  if (/^(hochzeit|heiraten|ich biete|i offer|marriage)/.test(text)) return { say: 'offer', level: null };
  if (/^(neu geben|redeal|deal again)/.test(text)) return { say: 'redeal', level: null };
  if (/^(ist recht|good)/.test(text)) return { say: 'good', level: null };
  if (/selbst|halte|halten|myself/.test(text)) return { say: 'hold', level: null };
  if (/besser|better/.test(text)) return { say: 'raise', level };
  return /^(ich|i) /.test(text) ? { say: 'play', level } : null;
}

/** The names of a record's players, and which seat a word means. */
class Players {
  readonly names: (string | null)[] = [null, null, null, null];

  seatOf(word: string): Seat | null {
    const text = plain(word);
    if (/^[1-4]$/.test(text)) return Number(text) as Seat;
    const place = this.names.findIndex((name) => name !== null && plain(name) === text);
    return place < 0 ? null : ((place + 1) as Seat);
  }
}

/** A line without its comment; a semicolon in quotation marks begins none. */
function withoutComment(line: string): string {
  if (line.startsWith('#')) return '';
  return line.replace(/("(?:[^"\\]|\\.)*")|(?:^|\s);.*$/g, (_, quoted?: string) => quoted ?? '').trim();
}

/** A text that may stand in quotation marks. */
function unquoted(text: string): string {
  try {
    return text.startsWith('"') ? String(JSON.parse(text)) : text;
  } catch {
    return text;
  }
}

interface Draft {
  players: Players;
  dealer: Seat | null;
  hands: CardName[][];
  said: Story['said'];
  declared: Story['declared'];
  tricks: { leader: Seat | null; cards: { seat: Seat | null; card: CardName }[]; winner: Seat | null }[];
  result: Story['result'];
}

function readTag(draft: Draft, tag: string, value: string): boolean {
  const seat = /^(?:Spieler|Player) ([1-4])$/i.exec(tag)?.[1];
  if (seat) draft.players.names[Number(seat) - 1] = unquoted(value);
  else if (/^(Spieler|Player)$/i.test(tag)) {
    value.split(',').forEach((name, place) => (draft.players.names[place] = unquoted(name.trim())));
  } else if (/^(Geber|Dealer)$/i.test(tag)) draft.dealer = draft.players.seatOf(value);
  else if (/^(Ergebnis|Result)$/i.test(tag)) readResult(draft, value);
  else return false;
  return true;
}

function readResult(draft: Draft, value: string): void {
  const points = /(\d+) (?:Augen|points)/i.exec(value)?.[1];
  const won = /gewonnen|won/i.test(value);
  if (points && (won || /verloren|lost/i.test(value))) draft.result = { points: Number(points), won };
}

function readTrick(draft: Draft, leader: string, cards: string): void {
  const [lying = '', taken = ''] = cards.split('->');
  const played = lying.split(/\s+/).flatMap((word) => {
    const [first = '', second] = word.split(':');
    const card = cardOf(second ?? first);
    return card ? [{ seat: second === undefined ? null : draft.players.seatOf(first), card }] : [];
  });
  draft.tricks.push({
    leader: leader === '' ? null : draft.players.seatOf(leader),
    cards: played,
    winner: draft.players.seatOf(taken.trim().replace(/\s*\d+$/, '')) ?? null,
  });
}

/** What a player has, plays or says. */
function readDoing(draft: Draft, subject: string, value: string): void {
  const doing = /^(.*?) +(hat|has|spielt aus|leads|spielt|muss spielen|plays|must play)$/i.exec(subject);
  if (/^(alle|all)$/i.test(subject) && readContract(value)?.contract === 'ramsch') {
    draft.declared = { seat: null, contract: { contract: 'ramsch' } };
    return;
  }
  const seat = draft.players.seatOf(doing?.[1] ?? subject);
  if (seat === null) return;
  const verb = doing?.[2]?.toLowerCase();
  if (verb === 'hat' || verb === 'has') {
    draft.hands[seat - 1] = value.split(/\s+/).flatMap((word) => cardOf(word) ?? []);
  } else if (verb === 'spielt aus' || verb === 'leads') readTrick(draft, doing?.[1] ?? '', value);
  else if (verb) {
    const contract = readContract(value);
    if (contract) draft.declared = { seat, contract };
  } else {
    const say = readSay(value);
    if (say) draft.said.push({ seat, say });
  }
}

function readLine(draft: Draft, line: string): void {
  const trick = /^\d+\s*\.\s*(?:([^:]*?)\s*:(?=\s))?\s*(.+)$/.exec(line);
  if (trick) return readTrick(draft, trick[1] ?? '', trick[2] ?? '');
  const colon = line.indexOf(':');
  if (colon < 0) return;
  const [subject, value] = [line.slice(0, colon).trim(), line.slice(colon + 1).trim()];
  if (!readTag(draft, subject, value)) readDoing(draft, subject, value);
}

/** Whose cards a trick's are: each the next player's, unless somebody else is named. */
function playsOf(leader: Seat, cards: Draft['tricks'][number]['cards']): Played[] {
  const gone = new Set<Seat>();
  return cards.map(({ seat, card }) => {
    const next = [0, 1, 2, 3].map((turns) => after(leader, turns)).find((one) => !gone.has(one)) ?? leader;
    gone.add(seat ?? next);
    return { seat: seat ?? next, card };
  });
}

/** The tricks, with who took them as the record says it: by his name, or since he led to the next; none where it does not say. */
function tricksOf({ tricks }: Draft, forehand: Seat): Trick[] | null {
  const read: Trick[] = [];
  for (const [at, { leader, cards, winner }] of tricks.entries()) {
    const first = leader ?? (at === 0 ? forehand : read[at - 1]!.winner);
    if (first === null) return null;
    const isWhole = cards.length === SEATS.length;
    read.push({
      plays: playsOf(first, cards),
      winner: isWhole ? (winner ?? tricks[at + 1]?.leader ?? null) : null,
    });
  }
  return read;
}

/** The first game of a record; none where too little of it can be read to look at it. */
export function readRecord(text: string): Story | null {
  const draft: Draft = {
    players: new Players(),
    dealer: null,
    hands: [],
    said: [],
    declared: null,
    tricks: [],
    result: null,
  };
  const [, game] = text.replace(/^\uFEFF/, '').split(/^\s*Schafkopf 1\s*$/m);
  for (const line of (game ?? text).split(/\r?\n/)) readLine(draft, withoutComment(line.trim()));
  const { dealer } = draft;
  if (dealer === null) return null;
  const tricks = tricksOf(draft, after(dealer, 1));
  if (tricks === null) return null;
  const played = tricks.flatMap(({ plays }) => plays);
  const hands = [1, 2, 3, 4].map(
    (seat) => draft.hands[seat - 1] ?? played.filter((play) => play.seat === seat).map(({ card }) => card),
  );
  if (!isDealt(hands)) return null;
  const { players, said, declared, result } = draft;
  return { players: players.names, dealer, hands, said, declared, tricks, result };
}
