/** A card under the finger: tapped, flicked up, or dragged to the middle and let go. */

/** How far a finger goes before a tap becomes a drag. */
export const SLACK = 8;
/** How far above its place a card is let go to be played. */
export const PLAY_ABOVE = 72;
/** A flick is short in way and time. */
export const FLICK_ABOVE = 36;
export const FLICK_MS = 260;

export interface Point {
  x: number;
  y: number;
  /** Milliseconds. */
  at: number;
}

export type Release = 'tap' | 'play' | 'back';

export class Drag {
  #end: Point;
  #moved = false;

  constructor(readonly start: Point) {
    this.#end = start;
  }

  /** Whether the card has left its place, for good or not. */
  get isMoving(): boolean {
    return this.#moved;
  }

  /** How far it is from its place. */
  get way(): { x: number; y: number } {
    return this.#moved ? { x: this.#end.x - this.start.x, y: this.#end.y - this.start.y } : { x: 0, y: 0 };
  }

  /** Whether it would be played if it were let go here. */
  get isOverTable(): boolean {
    return -this.way.y >= PLAY_ABOVE;
  }

  move(to: Point): void {
    this.#end = to;
    const far = Math.hypot(to.x - this.start.x, to.y - this.start.y);
    if (far > SLACK) this.#moved = true;
  }

  /** Lets it go: back in the hand it is as if nothing had been. */
  release(at: Point): Release {
    this.move(at);
    if (!this.#moved) return 'tap';
    const isFlick = -this.way.y >= FLICK_ABOVE && at.at - this.start.at <= FLICK_MS;
    return this.isOverTable || isFlick ? 'play' : 'back';
  }
}
