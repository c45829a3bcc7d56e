/** What a visitor has chosen on this device. */

export type Theme = 'auto' | 'light' | 'dark';

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

/** The settings of the table. */
class Settings {
  #theme = $state<Theme>((kept('theme') as Theme | null) ?? 'auto');
  #singleTap = $state(kept('single-tap') === 'yes');
  #muted = $state(kept('muted') === 'yes');

  get theme(): Theme {
    return this.#theme;
  }
  set theme(theme: Theme) {
    this.#theme = theme;
    keep('theme', theme);
    this.applyTheme();
  }

  /** One tap plays a card, instead of lifting it first. */
  get singleTap(): boolean {
    return this.#singleTap;
  }
  set singleTap(yes: boolean) {
    this.#singleTap = yes;
    keep('single-tap', yes ? 'yes' : 'no');
  }

  /** Nothing that others write is shown. */
  get muted(): boolean {
    return this.#muted;
  }
  set muted(yes: boolean) {
    this.#muted = yes;
    keep('muted', yes ? 'yes' : 'no');
  }

  applyTheme(): void {
    document.documentElement.dataset['theme'] = this.#theme;
  }
}

export const settings = new Settings();
