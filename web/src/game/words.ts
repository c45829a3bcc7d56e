/** How the table speaks: bids, contracts, trumps, who plays what; the person is "you". */

import { KINDS } from '../wire/game.ts';
import { cardsIn, groupsOf, trumpWords } from './cards.ts';
import { kindOf } from './kinds.ts';
import type {
  Bid,
  CardName,
  Chair,
  Contract,
  ContractKind,
  RuleSetName,
  Seat,
  SeatView,
  TableState,
  TableView,
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
    case 'bettel':
    case 'hochzeit':
    case 'ramsch':
    case 'sie':
      return texts.format(`kind-${kindOf(contract).replace('_', '-')}`);
  }
}

/** How a hand is doubled, and what one more double would make of it. */
type Doubled = Pick<TableView, 'doubled' | 'contract' | 'factors' | 'one_more'>;

/** What the words of a table need of its rules; no Retour, where it is said that there is none, makes a Stoss a Spritze (T 18). */
type Spoken = Pick<RuleSetName, 'rungs'> & Partial<Pick<RuleSetName, 'retour_factor'>>;

/** The words of one table in one language. */
export class Voice {
  constructor(
    private readonly texts: Texts,
    private readonly table: Pick<TableState, 'seats' | 'beside' | 'you' | 'sits_out'> & { rules: Spoken },
  ) {}

  get(key: string, args?: Args): string {
    return this.texts.format(key, args);
  }

  private get rules(): Spoken {
    return this.table.rules;
  }

  /** The name at a seat, or of who sits out; an empty seat has its number. */
  name(seat: Chair): string {
    const who = this.table.seats[seat - 1] ?? this.table.beside?.[seat - 5];
    return who?.name || this.get('seat', { seat });
  }

  /** A sentence about a player: `$who` is `you` for the person, `$name` is the name. */
  says(key: string, seat: Chair, args: Args = {}): string {
    const who = seat === (this.table.you ?? this.table.sits_out) ? 'you' : 'other';
    return this.get(key, { who, name: this.name(seat), ...args });
  }

  /** The spoken name of a card. */
  card(card: CardName): string {
    return cardName(this.texts, card);
  }

  kind(kind: ContractKind): string {
    return this.get(`kind-${kind.replace('_', '-')}`);
  }

  /** The contracts of a rung, "Wenz" or "Wenz Tout / Farbwenz Tout"; "Herz-Solo" where it stands apart (V 11.2). */
  rung(rung: number): string {
    return (this.rules.rungs[rung] ?? []).map((entry) => this.rungEntry(entry)).join(' / ');
  }

  private rungEntry(entry: RuleSetName['rungs'][number][number]): string {
    const [kind = '', suit] = entry.split(':');
    if (suit === undefined) return this.kind(kind as ContractKind);
    return this.get(`contract-${kind.replace('_', '-')}`, { suit: this.get(`suit-${suit}`) });
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
    const { suit, words } = trumpWords(contract);
    if (words === 'none') return this.get('web-trumps-none');
    const key = `table-trumps-${words}${end}`;
    return this.get(key, suit === null ? {} : { suit: this.get(`suit-${suit}`) });
  }

  /** What was said in the auction; who speaks of playing before all others does not say "too". */
  bid(bid: Bid, isFirst: boolean): string {
    switch (bid.say) {
      case 'pass':
      case 'offer':
      case 'redeal':
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
      case 'offer':
      case 'redeal':
        return this.get(`web-binds-${bid.say}`);
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
      const has = groupsOf(cardsIn(view.hand), contract).some(({ suit }) => suit === contract.called[0]);
      return this.get(has ? 'table-means-rufspiel' : 'table-means-renonce', this.called(contract.called));
    }
    const { clause } = KINDS[contract.contract];
    switch (contract.contract) {
      case 'bettel':
        return this.get('web-means-bettel', { trumps: this.trumps(contract), order: contract.order, clause });
      case 'hochzeit':
      case 'ramsch':
      case 'sie':
        return '';
      case 'wenz':
      case 'geier':
      case 'farbwenz':
      case 'farbgeier':
      case 'solo': {
        const key = contract.goal === 'tout' ? 'web-means-tout' : 'table-means-solo';
        return this.get(key, { trumps: this.trumps(contract), clause });
      }
    }
  }

  /** What a double is called: Stoss, or Spritze where there is no Retour (T 18). */
  stoss(): string {
    return this.get(this.hasSpritze ? 'table-spritze' : 'table-stoss');
  }

  private get hasSpritze(): boolean {
    return this.rules.retour_factor === 0;
  }

  /** What a double of the chain is called, the first being 1 (V 7.1); in a Ramsch each is a Stoss (V 3.8). */
  double(number: number, contract: Contract | null): string {
    if (contract?.contract === 'ramsch') return this.get('table-stoss');
    switch (number) {
      case 1:
        return this.stoss();
      case 2:
        return this.get('table-retour');
      default:
        return this.get('web-double-further', { number });
    }
  }

  /** What an answer in the doubling window is called and binds one to. */
  doubling(
    double: 'stoss' | 'retour' | 'decline',
    { doubled = [], contract, factors = [], one_more: more }: Doubled,
  ): { label: string; binds: string } {
    const given = doubled.length;
    if (double === 'decline') {
      const kept =
        given > 1 ? 'web-binds-kept' : given === 1 ? 'table-binds-no-retour' : 'table-binds-decline';
      const factor = factors.find(({ reason }) => reason === 'doubles')?.factor ?? 1;
      return { label: this.get('table-decline'), binds: this.get(kept, { factor }) };
    }
    const chain = this.hasSpritze ? 'T 18' : given === 0 ? 'S 3.3.1' : given === 1 ? 'S 3.3.3' : 'V 7.1';
    const clause = contract?.contract === 'ramsch' ? 'V 3.8' : chain;
    return {
      label: this.double(given + 1, contract),
      binds: this.get('table-binds-stoss', { factor: more?.double ?? 1, clause }),
    };
  }
}

export { signed } from '../figures.ts';
