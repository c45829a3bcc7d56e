/** The real program on a free port, with a data folder of its own. */

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { test as base } from '@playwright/test';

export interface Server {
  /** Where it answers, `http://127.0.0.1:40123`. */
  address: string;
  /** The one-time link of the administrator. */
  admin: string;
}

function binary(): string {
  const path = process.env['STAMMTISCH_BIN'];
  if (!path) throw new Error('STAMMTISCH_BIN names no program; run `cargo xtask test --only web`');
  return path;
}

/** Waits for the greeting, which says where the server listens and how to become its administrator. */
function greeting(child: ChildProcess): Promise<Server> {
  return new Promise((resolve, reject) => {
    let said = '';
    const hear = (chunk: Buffer) => {
      said += chunk.toString();
      const found = /(http:\/\/127\.0\.0\.1:\d+)\/admin#\S+/.exec(said);
      if (found) resolve({ address: found[1]!, admin: found[0] });
    };
    child.stdout?.on('data', hear);
    child.stderr?.on('data', hear);
    child.on('exit', (code) => reject(new Error(`the server ended with ${code}:\n${said}`)));
  });
}

/** Starts the program with a data folder of its own, hands it over, and ends it. */
export async function withServer(
  args: readonly string[],
  use: (server: Server) => Promise<void>,
): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'stammtisch-e2e-'));
  const child = spawn(binary(), ['serve', '--port', '0', '--data', data, '--limits', 'off', ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  try {
    await use(await greeting(child));
  } finally {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
    rmSync(data, { recursive: true, force: true });
  }
}

export const test = base.extend<object, { server: Server }>({
  server: [
    async ({}, use) => {
      // While working on the page: a server that runs already, behind `npm run dev`.
      const running = process.env['STAMMTISCH_E2E_ADDRESS'];
      if (running) return use({ address: running, admin: process.env['STAMMTISCH_E2E_ADMIN'] ?? '' });
      await withServer(['--pace', 'hasty'], use);
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
