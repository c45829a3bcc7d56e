/** A line to a server that can be cut: for the page and its worker alike, whatever the browser believes. */

import { createServer, connect, type AddressInfo, type Server as Listener, type Socket } from 'node:net';

export class Line {
  readonly #server: { host: string; port: number };
  readonly #open = new Set<Socket>();
  #listener: Listener | null = null;
  #port = 0;

  /** A line to a server that listens at an address. */
  constructor(address: string) {
    const { hostname, port } = new URL(address);
    this.#server = { host: hostname, port: Number(port) };
  }

  /** Where the line is picked up. */
  get address(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  /** Lays the line, where it was if it was cut. */
  async lay(): Promise<void> {
    const listener = createServer((near) => {
      const far = connect(this.#server);
      for (const [one, other] of [
        [near, far],
        [far, near],
      ] as const) {
        this.#open.add(one);
        one.on('error', () => other.destroy());
        one.on('close', () => {
          this.#open.delete(one);
          other.destroy();
        });
        one.pipe(other);
      }
    });
    await new Promise<void>((resolve) => listener.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (listener.address() as AddressInfo).port;
    this.#listener = listener;
  }

  /** Cuts it: nothing gets through, and nobody answers. */
  async cut(): Promise<void> {
    const ended = new Promise((resolve) => this.#listener?.close(resolve));
    for (const socket of this.#open) socket.destroy();
    await ended;
  }
}
