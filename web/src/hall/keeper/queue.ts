/** The queue of a list keeper: every command is kept first, then sent, once and in order. */

import { Problem } from '../../net/problem.ts';
import { newId } from '../net/id.ts';
import type { BatchAnswer, Command, ListView, Wish } from '../net/types.ts';
import type { Drawer, Waiting } from './drawer.ts';

/** Most commands that the server takes at a time. */
const MOST = 256;
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 20_000;

export type Send = (commands: Command[]) => Promise<{ answers: BatchAnswer[] }>;

export interface QueueOptions {
  token: string;
  drawer: Drawer;
  send: Send;
  /** The queue, or whether it is being sent, has changed. */
  onChange: (items: Waiting[], sending: boolean) => void;
  /** A command is on the server's disk. */
  onDone?: (item: Waiting, answer: BatchAnswer) => void;
  /** The present list, sent along with a refusal. */
  onList?: (list: ListView) => void;
  later?: (run: () => void, milliseconds: number) => void;
}

export class Queue {
  readonly #options: QueueOptions;
  #items: Waiting[] = [];
  #place = 0;
  #sending = false;
  #again = false;
  #wait = FIRST_WAIT;
  #timed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get items(): readonly Waiting[] {
    return this.#items;
  }

  /** Takes up what an earlier page left, and sends it. */
  async open(): Promise<void> {
    this.#items = await this.#options.drawer.waiting(this.#options.token);
    this.#place = this.#items.at(-1)?.place ?? 0;
    this.#tell();
    void this.flush();
  }

  /** Confirms a command: when this is resolved, it is kept and will be sent. */
  async add(wish: Wish, options: { why?: string; basedOn?: number } = {}): Promise<void> {
    const command: Command = { id: newId(), do: wish };
    if (options.why) command.why = options.why;
    if (options.basedOn !== undefined) command.based_on = options.basedOn;
    // The clock keeps two pages of one link from taking the same place.
    this.#place = Math.max(this.#place + 1, Date.now());
    const item = { token: this.#options.token, place: this.#place, command, at: Date.now(), refused: null };
    await this.#options.drawer.keep(item);
    this.#items = [...this.#items, item].sort((one, other) => one.place - other.place);
    this.#tell();
    void this.flush();
  }

  /** Gives a refused command up, as the user decided; the rest goes on. */
  async giveUp(place: number): Promise<void> {
    await this.#remove(place);
    void this.flush();
  }

  /** Sends a refused command once more, as a new one: the old answer stands for the old one. */
  retry(place: number): Promise<void> {
    return this.amend(place, (wish) => wish);
  }

  /** Sends a refused command once more, changed. */
  async amend(place: number, change: (wish: Wish) => Wish): Promise<void> {
    const item = this.#items.find((found) => found.place === place);
    if (!item) return;
    const { based_on: _, ...command } = item.command;
    const amended = { ...command, id: newId(), do: change(command.do) };
    await this.#replace({ ...item, refused: null, command: amended });
    void this.flush();
  }

  /** Sends what waits, unless something stands in its way. */
  async flush(): Promise<void> {
    if (this.#sending) {
      this.#again = true;
      return;
    }
    this.#sending = true;
    try {
      do {
        this.#again = false;
        while (await this.#sendSome());
      } while (this.#again);
      this.#wait = FIRST_WAIT;
    } catch (error) {
      if (Problem.of(error).passes) this.#sendLater();
    } finally {
      this.#sending = false;
      this.#tell();
    }
  }

  /** Sends one batch; whether there is more to be sent. */
  async #sendSome(): Promise<boolean> {
    const blocked = this.#items.findIndex((item) => item.refused !== null);
    const batch = (blocked < 0 ? this.#items : this.#items.slice(0, blocked)).slice(0, MOST);
    if (batch.length === 0) return false;
    this.#tell();
    const { answers } = await this.#options.send(batch.map((item) => item.command));
    for (const item of batch) {
      const answer = answers.find((found) => found.id === item.command.id);
      if (!answer) return false;
      if (!(await this.#settle(item, answer))) return false;
    }
    return true;
  }

  /** Deals with one answer; whether the next one may follow. */
  async #settle(item: Waiting, answer: BatchAnswer): Promise<boolean> {
    if (answer.ok) {
      await this.#remove(item.place);
      this.#options.onDone?.(item, answer);
      return true;
    }
    const problem = Problem.told(answer.error, answer.status);
    if (problem.passes) throw problem;
    if (answer.list) this.#options.onList?.(answer.list);
    if (answer.status !== 424) {
      await this.#replace({ ...item, refused: { code: problem.code, message: problem.message } });
    }
    return false;
  }

  async #remove(place: number): Promise<void> {
    await this.#options.drawer.drop(this.#options.token, place);
    this.#items = this.#items.filter((item) => item.place !== place);
    this.#tell();
  }

  async #replace(item: Waiting): Promise<void> {
    await this.#options.drawer.keep(item);
    this.#items = this.#items.map((found) => (found.place === item.place ? item : found));
    this.#tell();
  }

  #sendLater(): void {
    if (this.#timed) return;
    this.#timed = true;
    const later = this.#options.later ?? ((run, milliseconds) => void setTimeout(run, milliseconds));
    later(() => {
      this.#timed = false;
      void this.flush();
    }, this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #tell(): void {
    this.#options.onChange([...this.#items], this.#sending);
  }
}
