/** The room of a table of this device: the engine plays, what it says is kept before it is told, and time passes here. */

import type { ClientMessage, ServerMessage } from '../protocol.ts';
import type { Lang } from '../texts.ts';
import type { Drawer, KeptTable } from './drawer.ts';
import { isHandRunning } from './hand-lock.ts';
import type { Plan } from './plan.ts';
import { nameOf } from './table-id.ts';

/** What the page asks of the room. */
export type Asked =
  { ask: 'open'; plan: Plan; lang: Lang } | { ask: 'resume'; lang: Lang } | { ask: 'say'; text: string };

/** What the room tells the page. */
export type Told =
  /** The table is there; it listens. */
  | { told: 'open' }
  | { told: 'message'; text: string }
  /** A hand is over, and kept. */
  | { told: 'hand' }
  /** No table is kept. */
  | { told: 'none' }
  | { told: 'refused'; code: string; message: string }
  /** The engine gave up; it can be asked for anew. */
  | { told: 'lost' }
  /** The engine gives up again and again. */
  | { told: 'broken' }
  /** The device keeps nothing: the table lasts as long as the page. */
  | { told: 'unkept' };

/** What the room asks of the engine. */
export type Question =
  | {
      ask: 'open';
      rules: Plan['rules'];
      levels: [string, string, string];
      games: number | null;
      dealer: number;
      name: string;
      pace: string;
      seed: string;
      lang: Lang;
      table: string;
    }
  | { ask: 'restore'; save: string; lang: Lang }
  | { ask: 'say'; message: ClientMessage; lang: Lang }
  | { ask: 'step'; lang: Lang };

/** A hand that has just ended. */
export interface Finished {
  hand: number;
  record: string;
  seat: number;
  levels: readonly string[];
}

export type Answer =
  | {
      answer: 'table';
      messages: readonly ServerMessage[];
      /** What the table does by itself, and when. */
      next: { what: string; after_ms: number } | null;
      /** The whole table, where something changed. */
      save: string | null;
      finished: Finished | null;
    }
  | { answer: 'refused'; reason: { code: string; message: string } };

/** The engine, as far as a table needs it. It throws where it itself fails, and is worth nothing then. */
export interface Engine {
  ask(question: Question): Answer;
}

/** What the room needs of the world. */
export interface Surroundings {
  engine(): Promise<Engine>;
  drawer: Drawer;
  /** Calls back after some milliseconds; the answer takes it back. */
  later: (callback: () => void, ms: number) => () => void;
  /** Microseconds of UTC. */
  now(): number;
  /** So many random bytes. */
  random(bytes: number): Uint8Array;
  tell: (told: Told) => void;
}

/**
 * The bots of a level as a phone seats them: it is several times as slow as a server, so the usual bot looks at a fifth of the
 * deals (`docs/benchmarks.md`). Whoever chooses a stronger one waits for it.
 */
const ON_DEVICE: Readonly<Record<string, string>> = { stammtisch: 'stammtisch:worlds=0.2' };

/** So often in a row the engine may give up. */
const MOST_FAULTS = 3;

const reasonOf = ({ reason: { code, message } }: Extract<Answer, { answer: 'refused' }>) => ({
  code,
  message,
});

const hex = (bytes: Uint8Array) => [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** Bytes in base64url, as ids are written. */
export function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** What lies in the pot while a hand runs, as the last of some messages has it. */
function potOf(messages: readonly ServerMessage[]): number | null {
  const states = messages.flatMap((message) => (message.type === 'update' ? [message.state] : []));
  return states.findLast(isHandRunning)?.account.pot ?? null;
}

export class Room {
  #engine: Engine | null = null;
  #kept: KeptTable | null = null;
  #lang: Lang = 'de';
  #queue: Promise<void> = Promise.resolve();
  #cancel: (() => void) | null = null;
  #faults = 0;
  #isUnkept = false;
  /** What lies in the pot of the hand that runs. */
  #pot = 0;

  constructor(private readonly around: Surroundings) {}

  /** Does what the page asks, one after the other. */
  hear(asked: Asked): void {
    this.#next(() => this.#answer(asked));
  }

  /** Resolved when everything asked so far is done. */
  settled(): Promise<void> {
    return this.#queue;
  }

  #next(work: () => Promise<void>): void {
    this.#queue = this.#queue.then(work).catch(() => this.#lose());
  }

  /** The engine is worth nothing any more; what was kept is. */
  #lose(): void {
    this.#stop();
    this.#engine = null;
    this.#faults += 1;
    this.around.tell({ told: this.#faults > MOST_FAULTS ? 'broken' : 'lost' });
  }

  #stop(): void {
    this.#cancel?.();
    this.#cancel = null;
  }

  async #answer(asked: Asked): Promise<void> {
    switch (asked.ask) {
      case 'open':
        return this.#open(asked.plan, asked.lang);
      case 'resume':
        return this.#resume(asked.lang);
      case 'say':
        return this.#say(asked.text);
    }
  }

  async #open(plan: Plan, lang: Lang): Promise<void> {
    this.#stop();
    this.#lang = lang;
    this.#engine = await this.around.engine();
    this.#kept = { id: base64url(this.around.random(16)), plan, save: '' };
    const { rules, level, games, dealer, name, pace } = plan;
    const bot = ON_DEVICE[level] ?? level;
    const levels: [string, string, string] = [bot, bot, bot];
    const seed = hex(this.around.random(32));
    const table = nameOf(this.#kept.id);
    await this.#enter({ ask: 'open', rules, levels, games, dealer, name, pace, seed, lang, table });
  }

  /** Goes on where the table stood; where it stands here already, with just that. */
  async #resume(lang: Lang): Promise<void> {
    this.#lang = lang;
    if (this.#engine) return this.around.tell({ told: 'open' });
    this.#kept ??= await this.around.drawer.table();
    if (!this.#kept?.save) return this.around.tell({ told: 'none' });
    this.#engine = await this.around.engine();
    await this.#enter({ ask: 'restore', save: this.#kept.save, lang });
  }

  async #enter(question: Question): Promise<void> {
    const answer = this.#engine?.ask(question);
    if (!answer) return;
    if (answer.answer === 'refused') {
      this.#engine = null;
      return this.around.tell({ told: 'refused', ...reasonOf(answer) });
    }
    this.around.tell({ told: 'open' });
    await this.#take(answer);
  }

  async #say(text: string): Promise<void> {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'ping') return this.#tellMessage({ type: 'pong' });
    if (message.type === 'pong' || !this.#engine) return;
    await this.#take(this.#engine.ask({ ask: 'say', message, lang: this.#lang }));
  }

  async #step(): Promise<void> {
    this.#cancel = null;
    if (!this.#engine) return;
    await this.#take(this.#engine.ask({ ask: 'step', lang: this.#lang }));
    this.#faults = 0;
  }

  /** Keeps what has changed, tells it, and sees to what comes next. */
  async #take(answer: Answer): Promise<void> {
    if (answer.answer === 'refused') return this.around.tell({ told: 'refused', ...reasonOf(answer) });
    const { messages, next, save, finished } = answer;
    this.#pot = potOf(messages) ?? this.#pot;
    if (save !== null) await this.#keep(save, finished);
    messages.forEach((message) => this.#tellMessage(message));
    if (finished) this.around.tell({ told: 'hand' });
    // Where nothing changed, what was to come comes when it was to come.
    if (save === null && this.#cancel) return;
    this.#stop();
    if (next) this.#cancel = this.around.later(() => this.#next(() => this.#step()), next.after_ms);
  }

  async #keep(save: string, finished: Finished | null): Promise<void> {
    if (!this.#kept) return;
    this.#kept = { ...this.#kept, save };
    const { id, plan } = this.#kept;
    const hand = finished && {
      table: id,
      hand: finished.hand,
      at: this.around.now(),
      seat: finished.seat,
      bot: finished.levels[0] ?? plan.level,
      pot: this.#pot,
      rules: 'toml' in plan.rules ? plan.rules.toml : null,
      record: finished.record,
      refused: null,
    };
    try {
      await this.around.drawer.keep(this.#kept, hand);
    } catch {
      if (!this.#isUnkept) this.around.tell({ told: 'unkept' });
      this.#isUnkept = true;
    }
  }

  #tellMessage(message: ServerMessage): void {
    this.around.tell({ told: 'message', text: JSON.stringify(message) });
  }
}
