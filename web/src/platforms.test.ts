import { readFileSync } from 'node:fs';

import { expect, it } from 'vitest';

interface Lock {
  packages: Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;
}

const lock = JSON.parse(readFileSync(new URL('../package-lock.json', import.meta.url), 'utf8')) as Lock;

/** What the page is built with and runs as machine code, one package for each kind of machine. */
const NATIVE = ['rolldown', 'lightningcss'];
const MACHINES = ['linux-x64-gnu', 'linux-arm64-gnu', 'win32-x64-msvc', 'darwin-arm64', 'darwin-x64'];

it.each(NATIVE)('the page can be built with %s on Linux, Windows and macOS', (name) => {
  const { version, optionalDependencies } = lock.packages[`node_modules/${name}`]!;
  for (const machine of MACHINES) {
    const native = Object.keys(optionalDependencies ?? {}).find((other) => other.endsWith(`-${machine}`));
    expect(native, machine).toBeDefined();
    expect(lock.packages[`node_modules/${native}`]?.version, native).toBe(version);
  }
});
