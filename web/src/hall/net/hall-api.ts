/** The HTTP interface of the hall, with the link that the page was opened by; without one, for anybody. */

import { Client } from '../../net/client.ts';
import type * as wire from '../../wire/hall.ts';
import { newId } from './id.ts';
import type { Answer, Command, Wish } from './types.ts';

export class HallApi extends Client {
  /** Which page this is: what another page of the same link changes is another's change. */
  readonly desk = newId();

  /** Carries out one command; its id is new. */
  act(wish: Wish, options: { why?: string; basedOn?: number } = {}): Promise<Answer> {
    const command: Command = { id: newId(), desk: this.desk, do: wish };
    if (options.why) command.why = options.why;
    if (options.basedOn !== undefined) command.based_on = options.basedOn;
    return this.post('/api/hall/do', command);
  }

  /** Carries out a queue of commands. */
  queue(queue: wire.Queue): Promise<wire.QueueReplies> {
    return this.post('/api/hall/batch', queue);
  }

  /** What a row would come to. */
  preview(wanted: wire.PreviewWanted): Promise<wire.Preview> {
    return this.post('/api/hall/preview', wanted);
  }

  /** What every game comes to that is written without a Spritze and a ruling. */
  points(): Promise<wire.PointsView> {
    return this.get('/api/hall/points');
  }

  /** How prizes would be read; nothing is kept. */
  readPrizes(typed: wire.PrizesTyped): Promise<wire.PrizesRead> {
    return this.post('/api/hall/prizes/plan', typed);
  }

  /** A list, or that its match has not begun; a keeper's own where none is named. */
  list(wanted: Partial<wire.ListId> = {}): Promise<wire.ListShown> {
    return this.get('/api/hall/list', wanted);
  }

  /** Changes what the screen shows. */
  display(change: wire.DisplayWish): Promise<wire.DisplayView> {
    return this.post('/api/hall/display', change);
  }

  /** Makes a link. */
  link(wanted: wire.LinkWanted): Promise<wire.LinkMade> {
    return this.post('/api/hall/links', wanted);
  }

  /** Makes links for a whole group: a page to print. */
  sheet(wanted: wire.SheetWanted): Promise<string> {
    return this.text('/api/hall/links/sheet', wanted);
  }

  /** Creates a tournament. */
  create(wanted: wire.TournamentWanted): Promise<wire.TournamentMade> {
    return this.post('/api/hall/tournaments', wanted);
  }

  /** A new director's link of a tournament that is there. */
  directorLink(tournament: string, wanted: wire.DirectorLinkWanted): Promise<wire.TournamentMade> {
    return this.post(`/api/hall/tournaments/${encodeURIComponent(tournament)}/director`, wanted);
  }

  /** Takes a tournament away that was made by mistake. */
  remove(tournament: string): Promise<wire.TournamentGone> {
    return this.delete(`/api/hall/tournaments/${encodeURIComponent(tournament)}`);
  }

  /** Keeps the plan of a season. */
  keepSeason(id: string, wanted: wire.SeasonWanted): Promise<wire.SeasonKept> {
    return this.put(`/api/hall/seasons/${encodeURIComponent(id)}`, wanted);
  }

  /** The address of a printed page or a file, good once. */
  async ticket(path: string): Promise<string> {
    const wanted: wire.TicketWanted = { path };
    return (await this.post<wire.TicketGiven>('/api/hall/ticket', wanted)).url;
  }
}
