/** A line of the log in words. */

import { t } from '../../../lang.svelte.ts';
import type { LogLine, Somebody } from '../net/types.ts';

/** What happens in the log; anything else is told by its name. */
const KNOWN: readonly string[] = [
  'register',
  'login_refused',
  'password',
  'rename',
  'reset_link',
  'reset',
  'door',
  'enter',
  'recovery',
  'recover',
  'lock',
  'unlock',
  'admin',
  'report_closed',
  'delete',
];

const name = (one: Somebody) => one.name ?? t(one.id === 'house' ? 'pw-the-link' : 'pw-erased');

export function logSentence({ by, what, whom, detail }: LogLine): string {
  const names = { by: by ? name(by) : t('pw-the-server'), whom: whom ? name(whom) : t('pw-somebody') };
  const isSelf = by !== null && by.id === whom?.id ? 'yes' : 'no';
  if (!KNOWN.includes(what)) return t('pw-log-other', { ...names, what });
  const sentence = t(`pw-log-${what.replaceAll('_', '-')}`, {
    ...names,
    self: isSelf,
    yes: detail.admin === false ? 'no' : 'yes',
    report: detail.report ?? 0,
    verdict: detail.verdict ?? 'dismissed',
  });
  return detail.reason ? `${sentence} ${t('pw-because', { reason: detail.reason })}` : sentence;
}
