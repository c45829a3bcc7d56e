/** Asks the server about a rule file while it is being written. */

import { lang } from '../../lang.svelte.ts';
import { api, type RulesChecked } from '../../net/api.ts';
import { Problem } from '../../net/problem.ts';

/** What is known of a file: nothing yet, the server's word on this very text, or that it could not be asked. */
export type Finding =
  { state: 'checking' } | { state: 'known'; text: string; checked: RulesChecked } | { state: 'unknown' };

/** How long the hand rests before the server is asked. */
const REST = 300;

export class Checker {
  finding = $state.raw<Finding>({ state: 'checking' });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asked = 0;

  /** Has a file checked soon; what was asked before is forgotten. */
  check(text: string, rest = REST): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    const wanted = lang();
    this.#timer = setTimeout(() => {
      api.checkRules(text, wanted).then(
        (checked) => this.#answer(number, { state: 'known', text, checked }),
        (error: unknown) => {
          Problem.of(error);
          this.#answer(number, { state: 'unknown' });
        },
      );
    }, rest);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#asked += 1;
  }

  #answer(number: number, finding: Finding): void {
    if (number === this.#asked) this.finding = finding;
  }
}
