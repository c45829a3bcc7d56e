/** A program that speaks the hall's own interface, for the tables that no browser sits at. */

import { randomUUID } from 'node:crypto';

import type { Done, LinkMade, LinkWanted, Queue, QueueReplies, Request, Wish } from '../src/wire/hall.ts';

/** One link, used by a program. */
export class Program {
  constructor(
    readonly address: string,
    readonly token: string,
  ) {}

  async #ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = {
      authorization: `Bearer ${this.token}`,
      'content-type': 'application/json',
      origin: this.address,
    };
    return fetch(`${this.address}/api/hall${path}`, { ...init, headers });
  }

  async get<T>(path: string): Promise<T> {
    const response = await this.#ask(path);
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  async post<T>(path: string, body: unknown): Promise<T> {
    const response = await this.#ask(path, { method: 'POST', body: JSON.stringify(body) });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }

  /** Sends a body as it is. */
  async send(path: string, body: string): Promise<void> {
    const response = await this.#ask(path, { method: 'POST', body });
    if (!response.ok) throw new Error(`${path}: ${response.status} ${await response.text()}`);
  }

  act(wish: Wish, why?: string): Promise<Done> {
    const request: Request = { id: randomUUID(), do: wish, ...(why ? { why } : {}) };
    return this.post<Done>('/do', request);
  }

  async link(wanted: LinkWanted): Promise<string> {
    return (await this.post<LinkMade>('/links', wanted)).token;
  }

  /** Writes a whole list, or what is left of it, through the queue's door, signs it and hands it in. */
  async playList(games: number, seed: number, from = 1): Promise<void> {
    const wishes: Wish[] = [];
    for (let game = from; game <= games; game += 1) {
      const declarer = ((seed + game) % 4) + 1;
      const partner = ((seed + game + 1 + (seed % 3)) % 4) + 1;
      const isSolo = (seed + game) % 5 === 0 && game < 5;
      const row = isSolo
        ? { declarer, contract: 'solo', won: game % 2 === 0 }
        : {
            declarer,
            partner: partner === declarer ? (partner % 4) + 1 : partner,
            contract: 'rufspiel',
            won: (seed * game) % 3 !== 0,
            schneider: game % 4 === 0,
          };
      wishes.push({ enter_row: { game, row } });
    }
    wishes.push({ sign: { signer: 'all' } }, { close_list: {} });
    const queue: Queue = { commands: wishes.map((wish) => ({ id: randomUUID(), do: wish })) };
    const told = await this.post<QueueReplies>('/batch', queue);
    for (const answer of told.answers) if (!answer.ok) throw new Error(answer.error.message);
  }
}
