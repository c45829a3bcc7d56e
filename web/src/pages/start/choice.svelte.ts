/** What somebody wants to play: rules, bots, how many games; as the last time unless chosen anew. */

import { api, type Bot, type NewTable, type RuleSet, usualBot } from '../../net/api.ts';
import { keep, kept } from '../../settings.svelte.ts';
import type { Plan } from '../../offline/plan.ts';
import type { Pace, Seat } from '../../protocol.ts';
import type { Lang } from '../../texts.ts';
import { ownSets } from '../rules/own-sets.svelte.ts';

/** How many people may belong to a private table; of five the dealer sits out, of six the cutter as well. */
export const MEMBERS = ['4', '5', '6'] as const;
type Members = (typeof MEMBERS)[number];

/** How many games a match may have: whole rounds, one, or nothing for as long as one likes. */
export function gamesOf(members: Members): string[] {
  return ['', '1', ...[1, 2, 4, 8].map((rounds) => String(rounds * Number(members)))];
}

/** Who may be agreed to deal first (S 2.2.2); seat 1 is the opener's. */
export const DEALERS = ['1', '2', '3', '4'] as const;

/** How fast a table may go; the slowest first. */
export const PACES: readonly Pace[] = ['calm', 'normal', 'brisk'];

/** What is played where the server was never asked what there is. */
const USUAL_RULES = 'schule';

class Choice {
  rules = $state.raw<RuleSet[]>([]);
  bots = $state.raw<Bot[]>([]);
  /** Id of a built-in set, or `own:` and the id of one's own. */
  rule = $state(kept('rules') ?? '');
  level = $state(kept('level') ?? '');
  games = $state(kept('games') ?? '');
  /** How fast the table goes; as the server is set up, if nothing was chosen. */
  pace = $state<Pace | ''>(PACES.find((pace) => pace === kept('pace')) ?? '');
  dealer = $state<(typeof DEALERS)[number]>('1');
  #members = $state<Members>('4');
  #asked = 0;

  get members(): Members {
    return this.#members;
  }

  /** More people play as many rounds as before. */
  set members(members: Members) {
    const at = gamesOf(this.#members).indexOf(this.games);
    this.#members = members;
    this.games = gamesOf(members)[at] ?? '';
  }

  /** Brings what there is to choose from, in a language. */
  async load(lang: Lang): Promise<void> {
    const question = ++this.#asked;
    const [rules, bots] = await Promise.all([api.rules(lang), api.bots(lang)]);
    if (question !== this.#asked) return;
    [this.rules, this.bots] = [rules, bots];
    const isThere = this.rules.some((set) => set.id === this.rule) || ownSets.chosen(this.rule) !== null;
    if (!isThere) this.rule = this.rules[0]?.id ?? '';
    if (!this.bots.some((bot) => bot.name === this.level)) this.level = usualBot(this.bots);
  }

  keep(): void {
    keep('rules', this.rule);
    keep('level', this.level);
    keep('pace', this.pace);
    if (this.members === '4') keep('games', this.games);
  }

  /** The rules as the server wants them. */
  get rulesWanted(): Pick<NewTable, 'rules' | 'rules_text'> {
    const own = ownSets.chosen(this.rule);
    if (own) return { rules_text: own.text };
    // Own rules that were thrown away since are no rules any more.
    const isGone = this.rule.startsWith('own:');
    return this.rule && !isGone ? { rules: this.rule } : {};
  }

  /** Rules, length, first dealer and pace of a match. */
  get match(): Pick<NewTable, 'rules' | 'rules_text' | 'games' | 'dealer' | 'pace'> {
    return {
      ...this.rulesWanted,
      ...(this.games ? { games: Number(this.games) } : {}),
      ...(this.dealer === '1' ? {} : { dealer: Number(this.dealer) as Seat }),
      ...(this.pace ? { pace: this.pace } : {}),
    };
  }

  /** The same for a table of this device. */
  hereWanted(name: string): Plan {
    const { rules = USUAL_RULES, rules_text } = this.rulesWanted;
    return {
      rules: rules_text === undefined ? { id: rules } : { toml: rules_text },
      level: this.level || usualBot(this.bots),
      games: this.games ? Number(this.games) : null,
      dealer: Number(this.dealer) as Seat,
      pace: this.pace || 'normal',
      name,
    };
  }

  /** A table for whoever has the link, which may have more people than play. */
  get round(): Pick<NewTable, 'rules' | 'rules_text' | 'games' | 'dealer' | 'pace' | 'members'> {
    if (this.members === '4') return this.match;
    const { dealer: _, ...match } = this.match;
    return { ...match, members: Number(this.members) };
  }

  /** The bots. */
  get levelWanted(): { level?: string } {
    return this.level ? { level: this.level } : {};
  }
}

export const choice = new Choice();
