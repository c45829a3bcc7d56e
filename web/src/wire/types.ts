// The words that browser and server exchange, as docs/protocol.md specifies them.
// Generated from crates/stammtisch-wire: UPDATE_DOCS=1 cargo test -p stammtisch-server --lib typescript

export const PROTOCOL = 1;
export const LONGEST_MESSAGE = 4096;
export const LONGEST_ID = 40;
export const LONGEST_CHAT = 200;

/**
 * The running account.
 */
export type Account = { 
/**
 * Money so far.
 */
units: [number, number, number, number], 
/**
 * List points so far.
 */
points: [number, number, number, number], 
/**
 * What lies in the pot.
 */
pot: number, 
/**
 * Number of the game in its match, from 1.
 */
game: number, 
/**
 * What those on chairs 5 and 6 have; absent at a table of four (V 12).
 */
beside?: Array<BesideAccount>, };

/**
 * Something a seat does.
 */
export type Action = { "bid": Bid } | { "declare": Contract } | { "double": Doubling } | { "play": Card } | { "claim": Claim } | { "knock": boolean } | { "hochzeit": Courting };

/**
 * Those who are asked, and their time.
 */
export type Asked = { 
/**
 * Who.
 */
seats: Array<Chair>, 
/**
 * What is left of the time for this action, in milliseconds, when the update was sent; then the bank runs.
 */
left_ms: number, 
/**
 * The whole time for this action.
 */
of_ms: number, };

/**
 * What the player to the dealer's right does with the pack.
 */
export type BeforeDeal = "cut" | "shuffle_again";

/**
 * The account of somebody who sits out.
 */
export type BesideAccount = { 
/**
 * Money so far.
 */
units: number, 
/**
 * List points so far.
 */
points: number, };

/**
 * What is trump in a Bettel and how its cards rank.
 */
export type BettelOrder = "natural" | "ten_high" | "herz";

/**
 * Words of the auction; `claim` is a rung of the ladder, 0 the lowest.
 */
export type Bid = { "say": "pass" } | { "say": "offer" } | { "say": "redeal" } | { "say": "play", 
/**
 * The least rung he claims.
 */
claim: number, 
/**
 * A contract named early, to which he is bound.
 */
named: ContractKind | null, } | { "say": "hold", 
/**
 * A contract of that rung named early, to which he is bound; absent where none is.
 */
named?: ContractKind, } | { "say": "raise", 
/**
 * The rung he claims.
 */
claim: number, 
/**
 * A contract named early, to which he is bound.
 */
named: ContractKind | null, } | { "say": "good" };

/**
 * How the value of a hand is made up.
 */
export type Bill = { 
/**
 * Value of the contract.
 */
base: number, 
/**
 * For runners; negative where too many were claimed.
 */
runners: number, 
/**
 * For Schneider or Schwarz.
 */
extra: number, 
/**
 * Tout, or the Sie's own factor.
 */
tout_factor: number, 
/**
 * Stoss and Retour.
 */
doubling_factor: number, 
/**
 * Schwarz, where it doubles instead of counting extra; absent where it does not.
 */
schwarz_factor?: number, 
/**
 * Knocks; absent where there are none.
 */
knock_factor?: number, 
/**
 * Running Bock hands; absent where there are none.
 */
bock_factor?: number, 
/**
 * Throw-ins before this hand; absent where they do not count.
 */
next_factor?: number, 
/**
 * What each loser pays for it: all of it together.
 */
value: number, };

/**
 * Thirty-two bytes as 64 hexadecimal digits.
 */
export type Bytes32 = string;

/**
 * A card: suit `E G H S` and rank `A Z K O U 9 8 7`.
 */
export type Card = string;

/**
 * Who sits on a seat, in a list of tables.
 */
export type CardOccupant = "empty" | "person" | "bot";

/**
 * A seat in a list of tables.
 */
export type CardSeat = { 
/**
 * Who sits there.
 */
kind: CardOccupant, 
/**
 * The name to show; empty for an empty seat.
 */
name: string, 
/**
 * The bot's name and version, where one sits there.
 */
level?: string, };

/**
 * Cards in one string, separated by spaces.
 */
export type CardSet = string;

/**
 * A chair at a table: one of the seats 1 to 4, or 5 and 6 beside them, of who sits out (V 12).
 */
export type Chair = 1 | 2 | 3 | 4 | 5 | 6;

/**
 * A line of chat: free text, or a quick phrase.
 */
export type ChatLine = { 
/**
 * Who said it.
 */
seat: Chair, 
/**
 * His name.
 */
name: string, 
/**
 * The text, where it is free.
 */
text: string | null, 
/**
 * The quick phrase, where it is one.
 */
phrase: Phrase | null, };

/**
 * What a winner claims by hand.
 */
export type Claim = { 
/**
 * How many runners.
 */
runners: number, 
/**
 * Whether Schwarz is asked for.
 */
schwarz: boolean, };

/**
 * A message from a client.
 */
export type ClientMessage = { "type": "hello", 
/**
 * The version of the protocol that the client speaks.
 */
protocol: number, 
/**
 * The last version of the table that the client has seen, if any.
 */
seen?: number | null, 
/**
 * Whether the client answers each `ping` with `pong`; no, if nothing is given.
 */
pongs?: boolean, } | { "type": "do", 
/**
 * The client's own id of the command, unique for the table: sent twice, it acts once.
 */
id: string, 
/**
 * What is to be done.
 */
command: Command, } | { "type": "ping" } | { "type": "pong" };

/**
 * Somebody who has a seat from the next hand on.
 */
export type Coming = { 
/**
 * His name.
 */
name: string, 
/**
 * Whether it is the client itself.
 */
you: boolean, };

/**
 * What a client wants done at its table.
 */
export type Command = { "do": "sit", 
/**
 * Which seat, or which chair beside them.
 */
seat?: Chair | null, } | { "do": "leave" } | { "do": "act", 
/**
 * The hand it is meant for (`sealing.hand`), so that a late action never hits the next one.
 */
hand: number, 
/**
 * The action.
 */
action: Action, } | { "do": "cut", 
/**
 * The hand it is meant for.
 */
hand: number, 
/**
 * What he does with the pack.
 */
input: Input, 
/**
 * Whether his device drew it by the order that he left; no, if nothing is given.
 */
order?: boolean, } | { "do": "ready" } | { "do": "bot", 
/**
 * Which seat, or which chair beside them.
 */
seat: Chair, 
/**
 * The bot's name, `regel` for instance; none to leave the seat empty.
 */
level?: string | null, } | { "do": "pace", 
/**
 * Which.
 */
pace: Pace, } | { "do": "show", 
/**
 * Yes or no.
 */
spectators: boolean, 
/**
 * The spectator who is let look, or not any more; without him all may ask, or nobody.
 */
to?: string | null, } | { "do": "watch", 
/**
 * Whose hand.
 */
seat: Seat, } | { "do": "door", 
/**
 * Yes or no.
 */
open: boolean, } | { "do": "phrase", 
/**
 * Which.
 */
phrase: Phrase, } | { "do": "chat", 
/**
 * The text, at most 200 characters.
 */
text: string, };

/**
 * What a hand is played as.
 */
export type Contract = { "contract": "rufspiel", 
/**
 * The card called.
 */
called: Card, } | { "contract": "wenz", 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "geier", 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "farbwenz", 
/**
 * The trump suit.
 */
trump: Suit, 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "farbgeier", 
/**
 * The trump suit.
 */
trump: Suit, 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "solo", 
/**
 * The trump suit.
 */
trump: Suit, 
/**
 * 61 points, or every trick.
 */
goal: Goal, } | { "contract": "bettel", 
/**
 * What is trump and how cards rank.
 */
order: BettelOrder, } | { "contract": "hochzeit" } | { "contract": "ramsch" } | { "contract": "sie" };

/**
 * A contract without its suit.
 */
export type ContractKind = "rufspiel" | "hochzeit" | "bettel" | "ramsch" | "farbgeier" | "geier" | "farbwenz" | "wenz" | "solo" | "farbgeier_tout" | "geier_tout" | "farbwenz_tout" | "wenz_tout" | "solo_tout" | "sie";

/**
 * What is said and done when a trump is offered for a Hochzeit.
 */
export type Courting = "put_up" | "take" | "decline" | { "give": Card };

/**
 * What the player to the dealer's right may do.
 */
export type CutRules = { 
/**
 * Cut, or shuffle again.
 */
before: BeforeDeal, 
/**
 * How often he may cut; 0 for as often as he likes.
 */
cuts: number, 
/**
 * The least number of cards in each packet.
 */
least: number, 
/**
 * The pack; absent for the long one (V 5.1).
 */
pack?: Deck, };

/**
 * Who cut or shuffled again.
 */
export type Cutter = "player" | "order" | "nobody";

/**
 * How the table prepares and deals the pack.
 */
export type DealRules = { 
/**
 * The pack; absent for the long one.
 */
pack?: Deck, 
/**
 * Cards given to each player in each turn around the table.
 */
packets: Array<number>, 
/**
 * What the player to the dealer's right does with the pack.
 */
before: BeforeDeal, 
/**
 * How often he may cut; 0 for any number of times.
 */
cuts?: number, 
/**
 * The least number of cards in each packet of a cut.
 */
cut_least?: number, 
/**
 * Who holds fewer points may have the cards dealt again; absent where nobody may.
 */
redeal_below?: number, };

/**
 * The pack, where it is not the long one.
 */
export type Deck = "short";

/**
 * Who doubled.
 */
export type Doubles = { 
/**
 * Who gave a Stoss.
 */
stoss: Seat | null, 
/**
 * Whether it was answered with a Retour.
 */
retour: boolean, 
/**
 * Who answered, where it was not the declarer.
 */
retour_by?: Seat, 
/**
 * Who doubled further, in order; in a Ramsch everybody after the first.
 */
further?: Array<Seat>, };

/**
 * An answer in the doubling window.
 */
export type Doubling = "stoss" | "retour" | "decline";

/**
 * How a hand ended.
 */
export type Ending = { "ending": "thrown_in" } | { "ending": "redealt", 
/**
 * Whose.
 */
seat: Seat, } | { "ending": "ramsch", 
/**
 * What it came to.
 */
outcome: RamschOutcome, 
/**
 * In money; none where the rule set knows none.
 */
settlement: Settlement | null, 
/**
 * In the list; none where the rule set has none.
 */
entry: [number, number, number, number] | null, } | { "ending": "sie_void", 
/**
 * Who held it.
 */
seat: Seat, } | { "ending": "scored", 
/**
 * What it came to.
 */
outcome: Outcome, 
/**
 * In money, without the pot; none where the rule set knows none.
 */
settlement: Settlement | null, 
/**
 * In the list; none where the rule set has none.
 */
entry: [number, number, number, number] | null, };

/**
 * Something that multiplies what a hand is worth.
 */
export type Factor = { 
/**
 * What.
 */
reason: FactorReason, 
/**
 * By how much.
 */
factor: number, 
/**
 * Who brought it, in order; nobody at this table did for Bock and throw-ins.
 */
seats: Array<Seat>, };

/**
 * What can multiply what a hand is worth.
 */
export type FactorReason = "knocks" | "doubles" | "bock" | "next";

/**
 * Something that happened in a hand.
 */
export type GameEvent = { "event": "said", 
/**
 * Who spoke.
 */
seat: Seat, 
/**
 * What he said.
 */
bid: Bid, } | { "event": "knocked", 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether he does; not told yet where all answer together.
 */
knocks: boolean | null, } | { "event": "knocks_closed", 
/**
 * Who knocked.
 */
by: Seats, } | { "event": "put_up", 
/**
 * Who has won.
 */
seat: Seat, } | { "event": "offered", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which, where it is shown to all.
 */
card: Card | null, } | { "event": "offer_declined", 
/**
 * Who.
 */
seat: Seat, } | { "event": "offer_taken", 
/**
 * Who.
 */
seat: Seat, } | { "event": "married", 
/**
 * Who offered.
 */
offerer: Seat, 
/**
 * Who took, the declarer.
 */
taker: Seat, } | { "event": "ramsch_begins" } | { "event": "forced", 
/**
 * Who must.
 */
seat: Seat, } | { "event": "won", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "declared", 
/**
 * Who plays.
 */
seat: Seat, 
/**
 * What.
 */
contract: Contract, 
/**
 * Whether the declarer announced that he has no card of the called suit.
 */
renonce: boolean, } | { "event": "played", 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, } | { "event": "partner_known", 
/**
 * The partner.
 */
seat: Seat, } | { "event": "doubling_opened" } | { "event": "declined", 
/**
 * Who.
 */
seat: Seat, } | { "event": "stoss", 
/**
 * By whom.
 */
seat: Seat, } | { "event": "retour", 
/**
 * By whom: always the declarer.
 */
seat: Seat, } | { "event": "trick_taken", 
/**
 * Who took it.
 */
winner: Seat, 
/**
 * Its card points.
 */
points: number, 
/**
 * The card that took it.
 */
card: Card, 
/**
 * Why the card took it.
 */
why: TrickWhy, } | { "event": "claimed", 
/**
 * Who.
 */
seat: Seat, } | { "event": "ended", 
/**
 * How.
 */
ending: Ending, };

/**
 * What a soloist sets out to do.
 */
export type Goal = "majority" | "tout" | "no_trick" | "few_points";

/**
 * How a hand ended.
 */
export type HandResult = { 
/**
 * How.
 */
ending: Ending, 
/**
 * How the value is made up, where money is known.
 */
bill: Bill | null, 
/**
 * What was paid, the pot included.
 */
paid: Settlement, 
/**
 * The proof of the deal.
 */
proof: Proof, 
/**
 * The whole hand as a record, in the text notation.
 */
record: string, 
/**
 * When the next hand begins by itself, in milliseconds; none at the end of the match, and while a seat is empty.
 */
next_ms: number | null, };

/**
 * Something that happened at the table, for movement and for the log; all of it is public.
 */
export type Happening = { "what": "game", 
/**
 * What.
 */
event: GameEvent, } | { "what": "sealed", 
/**
 * The hash that binds the server to it.
 */
commitment: Bytes32, } | { "what": "cut", 
/**
 * Who.
 */
seat: Chair, 
/**
 * Whether he did it himself; otherwise his time ran out, and the commitment said where.
 */
done: boolean, } | { "what": "dealt" } | { "what": "sat", 
/**
 * Where.
 */
seat: Chair, 
/**
 * Who.
 */
name: string, } | { "what": "left", 
/**
 * Where.
 */
seat: Chair, 
/**
 * Who.
 */
name: string, 
/**
 * Whether it was in the middle of a hand.
 */
mid_hand: boolean, } | { "what": "stand_in", 
/**
 * For whom.
 */
seat: Seat, } | { "what": "back", 
/**
 * Who.
 */
seat: Chair, } | { "what": "chat" } & ChatLine;

/**
 * The cut, as it was sent: how many cards each cut lifts off, or 32 random bytes.
 */
export type Input = { "cuts": Array<number> } | { "contribution": Bytes32 } | "skipped";

/**
 * What knocks multiply by.
 */
export type KnockFactor = "double" | "plus_one";

/**
 * Who sits on a seat.
 */
export type Occupant = { "kind": "empty" } | { "kind": "person" } | { "kind": "bot", 
/**
 * Its name and version, `regel@1` for instance.
 */
level: string, };

/**
 * A trump that is offered for a Hochzeit, as everybody sees it.
 */
export type OfferView = { 
/**
 * Who offers it.
 */
seat: Seat, 
/**
 * Who has taken it, and is to give a card back.
 */
taker: Seat | null, 
/**
 * Which it is, where it is shown to all.
 */
card: Card | null, };

/**
 * What one more knock or double would make of its factor.
 */
export type OneMore = { 
/**
 * The factor of the knocks with one more; absent where nobody may knock now.
 */
knock?: number, 
/**
 * The factor of the doubles with one more; absent where the chain has ended.
 */
double?: number, };

/**
 * What a hand came to.
 */
export type Outcome = { 
/**
 * Who played with whom.
 */
parties: Parties, 
/**
 * What was played.
 */
contract: Contract, 
/**
 * What the declarer had to reach.
 */
goal: Goal, 
/**
 * Card points of the declarer's party.
 */
points: number, 
/**
 * Tricks of the declarer's party.
 */
tricks: number, 
/**
 * Whether the declarer's party won.
 */
won: boolean, 
/**
 * Whether the losing party is Schneider.
 */
schneider: boolean, 
/**
 * Whether the losing party is Schwarz.
 */
schwarz: boolean, 
/**
 * The runners.
 */
runners: Runners, 
/**
 * The seats of the side that won.
 */
winners: Seats, 
/**
 * The seats of the declarer's side.
 */
declarers: Seats, };

/**
 * How fast a table goes; whoever opened it may change it between hands.
 */
export type Pace = "calm" | "normal" | "brisk";

/**
 * Who plays, and with whom.
 */
export type Parties = { 
/**
 * Who plays.
 */
declarer: Seat, 
/**
 * Who holds the called card, in a Rufspiel.
 */
partner: Seat | null, };

/**
 * A ready-made phrase; the client has the words.
 */
export type Phrase = "hello" | "well_played" | "thanks" | "bad_luck" | "again" | "bye";

/**
 * A card on the table.
 */
export type Played = { 
/**
 * Who played it.
 */
seat: Seat, 
/**
 * Which.
 */
card: Card, };

/**
 * A deal's proof.
 */
export type Proof = { 
/**
 * The version of the format.
 */
fair_deal: number, 
/**
 * What was published before the neighbour acted.
 */
commitment: Bytes32, 
/**
 * The cards as the dealer shuffled them, the top one first.
 */
pack: CardSet, 
/**
 * The salt of the commitment.
 */
salt: Bytes32, 
/**
 * Who dealt.
 */
dealer: Seat, 
/**
 * How the table prepares and deals the pack.
 */
rules: DealRules, 
/**
 * What the player to the dealer's right did.
 */
input: Input, 
/**
 * Who really did it; told from version 2 on.
 */
by?: Cutter, 
/**
 * The hands that were played with.
 */
hands?: [CardSet, CardSet, CardSet, CardSet], };

/**
 * What a Ramsch came to: each counts his own tricks.
 */
export type RamschOutcome = { 
/**
 * Card points of each seat.
 */
points: [number, number, number, number], 
/**
 * Tricks of each seat.
 */
tricks: [number, number, number, number], 
/**
 * Who pays; nobody where all four are level, or with a Durchmarsch.
 */
losers: Seats, 
/**
 * Who took no trick and is no loser; nobody with a Durchmarsch.
 */
jungfrauen: Seats, 
/**
 * Who won everything.
 */
durchmarsch: Seat | null, 
/**
 * Who is better off for it; nobody where nobody pays.
 */
winners: Seats, };

/**
 * Why something was refused: a code, its clause, and the sentence in the client's language.
 */
export type Refusal = { 
/**
 * The stable code, listed in `docs/errors.md`.
 */
code: string, 
/**
 * The clause of the rules, where one applies.
 */
clause: string | null, 
/**
 * What was wrong and what to do.
 */
message: string, 
/**
 * In how many seconds it can be done again, where it is only too early.
 */
wait_s?: number, };

/**
 * A rule set by name.
 */
export type RuleSetName = { 
/**
 * Its id.
 */
id: string, 
/**
 * Its hash, which says exactly what is played.
 */
hash: string, 
/**
 * Whether it knows money.
 */
money: boolean, 
/**
 * Whether it has a list.
 */
list: boolean, 
/**
 * The names of the auction's rungs, the lowest first: the kinds of contract on each; a suit that stands apart is named
 * with its kind, as `solo:H` (V 11.2).
 */
rungs: Array<Array<ContractKind | `${ContractKind}:${Suit}`>>, 
/**
 * What a Stoss multiplies by; 0 where nobody may double.
 */
stoss_factor: number, 
/**
 * What a Retour multiplies by; 0 where there is none, and then a Stoss is called Spritze (T 18).
 */
retour_factor: number, 
/**
 * What each double of a chain multiplies by, where it goes beyond a Retour; absent where it does not (V 7.1).
 */
steps?: Array<number>, 
/**
 * What knocks multiply by; absent where nobody knocks (V 6.3).
 */
knock_factor?: KnockFactor, };

/**
 * The unbroken run of trumps from the highest down that one side was dealt.
 */
export type Runners = { 
/**
 * How many trumps, paid or not.
 */
count: number, 
/**
 * Which side holds them.
 */
side: Side, };

/**
 * Words of the auction, with who said them.
 */
export type Said = { 
/**
 * Who spoke.
 */
seat: Seat, } & ({ "say": "pass" } | { "say": "offer" } | { "say": "redeal" } | { "say": "play", 
/**
 * The least rung he claims.
 */
claim: number, 
/**
 * A contract named early, to which he is bound.
 */
named: ContractKind | null, } | { "say": "hold", 
/**
 * A contract of that rung named early, to which he is bound; absent where none is.
 */
named?: ContractKind, } | { "say": "raise", 
/**
 * The rung he claims.
 */
claim: number, 
/**
 * A contract named early, to which he is bound.
 */
named: ContractKind | null, } | { "say": "good" });

/**
 * The sealed pack of a hand.
 */
export type Sealing = { 
/**
 * The number of the pack at this table, from 1; actions and cuts name it.
 */
hand: number, 
/**
 * The hash of pack and salt, shown before the cut.
 */
commitment: Bytes32, 
/**
 * Who deals; of five or six one who sits out.
 */
dealer: Chair, 
/**
 * Who cuts: whoever sits to the dealer's right (S 2.2.4).
 */
cutter: Chair, 
/**
 * What he may do.
 */
rules: CutRules, };

/**
 * A seat, 1 to 4 clockwise.
 */
export type Seat = 1 | 2 | 3 | 4;

/**
 * A seat and who sits there.
 */
export type SeatState = { 
/**
 * Who sits there.
 */
occupant: Occupant, 
/**
 * The name to show; empty for an empty seat.
 */
name: string, 
/**
 * The person's id, for those who sit at the same table: to be friends, to block, to report.
 */
person?: string, 
/**
 * Whether he is connected; bots always are.
 */
connected: boolean, 
/**
 * Whether a bot is playing for him.
 */
stand_in: boolean, 
/**
 * Whether he wants the next hand.
 */
ready: boolean, 
/**
 * Whether spectators may ask him to look into his hand.
 */
shows: boolean, 
/**
 * What is left of his time bank, in milliseconds.
 */
bank_ms: number, };

/**
 * What one seat may see and do.
 */
export type SeatView = { 
/**
 * Whose view it is.
 */
seat: Seat, 
/**
 * The cards the seat still holds.
 */
hand: CardSet, 
/**
 * What the seat may do now.
 */
actions: Array<Action>, 
/**
 * What the seat exchanged for a Hochzeit; absent where it did not.
 */
exchange?: SeenExchange, 
/**
 * What everybody sees.
 */
table: TableView, };

/**
 * Seats, each 1 to 4, in order.
 */
export type Seats = Array<1 | 2 | 3 | 4>;

/**
 * What a seat knows of an exchange that it took part in.
 */
export type SeenExchange = { 
/**
 * The other seat.
 */
with: Seat, 
/**
 * What the seat gave; nothing while it still chooses.
 */
gave: Card | null, 
/**
 * What it got.
 */
got: Card | null, };

/**
 * A message to a client.
 */
export type ServerMessage = { "type": "update" } & Update | { "type": "done", 
/**
 * The client's id of the command.
 */
id: string, 
/**
 * The version of the table with the command's effect.
 */
version: number, } | { "type": "refused", 
/**
 * The client's id of the command.
 */
id: string, 
/**
 * Why.
 */
reason: Refusal, } | { "type": "unreadable", 
/**
 * Why.
 */
reason: Refusal, } | { "type": "reload", 
/**
 * The version that the server speaks.
 */
protocol: number, } | { "type": "restarting" } | { "type": "pong" } | { "type": "ping" };

/**
 * What each seat gets or pays, and what goes into the pot.
 */
export type Settlement = { 
/**
 * What each seat gets or, negative, pays.
 */
units: [number, number, number, number], 
/**
 * What goes into the pot or, negative, comes out of it.
 */
pot: number, };

/**
 * One of the two sides of a hand.
 */
export type Side = "declarer" | "defenders";

/**
 * What a spectator sees.
 */
export type SpectatorView = { 
/**
 * The hands shown; none for a player who does not show his.
 */
hands: [CardSet | null, CardSet | null, CardSet | null, CardSet | null], 
/**
 * What everybody sees.
 */
table: TableView, };

/**
 * The stage of a hand.
 */
export type Stage = "knocking" | "auction" | "declaring" | "offering" | "giving" | "doubling" | "retour" | "playing" | "claiming" | "over";

/**
 * A suit: Eichel, Gras, Herz, Schellen.
 */
export type Suit = "E" | "G" | "H" | "S";

/**
 * A table in a list of tables: what somebody wants to know before sitting down.
 */
export type TableCard = { 
/**
 * The table's id, part of its link.
 */
id: string, 
/**
 * What its people call it.
 */
name: string, 
/**
 * Who may come.
 */
kind: TableKind, 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * How many games the match has; none if it goes on.
 */
games: number | null, 
/**
 * Number of the game in its match.
 */
game: number, 
/**
 * Where the table stands.
 */
stage: TableStage, 
/**
 * Who sits where.
 */
seats: [CardSeat, CardSeat, CardSeat, CardSeat], 
/**
 * Who sits out, where more than four belong to the table (V 12).
 */
beside?: Array<CardSeat>, 
/**
 * How many look on.
 */
spectators: number, };

/**
 * Who may come to a table.
 */
export type TableKind = "open" | "private" | "practice" | "quick";

/**
 * Where a table stands.
 */
export type TableStage = "waiting" | "cutting" | "playing" | "counting" | "finished";

/**
 * A table as one client may see it.
 */
export type TableState = { 
/**
 * The table's id, part of its link.
 */
id: string, 
/**
 * What its people call it.
 */
name: string, 
/**
 * Who may come.
 */
kind: TableKind, 
/**
 * The rules.
 */
rules: RuleSetName, 
/**
 * How many games the match has; none if it goes on.
 */
games: number | null, 
/**
 * How fast it goes.
 */
pace: Pace, 
/**
 * The client's own seat, if it plays.
 */
you: Seat | null, 
/**
 * The client's own chair, 5 or 6, if it belongs to the table and sits out (V 12).
 */
sits_out?: Chair, 
/**
 * Whether the client opened the table and may place bots.
 */
host: boolean, 
/**
 * Who sits where.
 */
seats: [SeatState, SeatState, SeatState, SeatState], 
/**
 * Who sits out, on chairs 5 and 6; absent at a table of four (V 12).
 */
beside?: Array<SeatState>, 
/**
 * Where the table stands.
 */
stage: TableStage, 
/**
 * The pack of the present hand, from its sealing on.
 */
sealing: Sealing | null, 
/**
 * The hand, from the deal on.
 */
view: View | null, 
/**
 * How long those who are asked have left.
 */
asked: Asked | null, 
/**
 * The result of the hand just ended.
 */
result: HandResult | null, 
/**
 * The running account.
 */
account: Account, 
/**
 * The last lines of the chat.
 */
chat: Array<ChatLine>, 
/**
 * How many look on.
 */
spectators: number, 
/**
 * Who asked to look into this player's hand; for a spectator what he asked for himself.
 */
watchers?: Array<Watcher>, 
/**
 * Whether who wants to play at once may take a bot's seat here; absent where nobody is led here by himself.
 */
door?: boolean, 
/**
 * Who sits down with the next hand.
 */
coming?: Array<Coming>, };

/**
 * What everybody at the table sees of a hand.
 */
export type TableView = { 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * Who dealt.
 */
dealer: Seat, 
/**
 * Who knocked; absent where nobody did.
 */
knocks?: Seats, 
/**
 * What running Bock hands multiply by; absent where there are none.
 */
bock?: number, 
/**
 * What throw-ins before this hand multiply by; absent where they do not.
 */
next?: number, 
/**
 * What the hand counts by all together; absent where it counts once.
 */
factor?: number, 
/**
 * What it is made of, and who brought it; absent where the hand counts once.
 */
factors?: Array<Factor>, 
/**
 * What one more knock or double would make of its factor; absent where there can be none.
 */
one_more?: OneMore, 
/**
 * The trump that is offered for a Hochzeit; absent where none is.
 */
offer?: OfferView, 
/**
 * Number of the game in its match.
 */
number: number, 
/**
 * The stage of the hand.
 */
stage: Stage, 
/**
 * The seats that are asked to act.
 */
to_act: Array<Seat>, 
/**
 * The words of the auction.
 */
bids: Array<Said>, 
/**
 * The highest claim of the auction and whose it is.
 */
claim: [Seat, number] | null, 
/**
 * Who plays, once that is settled.
 */
declarer: Seat | null, 
/**
 * What is played, once it is named.
 */
contract: Contract | null, 
/**
 * Whether the declarer had to play.
 */
forced: boolean, 
/**
 * Whether the declarer announced that he has no card of the called suit.
 */
renonce: boolean, 
/**
 * The partner, once the called card has fallen.
 */
partner: Seat | null, 
/**
 * Who doubled.
 */
doubles: Doubles, 
/**
 * All who doubled, in order; absent where nobody did.
 */
doubled?: Array<Seat>, 
/**
 * Who leads to the open trick.
 */
leader: Seat, 
/**
 * The open trick, in the order played.
 */
trick: Array<Played>, 
/**
 * What takes the open trick as it lies; absent before a card lies there.
 */
taking?: Taking, 
/**
 * The trick before it, which may be looked at until the open one is complete.
 */
last_trick: Array<Played>, 
/**
 * How many cards each seat still holds.
 */
cards_left: [number, number, number, number], 
/**
 * How many tricks each seat has taken.
 */
tricks: [number, number, number, number], 
/**
 * How the hand ended, once it has.
 */
ending: Ending | null, 
/**
 * All four hands, once the hand has been played to its end or laid open.
 */
deal: [CardSet, CardSet, CardSet, CardSet] | null, };

/**
 * What takes a trick as it lies.
 */
export type Taking = { 
/**
 * Who takes it.
 */
seat: Seat, 
/**
 * The card that takes it.
 */
card: Card, 
/**
 * The card points that lie there.
 */
points: number, 
/**
 * Why the card takes it.
 */
why: TrickWhy, };

/**
 * Why a card takes a trick.
 */
export type TrickWhy = "trump" | "suit" | "ruff";

/**
 * What happened, and the table as the client may see it now.
 */
export type Update = { 
/**
 * The version of the table.
 */
version: number, 
/**
 * What happened since the version that the client named or was sent last; every one is public.
 */
happened: Array<Happening>, 
/**
 * Whether `happened` has a gap, because the client was away for long: show the state without movement.
 */
gap: boolean, 
/**
 * The table.
 */
state: TableState, };

/**
 * The hand as the client may see it.
 */
export type View = { "as": "seat", 
/**
 * What the seat may see and do.
 */
view: SeatView, } | { "as": "spectator", 
/**
 * What a spectator may see.
 */
view: SpectatorView, };

/**
 * A spectator who asked to look into a hand.
 */
export type Watcher = { 
/**
 * His id, to be named in `show`.
 */
person: string, 
/**
 * His name.
 */
name: string, 
/**
 * Into whose hand.
 */
seat: Seat, 
/**
 * Whether he may.
 */
admitted: boolean, };
