/** A cut as it is made: where the packet comes off, how far it is pulled up, what was cut before. */

import { packSize } from '../../game/packs.ts';
import { hexOf } from '../../net/clock.ts';
import type { CutInput, TableState } from '../../protocol.ts';
import { settings } from '../../settings.svelte.ts';
import { drawnPlace, LIFT, liftedAt } from './cut.ts';
import { ownChair } from './members.ts';
import type { Table } from './table.svelte.ts';

type Sealing = NonNullable<TableState['sealing']>;

export class Cutting {
  made = $state.raw<number[]>([]);
  /** How far the packet is pulled up. */
  pull = $state(0);
  isHeld = $state(false);
  isDone = $state(false);
  #lifted = $state<number | null>(null);
  #from = 0;
  /** The hand for which the standing order was carried out; refused, the person cuts himself. */
  #ordered = 0;

  readonly sealing: Sealing = $derived.by(() => this.table.state!.sealing!);
  readonly isMine: boolean = $derived.by(() => this.sealing.cutter === ownChair(this.table.state!));
  readonly isShuffle: boolean = $derived.by(() => this.sealing.rules.before === 'shuffle_again');
  /** How many cards there are to cut. */
  readonly size: number = $derived.by(() => packSize(this.sealing.rules.pack));
  readonly least: number = $derived.by(() => Math.max(1, this.sealing.rules.least));
  readonly isAsked: boolean = $derived.by(() => this.isMine && !this.isDone);
  readonly canGrip: boolean = $derived.by(() => this.isAsked && !this.isShuffle);
  readonly mayCutAgain: boolean = $derived.by(() => {
    const { cuts } = this.sealing.rules;
    return cuts === 0 ? this.made.length < 8 : this.made.length + 1 < cuts;
  });

  constructor(private readonly table: Table) {}

  get lifted(): number {
    return this.#lifted ?? this.size / 2;
  }
  set lifted(cards: number) {
    this.#lifted = Math.min(this.size - this.least, Math.max(this.least, cards));
  }

  #give(input: CutInput, order = false): void {
    this.isDone = true;
    this.table.send({ do: 'cut', hand: this.sealing.hand, input, ...(order ? { order } : {}) });
  }

  cut(): void {
    if (this.isAsked) this.#give({ cuts: [...this.made, this.lifted] });
  }

  cutAgain(): void {
    this.made = [...this.made, this.lifted];
  }

  shuffle(): void {
    if (this.isAsked) this.#give({ contribution: hexOf(32) });
  }

  /** Who is refused may try again. */
  refused(): void {
    this.isDone = false;
  }

  /** What the device was told to do for the person. */
  carryOut(): void {
    if (!this.isAsked || !settings.cutOrder || this.#ordered === this.sealing.hand) return;
    this.#ordered = this.sealing.hand;
    this.#give(
      this.isShuffle ? { contribution: hexOf(32) } : { cuts: [drawnPlace(this.least, this.size)] },
      true,
    );
  }

  grip(event: PointerEvent): void {
    if (!this.canGrip || event.button !== 0) return;
    this.isHeld = true;
    this.#from = event.clientY;
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    this.drag(event);
  }

  /** Sideways chooses the place, as long as the packet lies; up lifts it off. */
  drag(event: PointerEvent): void {
    if (!this.isHeld) return;
    this.pull = Math.max(0, this.#from - event.clientY);
    const box = (event.currentTarget as HTMLElement).getBoundingClientRect();
    if (this.pull < LIFT / 2)
      this.lifted = liftedAt((event.clientX - box.left) / box.width, this.least, this.size);
  }

  letGo(isGiven: boolean): void {
    if (this.isHeld && isGiven && this.pull >= LIFT) this.cut();
    this.isHeld = false;
    this.pull = 0;
  }

  /** Takes a key of the table; the answer says whether it was one of ours. */
  key(event: KeyboardEvent): boolean {
    if (!this.isAsked) return false;
    const step = { ArrowLeft: 1, ArrowRight: -1, ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (step !== undefined && !this.isShuffle) this.lifted += step;
    else if (event.key === 'Enter' && event.target === document.body) {
      if (this.isShuffle) this.shuffle();
      else this.cut();
    } else return false;
    return true;
  }
}
