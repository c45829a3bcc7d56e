/** Takes the pictures of the handbook: `npx playwright test --config e2e/pictures/config.ts`. */

import { defineConfig } from '@playwright/test';

import base from '../../playwright.config.ts';

export default defineConfig(base, { testDir: '.', testMatch: '*.pictures.ts' });
