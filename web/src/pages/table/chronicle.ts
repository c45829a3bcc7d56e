/** What happens at the table, in sentences: for those who listen, and for the log. */

import { Voice } from '../../game/words.ts';
import type { Contract, GameEvent, Happening, Seat, TableView } from '../../protocol.ts';
import { ramschStory } from './ramsch.ts';
import { named } from './result.ts';

/** What a sentence must know beyond its happening. */
interface Before {
  /** Who wanted to play first. */
  opener: Seat | null;
  /** Which double of the chain it is, where it is one. */
  double: number;
  contract: Contract | null;
}

function ofGame(event: GameEvent, voice: Voice, { opener, double, contract }: Before): string {
  switch (event.event) {
    case 'knocked':
      if (event.knocks === null) return '';
      return voice.says(event.knocks ? 'web-log-knocks' : 'web-log-knocks-not', event.seat);
    case 'knocks_closed':
      return voice.get('web-log-knocked', { count: event.by.length, names: named(event.by, voice) });
    case 'put_up':
      return voice.says('web-log-put-up', event.seat);
    case 'offered':
      return voice.says('web-log-offered', event.seat, {
        face: event.card === null ? 'down' : 'up',
        card: event.card === null ? '' : voice.card(event.card),
      });
    case 'offer_declined':
      return voice.says('web-log-offer-declined', event.seat);
    case 'offer_taken':
      return voice.says('web-log-offer-taken', event.seat);
    case 'married':
      return voice.get('web-log-married', { names: named([event.taker, event.offerer], voice) });
    case 'ramsch_begins':
      return voice.get('web-log-ramsch');
    case 'said': {
      const words = voice.bid(event.bid, event.seat === opener);
      return voice.get('table-said', { name: voice.name(event.seat), words });
    }
    case 'forced':
      return voice.says('web-log-forced', event.seat);
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
    case 'retour':
      return voice.get('table-said', {
        name: voice.name(event.seat),
        words: voice.double(double, contract),
      });
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
    case 'redealt':
      return voice.says('web-redealt', ending.seat);
    case 'ramsch':
      return ramschStory(ending.outcome, voice);
    case 'sie_void':
      return voice.says('table-ended-sie-void', ending.seat);
    case 'scored': {
      const { won, points, parties } = ending.outcome;
      return voice.says(won ? 'table-ended-won' : 'table-ended-lost', parties.declarer, { points });
    }
  }
}

/** A happening in a sentence; empty where there is nothing to say. */
function sentence(happening: Happening, voice: Voice, before: Before): string {
  switch (happening.what) {
    case 'game':
      return ofGame(happening.event, voice, before);
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

function isDouble(happening: Happening): boolean {
  return (
    happening.what === 'game' && (happening.event.event === 'stoss' || happening.event.event === 'retour')
  );
}

/** Happenings in sentences; the last double among them is the last that the hand has. */
export function sentences(happened: readonly Happening[], voice: Voice, view: TableView | null): string[] {
  const opener = view?.bids.find((bid) => bid.say === 'play')?.seat ?? null;
  let double = (view?.doubled ?? []).length - happened.filter(isDouble).length;
  return happened.flatMap((happening) => {
    if (isDouble(happening)) double += 1;
    const before = { opener, double: Math.max(1, double), contract: view?.contract ?? null };
    return sentence(happening, voice, before) || [];
  });
}

/** The words of a quick phrase. */
export function phrase(phrase: string, voice: Pick<Voice, 'get'>): string {
  return voice.get(`web-phrase-${phrase.replace('_', '-')}`);
}
