import { defineConfig } from '@playwright/test';

/** Debian's Chromium, or the one that the environment names. */
const executablePath = process.env['STAMMTISCH_CHROMIUM'] ?? '/usr/bin/chromium';

export default defineConfig({
  testDir: 'e2e',
  // What is measured but not reached yet is no test: STAMMTISCH_MEASURES=1 runs it instead (docs/benchmarks.md).
  testMatch: process.env['STAMMTISCH_MEASURES'] ? '**/*.measure.ts' : '**/*.spec.ts',
  snapshotPathTemplate: '{testDir}/snapshots/{arg}{ext}',
  outputDir: process.env['STAMMTISCH_E2E_OUT'] ?? 'test-results',
  fullyParallel: false,
  // Most of the time everybody waits for somebody else's card.
  workers: 3,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'de-DE',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
