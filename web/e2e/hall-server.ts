/** A server for each test of the hall alone: the administrator's link works once, whoever else ran in the same process. */

import { test as base } from '@playwright/test';

import { type Server, withServer } from './server.ts';

export const test = base.extend<{ hall: Server }>({
  hall: ({}, use) => withServer([], use),
});

export { expect } from '@playwright/test';
