/** The connection to a table: it comes back by itself, and no command is lost or done twice. */

import { type ClientMessage, type Command, PROTOCOL, type ServerMessage, type Update } from '../protocol.ts';
import { Problem } from './problem.ts';

/** The part of a WebSocket that the link uses. */
export interface Socket {
  send(text: string): void;
  close(): void;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: (() => void) | null;
}

/** What the link needs of the world. */
export interface World {
  open(): Socket;
  /** Calls back after some milliseconds; the answer takes it back. */
  later: (callback: () => void, ms: number) => () => void;
  /** A number from 0 to 1. */
  chance(): number;
  /** A new id, unlike any other. */
  id(): string;
}

/** How the connection is. */
export type Status = 'connecting' | 'open' | 'waiting' | 'reload' | 'closed';

/** Who listens to the link. */
export interface Listener {
  status(status: Status): void;
  update(update: Update): void;
  refused(command: Command | null, problem: Problem): void;
  done?(command: Command): void;
}

/** The first wait before coming back, and the longest. */
const FIRST_WAIT = 400;
const LONGEST_WAIT = 12_000;
/** After how long without a word the other side is asked whether it is there, and how long it has to answer. */
const PING_EVERY = 5_000;
const PING_WAIT = 4_000;
/** How long it has to answer when the page is looked at again: it may have slept for hours. */
const WAKE_WAIT = 2_000;

/** How long to wait before the next attempt: longer each time, and not all at once. */
export function backoff(attempt: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** attempt);
  return longest * (0.5 + chance / 2);
}

/** The connection to a table. */
export class Link {
  #socket: Socket | null = null;
  #seen: number | null = null;
  #attempt = 0;
  #cancelWait: (() => void) | null = null;
  #cancelPing: (() => void) | null = null;
  #closed = false;
  /** Whether the socket has opened. */
  #isOpen = false;
  /** Whether nothing was heard since the greeting: then the server's word counts, whatever was seen before. */
  #fresh = true;
  /** Commands that are not acknowledged, in the order they were given. */
  readonly #pending = new Map<string, Command>();

  constructor(
    private readonly world: World,
    private readonly listener: Listener,
  ) {}

  /** The last version of the table that was seen. */
  get seen(): number | null {
    return this.#seen;
  }

  /** Whether something sent is not yet answered. */
  get busy(): boolean {
    return this.#pending.size > 0;
  }

  /** Connects, or tries again at once. */
  connect(): void {
    if (this.#closed || this.#socket) return;
    this.#cancelWait?.();
    this.#cancelWait = null;
    this.listener.status('connecting');
    const socket = this.world.open();
    this.#socket = socket;
    socket.onopen = () => this.#greet();
    socket.onmessage = (event) => {
      if (typeof event.data === 'string') this.#hear(event.data);
    };
    socket.onclose = () => {
      if (this.#socket === socket) this.#lost();
    };
  }

  /** The page is looked at again, or the network is back: finds out at once whether the connection still stands. */
  check(): void {
    if (!this.#socket) this.connect();
    else if (this.#isOpen) this.#ask(WAKE_WAIT);
  }

  /** Sends a command; it is kept until the server has answered it. */
  send(command: Command): void {
    const id = this.world.id();
    this.#pending.set(id, command);
    this.#say({ type: 'do', id, command });
  }

  /** Ends the connection for good. */
  close(): void {
    this.#closed = true;
    this.#cancelWait?.();
    this.#cancelPing?.();
    this.#socket?.close();
    this.#socket = null;
    this.listener.status('closed');
  }

  #greet(): void {
    this.#fresh = true;
    this.#isOpen = true;
    this.#say({ type: 'hello', protocol: PROTOCOL, seen: this.#seen, pongs: true });
    for (const [id, command] of this.#pending) this.#say({ type: 'do', id, command });
    this.#ping();
  }

  #say(message: ClientMessage): void {
    try {
      this.#socket?.send(JSON.stringify(message));
    } catch {
      // A socket that is not open yet refuses; what matters is kept and sent after the greeting.
    }
  }

  #ping(): void {
    this.#cancelPing?.();
    this.#cancelPing = this.world.later(() => this.#ask(PING_WAIT), PING_EVERY);
  }

  /** Asks whether the other side is there; where nothing comes, the connection is given up. */
  #ask(wait: number): void {
    this.#cancelPing?.();
    this.#say({ type: 'ping' });
    const socket = this.#socket;
    this.#cancelPing = this.world.later(() => {
      socket?.close();
      if (this.#socket === socket) this.#lost();
    }, wait);
  }

  #lost(): void {
    this.#socket = null;
    this.#isOpen = false;
    this.#cancelPing?.();
    if (this.#closed) return;
    this.listener.status('waiting');
    const wait = backoff(this.#attempt, this.world.chance());
    this.#attempt += 1;
    this.#cancelWait = this.world.later(() => this.connect(), wait);
  }

  #hear(text: string): void {
    const message = JSON.parse(text) as ServerMessage;
    this.#ping();
    switch (message.type) {
      case 'update':
        this.#attempt = 0;
        this.listener.status('open');
        if (!this.#fresh && this.#seen !== null && message.version < this.#seen) return;
        this.#fresh = false;
        this.#seen = message.version;
        this.listener.update(message);
        return;
      case 'done':
        this.#settle(message.id, (command) => this.listener.done?.(command));
        return;
      case 'refused':
        this.#settle(message.id, (command) => this.listener.refused(command, Problem.told(message.reason)));
        return;
      case 'unreadable':
        this.listener.refused(null, Problem.told(message.reason));
        return;
      case 'reload':
        this.#closed = true;
        this.#socket?.close();
        this.listener.status('reload');
        return;
      case 'ping':
        this.#say({ type: 'pong' });
        return;
      case 'restarting':
      case 'pong':
        return;
    }
  }

  #settle(id: string, then: (command: Command) => void): void {
    const command = this.#pending.get(id);
    this.#pending.delete(id);
    if (command) then(command);
  }
}
