// What browser and server tell each other about people and their games, as docs/accounts.md describes it.
// Generated from crates/stammtisch-accounts/src/wire: UPDATE_DOCS=1 cargo test -p stammtisch-accounts --lib typescript

import type { Contract, ContractKind, Seat } from './types.ts';

/**
 * Who one is, and what a form must know.
 */
export type AccountState = { 
/**
 * Now.
 */
now: number, 
/**
 * Who asks; none as long as no name was given.
 */
you: You | null, 
/**
 * How long a password may be.
 */
password: Bounds, 
/**
 * How long a name may be.
 */
name: Bounds, };

/**
 * How accurately the reviewed hands were played.
 */
export type Accuracy = { 
/**
 * Hands that were reviewed.
 */
reviewed: number, 
/**
 * The mean of their accuracies.
 */
mean: number | null, 
/**
 * For the plot, evenly spread.
 */
points: Array<AccuracyPoint>, };

/**
 * A point of the accuracy's plot.
 */
export type AccuracyPoint = { 
/**
 * When.
 */
at: number, 
/**
 * The accuracy, 0–100.
 */
accuracy: number, };

/**
 * Somebody in the list of an administrator.
 */
export type AdminPerson = { 
/**
 * How many reports about the person are open.
 */
reports: number, 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is an account.
 */
account: boolean, 
/**
 * Whether it is an administrator.
 */
admin: boolean, 
/**
 * Since when the person is locked out.
 */
locked: number | null, 
/**
 * Why.
 */
lock_reason: string | null, 
/**
 * Since when the person is known.
 */
since: number, 
/**
 * When the person was seen last.
 */
seen: number, };

/**
 * Everything that an administrator sees of somebody.
 */
export type AdminPersonWhole = { 
/**
 * How many sessions there are.
 */
sessions: number, 
/**
 * How many hands the person has played.
 */
hands: number, 
/**
 * The latest reports about the person.
 */
reports: Array<Report>, 
/**
 * The latest lines of the log about the person.
 */
log: Array<LogLine>, 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is an account.
 */
account: boolean, 
/**
 * Whether it is an administrator.
 */
admin: boolean, 
/**
 * Since when the person is locked out.
 */
locked: number | null, 
/**
 * Why.
 */
lock_reason: string | null, 
/**
 * Since when the person is known.
 */
since: number, 
/**
 * When the person was seen last.
 */
seen: number, };

/**
 * Card points of one's own party, on average.
 */
export type AveragePoints = { 
/**
 * Of the declarer's party.
 */
declarer: number | null, 
/**
 * Of the defenders.
 */
defender: number | null, };

/**
 * The balance over time under one rule set.
 */
export type Balance = { 
/**
 * Of which rule set.
 */
of: string, 
/**
 * What it is kept in.
 */
currency: Currency, 
/**
 * What it is now.
 */
total: number, 
/**
 * What it was at best.
 */
best: number, 
/**
 * What it was at worst.
 */
worst: number, 
/**
 * For the plot, evenly spread.
 */
points: Array<BalancePoint>, };

/**
 * A point of the balance's plot.
 */
export type BalancePoint = { 
/**
 * When.
 */
at: number, 
/**
 * The number of the hand under these rules, from 1.
 */
hand: number, 
/**
 * The balance then.
 */
balance: number, };

/**
 * Why an administrator does something.
 */
export type Because = { 
/**
 * In words.
 */
reason?: string, };

/**
 * Whom one has blocked.
 */
export type Blocked = { 
/**
 * Each of them.
 */
blocked: Array<Listed>, };

/**
 * Whom one wants to block.
 */
export type Blocking = { 
/**
 * The id.
 */
id: string, };

/**
 * How often something was done to others, and suffered.
 */
export type Both = { 
/**
 * Done to others.
 */
made: number, 
/**
 * Suffered.
 */
suffered: number, };

/**
 * How long a text may be, in characters.
 */
export type Bounds = { 
/**
 * At least.
 */
least: number, 
/**
 * At most.
 */
most: number, };

/**
 * The end of a report.
 */
export type Closing = { 
/**
 * What was found.
 */
verdict: Verdict, 
/**
 * A remark.
 */
note?: string, };

/**
 * Who is here, and who wants something of one.
 */
export type Company = { 
/**
 * Friends who are at a table, or have looked at the page within a minute.
 */
here: Array<Friend>, 
/**
 * Friends who invite to a table; each stands for ten minutes.
 */
invitations: Array<Invitation>, 
/**
 * Who has asked to be a friend.
 */
asking: Array<Listed>, };

/**
 * The present password, for what needs it alone.
 */
export type Confirming = { 
/**
 * The present password.
 */
password: string, };

/**
 * A contract that the person declared.
 */
export type ContractRate = { 
/**
 * The kind of contract.
 */
kind: ContractKind, 
/**
 * How often it was played.
 */
played: number, 
/**
 * How often it was won.
 */
won: number, 
/**
 * The rate; none where nothing was played.
 */
rate: number | null, 
/**
 * The lower end of the interval in which the true rate lies.
 */
low: number | null, 
/**
 * Its upper end.
 */
high: number | null, 
/**
 * What it came to in money.
 */
units: number, 
/**
 * What it came to in the list.
 */
list: number, };

/**
 * A name with a password.
 */
export type Credentials = { 
/**
 * The name.
 */
name: string, 
/**
 * The present password.
 */
password: string, };

/**
 * What a balance is kept in.
 */
export type Currency = "units" | "list";

/**
 * Going for good.
 */
export type Deleting = { 
/**
 * The present password; guests have none.
 */
password?: string, };

/**
 * It is done, and there is nothing to say.
 */
export type Done = Record<string, never>;

/**
 * A door for another device.
 */
export type DoorOpened = { 
/**
 * Where the other device goes; the secret stands behind `#`.
 */
path: string, 
/**
 * The same as a picture (SVG).
 */
qr: string | null, 
/**
 * Until when it is open.
 */
expires: number, };

/**
 * A door for another device is wanted.
 */
export type DoorWanted = { 
/**
 * The address of the server as the page sees it, for the picture.
 */
origin?: string, };

/**
 * Going through a door.
 */
export type Entering = { 
/**
 * The secret part of the link.
 */
token: string, };

/**
 * Everything that the server knows of somebody. It is sent piece by piece, and so never made as a whole.
 */
export type Export = { 
/**
 * All hands.
 */
hands: Array<ExportedHand>, 
/**
 * When it was made.
 */
exported: number, 
/**
 * Who it is.
 */
account: You, 
/**
 * Where the person is signed in.
 */
sessions: Array<Session>, 
/**
 * Friends.
 */
friends: Friends, 
/**
 * Whom the person has blocked.
 */
blocked: Array<Listed>, 
/**
 * What the person has reported.
 */
reports: Array<ExportedReport>, 
/**
 * All matches.
 */
matches: Array<HistoryMatch>, 
/**
 * The rating as of now.
 */
rating: Rating | null, 
/**
 * How it went.
 */
rating_points: Array<RatingPoint>, 
/**
 * What the person shares.
 */
shared: Array<ExportedShare>, 
/**
 * The rounds of friends to which the person belongs.
 */
runden: Array<RundeCard>, 
/**
 * What was done to the account.
 */
log: Array<ExportedLogLine>, };

/**
 * A hand with its record.
 */
export type ExportedHand = { 
/**
 * Its record in the text notation.
 */
record: string, 
/**
 * The table's id.
 */
table: string, 
/**
 * The number of the hand at the table.
 */
hand: number, 
/**
 * The number of the game in its match.
 */
game: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * Whether it was played without network, on the person's own device.
 */
offline: boolean, 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * Where the person sat.
 */
seat: Seat, 
/**
 * Who sat on seats 1 to 4.
 */
seats: [SeatHolder, SeatHolder, SeatHolder, SeatHolder], 
/**
 * What the person was; none where nobody played.
 */
role: Role | null, 
/**
 * Whether the person won; in a Ramsch, whether he did not have to pay.
 */
won: boolean | null, 
/**
 * What the person won or lost in money.
 */
units: number | null, 
/**
 * What the person won or lost in the list.
 */
list: number | null, 
/**
 * How well it was played, 0–100, where it was reviewed.
 */
accuracy: number | null, 
/**
 * How it ended.
 */
result: HandResult, 
/**
 * What was played.
 */
contract: Contract | null, 
/**
 * Its kind.
 */
kind: ContractKind | null, 
/**
 * Who played.
 */
declarer: Seat | null, 
/**
 * The declarer's partner.
 */
partner: Seat | null, 
/**
 * Card points of the declarer's party.
 */
points: number | null, 
/**
 * Whether the losers were Schneider.
 */
schneider: boolean | null, 
/**
 * Whether the losers were Schwarz.
 */
schwarz: boolean | null, };

/**
 * A line of the log about the person.
 */
export type ExportedLogLine = { 
/**
 * When.
 */
at: number, 
/**
 * What was done.
 */
what: string, 
/**
 * To whom, by id.
 */
whom: string | null, };

/**
 * A report that the person has made.
 */
export type ExportedReport = { 
/**
 * Its number.
 */
report: number, 
/**
 * When it was made.
 */
at: number, 
/**
 * Who was reported, by id.
 */
about: string, 
/**
 * The kind of reason, as it was stored.
 */
reason: Reason, 
/**
 * In the person's words.
 */
text: string | null, 
/**
 * At which table.
 */
table: string | null, 
/**
 * In which hand.
 */
hand: number | null, };

/**
 * A hand that the person shares.
 */
export type ExportedShare = { 
/**
 * The token of the link.
 */
token: string, 
/**
 * The table's id.
 */
table: string, 
/**
 * The number of the hand at the table.
 */
hand: number, 
/**
 * Since when.
 */
at: number, };

/**
 * Who is called so.
 */
export type Found = { 
/**
 * The account; none if there is none.
 */
found: FoundPerson | null, };

/**
 * An account that was found.
 */
export type FoundPerson = { 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, };

/**
 * A friend who is here.
 */
export type Friend = { 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether at a table.
 */
at_table: boolean, };

/**
 * Friends, and those who may become some.
 */
export type Friends = { 
/**
 * Friends.
 */
friends: Array<Listed>, 
/**
 * Who has asked to be one.
 */
asking: Array<Listed>, 
/**
 * Who was asked.
 */
asked: Array<Listed>, };

/**
 * What somebody is to another.
 */
export type Friendship = "none" | "friend" | "asking" | "asked";

/**
 * How a hand ended.
 */
export type HandResult = "scored" | "thrown_in" | "sie_void" | "redealt" | "ramsch";

/**
 * One page of hands; `next` asks for the one after it.
 */
export type HandsPage = { 
/**
 * The hands, the latest first.
 */
hands: Array<HistoryHand>, 
/**
 * Where the next page begins.
 */
next: string | null, };

/**
 * A hand in one's history.
 */
export type HistoryHand = { 
/**
 * The balance under its rules after it.
 */
balance: number, 
/**
 * The token of the link by which it is shared.
 */
shared: string | null, 
/**
 * The table's id.
 */
table: string, 
/**
 * The number of the hand at the table.
 */
hand: number, 
/**
 * The number of the game in its match.
 */
game: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * Whether it was played without network, on the person's own device.
 */
offline: boolean, 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * Where the person sat.
 */
seat: Seat, 
/**
 * Who sat on seats 1 to 4.
 */
seats: [SeatHolder, SeatHolder, SeatHolder, SeatHolder], 
/**
 * What the person was; none where nobody played.
 */
role: Role | null, 
/**
 * Whether the person won; in a Ramsch, whether he did not have to pay.
 */
won: boolean | null, 
/**
 * What the person won or lost in money.
 */
units: number | null, 
/**
 * What the person won or lost in the list.
 */
list: number | null, 
/**
 * How well it was played, 0–100, where it was reviewed.
 */
accuracy: number | null, 
/**
 * How it ended.
 */
result: HandResult, 
/**
 * What was played.
 */
contract: Contract | null, 
/**
 * Its kind.
 */
kind: ContractKind | null, 
/**
 * Who played.
 */
declarer: Seat | null, 
/**
 * The declarer's partner.
 */
partner: Seat | null, 
/**
 * Card points of the declarer's party.
 */
points: number | null, 
/**
 * Whether the losers were Schneider.
 */
schneider: boolean | null, 
/**
 * Whether the losers were Schwarz.
 */
schwarz: boolean | null, };

/**
 * A hand in one's history with its record.
 */
export type HistoryHandWhole = { 
/**
 * Its record in the text notation.
 */
record: string, 
/**
 * What each seat won or lost in money.
 */
all_units: [number, number, number, number] | null, 
/**
 * What each seat won or lost in the list.
 */
all_list: [number, number, number, number] | null, 
/**
 * The balance under its rules after it.
 */
balance: number, 
/**
 * The token of the link by which it is shared.
 */
shared: string | null, 
/**
 * The table's id.
 */
table: string, 
/**
 * The number of the hand at the table.
 */
hand: number, 
/**
 * The number of the game in its match.
 */
game: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * Whether it was played without network, on the person's own device.
 */
offline: boolean, 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * Where the person sat.
 */
seat: Seat, 
/**
 * Who sat on seats 1 to 4.
 */
seats: [SeatHolder, SeatHolder, SeatHolder, SeatHolder], 
/**
 * What the person was; none where nobody played.
 */
role: Role | null, 
/**
 * Whether the person won; in a Ramsch, whether he did not have to pay.
 */
won: boolean | null, 
/**
 * What the person won or lost in money.
 */
units: number | null, 
/**
 * What the person won or lost in the list.
 */
list: number | null, 
/**
 * How well it was played, 0–100, where it was reviewed.
 */
accuracy: number | null, 
/**
 * How it ended.
 */
result: HandResult, 
/**
 * What was played.
 */
contract: Contract | null, 
/**
 * Its kind.
 */
kind: ContractKind | null, 
/**
 * Who played.
 */
declarer: Seat | null, 
/**
 * The declarer's partner.
 */
partner: Seat | null, 
/**
 * Card points of the declarer's party.
 */
points: number | null, 
/**
 * Whether the losers were Schneider.
 */
schneider: boolean | null, 
/**
 * Whether the losers were Schwarz.
 */
schwarz: boolean | null, };

/**
 * A match in one's history.
 */
export type HistoryMatch = { 
/**
 * The table's id.
 */
table: string, 
/**
 * The number of the match at the table.
 */
match: number, 
/**
 * When it ended.
 */
at: number, 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * How many games it had.
 */
games: number, 
/**
 * Where the person sat at the end; none if nowhere.
 */
seat: Seat | null, 
/**
 * Who sat on seats 1 to 4 at the end.
 */
seats: [SeatHolder, SeatHolder, SeatHolder, SeatHolder], 
/**
 * What each seat won or lost in money.
 */
units: [number, number, number, number] | null, 
/**
 * What each seat won or lost in the list.
 */
list: [number, number, number, number] | null, 
/**
 * The person's place, from 1.
 */
rank: number | null, 
/**
 * Whether it counts for the rating.
 */
rated: boolean, 
/**
 * What the rating came to.
 */
rating: MatchRating | null, };

/**
 * An invitation to a table.
 */
export type Invitation = { 
/**
 * The id of who invites.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The table's id.
 */
table: string, 
/**
 * Since when it stands.
 */
at: number, };

/**
 * To where a friend is invited.
 */
export type Inviting = { 
/**
 * The table's id.
 */
table: string, };

/**
 * A part of a legal text.
 */
export type LegalBlock = { "kind": "heading", "text": string } | { "kind": "paragraph", "text": string } | { "kind": "item", "text": string };

/**
 * A legal text.
 */
export type LegalText = { 
/**
 * Its title.
 */
title: string, 
/**
 * Whether the operator wrote it.
 */
own: boolean, 
/**
 * Its parts; data, never HTML.
 */
blocks: Array<LegalBlock>, };

/**
 * Somebody in a list of people.
 */
export type Listed = { 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Since when the person is in the list.
 */
since: number, };

/**
 * Whether one is in the ranking.
 */
export type Listing = { 
/**
 * Whether.
 */
listed: boolean, };

/**
 * More about a line of the log; the store keeps it in the same form.
 */
export type LogDetail = { 
/**
 * Whether somebody has become an administrator, or is none any more.
 */
admin?: boolean, 
/**
 * Why.
 */
reason?: string, 
/**
 * The number of a report.
 */
report?: number, 
/**
 * What was found.
 */
verdict?: Verdict, };

/**
 * A line of the log.
 */
export type LogLine = { 
/**
 * Its number.
 */
seq: number, 
/**
 * When.
 */
at: number, 
/**
 * Who did it; none for the server itself.
 */
by: Somebody | null, 
/**
 * What was done.
 */
what: string, 
/**
 * To whom.
 */
whom: Somebody | null, 
/**
 * More about it.
 */
detail: LogDetail, };

/**
 * One page of the log; `next` asks for the one after it.
 */
export type LogPage = { 
/**
 * The lines, the latest first.
 */
log: Array<LogLine>, 
/**
 * Where the next page begins.
 */
next: number | null, };

/**
 * What a match did to a rating.
 */
export type MatchRating = { 
/**
 * The best estimate after it.
 */
mean: number, 
/**
 * Its standard deviation.
 */
deviation: number, 
/**
 * By how much the estimate has changed.
 */
change: number, };

/**
 * One page of matches; `next` asks for the one after it.
 */
export type MatchesPage = { 
/**
 * The matches, the latest first.
 */
matches: Array<HistoryMatch>, 
/**
 * Where the next page begins.
 */
next: string | null, };

/**
 * A report as it is made.
 */
export type NewReport = { 
/**
 * Who is reported.
 */
id: string, 
/**
 * The kind of reason.
 */
reason: Reason, 
/**
 * In one's own words.
 */
text?: string, 
/**
 * At which table.
 */
table?: string, 
/**
 * In which hand.
 */
hand?: number, };

/**
 * A round to be kept.
 */
export type NewRunde = { 
/**
 * What it is called.
 */
name: string, };

/**
 * A hand that somebody played without network, as the device tells it.
 */
export type OfflineHand = { 
/**
 * The table's id, made by the device: 128 random bits in base64url.
 */
table: string, 
/**
 * The number of the hand at the table, from 1. Table and number together are kept once.
 */
hand: number, 
/**
 * When it ended; never later than now.
 */
at: number, 
/**
 * Where the person sat; bots sat on the other seats.
 */
seat: Seat, 
/**
 * The bots, name and version.
 */
bot: string, 
/**
 * What lay in the pot before it.
 */
pot?: number, 
/**
 * The rule file it was played by (TOML); the built-in set that the record names, if nothing is given.
 */
rules?: string, 
/**
 * The whole hand as a record.
 */
record: string, };

/**
 * A hand that was handed over.
 */
export type OfflineHandTaken = { 
/**
 * What its table is called in the history.
 */
table: string, 
/**
 * The number of the hand at the table.
 */
hand: number, };

/**
 * One's own rating, and how it went.
 */
export type OwnRating = { 
/**
 * As of now; none before the first match that counts.
 */
rating: Rating | null, 
/**
 * Whether one is in the ranking.
 */
listed: boolean, 
/**
 * After each match, the oldest first.
 */
points: Array<RatingPoint>, };

/**
 * Another password.
 */
export type Passwords = { 
/**
 * The present one.
 */
old: string, 
/**
 * The new one.
 */
new: string, };

/**
 * One page of people; `next` asks for the one after it.
 */
export type PeoplePage = { 
/**
 * The people.
 */
people: Array<AdminPerson>, 
/**
 * Where the next page begins.
 */
next: string | null, };

/**
 * What anybody may know of an account.
 */
export type Person = { 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * Whether it is an account: it is.
 */
account: boolean, 
/**
 * What the person is to who asks.
 */
friend: Friendship, 
/**
 * Whether who asks has blocked the person.
 */
blocked: boolean, 
/**
 * The rating, if the account is in the ranking.
 */
rating: Rating | null, };

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
 * Somebody in the ranking.
 */
export type Ranked = { 
/**
 * The rank, from 1.
 */
rank: number, 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, 
/**
 * The best estimate.
 */
mean: number, 
/**
 * Its standard deviation.
 */
deviation: number, 
/**
 * What is as good as certain.
 */
proven: number, 
/**
 * After how many matches.
 */
matches: number, };

/**
 * The ranking.
 */
export type Ranking = { 
/**
 * The best first.
 */
ranking: Array<Ranked>, 
/**
 * One's own rank.
 */
you: number | null, };

/**
 * A rating as of now.
 */
export type Rating = { 
/**
 * The best estimate.
 */
mean: number, 
/**
 * Its standard deviation.
 */
deviation: number, 
/**
 * The lower end of the interval.
 */
low: number, 
/**
 * Its upper end.
 */
high: number, 
/**
 * What is as good as certain.
 */
proven: number, 
/**
 * After how many matches.
 */
matches: number, 
/**
 * When the last of them ended.
 */
at: number, };

/**
 * A rating after a match.
 */
export type RatingPoint = { 
/**
 * When it ended.
 */
at: number, 
/**
 * The best estimate.
 */
mean: number, 
/**
 * Its standard deviation.
 */
deviation: number, };

/**
 * Why somebody is reported.
 */
export type Reason = "insult" | "cheating" | "stalling" | "name" | "other";

/**
 * A new password with a code on paper.
 */
export type Recovering = { 
/**
 * The name.
 */
name: string, 
/**
 * The code, as somebody types it.
 */
code: string, 
/**
 * The new password.
 */
password: string, };

/**
 * A code on paper, told once.
 */
export type RecoveryMade = { 
/**
 * The code, as it is printed.
 */
code: string, 
/**
 * The name that it belongs to.
 */
name: string, 
/**
 * When it was made.
 */
made: number, };

/**
 * A new account.
 */
export type Registering = { 
/**
 * Its name.
 */
name: string, 
/**
 * Its password.
 */
password: string, 
/**
 * Whether it is in the ranking.
 */
listed?: boolean, };

/**
 * Another name for somebody.
 */
export type Renaming = { 
/**
 * The new name.
 */
name: string, 
/**
 * Why.
 */
reason?: string, };

/**
 * A report as an administrator sees it.
 */
export type Report = { 
/**
 * Its number.
 */
report: number, 
/**
 * When it was made.
 */
at: number, 
/**
 * Who reports.
 */
by: Somebody, 
/**
 * Who is reported.
 */
about: Somebody, 
/**
 * The kind of reason, as it was stored.
 */
reason: Reason, 
/**
 * In the reporter's words.
 */
text: string | null, 
/**
 * At which table.
 */
table: string | null, 
/**
 * In which hand.
 */
hand: number | null, 
/**
 * What became of it; none while it is open.
 */
closed: ReportClosed | null, };

/**
 * What became of a report.
 */
export type ReportClosed = { 
/**
 * When.
 */
at: number, 
/**
 * Which administrator, by id.
 */
by: string, 
/**
 * What was found, as it was stored.
 */
verdict: Verdict, 
/**
 * A remark.
 */
note: string | null, };

/**
 * A report was taken.
 */
export type Reported = { 
/**
 * Its number.
 */
report: number, };

/**
 * One page of reports; `next` asks for the one after it.
 */
export type ReportsPage = { 
/**
 * The reports, the latest first.
 */
reports: Array<Report>, 
/**
 * Where the next page begins.
 */
next: number | null, };

/**
 * A link by which a new password can be set, once.
 */
export type ResetLink = { 
/**
 * Its path on this server.
 */
path: string, 
/**
 * Until when it works.
 */
expires: number, };

/**
 * A link for a new password, used.
 */
export type Resetting = { 
/**
 * The secret part of the link.
 */
token: string, 
/**
 * The new password.
 */
password: string, };

/**
 * Whether somebody is an administrator.
 */
export type Rights = { 
/**
 * Whether.
 */
admin: boolean, };

/**
 * What somebody was in a hand.
 */
export type Role = "declarer" | "partner" | "defender";

/**
 * A role that the person had.
 */
export type RoleRate = { 
/**
 * The role.
 */
role: Role, 
/**
 * How often it was played.
 */
played: number, 
/**
 * How often it was won.
 */
won: number, 
/**
 * The rate; none where nothing was played.
 */
rate: number | null, 
/**
 * The lower end of the interval in which the true rate lies.
 */
low: number | null, 
/**
 * Its upper end.
 */
high: number | null, 
/**
 * What it came to in money.
 */
units: number, 
/**
 * What it came to in the list.
 */
list: number, };

/**
 * Hands under one rule set.
 */
export type RulesCount = { 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * Hands under it.
 */
hands: number, };

/**
 * Who one is in a round.
 */
export type RundeBeing = { 
/**
 * The member, or nobody.
 */
member: string | null, };

/**
 * A round to which one belongs.
 */
export type RundeCard = { 
/**
 * The id.
 */
id: string, 
/**
 * What it is called.
 */
name: string, 
/**
 * The member that one says to be.
 */
member: string | null, };

/**
 * An entry of a round.
 */
export type RundeEntry = { 
/**
 * Its number here, from 1 on.
 */
seq: number, 
/**
 * Its line (`docs/zettel.md`).
 */
line: string, };

/**
 * What was written is kept.
 */
export type RundeKept = { 
/**
 * How many entries there are.
 */
head: number, };

/**
 * What a device has written.
 */
export type RundeLines = { 
/**
 * Its lines.
 */
lines: Array<string>, };

/**
 * A link by which others enter a round.
 */
export type RundeLink = { 
/**
 * Where it leads on this server.
 */
path: string, 
/**
 * Its picture (SVG).
 */
qr: string | null, };

/**
 * The wish for a link.
 */
export type RundeLinkWanted = { 
/**
 * Where the page says the server is.
 */
origin?: string, };

/**
 * Entries of a round.
 */
export type RundeLog = { 
/**
 * What the round is called.
 */
name: string, 
/**
 * The number of the last entry.
 */
head: number, 
/**
 * Them.
 */
entries: Array<RundeEntry>, };

/**
 * The rounds to which one belongs.
 */
export type Runden = { 
/**
 * Them, the oldest first.
 */
runden: Array<RundeCard>, };

/**
 * Who sat on a seat.
 */
export type SeatHolder = { "kind": "person", 
/**
 * The id.
 */
id: string, 
/**
 * The name.
 */
name: string, } | { "kind": "bot", 
/**
 * Its name with its version.
 */
name: string, } | { "kind": "erased" };

/**
 * A seat of a shared hand.
 */
export type SeatNamed = { 
/**
 * The name, if it may be known.
 */
name: string | null, };

/**
 * A session.
 */
export type Session = { 
/**
 * A name for it that is no secret.
 */
id: string, 
/**
 * When it began.
 */
since: number, 
/**
 * When it was used last.
 */
seen: number, 
/**
 * On what kind of device, in words.
 */
device: string, 
/**
 * Whether it is the one that asks.
 */
current: boolean, };

/**
 * All sessions of an account.
 */
export type Sessions = { 
/**
 * Each of them.
 */
sessions: Array<Session>, };

/**
 * A hand was shared.
 */
export type Shared = { 
/**
 * The path of its link on this server.
 */
path: string, 
/**
 * The token of the link.
 */
token: string, };

/**
 * A shared hand as anybody with the link sees it.
 */
export type SharedHand = { 
/**
 * When it ended.
 */
at: number, 
/**
 * Id of the rule set.
 */
rules: string, 
/**
 * Seats 1 to 4.
 */
seats: [SeatNamed, SeatNamed, SeatNamed, SeatNamed], 
/**
 * Who shares it.
 */
shared_by: Seat, 
/**
 * What each seat won or lost in money.
 */
all_units: [number, number, number, number] | null, 
/**
 * What each seat won or lost in the list.
 */
all_list: [number, number, number, number] | null, 
/**
 * Its record in the text notation.
 */
record: string, 
/**
 * How it ended.
 */
result: HandResult, 
/**
 * What was played.
 */
contract: Contract | null, 
/**
 * Its kind.
 */
kind: ContractKind | null, 
/**
 * Who played.
 */
declarer: Seat | null, 
/**
 * The declarer's partner.
 */
partner: Seat | null, 
/**
 * Card points of the declarer's party.
 */
points: number | null, 
/**
 * Whether the losers were Schneider.
 */
schneider: boolean | null, 
/**
 * Whether the losers were Schwarz.
 */
schwarz: boolean | null, };

/**
 * Somebody in a report or in the log; the name is gone once it was erased.
 */
export type Somebody = { 
/**
 * The id.
 */
id: string, 
/**
 * The name, as long as it is known.
 */
name: string | null, };

/**
 * The statistics of one person.
 */
export type Statistics = { 
/**
 * All hands.
 */
hands: number, 
/**
 * Those that were played and scored.
 */
scored: number, 
/**
 * Those in which nobody played.
 */
thrown_in: number, 
/**
 * Those with a Sie that does not count.
 */
sie_void: number, 
/**
 * By rule set, the most played first.
 */
rules: Array<RulesCount>, 
/**
 * The balance under the rule set that was played most.
 */
balance: Balance | null, 
/**
 * By contract declared.
 */
contracts: Array<ContractRate>, 
/**
 * By role.
 */
roles: Array<RoleRate>, 
/**
 * Hands with Schneider.
 */
schneider: Both, 
/**
 * Hands with Schwarz.
 */
schwarz: Both, 
/**
 * Card points.
 */
average_points: AveragePoints, 
/**
 * How accurately the reviewed hands were played.
 */
accuracy: Accuracy, };

/**
 * What an administrator finds.
 */
export type Verdict = "upheld" | "dismissed";

/**
 * Whom one wants as a friend.
 */
export type Whom = { "id": string } | { "name": string };

/**
 * The person who asks.
 */
export type You = { 
/**
 * The id, the same as a guest and as an account.
 */
id: string, 
/**
 * The name to show.
 */
name: string, 
/**
 * Whether it is an account; otherwise a guest.
 */
account: boolean, 
/**
 * Whether it is an administrator.
 */
admin: boolean, 
/**
 * Since when there is an account.
 */
since: number | null, 
/**
 * Whether the account is in the ranking.
 */
listed: boolean, 
/**
 * The name of the session.
 */
session: string | null, 
/**
 * When the code on paper was made, if there is one.
 */
recovery: number | null, };
