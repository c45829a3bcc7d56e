/** How the review speaks of players, words and contracts. */

import { Voice } from '../../game/words.ts';
import { t } from '../../lang.svelte.ts';
import type { Contract, Seat, SeatState } from '../../protocol.ts';
import type { Texts } from '../../texts.ts';
import type { Told } from './api.ts';
import { isBotName } from './bots.ts';
import { contractOf, type Say, type Story } from './story.ts';

const seatOf = (name: string | null): SeatState => ({
  occupant: { kind: 'person' },
  name: name ?? '',
  connected: true,
  stand_in: false,
  ready: true,
  shows: false,
  bank_ms: 0,
});

/** The words for one hand. */
export class ReviewVoice {
  readonly #voice: Voice;

  constructor(texts: Texts, story: Pick<Story, 'players'>) {
    const shown = story.players.map((name, place) =>
      isBotName(name) ? t('rv-bot', { seat: place + 1 }) : name,
    );
    const [one = null, two = null, three = null, four = null] = shown;
    this.#voice = new Voice(texts, {
      you: null,
      seats: [seatOf(one), seatOf(two), seatOf(three), seatOf(four)],
      rules: { rungs: [] },
    });
  }

  name(seat: Seat): string {
    return this.#voice.name(seat);
  }

  card(card: string): string {
    return this.#voice.card(card);
  }

  /** Who plays what. */
  title(story: Story): string {
    if (story.declared === null) return t('rv-nobody');
    const { seat, contract } = story.declared;
    return seat === null ? this.#voice.kind('ramsch') : this.#voice.plays(seat, contract, 'played');
  }

  /** A contract by its name. */
  contract(contract: Contract): string {
    return this.#voice.contract(contract);
  }

  /** Words of the auction; a level names what they claim. */
  say({ say, level }: Say): string {
    switch (say) {
      case 'pass':
      case 'hold':
      case 'good':
      case 'offer':
      case 'redeal':
        return this.#voice.get(`bid-${say}`);
      case 'play':
        return level === null || level === 'rufspiel'
          ? this.#voice.get('bid-play')
          : this.#voice.get('bid-play-too', { rung: this.#voice.kind(level) });
      case 'raise':
        return this.#voice.get('bid-raise', { rung: level === null ? '' : this.#voice.kind(level) });
    }
  }

  /** An action in words. */
  action(told: Told): string {
    if ('card' in told) return this.card(told.card);
    if ('say' in told) return this.say(told);
    if ('double' in told) return t(told.double ? 'rv-double-yes' : 'rv-double-no');
    return this.#voice.contract(contractOf(told));
  }
}
