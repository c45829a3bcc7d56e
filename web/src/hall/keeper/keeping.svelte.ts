/** The keeper's page as a whole: the list, the queue, and what is kept on the device. */

import { Problem } from '../../net/problem.ts';
import type { Room } from '../net/room.svelte.ts';
import type { BatchAnswer, Command, ListView, Row, Wish } from '../net/types.ts';
import { approvalOf, withoutTout } from './approved.ts';
import { type Drawer, openDrawer, type Waiting } from './drawer.ts';
import type { Entry } from './entry.ts';
import { keyOf, type Learned, learnedOf, lessonGame, normal, pointsOf } from './points.ts';
import { project, type Shown } from './project.ts';
import { Queue } from './queue.ts';
import { type Sent, stillNew } from './sent.ts';

export class Keeping {
  readonly #room: Room;
  #queue: Queue | null = null;
  #drawer: Drawer | null = null;
  #waiting = $state.raw<Waiting[]>([]);
  #sent = $state.raw<Sent[]>([]);
  #sending = $state(false);
  #learned = $state.raw<Learned>({});
  #lasting = $state(true);
  #ready = $state(false);
  /** Rows that the rules refuse: they are not asked for again. */
  readonly #refused = new Set<string>();
  #learning = false;
  /** The rule set of which all is learned. */
  #learnedOf = '';

  readonly shown = $derived.by((): Shown | null => {
    const list = this.#room.views.list;
    return list && list.players.length === 4 && list.status !== 'not_started'
      ? project(list, this.#sent, this.#waiting, this.#learned)
      : null;
  });

  constructor(room: Room) {
    this.#room = room;
  }

  get waiting(): Waiting[] {
    return this.#waiting;
  }
  get sending(): boolean {
    return this.#sending;
  }
  /** Whether what is confirmed outlives the page. */
  get lasting(): boolean {
    return this.#lasting;
  }
  get ready(): boolean {
    return this.#ready;
  }

  async open(): Promise<void> {
    const room = this.#room;
    const { drawer, lasting } = await openDrawer();
    [this.#drawer, this.#lasting] = [drawer, lasting];
    room.onView = (name) => {
      if (name === 'list' || name === 'setup') void this.#remember();
      if (name === 'list') void this.#resume();
      if (name === 'setup') void this.#learn();
    };
    room.onOnline = (online) => {
      if (online) void this.#queue?.flush();
    };
    this.#queue = new Queue({
      token: room.token,
      drawer,
      send: (commands: Command[]) => room.api.queue({ commands, stop: true }),
      onChange: (items, sending) => {
        this.#waiting = items;
        this.#sending = sending;
      },
      onDone: (item, answer) => void this.#done(item, answer),
      onList: (list: ListView) => room.show('list', list),
    });
    const known = (await drawer.recall(room.token)) as { sent?: Sent[] } | undefined;
    this.#sent = known?.sent ?? [];
    await this.#queue.open();
    this.#ready = true;
    room.listen();
  }

  /** Confirms a command: it is kept on the device when this is resolved. */
  async add(wish: Wish, why?: string): Promise<void> {
    const isEdit = 'correct_row' in wish;
    const version = this.#room.views.list?.version;
    const basedOn = isEdit && this.#waiting.length === 0 && version !== undefined ? { basedOn: version } : {};
    await this.#queue?.add(this.#named(wish), { ...(why ? { why } : {}), ...basedOn });
  }

  /** The command with the list it is meant for: should the link lead to another one by then, it does no harm there. */
  #named(wish: Wish): Wish {
    const list = this.#room.views.list;
    const named = list ? { list: { match: list.match, table: list.table } } : {};
    return Object.fromEntries(
      Object.entries(wish).map(([name, fields]) => [name, { ...named, ...fields }]),
    ) as Wish;
  }

  /** Whether approval of a game was asked for and waits to be sent. */
  hasAsked(game: number, entry: Entry): boolean {
    return this.#waiting.some(({ command }) => {
      if (!('request_approval' in command.do)) return false;
      const asking = command.do.request_approval;
      return (
        asking.game === game &&
        asking.contract === entry.played?.contract &&
        (asking.tout ?? false) === entry.played.tout &&
        asking.seat === entry.declarer
      );
    });
  }

  /** Asks for approval of a game, once. */
  async request(game: number, entry: Entry): Promise<void> {
    const { declarer: seat, played } = entry;
    if (seat === null || played === null || this.hasAsked(game, entry)) return;
    await this.add({ request_approval: { game, seat, contract: played.contract, tout: played.tout } });
  }

  /** Writes a game as a plain one whose Tout was refused (decision 25). */
  writePlain(place: number): Promise<void> | undefined {
    return this.#queue?.amend(place, withoutTout);
  }

  giveUp(place: number): Promise<void> | undefined {
    return this.#queue?.giveUp(place);
  }

  retry(place: number): Promise<void> | undefined {
    return this.#queue?.retry(place);
  }

  flush(): void {
    this.#room.hurry();
    void this.#queue?.flush();
  }

  /** The points of a row: at once where they are known, else asked for. */
  points(game: number, row: Row): Shown['total'] | null {
    return pointsOf(this.#learned, game, row);
  }

  /** Learns what a row comes to, if the server answers. */
  async ask(game: number, row: Row): Promise<void> {
    const [key, plain] = [keyOf(game, row), normal(row)];
    if (key === null || plain === null || this.#learned[key] || this.#refused.has(key)) return;
    try {
      const { points } = await this.#room.api.preview({
        game: lessonGame(game),
        row: plain,
      });
      this.#learned = { ...this.#learned, [key]: points };
    } catch (error) {
      if (!Problem.of(error).passes) this.#refused.add(key);
    }
  }

  /** What is done is shown until the list that holds it has come, also over a reload. */
  async #done(item: Waiting, answer: BatchAnswer): Promise<void> {
    const version = this.#room.views.list?.version ?? 0;
    this.#sent = [...stillNew(this.#sent, version), { item, version: answer.version ?? 0 }];
    await this.#remember();
    await this.#look();
  }

  /** The referee has approved what waited for him: it is sent, and what is behind it. */
  async #resume(): Promise<void> {
    const item = this.#waiting.find(({ refused }) => refused !== null);
    const list = this.#room.views.list;
    if (item && list && approvalOf(item, list)?.answer === 'granted') await this.retry(item.place);
  }

  /** The list as it is now: the stream brings it, too, but this is sooner. */
  async #look(): Promise<void> {
    if (this.#waiting.length > 0) return;
    try {
      this.#room.show('list', await this.#room.api.list());
      await this.#remember();
    } catch (error) {
      // The stream brings it later.
      Problem.of(error);
    }
  }

  /** Learns all games that can be tapped, once for each rule set. */
  async #learn(): Promise<void> {
    const setup = this.#room.views.setup;
    if (!setup || !this.#drawer || this.#learning || this.#learnedOf === setup.setup.rules) return;
    this.#learning = true;
    const place = `points ${setup.setup.rules}`;
    const known = (await this.#drawer.recall(place)) as Learned | undefined;
    this.#learned = { ...known, ...this.#learned };
    try {
      this.#learned = { ...this.#learned, ...learnedOf(await this.#room.api.points()) };
      this.#learnedOf = setup.setup.rules;
    } catch (error) {
      // What was learned before stays; the next word of the server is the next occasion.
      Problem.of(error);
    }
    await this.#drawer.remember(place, $state.snapshot(this.#learned));
    this.#learning = false;
  }

  async #remember(): Promise<void> {
    const { me, views, token } = this.#room;
    await this.#drawer?.remember(
      token,
      $state.snapshot({ me, views, sent: stillNew(this.#sent, views.list?.version ?? 0) }),
    );
  }
}
