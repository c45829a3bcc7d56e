/** What a visitor has chosen on this device. */

export type Theme = 'auto' | 'light' | 'dark';
export type Deck = 'bavarian' | 'four-colour';
export type TextSize = 'usual' | 'large' | 'huge';

export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const DECKS: readonly Deck[] = ['bavarian', 'four-colour'];
export const TEXT_SIZES: readonly TextSize[] = ['usual', 'large', 'huge'];

const PREFIX = 'stammtisch.';

/** What is kept under a name; a browser that keeps nothing is none the worse for it. */
export function kept(name: string): string | null {
  try {
    return localStorage.getItem(PREFIX + name);
  } catch {
    return null;
  }
}

export function keep(name: string, value: string): void {
  try {
    localStorage.setItem(PREFIX + name, value);
  } catch {
    // Private windows may refuse; the choice then lasts as long as the page.
  }
}

export function forget(name: string): void {
  try {
    localStorage.removeItem(PREFIX + name);
  } catch {
    // What could not be kept need not be forgotten.
  }
}

/** What was chosen of several; the first where nothing was, or something that there is no longer. */
function chosen<T extends string>(name: string, all: readonly T[]): T {
  return all.find((one) => one === kept(name)) ?? all[0]!;
}

const isOn = (name: string, usual = false) => (usual ? kept(name) !== 'no' : kept(name) === 'yes');
const keepSwitch = (name: string, yes: boolean) => keep(name, yes ? 'yes' : 'no');

/** The settings of the table. */
class Settings {
  #theme = $state<Theme>(chosen('theme', THEMES));
  #textSize = $state<TextSize>(chosen('text-size', TEXT_SIZES));
  #deck = $state<Deck>(chosen('deck', DECKS));
  #indices = $state(isOn('indices', true));
  #singleTap = $state(isOn('single-tap'));
  #onlyCard = $state(isOn('only-card', true));
  #sound = $state(isOn('sound'));
  #hints = $state(isOn('hints'));
  #muted = $state(isOn('muted'));
  #letters = $state(isOn('letters', true));
  #cutOrder = $state(isOn('cut-order'));

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
    this.apply();
  }

  get textSize(): TextSize {
    return this.#textSize;
  }
  set textSize(size: TextSize) {
    this.#textSize = size;
    keep('text-size', size);
    this.apply();
  }

  /** Which pack the cards are drawn from. */
  get deck(): Deck {
    return this.#deck;
  }
  set deck(deck: Deck) {
    this.#deck = deck;
    keep('deck', deck);
  }

  /** Rank and suit in the corners of the cards. */
  get indices(): boolean {
    return this.#indices;
  }
  set indices(yes: boolean) {
    this.#indices = yes;
    keepSwitch('indices', yes);
  }

  /** One tap plays a card, instead of lifting it first. */
  get singleTap(): boolean {
    return this.#singleTap;
  }
  set singleTap(yes: boolean) {
    this.#singleTap = yes;
    keepSwitch('single-tap', yes);
  }

  /** The only card that is allowed plays itself, no sooner than a usual answer. */
  get onlyCard(): boolean {
    return this.#onlyCard;
  }
  set onlyCard(yes: boolean) {
    this.#onlyCard = yes;
    keepSwitch('only-card', yes);
  }

  get sound(): boolean {
    return this.#sound;
  }
  set sound(yes: boolean) {
    this.#sound = yes;
    keepSwitch('sound', yes);
  }

  /** A line that says whose the trick is, what lies in it, and what must be followed. */
  get hints(): boolean {
    return this.#hints;
  }
  set hints(yes: boolean) {
    this.#hints = yes;
    keepSwitch('hints', yes);
  }

  /** Nothing that others write is shown. */
  get muted(): boolean {
    return this.#muted;
  }
  set muted(yes: boolean) {
    this.#muted = yes;
    keepSwitch('muted', yes);
  }

  /** Letters and numbers are keys of the table; arrows and Enter always are. */
  get letters(): boolean {
    return this.#letters;
  }
  set letters(yes: boolean) {
    this.#letters = yes;
    keepSwitch('letters', yes);
  }

  /** The standing order: this device cuts, at a place that it draws. */
  get cutOrder(): boolean {
    return this.#cutOrder;
  }
  set cutOrder(yes: boolean) {
    this.#cutOrder = yes;
    keepSwitch('cut-order', yes);
  }

  /** Puts colours and text size on the document. */
  apply(): void {
    const { dataset } = document.documentElement;
    dataset['theme'] = this.#theme;
    dataset['size'] = this.#textSize;
  }
}

export const settings = new Settings();
