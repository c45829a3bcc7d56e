// What the tournament hall says, as docs/hall-api.md describes it.
// Generated from crates/stammtisch-hall: UPDATE_DOCS=1 cargo test -p stammtisch-hall --lib typescript

/**
 * What a prize was won with.
 */
export type Achievement = { "place": number } | { "table": { match_number: number, table: number, } } | { "special": Merit };

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
export type Announced = { ok: true, starts_at: number | null, now: number, id: string, phase: Phase, rules: RulesInShort, name: string, date: string, venue: string, organiser: string, };

/**
 * What everybody may know of a tournament.
 */
export type Announcement = { id: string, phase: Phase, rules: RulesInShort, name: string, date: string, venue: string, organiser: string, };

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
export type ApprovalLine = { game: number, seat: Seat, contract: string, tout: boolean, answer: Answer | null, by: string | null, };

/**
 * An approval that the referee is asked for.
 */
export type ApprovalMatter = { reason: ApprovalReason | null, list: ListId, player: number | null, name: string | null, game: number, seat: Seat, contract: string, tout: boolean, answer: Answer | null, by: string | null, };

/**
 * Why a game must be approved.
 */
export type ApprovalReason = "tout" | "sie" | { "many_solos": { number: number, } };

/**
 * What must be approved; `solo_from` is which solo kind needs it first, 0 where none does.
 */
export type ApprovalRules = { tout: boolean, sie: boolean, solo_from: number, per: 'table' | 'player', };

/**
 * A prize with the name of who won it.
 */
export type Award = { player: number, name: string, town: string, for: Achievement, cents: number, thing: string | null, };

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
 * A player's card.
 */
export type CardView = { player: number, name: string, town: string, tournament: string, date: string, phase: Phase, status: Status, matches: Array<CardLine>, total: number, rank: number | null, of: number | null, prizes: Array<Award>, ok: true, version: number, };

/**
 * The sum of the points after so many games.
 */
export type Check = { after: number, sum: number, };

/**
 * What the other side chose.
 */
export type Choice = "play_on" | "stop";

/**
 * A complaint.
 */
export type ComplaintLine = { game: number, seat: Seat, why: string | null, at: number | null, answer: Answer | null, };

/**
 * A complaint that the referee decides.
 */
export type ComplaintMatter = { list: ListId, player: number | null, name: string | null, game: number, seat: Seat, why: string | null, at: number | null, answer: Answer | null, };

/**
 * How many there are.
 */
export type Counts = { players: number, house: number, waiting: number, tables: number, unpaid?: number, };

/**
 * What decided between two players.
 */
export type Criterion = "points" | "game_points" | "sie" | "touts_won" | "touts_played" | "solos_won" | "solos_played" | "lot";

/**
 * Who somebody is.
 */
export type Details = { first_name: string, surname: string, town?: string, customer?: string, born?: string, };

/**
 * A line of the log, as a director sees it.
 */
export type DirectorsLine = { undoable: boolean, seq: number, at: number, by: string, 
/**
 * The event's name; none of one that this program does not know.
 */
name: string | null, text: string, why: string | null, list: ListId | null, player: number | null, undone: boolean, };

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
left: number, revealed: Array<Award>, ok: true, version: number, };

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
export type DrawLine = { seed: string, attempt: number, first_match: number, matches: number, entrants: Array<Entrant>, earlier: Array<Array<[number, number, number, number]>>, seatings: Array<Array<[number, number, number, number]>>, quality: Quality, best: boolean, verified: boolean, };

/**
 * All draws.
 */
export type DrawView = { seed: string | null, draws: Array<DrawLine>, ok: true, version: number, };

/**
 * Somebody who is drawn.
 */
export type Entrant = { number: number, group?: number, };

/**
 * Where somebody sits.
 */
export type Found = { name: string, match: number, table: number, seat: Seat, };

/**
 * Where people of a name sit.
 */
export type FoundView = { ok: true, found: Array<Found>, };

/**
 * Somebody who would be registered.
 */
export type ImportLine = { line: number, player: number | null, name: string, town: string, paid: number, };

/**
 * What would become of a table.
 */
export type ImportTried = { dry_run: true, registered: number, players: Array<ImportLine>, ok: true, version: number, };

/**
 * A tournament as its administrator sees it.
 */
export type Kept = { players: number, created: number, id: string, phase: Phase, rules: RulesInShort, name: string, date: string, venue: string, organiser: string, };

/**
 * All tournaments, as the administrator sees them.
 */
export type KeptTournaments = { ok: true, tournaments: Array<Kept>, };

/**
 * Why two players may be one person.
 */
export type Likeness = "customer" | "same_name" | "similar_name";

/**
 * A link, without its token.
 */
export type LinkLine = { id: string, role: 'director' | 'referee' | 'keeper' | 'player' | 'display', label: string, table: number | null, match: number | null, player: number | null, person: number | null, created: number, revoked: number | null, };

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
 * A list: of which match, at which table.
 */
export type ListId = { match: number, table: number, };

/**
 * Whether a list can be written in, and whether it counts.
 */
export type ListStatus = "open" | "closed" | "voided" | "purged";

/**
 * A list.
 */
export type ListView = { match: number, table: number, games: number, status: ListStatus, keeper: Seat | null, players: Array<Sitter>, rows: Array<RowLine>, plus: [number, number, number, number], minus: [number, number, number, number], total: [number, number, number, number], checks: Array<Check>, table_points: [number, number, number, number] | null, next: NextRow, approvals: Array<ApprovalLine>, complaints: Array<ComplaintLine>, calls: Array<CallLine>, signed: [boolean, boolean, boolean, boolean], keeper_signed: boolean, needs: Needs, ok: true, version: number, };

/**
 * A line of the log.
 */
export type LogLine = { seq: number, at: number, by: string, 
/**
 * The event's name; none of one that this program does not know.
 */
name: string | null, text: string, why: string | null, list: ListId | null, player: number | null, undone: boolean, };

/**
 * The log.
 */
export type LogView = { events: Array<DirectorsLine>, ok: true, version: number, };

/**
 * What the referee is called for.
 */
export type Matter = "doubt" | "suspicion" | "appeal";

/**
 * Who a link is for.
 */
export type Me = { role: 'director' | 'referee' | 'keeper' | 'player' | 'display', tournament: string, label: string, name: string | null, table: number | null, match: number | null, player: number | null, person: number | null, now: number, phase: Phase, setup: Poster, rules: string, ok: true, version: number, };

/**
 * What a special prize is given for.
 */
export type Merit = "most_solos" | "middle_place" | "last_place";

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
 * Somebody in office.
 */
export type Official = { person: number, name: string, roles: Array<Role>, };

/**
 * What stood in a row before.
 */
export type OldRow = { row: Row, points: [number, number, number, number], short: string, };

/**
 * What a command came to; nothing where there is nothing to say.
 */
export type Outcome = { game?: number, points?: [number, number, number, number] | null, total?: [number, number, number, number], check?: number, call?: number, person?: number, player?: number, likely_duplicates?: Array<number>, paid?: number, till?: number, waiting?: Array<number>, quality?: Quality, best?: boolean, match?: number, registered?: number, };

/**
 * Whether somebody plays for a place.
 */
export type Part = "ranked" | "house";

/**
 * How far a tournament has come.
 */
export type Phase = { name: 'planned' | 'open' | 'drawn' | 'running' | 'between' | 'closed', match: number | null, };

/**
 * Prizes by place.
 */
export type PlacePrizes = { "list": Array<Prize> } | { "share": { permille: number, weights: Array<number>, } };

/**
 * Somebody who is registered; details, age and payments are for the director.
 */
export type PlayerLine = { player: number, name: string, town: string, part: Part, late: boolean, status: Status, took_over: number | null, seat: SeatAhead | null, details?: Details | null, person?: number, age?: AgeProof | null, paid?: number, };

/**
 * Everybody who is registered.
 */
export type PlayersView = { players: Array<PlayerLine>, till?: number, fee?: number, unpaid?: Array<number>, duplicates?: Array<Twins>, ok: true, version: number, };

/**
 * What hangs on the door: what is played, when, where and by whom.
 */
export type Poster = { name: string, date: string, venue: string, organiser: string, };

/**
 * What a row would come to.
 */
export type Preview = { points: [number, number, number, number], circle: Seat | null, approval: ApprovalReason | null, answer: Answer | null, ruling: Ruling | null, ok: true, version: number, };

/**
 * A prize.
 */
export type Prize = { cents: number, thing?: string, };

/**
 * What is paid out.
 */
export type PrizePlan = { places: PlacePrizes, table_winner?: number, special?: Array<SpecialPrize>, };

/**
 * Who wins what.
 */
export type PrizesView = { awards: Array<Award>, total: number, till: number, 
/**
 * Whether the till does not hold the prizes.
 */
short: boolean, ok: true, version: number, };

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
in: number, of: number, ok: true, version: number, };

/**
 * How well players are kept apart.
 */
export type Quality = { repeats: number, least_repeats: number, same_group: number, least_same_group: number, };

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
export type Ranked = { rank: number, player: number, name: string, town: string, points: number, table_points: number, total: number, decided_by: Criterion, counts: SoloCounts, };

/**
 * What waits for the referee.
 */
export type RefereeView = { approvals: Array<ApprovalMatter>, complaints: Array<ComplaintMatter>, calls: Array<CallMatter>, ok: true, version: number, };

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
 * The final standings.
 */
export type ResultsView = { tournament: Announcement, final: boolean, has_table_points: boolean, ranked: Array<Ranked>, unranked: Array<Unranked>, ok: true, version: number, };

/**
 * An office.
 */
export type Role = "director" | "referee";

/**
 * A row as typed.
 */
export type Row = { declarer?: number, partner?: number, contract?: string, tout?: boolean, won?: boolean, schneider?: boolean, schwarz?: boolean, double?: number, tricks?: number, approved?: boolean, points?: [number, number, number, number], ruling?: RowRuling, };

/**
 * A row that was written.
 */
export type RowLine = { game: number, row: Row, points: [number, number, number, number], circle: Seat | null, short: string, event: number, referee: string | null, before: Array<OldRow>, };

/**
 * A ruling in a row.
 */
export type RowRuling = { offence: string, offender?: number, choice?: Choice, thrower?: number, already_won?: boolean, };

/**
 * The rules, as far as pages need them.
 */
export type Rules = { id: string, matches: number, games: number, table_points: Array<number>, contracts: Array<string>, 
/**
 * Contracts that can be announced as Tout.
 */
touts: Array<string>, doubling: boolean, least_age: number, approval: ApprovalRules, };

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
export type SeasonPlan = { name: string, best?: number, tournaments: Array<string>, same: Array<Array<string>>, };

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
export type SeasonResult = { tournament: number, player: number, rank: number, of: number, points: number, counts: boolean, };

/**
 * A tournament of a season.
 */
export type SeasonRound = { id: string, name: string, date: string, closed: boolean, };

/**
 * Figures about somebody in a season.
 */
export type SeasonStats = { tournaments: number, wins: number, best_rank: number, average: number, sie: number, touts_won: number, touts_played: number, solos_won: number, solos_played: number, };

/**
 * Entries that may be one person.
 */
export type SeasonSuggestion = { name: string, entries: Array<string>, };

/**
 * A season with its ranking.
 */
export type SeasonView = { ok: true, id: string, name: string, best: number | null, of: number, tournaments: Array<SeasonRound>, ranked: Array<SeasonRanked>, };

/**
 * All seasons.
 */
export type Seasons = { ok: true, seasons: Array<SeasonLine>, };

/**
 * A seat at a table.
 */
export type Seat = 1 | 2 | 3 | 4;

/**
 * Where somebody sits next.
 */
export type SeatAhead = { match: number, table: number, seat: Seat, };

/**
 * Somebody as he looks himself up.
 */
export type SeatedName = { name: string, player: number, table: number, seat: Seat, };

/**
 * A table with who sits there.
 */
export type SeatedTable = { table: number, players: Array<Sitter>, };

/**
 * Who sits where in a match.
 */
export type SeatingView = { match: number, tables: Array<SeatedTable>, names: Array<SeatedName>, ok: true, version: number, };

/**
 * The setup of a tournament.
 */
export type Setup = { name: string, date: string, venue?: string, organiser?: string, rules: string, entry_fee: number, stake?: number, added: number, prizes: PrizePlan, };

/**
 * The setup.
 */
export type SetupView = { setup: Setup, phase: Phase, rules: Rules, seed: string | null, officials: Array<Official>, counts: Counts, next: NextStep, till?: number, ok: true, version: number, };

/**
 * Somebody at a table.
 */
export type Sitter = { player: number, name: string, town: string, };

/**
 * How often somebody played what decides ties.
 */
export type SoloCounts = { sie: number, touts_won: number, touts_played: number, solos_won: number, solos_played: number, };

/**
 * Which solo kind of the match the next one would be: of the table, or of each player.
 */
export type SoloNumber = number | [number, number, number, number];

/**
 * A prize for something special.
 */
export type SpecialPrize = { merit: Merit, prize: Prize, };

/**
 * The standings.
 */
export type StandingsView = { final: boolean, has_table_points: boolean, ranked: Array<Ranked>, unranked: Array<Unranked>, ok: true, version: number, };

/**
 * The start signal of a match.
 */
export type Start = { match: number, at: number, };

/**
 * Whether somebody is still there.
 */
export type Status = "active" | "waiting" | "withdrawn" | "excluded" | { "replaced": number };

/**
 * How far a table is.
 */
export type TableProgress = { table: number, written: number, status: ListStatus, signed: [boolean, boolean, boolean, boolean], keeper: Seat | null, keeper_signed: boolean, complaint: boolean, approval: boolean, call: boolean, last_at: number | null, };

/**
 * A ticket, and the address that it opens once.
 */
export type TicketGiven = { ok: true, ticket: string, url: string, };

/**
 * A director's link of a tournament, told this once.
 */
export type TournamentMade = { tournament: string, ok: true, link: LinkLine, token: string, path: string, 
/**
 * A picture of the address, as SVG; none of one that is too long.
 */
qr: string | null, url: string, };

/**
 * Two players who may be one person.
 */
export type Twins = { first: number | null, second: number | null, because: Likeness, };

/**
 * Somebody without a place.
 */
export type Unranked = { player: number, name: string, total: number, because: 'house' | 'excluded', };

/**
 * A list whose match has not begun.
 */
export type UnstartedList = { match: number, table: number, status: 'not_started', players: Array<Sitter>, rows: never[], ok: true, version: number, };
