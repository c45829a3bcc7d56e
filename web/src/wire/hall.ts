// What browser and tournament hall tell each other, as docs/hall-api.md describes it.
// Generated from crates/stammtisch-hall: UPDATE_DOCS=1 cargo test -p stammtisch-hall --lib typescript

/**
 * What a prize was won with.
 */
export type Achievement = { "place": number } | { "table": { 
/**
 * Number of the match, from 1.
 */
match_number: number, 
/**
 * Number of the table, from 1.
 */
table: number, } } | { "special": Merit };

/**
 * An address, and its code.
 */
export type Address = { url: string, qr: string | null, };

/**
 * Where phones reach the server.
 */
export type Addresses = { ok: true, addresses: Array<Address>, };

/**
 * How an age was proven.
 */
export type AgeProof = "birthday" | "seen_at_venue";

/**
 * All links.
 */
export type AllLinks = { ok: true, version: number, links: Array<LinkLine>, };

/**
 * One tournament, with when it begins.
 */
export type Announced = { ok: true, starts_at: number | null, now: number, id: string, phase: Phase, rules: RulesInShort, name: string, date: Day, venue: string, organiser: string, };

/**
 * What everybody may know of a tournament.
 */
export type Announcement = { id: string, phase: Phase, rules: RulesInShort, name: string, date: Day, venue: string, organiser: string, };

/**
 * All tournaments, as everybody may know them.
 */
export type Announcements = { ok: true, tournaments: Array<Announcement>, };

/**
 * Yes or no.
 */
export type Answer = "granted" | "refused";

/**
 * An approval that was asked for.
 */
export type ApprovalLine = { game: number, seat: Seat, contract: ContractKind, tout: boolean, answer: Answer | null, by: string | null, };

/**
 * An approval that the referee is asked for.
 */
export type ApprovalMatter = { reason: ApprovalReason | null, list: ListId, player: number | null, name: string | null, game: number, seat: Seat, contract: ContractKind, tout: boolean, answer: Answer | null, by: string | null, };

/**
 * Whose solo kinds are counted towards the need of approval.
 */
export type ApprovalPer = "table" | "player";

/**
 * Why a game must be approved.
 */
export type ApprovalReason = "tout" | "sie" | { "many_solos": { 
/**
 * Which solo kind of the match it is.
 */
number: number, } };

/**
 * What must be approved; `solo_from` is which solo kind needs it first, 0 where none does.
 */
export type ApprovalRules = { tout: boolean, sie: boolean, solo_from: number, per: ApprovalPer, };

/**
 * A prize with the name of who won it.
 */
export type Award = { player: number, name: string, town: string, for: Achievement, cents: number, thing: string | null, sponsor: string | null, 
/**
 * What he reached, list points and table points; none where he has no place.
 */
total: number | null, 
/**
 * What decided his place, where points did not.
 */
tie: Tie | null, };

/**
 * A call of the referee.
 */
export type CallLine = { call: number, seat: Seat | null, matter: Matter, why: string | null, at: number | null, answer: Answer | null, answer_why: string | null, by: string | null, };

/**
 * A call that the referee answers.
 */
export type CallMatter = { list: ListId, player: number | null, name: string | null, call: number, seat: Seat | null, matter: Matter, why: string | null, at: number | null, answer: Answer | null, answer_why: string | null, by: string | null, };

/**
 * A match on a player's card.
 */
export type CardLine = { match: number, table: number, seat: Seat, with: Array<string>, 
/**
 * Whether the list is handed in.
 */
in: boolean, points: number | null, table_points: number | null, signed: boolean, };

/**
 * A player's card, if there is one.
 */
export type CardShown = CardView | NoCard;

/**
 * A player's card.
 */
export type CardView = { player: number, name: string, town: string, tournament: string, date: Day, phase: Phase, status: Status, matches: Array<CardLine>, total: number, rank: number | null, of: number | null, 
/**
 * What decided his place, where points did not.
 */
tie: Tie | null, prizes: Array<Award>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * The sum of the points after so many games.
 */
export type Check = { 
/**
 * After how many games.
 */
after: number, 
/**
 * The points of all four; nothing where the list is right.
 */
sum: number, };

/**
 * What the other side chose.
 */
export type Choice = "play_on" | "stop";

/**
 * What a column is taken for.
 */
export type ColumnMeaning = "number" | "first_name" | "surname" | "full_name" | "town" | "customer" | "born" | "seen" | "paid" | "remark";

/**
 * A complaint.
 */
export type ComplaintLine = { game: number, seat: Seat, why: string | null, at: number | null, answer: Answer | null, };

/**
 * A complaint that the referee decides.
 */
export type ComplaintMatter = { list: ListId, player: number | null, name: string | null, game: number, seat: Seat, why: string | null, at: number | null, answer: Answer | null, };

/**
 * Who consented to a change of the list keeper.
 */
export type Consent = "all_four" | { "referee": number };

/**
 * A contract without its suit.
 */
export type ContractKind = "rufspiel" | "hochzeit" | "bettel" | "ramsch" | "farbgeier" | "geier" | "farbwenz" | "wenz" | "solo" | "farbgeier_tout" | "geier_tout" | "farbwenz_tout" | "wenz_tout" | "solo_tout" | "sie";

/**
 * How many there are.
 */
export type Counts = { players: number, house: number, waiting: number, 
/**
 * Players for a place who are marked as there.
 */
here: number, tables: number, unpaid?: number, };

/**
 * What decided between two players.
 */
export type Criterion = "points" | "game_points" | "sie" | "touts_won" | "touts_played" | "solos_won" | "solos_played" | "lot";

/**
 * A day, `2026-10-18`; `18.10.2026` is read, too.
 */
export type Day = string;

/**
 * Who somebody is.
 */
export type Details = { 
/**
 * The first name.
 */
first_name: string, 
/**
 * The surname.
 */
surname: string, 
/**
 * The town, for the list and to keep neighbours apart.
 */
town?: string, 
/**
 * The customer number at the organiser's.
 */
customer?: string, 
/**
 * The birthday.
 */
born?: Day, 
/**
 * What else was told, for the director alone.
 */
remark?: string, };

/**
 * A director's link that is wanted.
 */
export type DirectorLinkWanted = { 
/**
 * The address of the server as the page sees it.
 */
origin?: string, };

/**
 * Who directs a tournament.
 */
export type DirectorNamed = { 
/**
 * The first name.
 */
first_name?: string, 
/**
 * The surname.
 */
surname: string, };

/**
 * A line of the log, as a director sees it.
 */
export type DirectorsLine = { undoable: boolean, seq: number, at: number, by: string, name: EventName, text: string, why: string | null, list: ListId | null, player: number | null, undone: boolean, };

/**
 * A kind of page on the screen.
 */
export type DisplayMode = "welcome" | "seating_tables" | "seating_names" | "countdown" | "progress" | "standings" | "prizes" | "text";

/**
 * The screen.
 */
export type DisplayView = { mode: DisplayMode, seconds: number, starts_at: number | null, text: string, now: number, phase: Phase, setup: Poster, 
/**
 * How many prizes are not revealed yet.
 */
left: number, revealed: Array<Award>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * A change of the screen; what is absent stays as it is.
 */
export type DisplayWish = { 
/**
 * Another kind of page.
 */
mode?: DisplayMode, 
/**
 * How long a page stays; 0 for the screen's own measure.
 */
seconds?: number, 
/**
 * The announced time of the start, in microseconds of UTC; null takes it away.
 */
starts_at?: number | null, 
/**
 * The text.
 */
text?: string, 
/**
 * How the prize-giving goes on.
 */
reveal?: Reveal, };

/**
 * A command that was carried out.
 */
export type Done = { ok: true, 
/**
 * Whether it was carried out before.
 */
repeated: boolean, version: number, events: Array<number>, result: Outcome, };

/**
 * A draw, with all that is needed to repeat it.
 */
export type DrawLine = { seed: string, attempt: number, first_match: number, matches: number, entrants: Array<Entrant>, earlier: Array<Seating>, seatings: Array<Seating>, quality: Quality, 
/**
 * Whether seats were drawn arrival by arrival; entrants then stand in that order.
 */
at_the_door: boolean, best: boolean, verified: boolean, };

/**
 * All draws.
 */
export type DrawView = { seed: string | null, draws: Array<DrawLine>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * Somebody who is drawn.
 */
export type Entrant = { 
/**
 * The number.
 */
number: number, 
/**
 * The group that is kept apart from itself: the people of one town.
 */
group?: number, };

/**
 * The name of an event.
 */
export type EventName = "created" | "setup_changed" | "appointed" | "dismissed" | "seed_fixed" | "registration_opened" | "registered" | "details_changed" | "age_proven" | "paid" | "withdrawn" | "checked_in" | "checked_out" | "door_draw_begun" | "put_on_waiting_list" | "moved_up" | "drawn" | "match_started" | "keeper_named" | "row_entered" | "row_corrected" | "paper_chosen" | "totals_entered" | "list_cleared" | "lists_swapped" | "approval_requested" | "approval_decided" | "complaint_made" | "complaint_decided" | "referee_called" | "call_answered" | "signed" | "list_closed" | "list_reopened" | "list_voided" | "announced" | "excluded" | "substituted" | "seat_taken" | "match_closed" | "tournament_closed" | "lists_purged" | "person_erased" | "undone" | "imported" | "destroyed";

/**
 * What prizes will come to, in cents.
 */
export type Forecast = { 
/**
 * All prizes of the plan.
 */
planned: number, 
/**
 * What is in the till now.
 */
till: number, 
/**
 * What will be in it when everybody has paid.
 */
expected: number, 
/**
 * What will be lacking even then.
 */
lacking: number, };

/**
 * Where somebody sits.
 */
export type Found = { name: string, match: number, table: number, seat: Seat, };

/**
 * Where people of a name sit.
 */
export type FoundView = { ok: true, found: Array<Found>, };

/**
 * A wish that the hall completes: it knows the list of a link, who acts, what is there already, and what day it is.
 *
 * Where `list` is absent, the link's own is meant.
 */
export type HallWish = { "appoint": { 
/**
 * Which.
 */
role: Role, 
/**
 * Who, by id.
 */
person?: number, 
/**
 * The first name of a new person.
 */
first_name?: string, 
/**
 * The surname of a new person.
 */
surname?: string, } } | { "register": RegisterWish } | { "pay": { 
/**
 * Whose, by number.
 */
player: number, 
/**
 * How much; absent, what is missing to the fee; below nothing, what is paid back.
 */
cents?: number, } } | { "arrive": { 
/**
 * Who, by number.
 */
player: number, 
/**
 * Whether he is only marked, and pays nothing now.
 */
unpaid?: boolean, } } | { "start_match": { 
/**
 * The seat that keeps the list at every table.
 */
keeper?: Seat, } } | { "purge_lists": Record<symbol, never> } | { "erase": { 
/**
 * Of whom, by number.
 */
player: number, } } | { "enter_row": { 
/**
 * In which list.
 */
list?: ListId, 
/**
 * Its number; absent, the next.
 */
game?: number, 
/**
 * What is written.
 */
row: Row, 
/**
 * Whether an official signs it off at once.
 */
approve?: boolean, 
/**
 * Whose initials stand beside it, by name, where it is not the one who writes: a director's to say.
 */
referee?: string, } } | { "correct_row": { 
/**
 * In which list.
 */
list?: ListId, 
/**
 * The number of the game.
 */
game: number, 
/**
 * What stands there then.
 */
row: Row, 
/**
 * Whose initials stand beside it, by name, where it is not the one who writes: a director's to say.
 */
referee?: string, } } | { "enter_line": { 
/**
 * In which list.
 */
list?: ListId, 
/**
 * Its number; absent, the next.
 */
game?: number, 
/**
 * What is written, such as `1r2 v s`.
 */
text: string, } } | { "take_back": { 
/**
 * Of which list.
 */
list: ListId, } } | { "enter_totals": { 
/**
 * In which list.
 */
list?: ListId, 
/**
 * What stands at its foot, by seat.
 */
totals: [SeatTotals, SeatTotals, SeatTotals, SeatTotals], 
/**
 * Whose name stands beside it, where it is not the one who writes: a director's to say.
 */
referee?: string, } } | { "clear_list": { 
/**
 * In which.
 */
list: ListId, 
/**
 * Whose name stands beside it, where it is not the one who does it: a director's to say.
 */
referee?: string, } } | { "swap_lists": { 
/**
 * One.
 */
list: ListId, 
/**
 * The other.
 */
other: ListId, 
/**
 * Whose name stands beside it, where it is not the one who does it: a director's to say.
 */
referee?: string, } } | { "request_approval": { 
/**
 * In which list.
 */
list?: ListId, 
/**
 * The number of the game.
 */
game: number, 
/**
 * Who wants to play.
 */
seat: Seat, 
/**
 * What.
 */
contract: ContractKind, 
/**
 * Whether as a Tout.
 */
tout?: boolean, } } | { "decide_approval": { 
/**
 * In which list.
 */
list: ListId, 
/**
 * The number of the game.
 */
game: number, 
/**
 * Who wants to play.
 */
seat: Seat, 
/**
 * What.
 */
contract: ContractKind, 
/**
 * Whether as a Tout.
 */
tout?: boolean, 
/**
 * The answer.
 */
answer: Answer, } } | { "complain": { 
/**
 * In which list.
 */
list?: ListId, 
/**
 * The number of the game.
 */
game: number, 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whether the table waits for the referee.
 */
halt?: boolean, } } | { "decide_complaint": { 
/**
 * In which list.
 */
list: ListId, 
/**
 * The number of the game.
 */
game: number, 
/**
 * Who complained.
 */
seat: Seat, 
/**
 * The answer.
 */
answer: Answer, } } | { "call_referee": { 
/**
 * To which list.
 */
list?: ListId, 
/**
 * By whom, where he gives his name.
 */
seat?: Seat, 
/**
 * What for.
 */
matter: Matter, 
/**
 * Against the answer to which complaint or call an appeal goes, by its event; absent, to the last one.
 */
about?: number, } } | { "answer_call": { 
/**
 * The number of its event.
 */
call: number, 
/**
 * The answer.
 */
answer: Answer, } } | { "name_keeper": { 
/**
 * Of which list.
 */
list?: ListId, 
/**
 * Who.
 */
seat: Seat, 
/**
 * Who consented, where another kept it before.
 */
consent?: Consent, } } | { "sign": { 
/**
 * Which.
 */
list?: ListId, 
/**
 * By whom.
 */
signer: SigningWish, } } | { "close_list": { 
/**
 * Which.
 */
list?: ListId, } };

/**
 * Somebody who would be registered.
 */
export type ImportLine = { line: number, player: number | null, name: string, town: string, paid: number, };

/**
 * What would become of a table.
 */
export type ImportTried = { dry_run: true, registered: number, players: Array<ImportLine>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * A tournament as its administrator sees it.
 */
export type Kept = { players: number, created: number, id: string, phase: Phase, rules: RulesInShort, name: string, date: Day, venue: string, organiser: string, };

/**
 * All tournaments, as the administrator sees them.
 */
export type KeptTournaments = { ok: true, tournaments: Array<Kept>, };

/**
 * Somebody who was at an earlier tournament: his name and his town, and nothing else.
 */
export type KnownPerson = { surname: string, first_name: string, town: string, };

/**
 * Why two players may be one person.
 */
export type Likeness = "customer" | "same_name" | "similar_name";

/**
 * How a line was read.
 */
export type LineRead = { 
/**
 * The line, from 1.
 */
line: number, 
/**
 * The first place it speaks for.
 */
from: number, 
/**
 * The last place it speaks for.
 */
to: number, prize: Prize | null, fault: string | null, };

/**
 * A link, without its token.
 */
export type LinkLine = { id: string, role: LinkRole, label: string, table: number | null, match: number | null, player: number | null, person: number | null, created: number, revoked: number | null, };

/**
 * A new link: its token is told this once.
 */
export type LinkMade = { ok: true, link: LinkLine, token: string, path: string, 
/**
 * A picture of the address, as SVG; none of one that is too long.
 */
qr: string | null, url: string, };

/**
 * A link that was revoked.
 */
export type LinkRevoked = { ok: true, link: LinkLine, };

/**
 * What a link opens.
 */
export type LinkRole = "director" | "referee" | "keeper" | "player" | "display";

/**
 * A link that is wanted.
 */
export type LinkWanted = { 
/**
 * What it opens.
 */
role: LinkRole, 
/**
 * The table of a keeper.
 */
table?: number, 
/**
 * The match of a keeper; absent, the one that runs.
 */
match?: number, 
/**
 * The player of a card, by number.
 */
player?: number, 
/**
 * The official, by id.
 */
person?: number, 
/**
 * What it is called.
 */
label?: string, 
/**
 * The address of the server as the page sees it.
 */
origin?: string, };

/**
 * A list: of which match, at which table.
 */
export type ListId = { 
/**
 * Number of the match, from 1.
 */
match: number, 
/**
 * Number of the table, from 1.
 */
table: number, };

/**
 * A list, whether or not its match has begun.
 */
export type ListShown = ListView | UnstartedList;

/**
 * Whether a list can be written in, and whether it counts.
 */
export type ListStatus = "open" | "closed" | "voided" | "purged";

/**
 * A list.
 */
export type ListView = { match: number, table: number, games: number, status: ListStatus, keeper: Seat | null, players: Array<Sitter>, rows: Array<RowLine>, 
/**
 * Rows that were taken back; they stay readable.
 */
taken_back: Array<TakenBack>, 
/**
 * The totals, where it came on paper and its games were not written.
 */
totals: TotalsShown | null, 
/**
 * Totals that were replaced or taken back; they stay readable.
 */
old_totals: Array<OldTotals>, plus: [number, number, number, number], minus: [number, number, number, number], total: [number, number, number, number], checks: Array<Check>, table_points: [number, number, number, number] | null, next: NextRow, approvals: Array<ApprovalLine>, complaints: Array<ComplaintLine>, calls: Array<CallLine>, signed: [boolean, boolean, boolean, boolean], keeper_signed: boolean, needs: Needs, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * A line of the log.
 */
export type LogLine = { seq: number, at: number, by: string, name: EventName, text: string, why: string | null, list: ListId | null, player: number | null, undone: boolean, };

/**
 * The log.
 */
export type LogView = { events: Array<DirectorsLine>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * What the referee is called for.
 */
export type Matter = "doubt" | "suspicion" | "appeal";

/**
 * Who a link is for.
 */
export type Me = { role: LinkRole, tournament: string, label: string, name: string | null, table: number | null, match: number | null, player: number | null, person: number | null, now: number, phase: Phase, setup: Poster, rules: string, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * What a special prize is given for.
 */
export type Merit = "most_solos" | "middle_place" | "last_place" | { "named": { 
/**
 * What it is called.
 */
title: string, 
/**
 * Who gets it, by number, once that is known.
 */
winner?: number, } };

/**
 * Who signs, by name.
 */
export type NamedSigning = "keeper" | "all";

/**
 * What a list needs before it can be closed.
 */
export type Needs = { games: number, signatures: Array<Seat>, keeper: boolean, };

/**
 * What can be written next.
 */
export type NextRow = { game: number | null, correctable: number | null, solo_number: SoloNumber, };

/**
 * The step that comes next.
 */
export type NextStep = "open_registration" | "fix_seed" | "draw" | "start_match" | "play" | "close_match" | "close_tournament" | "prizes";

/**
 * The card of somebody who is not registered any more.
 */
export type NoCard = { player: number, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * The status of a list whose match has not begun.
 */
export type NotStarted = "not_started";

/**
 * Somebody in office.
 */
export type Official = { person: number, name: string, roles: Array<Role>, };

/**
 * What stood in a row before.
 */
export type OldRow = { row: Row, points: [number, number, number, number], short: string, };

/**
 * Totals that stood in a list before.
 */
export type OldTotals = { totals: [SeatTotals, SeatTotals, SeatTotals, SeatTotals], short: string, event: number, };

/**
 * What a command came to; nothing where there is nothing to say.
 */
export type Outcome = { game?: number, points?: [number, number, number, number] | null, total?: [number, number, number, number], check?: number, call?: number, person?: number, player?: number, likely_duplicates?: Array<number>, paid?: number, till?: number, 
/**
 * The how many-th somebody was to come.
 */
arrival?: number, 
/**
 * Where he sits by his slip, match by match.
 */
slip?: Array<PlaceOf>, waiting?: Array<number>, quality?: Quality, best?: boolean, match?: number, incomplete?: Array<number>, registered?: number, };

/**
 * How paper lists are typed in a tournament.
 */
export type PaperChoice = { 
/**
 * What is typed of a list.
 */
way: PaperWay, 
/**
 * Whether a second person types the totals again before a list is closed.
 */
twice: boolean, };

/**
 * What is typed of a paper list.
 */
export type PaperWay = "totals" | "games";

/**
 * Whether somebody plays for a place.
 */
export type Part = "ranked" | "house";

/**
 * Who was found.
 */
export type PeopleFound = { ok: true, people: Array<KnownPerson>, };

/**
 * How far a tournament has come.
 */
export type Phase = { 
/**
 * The name.
 */
name: PhaseName, 
/**
 * Which match runs, or is over last.
 */
match: number | null, };

/**
 * A phase, without the number of its match.
 */
export type PhaseName = "planned" | "open" | "drawn" | "running" | "between" | "closed";

/**
 * Where somebody sits in a match, as it stands on a slip.
 */
export type PlaceOf = { 
/**
 * The number of the match.
 */
match: number, 
/**
 * The number of the table.
 */
table: number, 
/**
 * The seat.
 */
seat: Seat, };

/**
 * Prizes by place.
 */
export type PlacePrizes = { "list": Array<Prize> } | { "share": { 
/**
 * How much of the till, in thousandths.
 */
permille: number, 
/**
 * How much each place gets beside the others.
 */
weights: Array<number>, } };

/**
 * A wish that means the same whoever has it, and whenever.
 */
export type PlainWish = { "change_setup": { 
/**
 * The setup.
 */
setup: Setup, } } | { "choose_paper": { 
/**
 * What is typed of a list.
 */
way: PaperWay, 
/**
 * Whether a second person types the totals again before a list is closed.
 */
twice?: boolean, } } | { "dismiss": { 
/**
 * Of which.
 */
role: Role, 
/**
 * Who, by id.
 */
person: number, } } | { "fix_seed": { 
/**
 * The seed.
 */
seed: string, } } | { "open_registration": Record<symbol, never> } | { "change_details": { 
/**
 * Whose, by number.
 */
player: number, 
/**
 * To what.
 */
details: Details, } } | { "prove_age": { 
/**
 * Who, by number.
 */
player: number, } } | { "withdraw": { 
/**
 * Who, by number.
 */
player: number, } } | { "move_up": { 
/**
 * Who, by number.
 */
player: number, } } | { "check_out": { 
/**
 * Who, by number.
 */
player: number, } } | { "begin_door_draw": Record<symbol, never> } | { "wait": { 
/**
 * Who, by number.
 */
players: Array<number>, } } | { "draw": { 
/**
 * What becomes of a number of players that cannot be divided by four.
 */
uneven?: Uneven, 
/**
 * Whether people of one town are kept apart.
 */
towns_apart?: boolean, } } | { "close_match": Record<symbol, never> } | { "close_tournament": Record<symbol, never> } | { "undo": { 
/**
 * Its number.
 */
event: number, } } | { "reopen_list": { 
/**
 * Which.
 */
list: ListId, } } | { "void_list": { 
/**
 * Which.
 */
list: ListId, } } | { "announce": { 
/**
 * What.
 */
text: string, } } | { "exclude": { 
/**
 * Who, by number.
 */
player: number, } } | { "substitute": { 
/**
 * Whose, by number.
 */
leaves: number, 
/**
 * Who takes it, by number.
 */
enters: number, } };

/**
 * Somebody who is registered; details, age and payments are for the director.
 */
export type PlayerLine = { player: number, name: string, town: string, part: Part, late: boolean, status: Status, took_over: number | null, 
/**
 * The how many-th he was to come; none where he is not marked as there.
 */
arrival: number | null, 
/**
 * Where he sits by the slip of the door, match by match.
 */
slip?: Array<PlaceOf>, seat: SeatAhead | null, details?: Details | null, person?: number, age?: AgeProof | null, paid?: number, };

/**
 * Everybody who is registered.
 */
export type PlayersView = { players: Array<PlayerLine>, till?: number, fee?: number, unpaid?: Array<number>, duplicates?: Array<Twins>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * A game, and what it comes to.
 */
export type PointsLine = { 
/**
 * The number of the game: 1, in which some things do not count, or 2 for all others (S 5.2.15, P 23).
 */
game: number, 
/**
 * The game as a row.
 */
row: Row, 
/**
 * List points for seats 1 to 4.
 */
points: [number, number, number, number], };

/**
 * What every game of a list comes to that can be written without a Spritze and a ruling.
 */
export type PointsView = { 
/**
 * The games, as seat 1 plays them, with seat 2 where two play together.
 */
lines: Array<PointsLine>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * What hangs on the door: what is played, when, where and by whom.
 */
export type Poster = { name: string, date: Day, venue: string, organiser: string, };

/**
 * What a row would come to.
 */
export type Preview = { points: [number, number, number, number], circle: Seat | null, approval: ApprovalReason | null, answer: Answer | null, ruling: Ruling | null, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * A row of which is asked what it would come to.
 */
export type PreviewWanted = { 
/**
 * In which list; a keeper need not say.
 */
list?: ListId, 
/**
 * The number of the game.
 */
game: number, 
/**
 * The row.
 */
row: Row, };

/**
 * A prize.
 */
export type Prize = { 
/**
 * Money, in cents.
 */
cents: number, 
/**
 * A thing.
 */
thing?: string, 
/**
 * Who gave it.
 */
sponsor?: string, };

/**
 * What is paid out.
 */
export type PrizePlan = { 
/**
 * By place.
 */
places: PlacePrizes, 
/**
 * To the best of each table in each match, in cents.
 */
table_winner?: number, 
/**
 * For something special.
 */
special?: Array<SpecialPrize>, };

/**
 * A prize, or why it is none.
 */
export type PrizeRead = { prize: Prize | null, fault: string | null, };

/**
 * The prizes of a tournament as they are typed, with what they will come to.
 */
export type PrizesPlanned = { typed: PrizesTyped, forecast: Forecast, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * How prizes were read.
 */
export type PrizesRead = { 
/**
 * The lines by place.
 */
lines: Array<LineRead>, 
/**
 * The special prizes, in their order.
 */
special: Array<PrizeRead>, 
/**
 * What can be kept; none where something could not be read.
 */
plan: PrizePlan | null, 
/**
 * What it will come to.
 */
forecast: Forecast, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * Prizes as they are typed.
 */
export type PrizesTyped = { 
/**
 * Prizes by place, one a line, from the first on.
 */
places: string, 
/**
 * A share of the till instead.
 */
share?: ShareTyped, 
/**
 * To the best of each table in each match, in cents.
 */
table_winner: number, 
/**
 * Special prizes.
 */
special: Array<SpecialTyped>, };

/**
 * Who wins what.
 */
export type PrizesView = { awards: Array<Award>, total: number, till: number, 
/**
 * Whether the till does not hold the prizes.
 */
short: boolean, 
/**
 * What it lacks, in cents.
 */
lacking: number, 
/**
 * Special prizes that nobody is named for yet.
 */
open: Array<string>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * A request that was refused, as it is answered (RFC 9457).
 */
export type Problem = { 
/**
 * The name of the status.
 */
title: string, 
/**
 * The status of the answer.
 */
status: number, 
/**
 * The stable code; docs/errors.md lists all of them.
 */
code: string, 
/**
 * What was wrong and what to do, in the caller's language.
 */
detail: string, 
/**
 * The clause that forbids it, where one does.
 */
clause: string | null, 
/**
 * The place in what was sent: a row, a line, an action.
 */
at: number | null, 
/**
 * After so many seconds it may be tried again.
 */
wait_s?: number, };

/**
 * How far all tables of a match are.
 */
export type ProgressView = { match: number, games: number, tables: Array<TableProgress>, 
/**
 * How many lists are handed in, or declared void.
 */
in: number, of: number, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * How well players are kept apart.
 */
export type Quality = { 
/**
 * Meetings of two players who have met before.
 */
repeats: number, 
/**
 * No draw has fewer.
 */
least_repeats: number, 
/**
 * Meetings of two people of one town.
 */
same_group: number, 
/**
 * No draw with as few repeats has fewer.
 */
least_same_group: number, };

/**
 * A queue of commands.
 */
export type Queue = { 
/**
 * The commands, in their order.
 */
commands: Array<Request>, 
/**
 * Whether nothing is tried any more after one that was refused.
 */
stop?: boolean, };

/**
 * A command of a queue that was carried out.
 */
export type QueueDone = { id: string, status: number, ok: true, 
/**
 * Whether it was carried out before.
 */
repeated: boolean, version: number, events: Array<number>, result: Outcome, };

/**
 * Why a command of a queue was refused.
 */
export type QueueError = { code: string, clause: string | null, at: number | null, message: string, };

/**
 * A command of a queue that was refused.
 */
export type QueueRefused = { id: string, status: number, ok: false, error: QueueError, 
/**
 * The last event.
 */
version?: number, 
/**
 * What others have changed meanwhile.
 */
changed?: Array<LogLine>, 
/**
 * How the list looks now.
 */
list?: ListView, };

/**
 * The answers to a queue.
 */
export type QueueReplies = { ok: true, version: number, answers: Array<QueueReply>, };

/**
 * One of the answers to a queue.
 */
export type QueueReply = QueueDone | QueueRefused;

/**
 * Somebody with a place.
 */
export type Ranked = { rank: number, player: number, name: string, town: string, points: number, table_points: number, total: number, decided_by: Criterion, 
/**
 * What decided, where points did not.
 */
tie: Tie | null, counts: SoloCounts, };

/**
 * What waits for the referee.
 */
export type RefereeView = { approvals: Array<ApprovalMatter>, complaints: Array<ComplaintMatter>, calls: Array<CallMatter>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * Why a command was not carried out.
 */
export type Refused = { 
/**
 * The name of the status.
 */
title: string, 
/**
 * The status of the answer.
 */
status: number, 
/**
 * The stable code; docs/errors.md lists all of them.
 */
code: string, 
/**
 * What was wrong and what to do, in the caller's language.
 */
detail: string, 
/**
 * The clause that forbids it, where one does.
 */
clause: string | null, 
/**
 * The place in what was sent: a row, a line, an action.
 */
at: number | null, 
/**
 * After so many seconds it may be tried again.
 */
wait_s?: number, 
/**
 * The last event.
 */
version?: number, 
/**
 * What others have changed meanwhile.
 */
changed?: Array<LogLine>, 
/**
 * How the list looks now.
 */
list?: ListView, };

/**
 * Somebody is to be registered.
 */
export type RegisterWish = { 
/**
 * Who it is.
 */
details: Details, 
/**
 * The number he wants; absent, the next.
 */
player?: number, 
/**
 * Whether he fills a table and is not ranked.
 */
house?: boolean, 
/**
 * Whether he was found old enough at the venue.
 */
seen?: boolean, 
/**
 * What he pays at once, in cents.
 */
pays?: number, 
/**
 * Whether he is there.
 */
arrives?: boolean, };

/**
 * One command.
 */
export type Request = { 
/**
 * An id of its own, at most 64 characters: sent again, it is carried out once.
 */
id: string, 
/**
 * The version of what the page showed: where that has changed meanwhile, nothing is done.
 */
based_on?: number, 
/**
 * Which page of the link sends it, at most 64 characters: what another page of the same link changed is another's change.
 */
desk?: string, 
/**
 * The reason; some commands need one.
 */
why?: string, 
/**
 * What is wanted. It is read when its turn comes, so that what nobody can read spoils nothing but itself.
 */
do: Wish, };

/**
 * The final standings.
 */
export type ResultsView = { tournament: Announcement, 
/**
 * Prizes that were given: those that the screen has shown, from the first place on.
 */
prizes: Array<Award>, final: boolean, has_table_points: boolean, ranked: Array<Ranked>, unranked: Array<Unranked>, 
/**
 * Teams, best first; those without a place last.
 */
teams?: Array<TeamLine>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * How the prize-giving goes on.
 */
export type Reveal = "next" | "back" | "none" | "all";

/**
 * An office.
 */
export type Role = "director" | "referee" | "tribunal";

/**
 * A row as typed.
 */
export type Row = { 
/**
 * Who played, by seat.
 */
declarer?: number, 
/**
 * The partner of a Rufspiel, by seat.
 */
partner?: number, 
/**
 * `rufspiel`, `farbwenz`, `wenz`, `solo` or `sie`.
 */
contract?: string, 
/**
 * Whether it was a Tout.
 */
tout?: boolean, 
/**
 * Whether the declarer's party won.
 */
won?: boolean, 
/**
 * Whether the losers were Schneider.
 */
schneider?: boolean, 
/**
 * Whether the losers were Schwarz.
 */
schwarz?: boolean, 
/**
 * Who doubled, by seat.
 */
double?: number, 
/**
 * Tricks of the doubling party.
 */
tricks?: number, 
/**
 * Whether the referee approved it, where that is needed; absent means yes.
 */
approved?: boolean, 
/**
 * The four numbers, where nothing else is known.
 */
points?: [number, number, number, number], 
/**
 * The ruling that made it.
 */
ruling?: RowRuling, };

/**
 * A row that was written.
 */
export type RowLine = { game: number, row: Row, points: [number, number, number, number], circle: Seat | null, short: string, event: number, referee: string | null, before: Array<OldRow>, 
/**
 * What it costs at the table, where one plays for money.
 */
money: RowMoney | null, };

/**
 * What a game costs at the table, in cents; its runners are not in the list.
 */
export type RowMoney = { 
/**
 * What each loser pays, without runners.
 */
each: number, 
/**
 * For each runner.
 */
runner: number, 
/**
 * From how many runners on they are paid.
 */
runners_from: number, };

/**
 * A ruling in a row.
 */
export type RowRuling = { 
/**
 * The stable name of the offence.
 */
offence: string, 
/**
 * Who did it, by seat.
 */
offender?: number, 
/**
 * What the other side chose.
 */
choice?: Choice, 
/**
 * Who threw in after it, by seat.
 */
thrower?: number, 
/**
 * Whether the offender's party had won already.
 */
already_won?: boolean, };

/**
 * The rules, as far as pages need them.
 */
export type Rules = { id: string, matches: number, games: number, table_points: Array<number>, contracts: Array<ContractKind>, 
/**
 * Contracts that can be announced as Tout.
 */
touts: Array<ContractKind>, doubling: boolean, least_age: number, approval: ApprovalRules, 
/**
 * Whether there is no Tout and no Sie in the first game (S 2.9.1, 5.2.15, P 23).
 */
plain_first: boolean, 
/**
 * Whether only the referee changes the list keeper (P 15).
 */
keeper_by_referee: boolean, 
/**
 * Whether there may be a consolation prize (P 21).
 */
consolation: boolean, };

/**
 * The rules of a tournament in short.
 */
export type RulesInShort = { id: string, matches: number, games: number, };

/**
 * A rule set to choose.
 */
export type RulesOffered = { id: string, matches: number, games: number, table_points: Array<number>, least_age: number, };

/**
 * The rule sets to choose from.
 */
export type RulesToChoose = { ok: true, rules: Array<RulesOffered>, };

/**
 * How it goes on after a ruling, and by which clauses.
 */
export type Ruling = { next: string, clauses: Array<string>, decisions: Array<number>, points: [number, number, number, number] | null, };

/**
 * A season that was taken away.
 */
export type SeasonGone = { ok: true, };

/**
 * A season that is kept.
 */
export type SeasonKept = { ok: true, id: string, };

/**
 * A season in short.
 */
export type SeasonLine = { id: string, name: string, tournaments: number, };

/**
 * The plan of a season; a player is `TOURNAMENT:NUMBER`.
 */
export type SeasonPlan = { 
/**
 * The name.
 */
name: string, 
/**
 * How many results of each person count; all where it is absent.
 */
best?: number, 
/**
 * The tournaments, in order.
 */
tournaments: Array<string>, 
/**
 * Entries that are one person.
 */
same: Array<Array<string>>, };

/**
 * The plan of a season, and who may be one person in it.
 */
export type SeasonPlanView = { ok: true, id: string, plan: SeasonPlan, suggestions: Array<SeasonSuggestion>, };

/**
 * Somebody in the ranking of a season.
 */
export type SeasonRanked = { rank: number, shared: boolean, name: string, town: string, points: number, counted: number, results: Array<SeasonResult>, stats: SeasonStats, 
/**
 * The course of the points, as SVG.
 */
plot: string, };

/**
 * What somebody reached in one tournament of a season.
 */
export type SeasonResult = { 
/**
 * Index of the tournament in the plan, from 0.
 */
tournament: number, 
/**
 * The number in it.
 */
player: number, 
/**
 * The place.
 */
rank: number, 
/**
 * How many had a place.
 */
of: number, 
/**
 * The total.
 */
points: number, 
/**
 * Whether it is one of the best and counts.
 */
counts: boolean, };

/**
 * A tournament of a season.
 */
export type SeasonRound = { 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The day.
 */
date: Day, 
/**
 * Whether it is over.
 */
closed: boolean, };

/**
 * Figures about somebody in a season.
 */
export type SeasonStats = { 
/**
 * Tournaments played.
 */
tournaments: number, 
/**
 * First places.
 */
wins: number, 
/**
 * The best place.
 */
best_rank: number, 
/**
 * The mean of all results.
 */
average: number, 
/**
 * Sie played.
 */
sie: number, 
/**
 * Touts won.
 */
touts_won: number, 
/**
 * Touts played.
 */
touts_played: number, 
/**
 * Solo kinds won, Touts included.
 */
solos_won: number, 
/**
 * Solo kinds played, Touts included.
 */
solos_played: number, };

/**
 * Entries that may be one person.
 */
export type SeasonSuggestion = { 
/**
 * The name.
 */
name: string, 
/**
 * The entries, ready to be put into the plan.
 */
entries: Array<string>, };

/**
 * A season with its ranking.
 */
export type SeasonView = { ok: true, id: string, name: string, best: number | null, of: number, tournaments: Array<SeasonRound>, ranked: Array<SeasonRanked>, };

/**
 * A season that is wanted.
 */
export type SeasonWanted = { 
/**
 * Its plan, as TOML.
 */
toml: string, };

/**
 * All seasons.
 */
export type Seasons = { ok: true, seasons: Array<SeasonLine>, };

/**
 * A seat, 1 to 4 clockwise.
 */
export type Seat = 1 | 2 | 3 | 4;

/**
 * Where somebody sits next.
 */
export type SeatAhead = { match: number, table: number, seat: Seat, };

/**
 * What one seat reached in a match, as it stands at the foot of a paper list.
 */
export type SeatTotals = { 
/**
 * Plus points.
 */
plus: number, 
/**
 * Minus points, as a positive number.
 */
minus: number, 
/**
 * Solo kinds won, Touts and Sie included.
 */
solos_won?: number, 
/**
 * Solo kinds played, Touts and Sie included.
 */
solos_played?: number, 
/**
 * Touts won.
 */
touts_won?: number, 
/**
 * Touts played.
 */
touts_played?: number, 
/**
 * Sie played.
 */
sie?: number, };

/**
 * Somebody as he looks himself up.
 */
export type SeatedName = { name: string, player: number, table: number, seat: Seat, };

/**
 * A table with who sits there.
 */
export type SeatedTable = { table: number, players: Array<Sitter>, };

/**
 * The numbers of the four players of each table, from the first table on.
 */
export type Seating = Array<[number, number, number, number]>;

/**
 * Who sits where in a match.
 */
export type SeatingView = { match: number, tables: Array<SeatedTable>, names: Array<SeatedName>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * The setup of a tournament.
 */
export type Setup = { 
/**
 * The name.
 */
name: string, 
/**
 * The day, at the venue.
 */
date: Day, 
/**
 * Where it takes place.
 */
venue?: string, 
/**
 * Who organises it, where that is not the management.
 */
organiser?: string, 
/**
 * Hash of the rule set.
 */
rules: string, 
/**
 * What each player pays, in cents.
 */
entry_fee: number, 
/**
 * What a unit is worth at the tables, in cents.
 */
stake?: number, 
/**
 * What the organiser adds to the till, in cents.
 */
added: number, 
/**
 * What is paid out.
 */
prizes: PrizePlan, 
/**
 * Teams of three or four that are ranked beside the players.
 */
teams?: Array<Team>, };

/**
 * The setup.
 */
export type SetupView = { setup: Setup, phase: Phase, rules: Rules, seed: string | null, 
/**
 * Whether seats are drawn at the door, arrival by arrival.
 */
at_the_door: boolean, officials: Array<Official>, counts: Counts, next: NextStep, 
/**
 * How paper lists are typed, once it was chosen.
 */
paper: PaperChoice | null, till?: number, 
/**
 * What the prizes will come to, and whether the till will hold them.
 */
forecast?: Forecast, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * A share of the till.
 */
export type ShareTyped = { 
/**
 * How much of the till, in thousandths.
 */
permille: number, 
/**
 * How much each place gets beside the others.
 */
weights: Array<number>, };

/**
 * Whom a sheet of cards is for.
 */
export type SheetFor = "keepers" | "players" | "officials";

/**
 * A sheet of cards that is wanted.
 */
export type SheetWanted = { 
/**
 * Whom it is for.
 */
for: SheetFor, 
/**
 * The match of the keepers; absent, the one that runs.
 */
match?: number, 
/**
 * The address of the server as the page sees it.
 */
origin?: string, };

/**
 * Who signs: 1 to 4, `"keeper"` or `"all"`.
 */
export type SigningWish = Seat | NamedSigning;

/**
 * Somebody at a table.
 */
export type Sitter = { player: number, name: string, town: string, };

/**
 * How often somebody played what decides ties.
 */
export type SoloCounts = { 
/**
 * Sie played.
 */
sie: number, 
/**
 * Touts won.
 */
touts_won: number, 
/**
 * Touts played.
 */
touts_played: number, 
/**
 * Solo kinds won, Touts included.
 */
solos_won: number, 
/**
 * Solo kinds played, Touts included.
 */
solos_played: number, };

/**
 * Which solo kind of the match the next one would be: of the table, or of each player.
 */
export type SoloNumber = number | [number, number, number, number];

/**
 * A prize for something special.
 */
export type SpecialPrize = { 
/**
 * What for.
 */
merit: Merit, 
/**
 * What.
 */
prize: Prize, };

/**
 * A special prize as it is typed.
 */
export type SpecialTyped = { 
/**
 * What for.
 */
merit: Merit, 
/**
 * What.
 */
text: string, };

/**
 * The standings.
 */
export type StandingsView = { final: boolean, has_table_points: boolean, ranked: Array<Ranked>, unranked: Array<Unranked>, 
/**
 * Teams, best first; those without a place last.
 */
teams?: Array<TeamLine>, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * The start signal of a match.
 */
export type Start = { match: number, at: number, };

/**
 * Whether somebody is still there.
 */
export type Status = "active" | "waiting" | "withdrawn" | "excluded" | { "replaced": number };

/**
 * What a column is taken for.
 */
export type TableColumn = { heading: string, meaning: ColumnMeaning, };

/**
 * What is wrong with a line; none where it is about no line.
 */
export type TableFault = { line: number | null, message: string, };

/**
 * Somebody who would be registered.
 */
export type TableLine = { line: number, player: number | null, details: Details, paid: number, };

/**
 * How far a table is.
 */
export type TableProgress = { table: number, written: number, 
/**
 * Whether its totals came from paper, without its games.
 */
totals: boolean, status: ListStatus, signed: [boolean, boolean, boolean, boolean], keeper: Seat | null, keeper_signed: boolean, complaint: boolean, approval: boolean, call: boolean, last_at: number | null, };

/**
 * What would be read from a table.
 */
export type TableRead = { 
/**
 * Lines above the headings, which are left out.
 */
titles: Array<number>, columns: Array<TableColumn>, players: Array<TableLine>, 
/**
 * What is wrong, line by line.
 */
faults: Array<TableFault>, 
/**
 * Who may be there twice.
 */
twins: Array<TableTwin>, 
/**
 * Whether both names stand in one field: then it matters which comes first.
 */
one_name: boolean, ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * Somebody who may be there twice.
 */
export type TableTwin = { line: number, other_line: number | null, player: number | null, because: Likeness, };

/**
 * A row that was taken back.
 */
export type TakenBack = { game: number, points: [number, number, number, number], short: string, event: number, };

/**
 * A team of three or four.
 */
export type Team = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its players, by number.
 */
players: Array<number>, };

/**
 * A team and its place; none where one of its players has none.
 */
export type TeamLine = { rank: number | null, name: string, total: number | null, members: Array<TeamMember>, };

/**
 * A player of a team.
 */
export type TeamMember = { player: number, name: string, total: number | null, };

/**
 * A ticket, and the address that it opens once.
 */
export type TicketGiven = { ok: true, ticket: string, url: string, };

/**
 * A ticket that is wanted.
 */
export type TicketWanted = { 
/**
 * The address that it opens, under `/api/hall/`.
 */
path: string, };

/**
 * What decided the place of somebody who is level on points with another.
 */
export type Tie = { 
/**
 * What decided.
 */
by: Criterion, 
/**
 * What he has of it; of the lot, nothing.
 */
has: number | null, };

/**
 * What the management announced to all.
 */
export type ToAll = { 
/**
 * The event, by which a page knows whether it has been read.
 */
event: number, 
/**
 * When, in microseconds of UTC.
 */
at: number, 
/**
 * What.
 */
text: string, };

/**
 * The totals of a paper list.
 */
export type TotalsShown = { totals: [SeatTotals, SeatTotals, SeatTotals, SeatTotals], event: number, referee: string | null, };

/**
 * A tournament that is no more.
 */
export type TournamentGone = { ok: true, };

/**
 * A director's link of a tournament, told this once.
 */
export type TournamentMade = { tournament: string, ok: true, link: LinkLine, token: string, path: string, 
/**
 * A picture of the address, as SVG; none of one that is too long.
 */
qr: string | null, url: string, };

/**
 * A tournament that is wanted.
 */
export type TournamentWanted = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its day.
 */
date: Day, 
/**
 * Where it takes place.
 */
venue?: string, 
/**
 * Who organises it.
 */
organiser?: string, 
/**
 * The id of its rule set.
 */
rules: string, 
/**
 * How many matches; absent, as the rule set says.
 */
matches?: number, 
/**
 * How many games a match has; absent, as the rule set says.
 */
games?: number, 
/**
 * What each player pays, in cents.
 */
entry_fee?: number, 
/**
 * Who directs it.
 */
director: DirectorNamed, 
/**
 * Its id; absent, one is made from the name.
 */
id?: string, 
/**
 * The address of the server as the page sees it.
 */
origin?: string, 
/**
 * An id of this wish, at most 64 characters: sent again, it makes no second tournament.
 */
once?: string, };

/**
 * Two players who may be one person.
 */
export type Twins = { first: number | null, second: number | null, because: Likeness, };

/**
 * What becomes of a number of players that cannot be divided by four.
 */
export type Uneven = "refuse" | "waiting_list" | "house_players";

/**
 * Somebody without a place.
 */
export type Unranked = { player: number, name: string, total: number, because: WithoutRank, };

/**
 * A list whose match has not begun.
 */
export type UnstartedList = { match: number, table: number, status: NotStarted, players: Array<Sitter>, 
/**
 * None.
 */
rows: [], ok: true, version: number, 
/**
 * What the management announced last (P 24).
 */
announced?: ToAll, };

/**
 * What a page wants to happen: one name with its fields.
 */
export type Wish = PlainWish | HallWish;

/**
 * Why somebody has no place.
 */
export type WithoutRank = "house" | "excluded";
