/** A server for the hall alone: the administrator's link works once, and other tests use theirs. */

import { test as base } from '@playwright/test';

import { type Server, withServer } from './server.ts';

export const test = base.extend<object, { hall: Server }>({
  hall: [({}, use) => withServer([], use), { scope: 'worker' }],
});

export { expect } from '@playwright/test';
