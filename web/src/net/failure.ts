/** What to say when the server did not do what was asked. */

import { t } from '../lang.svelte.ts';
import { ApiError } from './api.ts';

/** The server's own sentence, or one that says that it did not answer. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof ApiError)) throw error;
  if (error.message !== '') return error.message;
  return error.status === 0 ? t('web-no-answer') : t('web-not-said', { status: error.status });
}
