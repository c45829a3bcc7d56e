/** The HTTP interface of the hall, with the link that the page was opened by; without one, for anybody. */

import { Client } from '../../net/client.ts';
import { newId } from './id.ts';
import type { Answer, Command, Wish } from './types.ts';

export class HallApi extends Client {
  /** Carries out one command; its id is new. */
  act(wish: Wish, options: { why?: string; basedOn?: number } = {}): Promise<Answer> {
    const command: Command = { id: newId(), do: wish };
    if (options.why) command.why = options.why;
    if (options.basedOn !== undefined) command.based_on = options.basedOn;
    return this.post<Answer>('/api/hall/do', command);
  }

  /** The address of a printed page or a file, good once. */
  async ticket(path: string): Promise<string> {
    return (await this.post<{ url: string }>('/api/hall/ticket', { path })).url;
  }
}
