/** The table as this client sees it: the server's state, and what movement still shows of the moment before. */

import { Voice } from '../../game/words.ts';
import { words } from '../../lang.svelte.ts';
import { Link, type Status, type World } from '../../net/link.ts';
import type { Problem } from '../../net/problem.ts';
import type {
  Action,
  CardName,
  Command,
  Contract,
  Played,
  Seat,
  SeatView,
  TableState,
  TableView,
  Update,
} from '../../protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { cardOf, isAsked, isFree, turnWords } from './asks.ts';
import { sentences } from './chronicle.ts';
import { type Beats, beatsOf } from './pace.ts';
import { play, soundsOf } from './sounds.ts';

const LONGEST_LOG = 240;

/** A complete trick that still lies on the table. */
export interface Held {
  trick: Played[];
  winner: Seat;
  points: number;
  leaving: boolean;
}

/** A line of the log. */
export interface Line {
  number: number;
  text: string;
}

export class Table {
  state = $state.raw<TableState | null>(null);
  status = $state<Status>('connecting');
  held = $state.raw<Held | null>(null);
  /** What was refused last, with its reason. */
  notice = $state.raw<Problem | null>(null);
  log = $state.raw<Line[]>([]);
  /** The card that was sent and is not yet on the table. */
  sent = $state<CardName | null>(null);
  /** The card that is played as soon as it is my turn, if it is allowed then. */
  ahead = $state<CardName | null>(null);
  /** The contract that was tapped, and is said by the next tap. */
  chosen = $state.raw<Contract | null>(null);
  /** How many cards of the open trick lay there before the last ones came. */
  seen = $state(0);
  /** Where on the screen my last card left my hand, so that it comes from there. */
  left: { card: CardName; from: DOMRect } | null = null;
  /** When the state came, for clocks. */
  since = $state(0);

  readonly #link: Link;
  readonly #later: World['later'];
  readonly #chance: World['chance'];
  /** The commitments that were shown before the cut, by hand. */
  readonly #shown = new Map<number, string>();
  /** Whether cards are still on their way to the table. */
  #isArriving = $state(false);
  #cancelHeld: (() => void) | null = null;
  #cancelArriving: (() => void) | null = null;
  #cancelAhead: (() => void) | null = null;
  #cancelNotice: (() => void) | null = null;
  /** The question for which a card was taken back: it is answered by hand. */
  #kept = $state('');
  /** The question that was told last. */
  #told = '';
  #lines = 0;

  /** The hand as a seat or a spectator sees it. */
  readonly table: TableView | null = $derived(this.state?.view?.view.table ?? null);
  readonly mine: SeatView | null = $derived(this.state?.view?.as === 'seat' ? this.state.view.view : null);
  readonly voice: Voice | null = $derived.by(() => {
    const texts = words();
    return texts && this.state ? new Voice(texts, this.state) : null;
  });
  readonly beats: Beats = $derived(beatsOf(this.state));
  /** Whether everything that happened lies visibly on the table. */
  readonly isSettled: boolean = $derived(this.held === null && !this.#isArriving);
  /** What the person may do now: asked for only when what it answers is to be seen. */
  readonly actions: Action[] = $derived(this.isSettled ? (this.mine?.actions ?? []) : []);
  /** What is asked, told from every other question of the hand: no tap for one of them answers another. */
  readonly question: string = $derived.by(() => {
    const { state, table } = this;
    const asks = this.actions.filter((action) => !isFree(action));
    const kinds = [...new Set(asks.map((action) => Object.keys(action)[0]))].join();
    const where = [state?.stage, state?.sealing?.hand, table?.stage, table?.bids.length, table?.tricks];
    const asked = asks.length > 0 ? table?.trick.length : '';
    return [...where, kinds, asked, this.held === null, this.mine?.hand.length].join(':');
  });
  /** Whether a card may be chosen ahead: while the others play, and nothing is asked. */
  readonly mayChoose: boolean = $derived(
    this.table?.stage === 'playing' &&
      this.held === null &&
      this.sent === null &&
      this.mine !== null &&
      !this.mine.table.to_act.includes(this.mine.seat),
  );
  /** The only card that is allowed, where nothing else can be done either: it decides nothing, and plays itself. */
  readonly only: CardName | null = $derived.by(() => {
    const [action, ...others] = this.actions;
    const isAlone = settings.onlyCard && others.length === 0 && this.sent === null;
    return isAlone && action && 'play' in action && this.#kept !== this.question ? action.play : null;
  });
  /** Whether somebody waits for the person: not for a Stoss that may be given at any time. */
  readonly isAsked: boolean = $derived(isAsked(this.actions));

  constructor(world: World) {
    this.#later = world.later;
    this.#chance = () => world.chance();
    this.#link = new Link(world, {
      status: (status) => (this.status = status),
      update: (update) => this.#take(update),
      refused: (_, problem) => {
        this.sent = null;
        this.#told = '';
        this.tell(problem);
      },
    });
  }

  connect(): void {
    this.#link.connect();
  }

  /** Finds out at once whether the connection still stands. */
  check(): void {
    this.#link.check();
  }

  close(): void {
    this.#link.close();
    this.#cancelHeld?.();
    this.#cancelArriving?.();
    this.#cancelAhead?.();
    this.#cancelNotice?.();
  }

  send(command: Command): void {
    this.notice = null;
    this.#link.send(command);
  }

  /** Acts in the present hand. */
  act(action: Action): void {
    const hand = this.state?.sealing?.hand;
    if (hand === undefined) return;
    const card = cardOf(action);
    if (card !== null) {
      if (this.sent !== null) return;
      this.sent = card;
      this.choose(null);
    }
    this.send({ do: 'act', hand, action });
  }

  /** Shows a refusal for a while. */
  tell(problem: Problem): void {
    this.notice = problem;
    this.#cancelNotice?.();
    this.#cancelNotice = this.#later(() => (this.notice = null), 6000);
  }

  /** The commitment that this page saw before the cards of a hand were dealt. */
  shown(hand: number): string | null {
    return this.#shown.get(hand) ?? null;
  }

  /** Chooses a card ahead, or takes it back. */
  choose(card: CardName | null): void {
    if (card === null && this.ahead !== null && this.sent === null) this.#kept = this.question;
    this.ahead = card;
    if (card !== null) return;
    this.#cancelAhead?.();
    this.#cancelAhead = null;
  }

  /** Lets the complete trick go; the cards that were played meanwhile come now. */
  release(): void {
    this.#cancelHeld?.();
    this.#cancelHeld = null;
    if (this.held === null) return;
    this.held = null;
    this.#arrive(0);
  }

  #take(update: Update): void {
    const before = this.state;
    const lay = this.table?.trick.length ?? 0;
    this.state = update.state;
    this.since = performance.now();
    const { sealing } = update.state;
    if (sealing && !this.#shown.has(sealing.hand) && update.state.stage === 'cutting') {
      this.#shown.set(sealing.hand, sealing.commitment);
    }
    if (this.sent !== null && !this.mine?.hand.includes(this.sent)) this.sent = null;
    if (this.ahead !== null && !this.mine?.hand.includes(this.ahead)) this.choose(null);
    this.#note(update);
    if (settings.sound && before !== null && !update.gap) soundsOf(update.happened).forEach(play);
    if (update.gap || before === null) this.#showAtOnce();
    else this.#lay(update, lay);
    this.#ask();
  }

  /** Who comes back sees what lies there now. */
  #showAtOnce(): void {
    this.#cancelHeld?.();
    this.#cancelArriving?.();
    this.#cancelHeld = this.#cancelArriving = null;
    this.held = null;
    this.#isArriving = false;
    this.seen = this.table?.trick.length ?? 0;
  }

  /** Lays what was played: a complete trick for a beat, an open one card by card. */
  #lay(update: Update, lay: number): void {
    const events = update.happened.flatMap((what) => (what.what === 'game' ? [what.event] : []));
    const taken = events.findLast((event) => event.event === 'trick_taken');
    const trick = this.table?.last_trick ?? [];
    if (taken && trick.length === 4) {
      this.#cancelHeld?.();
      this.seen = lay;
      this.held = { trick, winner: taken.winner, points: taken.points, leaving: false };
      this.#cancelHeld = this.#later(() => this.sweep(), this.beats.lie);
    } else if (this.held === null && events.some(({ event }) => event === 'played')) this.#arrive(lay);
  }

  /** Cards are on their way, but for those that lay there before; what they ask for waits for them. */
  #arrive(seen: number): void {
    const coming = (this.table?.trick.length ?? 0) - seen;
    this.seen = seen;
    this.#cancelArriving?.();
    this.#cancelArriving = null;
    this.#isArriving = coming > 0;
    if (coming <= 0) return this.#ask();
    const { flight, stagger } = this.beats;
    this.#cancelArriving = this.#later(
      () => {
        this.#cancelArriving = null;
        this.#isArriving = false;
        this.#ask();
      },
      flight + (coming - 1) * stagger,
    );
  }

  /** Moves the complete trick to its winner. */
  sweep(): void {
    if (!this.held || this.held.leaving) return;
    this.#cancelHeld?.();
    this.held = { ...this.held, leaving: true };
    this.#cancelHeld = this.#later(() => this.release(), this.beats.sweep);
  }

  /** Tells a question once it can be seen, and answers it with the card that was chosen ahead, or is the only one. */
  #ask(): void {
    if (!this.isSettled || !this.isAsked) {
      this.#cancelAhead?.();
      this.#cancelAhead = null;
      return;
    }
    if (this.#told !== this.question) {
      this.#told = this.question;
      if (settings.sound) play('turn');
      if (this.voice) this.#say([turnWords(this.actions, this.table, this.mine, this.voice)]);
    }
    const isAllowed = this.actions.some((action) => 'play' in action && action.play === this.ahead);
    if (this.ahead !== null && !isAllowed) this.ahead = null;
    if ((this.ahead ?? this.only) === null) return;
    // A little longer or shorter, as people are: the moment tells nothing, neither of a choice nor that there was none.
    const wait = this.beats.answer * (1 + this.#chance() / 2);
    this.#cancelAhead ??= this.#later(() => {
      this.#cancelAhead = null;
      const card = this.ahead ?? this.only;
      if (card !== null) this.act({ play: card });
    }, wait);
  }

  #note(update: Update): void {
    const { voice } = this;
    if (!voice) return;
    const heard = update.happened.filter((happening) => happening.what !== 'chat' || !settings.muted);
    this.#say(sentences(heard, voice, this.table));
  }

  #say(texts: readonly string[]): void {
    const lines = texts.filter((text) => text !== '').map((text) => ({ number: ++this.#lines, text }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
  }
}
