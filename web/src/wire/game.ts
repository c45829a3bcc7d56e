// What the page knows of the game, all of it told by the core: it has no rule of its own.
// Generated from crates/schafkopf: UPDATE_DOCS=1 cargo test -p stammtisch-engine --test facts

import type { ContractKind, Suit } from './types.ts';

/** The two packs: the cards of a new one by their numbers in the fair deal, and the most that a field of a rule set may say with it. */
export const PACKS = {
  long: {
    cards: 'EA EZ EK EO EU E9 E8 E7 GA GZ GK GO GU G9 G8 G7 HA HZ HK HO HU H9 H8 H7 SA SZ SK SO SU S9 S8 S7',
    size: 32,
    hand: 8,
    packets: [4, 4],
    most: { 'deal.cut_least': 16, 'call.run_away': 6, 'call.free_in_last': 8, 'money.runners_from.rufspiel': 14, 'money.runners_from.solo': 14, 'money.runners_from.farbwenz': 11, 'money.runners_from.farbgeier': 11, 'money.runners_most': 14 },
  },
  short: {
    cards: 'EA EZ EK EO EU E9 GA GZ GK GO GU G9 HA HZ HK HO HU H9 SA SZ SK SO SU S9',
    size: 24,
    hand: 6,
    packets: [3, 3],
    most: { 'deal.cut_least': 12, 'call.run_away': 4, 'call.free_in_last': 6, 'money.runners_from.rufspiel': 12, 'money.runners_from.solo': 12, 'money.runners_from.farbwenz': 9, 'money.runners_from.farbgeier': 9, 'money.runners_most': 12 },
  },
} as const;

/** The card points by the letter of the rank. */
export const POINTS: Readonly<Record<string, number>> = {
  'A': 11,
  'Z': 10,
  'K': 4,
  'O': 3,
  'U': 2,
  '9': 0,
  '8': 0,
  '7': 0,
};

/** All card points, with how many the declarers win, and from where on somebody is Schneider. */
export const COUNT = { all: 120, wins: 61, schneider: 91, ownSchneider: 30 } as const;

/** The orders of the cards: the trumps from the highest down, then the suits, each from its highest down. */
export const ORDERS: readonly { trumps: string; suit: Suit | null; cards: string }[] = [
  { trumps: 'solo', suit: 'H', cards: 'EO GO HO SO EU GU HU SU HA HZ HK H9 H8 H7|EA EZ EK E9 E8 E7|GA GZ GK G9 G8 G7|SA SZ SK S9 S8 S7' },
  { trumps: 'wenz', suit: null, cards: 'EU GU HU SU|EA EZ EK EO E9 E8 E7|GA GZ GK GO G9 G8 G7|HA HZ HK HO H9 H8 H7|SA SZ SK SO S9 S8 S7' },
  { trumps: 'farbwenz', suit: 'E', cards: 'EU GU HU SU EA EZ EK EO E9 E8 E7|GA GZ GK GO G9 G8 G7|HA HZ HK HO H9 H8 H7|SA SZ SK SO S9 S8 S7' },
  { trumps: 'farbwenz', suit: 'G', cards: 'EU GU HU SU GA GZ GK GO G9 G8 G7|EA EZ EK EO E9 E8 E7|HA HZ HK HO H9 H8 H7|SA SZ SK SO S9 S8 S7' },
  { trumps: 'farbwenz', suit: 'H', cards: 'EU GU HU SU HA HZ HK HO H9 H8 H7|EA EZ EK EO E9 E8 E7|GA GZ GK GO G9 G8 G7|SA SZ SK SO S9 S8 S7' },
  { trumps: 'farbwenz', suit: 'S', cards: 'EU GU HU SU SA SZ SK SO S9 S8 S7|EA EZ EK EO E9 E8 E7|GA GZ GK GO G9 G8 G7|HA HZ HK HO H9 H8 H7' },
  { trumps: 'solo', suit: 'E', cards: 'EO GO HO SO EU GU HU SU EA EZ EK E9 E8 E7|GA GZ GK G9 G8 G7|HA HZ HK H9 H8 H7|SA SZ SK S9 S8 S7' },
  { trumps: 'solo', suit: 'G', cards: 'EO GO HO SO EU GU HU SU GA GZ GK G9 G8 G7|EA EZ EK E9 E8 E7|HA HZ HK H9 H8 H7|SA SZ SK S9 S8 S7' },
  { trumps: 'solo', suit: 'S', cards: 'EO GO HO SO EU GU HU SU SA SZ SK S9 S8 S7|EA EZ EK E9 E8 E7|GA GZ GK G9 G8 G7|HA HZ HK H9 H8 H7' },
  { trumps: 'geier', suit: null, cards: 'EO GO HO SO|EA EZ EK EU E9 E8 E7|GA GZ GK GU G9 G8 G7|HA HZ HK HU H9 H8 H7|SA SZ SK SU S9 S8 S7' },
  { trumps: 'farbgeier', suit: 'E', cards: 'EO GO HO SO EA EZ EK EU E9 E8 E7|GA GZ GK GU G9 G8 G7|HA HZ HK HU H9 H8 H7|SA SZ SK SU S9 S8 S7' },
  { trumps: 'farbgeier', suit: 'G', cards: 'EO GO HO SO GA GZ GK GU G9 G8 G7|EA EZ EK EU E9 E8 E7|HA HZ HK HU H9 H8 H7|SA SZ SK SU S9 S8 S7' },
  { trumps: 'farbgeier', suit: 'H', cards: 'EO GO HO SO HA HZ HK HU H9 H8 H7|EA EZ EK EU E9 E8 E7|GA GZ GK GU G9 G8 G7|SA SZ SK SU S9 S8 S7' },
  { trumps: 'farbgeier', suit: 'S', cards: 'EO GO HO SO SA SZ SK SU S9 S8 S7|EA EZ EK EU E9 E8 E7|GA GZ GK GU G9 G8 G7|HA HZ HK HU H9 H8 H7' },
  { trumps: 'none', suit: null, cards: '|EA EK EO EU EZ E9 E8 E7|GA GK GO GU GZ G9 G8 G7|HA HK HO HU HZ H9 H8 H7|SA SK SO SU SZ S9 S8 S7' },
  { trumps: 'none', suit: null, cards: '|EA EZ EK EO EU E9 E8 E7|GA GZ GK GO GU G9 G8 G7|HA HZ HK HO HU H9 H8 H7|SA SZ SK SO SU S9 S8 S7' },
];

/** Which of them a contract has, by its name and what is named with it; before there is one, that of nothing. */
export const ORDER_OF: Readonly<Record<string, number>> = {
  '': 0,
  'bettel:herz': 0,
  'bettel:natural': 14,
  'bettel:ten_high': 15,
  'farbgeier:E': 10,
  'farbgeier:G': 11,
  'farbgeier:H': 12,
  'farbgeier:S': 13,
  'farbwenz:E': 2,
  'farbwenz:G': 3,
  'farbwenz:H': 4,
  'farbwenz:S': 5,
  'geier': 9,
  'hochzeit': 0,
  'ramsch': 0,
  'rufspiel': 0,
  'sie': 0,
  'solo:E': 6,
  'solo:G': 7,
  'solo:H': 0,
  'solo:S': 8,
  'wenz': 1,
};

/** What sets the kinds of contracts apart. */
export const KINDS = {
  rufspiel: { plain: 'rufspiel', tout: null, isTout: false, isAlone: false, withPartner: true, clause: 'S 2.5.6', price: 'S 4.2.4' },
  hochzeit: { plain: 'hochzeit', tout: null, isTout: false, isAlone: false, withPartner: true, clause: 'V 4.1', price: 'V 4.6' },
  bettel: { plain: 'bettel', tout: null, isTout: false, isAlone: true, withPartner: false, clause: 'V 2.2', price: 'V 2.4' },
  farbgeier: { plain: 'farbgeier', tout: 'farbgeier_tout', isTout: false, isAlone: true, withPartner: false, clause: 'V 1.2', price: 'S 4.2.4' },
  geier: { plain: 'geier', tout: 'geier_tout', isTout: false, isAlone: true, withPartner: false, clause: 'V 1.2', price: 'S 4.2.4' },
  farbwenz: { plain: 'farbwenz', tout: 'farbwenz_tout', isTout: false, isAlone: true, withPartner: false, clause: 'D 7', price: 'S 4.2.4' },
  wenz: { plain: 'wenz', tout: 'wenz_tout', isTout: false, isAlone: true, withPartner: false, clause: 'S 2.7.1', price: 'S 4.2.4' },
  solo: { plain: 'solo', tout: 'solo_tout', isTout: false, isAlone: true, withPartner: false, clause: 'S 2.6.6', price: 'S 4.2.4' },
  farbgeier_tout: { plain: 'farbgeier', tout: 'farbgeier_tout', isTout: true, isAlone: true, withPartner: false, clause: 'V 1.2', price: 'S 4.2.4' },
  geier_tout: { plain: 'geier', tout: 'geier_tout', isTout: true, isAlone: true, withPartner: false, clause: 'V 1.2', price: 'S 4.2.4' },
  farbwenz_tout: { plain: 'farbwenz', tout: 'farbwenz_tout', isTout: true, isAlone: true, withPartner: false, clause: 'D 7', price: 'S 4.2.4' },
  wenz_tout: { plain: 'wenz', tout: 'wenz_tout', isTout: true, isAlone: true, withPartner: false, clause: 'S 2.7.1', price: 'S 4.2.4' },
  solo_tout: { plain: 'solo', tout: 'solo_tout', isTout: true, isAlone: true, withPartner: false, clause: 'S 2.6.6', price: 'S 4.2.4' },
  sie: { plain: 'sie', tout: null, isTout: false, isAlone: true, withPartner: false, clause: 'S 2.9.1', price: 'S 4.2.4' },
  ramsch: { plain: 'ramsch', tout: null, isTout: false, isAlone: false, withPartner: false, clause: 'V 3.1', price: 'V 3.3' },
} as const satisfies Record<ContractKind, object>;

/** All that can be played in an auction, in the usual order from low to high. */
export const LADDER: readonly string[] = ['rufspiel', 'bettel', 'farbgeier', 'geier', 'farbwenz', 'wenz', 'solo', 'solo:H', 'farbgeier_tout', 'geier_tout', 'farbwenz_tout', 'wenz_tout', 'solo_tout', 'solo_tout:H'];
