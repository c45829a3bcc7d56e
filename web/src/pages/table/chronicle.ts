/** What happens at the table, in sentences: for those who listen, and for the log. */

import { Voice } from '../../game/words.ts';
import type { GameEvent, Happening, Seat } from '../../protocol.ts';

function ofGame(event: GameEvent, voice: Voice, opener: Seat | null): string {
  switch (event.event) {
    case 'said': {
      const words = voice.bid(event.bid, event.seat === opener);
      return voice.get('table-said', { name: voice.name(event.seat), words });
    }
    case 'forced':
      return voice.says('table-said-forced', event.seat);
    case 'won':
      return voice.says('table-names-contract', event.seat);
    case 'declared': {
      const key = event.renonce ? 'table-said-renonce' : 'table-said-plays';
      return voice.get(key, { sentence: voice.plays(event.seat, event.contract) });
    }
    case 'played':
      return voice.get('table-said', { name: voice.name(event.seat), words: voice.card(event.card) });
    case 'partner_known':
      return voice.says('web-log-partner', event.seat);
    case 'doubling_opened':
      return voice.get('web-log-doubling', { stoss: voice.stoss() });
    case 'declined':
    case 'claimed':
      return '';
    case 'stoss':
      return voice.get('table-said', { name: voice.name(event.seat), words: voice.stoss() });
    case 'retour':
      return voice.get('table-said', { name: voice.name(event.seat), words: voice.get('table-retour') });
    case 'trick_taken':
      return voice.says('table-takes', event.winner, { points: event.points });
    case 'ended':
      return ofEnding(event.ending, voice);
  }
}

function ofEnding(ending: Extract<GameEvent, { event: 'ended' }>['ending'], voice: Voice): string {
  switch (ending.ending) {
    case 'thrown_in':
      return voice.get('table-ended-thrown-in');
    case 'sie_void':
      return voice.says('table-ended-sie-void', ending.seat);
    case 'scored': {
      const { won, points, parties } = ending.outcome;
      return voice.says(won ? 'table-ended-won' : 'table-ended-lost', parties.declarer, { points });
    }
  }
}

/** A happening in a sentence; empty where there is nothing to say. `opener` is who wanted to play first. */
export function sentence(happening: Happening, voice: Voice, opener: Seat | null): string {
  switch (happening.what) {
    case 'game':
      return ofGame(happening.event, voice, opener);
    case 'sealed':
      return voice.get('web-log-sealed');
    case 'cut':
      return voice.says(happening.done ? 'web-log-cut' : 'web-log-no-cut', happening.seat);
    case 'dealt':
      return voice.get('web-log-dealt');
    case 'sat':
      return voice.get('web-log-sat', { name: happening.name });
    case 'left':
      return voice.get(happening.mid_hand ? 'web-log-left-mid-hand' : 'web-log-left', {
        name: happening.name,
      });
    case 'stand_in':
      return voice.says('web-log-stand-in', happening.seat);
    case 'back':
      return voice.says('web-log-back', happening.seat);
    case 'chat': {
      const text = happening.text ?? (happening.phrase ? phrase(happening.phrase, voice) : '');
      return voice.get('table-said', { name: happening.name, words: text });
    }
  }
}

/** The words of a quick phrase. */
export function phrase(phrase: string, voice: Pick<Voice, 'get'>): string {
  return voice.get(`web-phrase-${phrase.replace('_', '-')}`);
}
