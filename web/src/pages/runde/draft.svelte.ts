/** A hand being told. What it pays, and what may be said of it, the engine says. */

import type { OpenRunde } from './keep/open-runde.svelte.ts';
import type {
  EnginePriced,
  SheetClaim,
  SheetCounted,
  SheetEvening,
  SheetGame,
  SheetHand,
  SheetHeight,
  SheetIncident,
  SheetKind,
  SheetRamsch,
  SheetResult,
  SheetSide,
  SheetToTell,
} from '../../wire/engine.ts';

export type What = 'game' | 'ramsch' | 'ruled' | 'thrown_in' | 'void';
type Suit = NonNullable<SheetGame['suit']>;

export class HandInMaking {
  dealer = $state('');
  knocks = $state.raw<string[]>([]);
  what = $state<What | null>(null);
  declarer = $state('');
  kind = $state.raw<SheetKind | null>(null);
  partner = $state('');
  suit = $state<Suit | null>(null);
  height = $state<SheetHeight>('plain');
  runners = $state(0);
  runnersOf = $state<SheetSide>('declarer');
  doubles = $state(0);
  claim = $state.raw<SheetClaim | null>(null);
  points = $state<number | null>(null);
  emptyTrick = $state(false);
  ramsch = $state.raw<SheetRamsch>({ points: {} });
  incident = $state.raw<SheetIncident | null>(null);

  constructor(
    private readonly runde: OpenRunde,
    private readonly evening: SheetEvening,
    private readonly toTell: SheetToTell,
    private readonly mend: SheetCounted | null,
  ) {
    this.dealer = evening.next.dealer;
    if (mend) this.#take(mend);
  }

  /** What stood there. */
  #take({ told }: SheetCounted): void {
    this.dealer = told.dealer;
    this.knocks = told.knocks ?? [];
    const { result } = told;
    if (result === 'thrown_in' || result === 'void') {
      this.what = result;
    } else if ('game' in result) {
      const { game } = result;
      this.what = 'game';
      this.declarer = game.declarer;
      this.kind = this.toTell.kinds.find(({ kind }) => kind === game.contract) ?? null;
      this.partner = game.partner ?? '';
      this.suit = game.suit ?? null;
      this.height = game.height ?? 'plain';
      this.runners = game.runners ?? 0;
      this.runnersOf = game.runners_of ?? 'declarer';
      this.doubles = game.doubles ?? 0;
      this.claim = game.claim ?? null;
      this.points = game.points ?? null;
      this.emptyTrick = game.empty_trick ?? false;
    } else if ('ramsch' in result) {
      this.what = 'ramsch';
      this.ramsch = result.ramsch;
    } else {
      this.what = 'ruled';
      this.incident = result.ruled;
    }
  }

  /** Who plays, from forehand on: nobody, where whoever is to have dealt does not sit there. */
  readonly players = $derived.by(() => {
    const told = this.#price('thrown_in', []);
    return told?.paid?.players ?? [];
  });

  #price(result: SheetResult, knocks = this.knocks): EnginePriced | null {
    const hand = { dealer: this.dealer, knocks, result } satisfies SheetHand;
    return this.runde.price(this.evening.id, hand, this.mend?.entry ?? null);
  }

  /** The game as it is told; none before all is told that it needs. */
  #game(won: boolean): SheetResult | null {
    const { kind, declarer } = this;
    if (!kind || !declarer || (kind.partner && !this.partner) || (kind.needs_suit && !this.suit)) return null;
    return {
      game: {
        declarer,
        partner: kind.partner ? this.partner : null,
        contract: kind.kind,
        suit: this.suit && kind.suits.includes(this.suit) ? this.suit : null,
        won,
        height: this.height,
        runners: this.runners,
        runners_of: this.runnersOf,
        doubles: this.doubles,
        claim: this.claim,
        points: this.points,
        empty_trick: this.emptyTrick,
      },
    };
  }

  /** What the hand pays, won and lost, or in its one way. */
  readonly priced = $derived.by((): { won: EnginePriced | null; lost: EnginePriced | null } => {
    const one = (result: SheetResult | null) => (result === null ? null : this.#price(result));
    switch (this.what) {
      case null:
        return { won: null, lost: null };
      case 'game':
        return { won: one(this.#game(true)), lost: one(this.#game(false)) };
      case 'ramsch':
        return { won: one({ ramsch: this.ramsch }), lost: null };
      case 'ruled':
        return { won: one(this.incident && { ruled: this.incident }), lost: null };
      case 'thrown_in':
      case 'void':
        return { won: one(this.what), lost: null };
    }
  });

  /** What may be said of it besides. */
  get room(): EnginePriced['room'] | null {
    return this.priced.won?.room ?? this.#price('thrown_in', [])?.room ?? null;
  }

  /** Who else plays. */
  get others(): string[] {
    return this.players.filter((member) => member !== this.declarer);
  }

  chooseDeclarer(member: string): void {
    this.declarer = member;
    this.what = 'game';
    if (this.partner === member) this.partner = '';
  }

  chooseKind(kind: SheetKind): void {
    this.kind = kind;
    this.what = 'game';
    if (!kind.partner) this.partner = '';
    if (this.suit && !kind.suits.includes(this.suit)) this.suit = null;
  }

  knock(member: string): void {
    const has = this.knocks.includes(member);
    this.knocks = has ? this.knocks.filter((one) => one !== member) : [...this.knocks, member];
  }

  /** Writes it as it was priced. */
  write(priced: EnginePriced): Promise<boolean> {
    const { hand } = priced;
    if (this.mend) return this.runde.write([{ do: 'rewritten', of: this.mend.entry, hand }]);
    const { id: evening, next } = this.evening;
    return this.runde.write([{ do: 'played', evening, slot: next.hand, hand }]);
  }
}
