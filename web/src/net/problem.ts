/** Why something did not come about: the server's reason, or that it gave none. */

import { t } from '../lang.svelte.ts';
import type { Problem as Told } from '../wire/accounts.ts';

/** What kind of answer a reason is (RFC 9457). */
const PROBLEM = 'application/problem+json';

/** The body of a reason; what else a route has to tell stands beside these members. */
type Body = Pick<Told, 'code' | 'detail'> & Partial<Pick<Told, 'clause' | 'at' | 'wait_s'>>;

/** What a problem is made of. */
interface Parts {
  status: number;
  code: string;
  message: string;
  clause?: string | null | undefined;
  at?: number | null | undefined;
  wait?: number;
  members?: Readonly<Record<string, unknown>>;
}

/** The server said no, or nothing that could be understood; the message is a sentence for people. */
export class Problem extends Error {
  /** The status of the answer; 0 where there was none. */
  readonly status: number;
  /** The name of the reason: the server's (docs/errors.md), or one of this page's own. */
  readonly code: string;
  /** The clause that it goes by, where a rule is the reason. */
  readonly clause: string | null;
  /** Which part of what was sent is meant, where it has several. */
  readonly at: number | null;
  /** So many seconds one must wait before the next attempt. */
  readonly wait: number;
  /** What else the route tells, such as what a conflict is about. */
  readonly members: Readonly<Record<string, unknown>>;

  constructor({ status, code, message, clause, at, wait, members }: Parts) {
    super(message);
    this.name = 'Problem';
    this.status = status;
    this.code = code;
    this.clause = clause ?? null;
    this.at = at ?? null;
    this.wait = wait ?? 0;
    this.members = members ?? {};
  }

  /** What was caught, if it is a problem; anything else is a mistake of the page and is thrown on. */
  static of(caught: unknown): Problem {
    if (caught instanceof Problem) return caught;
    throw caught;
  }

  /** The reason in an answer; where none is in it, such as in a proxy's own page, what its status means. */
  static async read(response: Response): Promise<Problem> {
    const { status, headers } = response;
    const after = Number(headers.get('retry-after')) || 0;
    const isTold = headers.get('content-type')?.startsWith(PROBLEM) ?? false;
    const body = isTold ? bodyOf(await response.text()) : null;
    if (!body) return new Problem({ status, ...unsaid(status), wait: after });
    const { code, detail, clause, at, wait_s, ...members } = body;
    return new Problem({ status, code, message: detail, clause, at, wait: wait_s ?? after, members });
  }

  /** A reason that came in another way than as an answer of its own: over a socket, or as one of many. */
  static told(
    reason: { code: string; clause: string | null; message: string; at?: number | null },
    status = 422,
  ): Problem {
    return new Problem({ status, ...reason });
  }

  /** There was no answer, and why, as far as the browser knows. */
  static silent(isLate = false): Problem {
    if (isLate) return new Problem({ status: 0, code: 'too_late', message: t('web-too-late') });
    const isOffline = globalThis.navigator?.onLine === false;
    return isOffline
      ? new Problem({ status: 0, code: 'offline', message: t('web-no-network') })
      : new Problem({ status: 0, code: 'no_answer', message: t('web-no-answer') });
  }

  /** Somebody else answered in the server's place, such as the sign-in page of a network. */
  static strange(status: number): Problem {
    return new Problem({ status, code: 'not_understood', message: t('web-not-understood') });
  }

  /** Whether it may go well if it is sent again just so. */
  get passes(): boolean {
    return this.status === 0 || this.status === 429 || this.status >= 500;
  }

  /** Whether the link that was shown opens nothing any more. */
  get ends(): boolean {
    return this.status === 401 || this.status === 403 || this.status === 410;
  }
}

function bodyOf(text: string): Body | null {
  try {
    const body = JSON.parse(text) as Partial<Body> | null;
    return typeof body?.code === 'string' && typeof body.detail === 'string' ? (body as Body) : null;
  } catch {
    return null;
  }
}

/** What to say where the answer itself says nothing. */
function unsaid(status: number): { code: string; message: string } {
  switch (status) {
    case 413:
      return { code: 'too_large', message: t('web-too-large') };
    case 502:
    case 503:
    case 504:
      return { code: 'away', message: t('web-server-away', { status }) };
    default:
      return { code: 'not_said', message: t('web-not-said', { status }) };
  }
}
