/** The table as this client sees it: the server's state, and what movement still shows of the moment before. */

import { Voice } from '../../game/words.ts';
import { words } from '../../lang.svelte.ts';
import { Link, type Status, type World } from '../../net/link.ts';
import type { Problem } from '../../net/problem.ts';
import type {
  Action,
  CardName,
  Command,
  Played,
  Seat,
  SeatView,
  TableState,
  TableView,
  Update,
} from '../../protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { cardOf, isAsked } from './asks.ts';
import { sentences } from './chronicle.ts';
import { play, soundsOf } from './sounds.ts';

/** How long a complete trick lies before it moves, and how long it moves. */
export const BEAT = 1300;
export const SWEEP = 240;
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
  /** Where on the screen my last card left my hand, so that it comes from there. */
  left: { card: CardName; from: DOMRect } | null = null;
  /** When the state came, for clocks. */
  since = $state(0);

  readonly #link: Link;
  readonly #later: World['later'];
  /** The commitments that were shown before the cut, by hand. */
  readonly #shown = new Map<number, string>();
  #cancelHeld: (() => void) | null = null;
  #cancelNotice: (() => void) | null = null;
  #lines = 0;

  /** The hand as a seat or a spectator sees it. */
  readonly table: TableView | null = $derived(this.state?.view?.view.table ?? null);
  readonly mine: SeatView | null = $derived(this.state?.view?.as === 'seat' ? this.state.view.view : null);
  readonly voice: Voice | null = $derived.by(() => {
    const texts = words();
    return texts && this.state ? new Voice(texts, this.state) : null;
  });
  /** What the person may do now. */
  readonly actions: Action[] = $derived(this.mine?.actions ?? []);
  /** Whether somebody waits for the person: not for a Stoss that may be given at any time. */
  readonly isAsked: boolean = $derived(isAsked(this.actions, this.table));

  constructor(world: World) {
    this.#later = world.later;
    this.#link = new Link(world, {
      status: (status) => (this.status = status),
      update: (update) => this.#take(update),
      refused: (_, problem) => {
        this.sent = null;
        this.tell(problem);
      },
    });
  }

  connect(): void {
    this.#link.connect();
  }

  close(): void {
    this.#link.close();
    this.#cancelHeld?.();
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
      this.release();
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

  /** Lets the complete trick go at once. */
  release(): void {
    this.#cancelHeld?.();
    this.#cancelHeld = null;
    this.held = null;
  }

  #take(update: Update): void {
    const before = this.state;
    const wasAsked = this.isAsked;
    this.state = update.state;
    this.since = performance.now();
    const { sealing } = update.state;
    if (sealing && !this.#shown.has(sealing.hand) && update.state.stage === 'cutting') {
      this.#shown.set(sealing.hand, sealing.commitment);
    }
    if (this.sent !== null && !this.mine?.hand.includes(this.sent)) this.sent = null;
    this.#note(update);
    if (settings.sound && before !== null && !update.gap) {
      soundsOf(update.happened, wasAsked, this.isAsked).forEach(play);
    }
    if (update.gap || before === null) this.release();
    else this.#holdTrick(update);
  }

  /** Keeps a trick just completed on the table for a beat. */
  #holdTrick(update: Update): void {
    const taken = update.happened.findLast(
      (what) => what.what === 'game' && what.event.event === 'trick_taken',
    );
    if (taken?.what !== 'game' || taken.event.event !== 'trick_taken') return;
    const trick = this.table?.last_trick ?? [];
    if (trick.length < 4) return;
    this.#cancelHeld?.();
    this.held = { trick, winner: taken.event.winner, points: taken.event.points, leaving: false };
    this.#cancelHeld = this.#later(() => this.sweep(), BEAT);
  }

  /** Moves the complete trick to its winner. */
  sweep(): void {
    if (!this.held || this.held.leaving) return;
    this.#cancelHeld?.();
    this.held = { ...this.held, leaving: true };
    this.#cancelHeld = this.#later(() => this.release(), SWEEP);
  }

  #note(update: Update): void {
    const { voice } = this;
    if (!voice) return;
    const heard = update.happened.filter((happening) => happening.what !== 'chat' || !settings.muted);
    const lines = sentences(heard, voice, this.table).map((text) => ({ number: ++this.#lines, text }));
    if (lines.length > 0) this.log = [...this.log, ...lines].slice(-LONGEST_LOG);
  }
}
