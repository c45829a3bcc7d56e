/** How the table speaks: bids, contracts, trumps, who plays what; the person is "you". */

import { trumpsOf } from './cards.ts';
import { kindOf, PLAIN_KINDS } from './kinds.ts';
import type {
  Bid,
  CardName,
  Contract,
  ContractKind,
  RuleSetName,
  Seat,
  SeatView,
  TableState,
} from '../protocol.ts';
import type { Args, Texts } from '../texts.ts';

/** The spoken name of a card. */
export function cardName(texts: Texts, card: CardName): string {
  return texts.format('card', {
    suit: texts.format(`suit-${card[0]}`),
    rank: texts.format(`rank-${card[1]}`),
  });
}

/** A contract by its name: "Rufspiel mit der Alten", "Gras-Solo Tout". */
export function contractName(texts: Texts, contract: Contract): string {
  switch (contract.contract) {
    case 'rufspiel':
      return contract.called[1] === 'A'
        ? texts.format(`contract-rufspiel-${contract.called[0]}`)
        : texts.format('contract-rufspiel-other', { card: cardName(texts, contract.called) });
    case 'farbwenz':
    case 'farbgeier':
    case 'solo': {
      const key = `contract-${kindOf(contract).replace('_', '-')}`;
      return texts.format(key, { suit: texts.format(`suit-${contract.trump}`) });
    }
    case 'wenz':
    case 'geier':
    case 'sie':
      return texts.format(`kind-${kindOf(contract).replace('_', '-')}`);
  }
}

/** The words of one table in one language. */
export class Voice {
  constructor(
    private readonly texts: Texts,
    private readonly table: Pick<TableState, 'seats' | 'you' | 'rules'>,
  ) {}

  get(key: string, args?: Args): string {
    return this.texts.format(key, args);
  }

  private get rules(): RuleSetName {
    return this.table.rules;
  }

  /** The name at a seat; an empty seat has its number. */
  name(seat: Seat): string {
    return this.table.seats[seat - 1]?.name || this.get('seat', { seat });
  }

  /** A sentence about a player: `$who` is `you` for the person, `$name` is the name. */
  says(key: string, seat: Seat, args: Args = {}): string {
    const who = seat === this.table.you ? 'you' : 'other';
    return this.get(key, { who, name: this.name(seat), ...args });
  }

  /** The spoken name of a card. */
  card(card: CardName): string {
    return cardName(this.texts, card);
  }

  kind(kind: ContractKind): string {
    return this.get(`kind-${kind.replace('_', '-')}`);
  }

  /** The contracts of a rung, "Wenz" or "Wenz Tout / Farbwenz Tout". */
  rung(rung: number): string {
    return (this.rules.rungs[rung] ?? []).map((kind) => this.kind(kind)).join(' / ');
  }

  /** A contract by its name. */
  contract(contract: Contract): string {
    return contractName(this.texts, contract);
  }

  /** A contract as it is chosen from: "Mit der Alten (Eichel-Sau)", "Gras-Solo". */
  choice(contract: Contract): string {
    if (contract.contract !== 'rufspiel') return this.contract(contract);
    const { called } = contract;
    if (called[1] === 'A') return this.get(`table-call-${called[0]}`);
    return this.get('table-call-other', { card: this.card(called) });
  }

  private called(card: CardName): Args {
    return { card: this.card(card), called: card[1] === 'A' ? 'ace' : 'other' };
  }

  /** Who plays what, or played it, in one sentence. */
  plays(seat: Seat, contract: Contract, tense: 'plays' | 'played' = 'plays'): string {
    if (contract.contract === 'rufspiel') {
      return this.says(`table-${tense}-with`, seat, this.called(contract.called));
    }
    return this.says(`table-${tense}`, seat, { contract: this.contract(contract) });
  }

  /** Which cards are trumps. */
  trumps(contract: Contract, short = false): string {
    const end = short ? '-short' : '';
    const { suit } = trumpsOf(contract);
    const key = `table-trumps-${PLAIN_KINDS[contract.contract].trumps}${end}`;
    return this.get(key, suit === null ? {} : { suit: this.get(`suit-${suit}`) });
  }

  /** What was said in the auction; who speaks of playing before all others does not say "too". */
  bid(bid: Bid, isFirst: boolean): string {
    switch (bid.say) {
      case 'pass':
      case 'good':
        return this.get(`bid-${bid.say}`);
      case 'hold':
        return bid.named ? this.get('bid-named', { kind: this.kind(bid.named) }) : this.get('bid-hold');
      case 'play':
        if (bid.named) return this.get('bid-named', { kind: this.kind(bid.named) });
        if (bid.claim === 0) return this.get('bid-play');
        return this.get(isFirst ? 'table-bid-play-high' : 'bid-play-too', { rung: this.rung(bid.claim) });
      case 'raise':
        if (bid.named) return this.get('bid-named', { kind: this.kind(bid.named) });
        return this.get('bid-raise', { rung: this.rung(bid.claim) });
    }
  }

  /** What words of the auction bind one to; `claim` is the highest one so far. */
  binds(bid: Bid, claim: number | null): string {
    switch (bid.say) {
      case 'pass':
      case 'good':
        return this.get(`table-binds-${bid.say}`);
      case 'hold':
        if (bid.named) return this.get('table-binds-named', { kind: this.kind(bid.named) });
        return this.get('table-binds-hold', { rung: this.rung(claim ?? 0) });
      case 'play':
      case 'raise': {
        if (bid.named) return this.get('table-binds-named', { kind: this.kind(bid.named) });
        const key = bid.say === 'raise' ? 'raise' : claim === null ? 'play' : 'play-too';
        return this.get(`table-binds-${key}`, { rung: this.rung(bid.claim) });
      }
    }
  }

  /** What a contract means for who declares it. */
  meaning(contract: Contract, view: Pick<SeatView, 'hand'>): string {
    if (contract.contract === 'rufspiel') {
      const suit = contract.called[0];
      const has = view.hand.split(' ').some((card) => card[0] === suit && card[1] !== 'O' && card[1] !== 'U');
      return this.get(has ? 'table-means-rufspiel' : 'table-means-renonce', this.called(contract.called));
    }
    if (contract.contract === 'sie') return '';
    const key = contract.goal === 'tout' ? 'table-means-tout' : 'table-means-solo';
    return this.get(key, { trumps: this.trumps(contract), clause: PLAIN_KINDS[contract.contract].clause });
  }

  /** What a double is called: Stoss, or Spritze where there is no Retour (T 18). */
  stoss(): string {
    return this.get(this.hasSpritze ? 'table-spritze' : 'table-stoss');
  }

  private get hasSpritze(): boolean {
    return this.rules.retour_factor === 0;
  }

  /** What an answer in the doubling window binds one to. */
  doubling(double: 'stoss' | 'retour' | 'decline', stage: string): { label: string; binds: string } {
    switch (double) {
      case 'decline': {
        const binds = stage === 'retour' ? 'table-binds-no-retour' : 'table-binds-decline';
        return { label: this.get('table-decline'), binds: this.get(binds) };
      }
      case 'stoss': {
        const clause = this.hasSpritze ? 'T 18' : 'S 3.3.1';
        const binds = this.get('table-binds-stoss', { factor: this.rules.stoss_factor, clause });
        return { label: this.stoss(), binds };
      }
      case 'retour': {
        const binds = this.get('table-binds-retour', { factor: this.rules.retour_factor });
        return { label: this.get('table-retour'), binds };
      }
    }
  }
}

/** A number with its sign, as an account shows it: +3, −2, 0. */
export function signed(number: number): string {
  return number > 0 ? `+${number}` : number < 0 ? `−${-number}` : '0';
}
