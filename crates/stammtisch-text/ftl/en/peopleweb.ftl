# The pages about accounts, people, history and administration.
pw-ways = Pages
pw-account = Account
pw-history = History
pw-ranking = Ranking
pw-people = People
pw-friends = Friends
pw-admin = Administration
pw-to-hall = To the tournament hall
pw-privacy = Privacy
pw-imprint = Imprint

# Words
pw-name = Name
pw-name-new = New name
pw-password = Password
pw-password-now = Present password
pw-password-new = New password
pw-show = Show
pw-hide = Hide
pw-show-password = Show password
pw-hide-password = Hide password
pw-wait = { $seconds } s left
pw-again = Try again
pw-leave-it = Leave it
pw-more = Show more
pw-all = all
pw-you = You
pw-copy = Copy link
pw-copied = Copied
pw-since = since { $day }
pw-erased = deleted
pw-bots = { $count ->
    [1] bot ({ $name })
   *[other] { $count } bots ({ $name })
 }
pw-play = Play now
pw-play-friends = Play with friends
pw-rating-short = { $mean } ± { $deviation }

# Account
pw-sign-in = Sign in
pw-sign-in-guest = Here you are the guest “{ $name }” just now. What you played as a guest does not go into the other account when you sign in; for that, make an account instead.
pw-no-account-yet = No account yet?
pw-forgotten = Without the sheet, a device on which you are still signed in helps: there, under “Account”, you let this one in. Or whoever administers this server gives you a link for a new password.
pw-register = Make an account
pw-register-guest = You play as the guest “{ $name }”. With an account you keep everything you have played so far, and find it again on every device.
pw-register-about = You can play without. An account remembers your games on every device, lets you have friends and appear in the ranking.
pw-have-account = Have an account already?
pw-name-hint = What you are called at the table, at most { $most } characters.
pw-password-hint = At least { $least } characters. Three or four words are good and easy to remember.
pw-no-mail = No e-mail address, no advertising.
pw-listed = Appear in the ranking
pw-listed-about = Everybody then sees your name and your rating.
pw-account-since = Account since { $day }
pw-is-admin = Administrator
pw-sign-out = Sign out
pw-signed-out = You are signed out.
pw-deleted = Everything of yours is deleted.
pw-change = Change
pw-change-name = Change name
pw-change-name-about = You are called “{ $name }” now. The new name also stands in old games.
pw-name-changed = You are called “{ $name }” now.
pw-change-password = Change password
pw-password-changed = The password is changed. All other devices are signed out. A code on paper works no more: please make a new one.
pw-sessions = Devices signed in
pw-device-unknown = Unknown device
pw-this-device = this device
pw-session-times = since { $since }, last { $seen }
pw-sign-out-device = Sign out: { $device }
pw-sign-out-everywhere = Sign out everywhere
pw-sign-out-everywhere-sure = All devices are signed out, this one too. In games under way a bot plays for you until you are back.
pw-data = Your data
pw-data-about = Everything that is stored about you here, as one file: account, games, friends, rating.
pw-data-about-guest = Everything that is stored about you as a guest here, as one file. You can delete it, too.
pw-export = Download data
pw-delete = Delete account
pw-delete-guest = Delete guest
pw-delete-about = Name, password, friends, rating and shared games vanish for good. The games of the others stay, with “deleted” in your place. What was written at tables where you sat goes as well. Only lists of tournaments that you played in are kept with your name by their director until the rules let them be deleted (S 5.3.5); ask there. Copies made before the database was converted go after four weeks at the latest.
pw-delete-sure = Yes, delete everything of mine. This cannot be undone.
pw-delete-do = Delete for good
pw-reset = New password
pw-reset-about = The link works once. You are then signed in here and signed out everywhere else.
pw-reset-no-token = The link is not complete. Open it again just as you got it.
pw-reset-do = Set password
pw-forgotten-code = Forgotten your password, but have the code on paper?
pw-ways-in = Getting back in
pw-door = Sign in on another device
pw-door-about = Open a door here and look at the picture with the other device. It is then signed in without a password. The door shuts after one device or after five minutes.
pw-door-do = Open a door
pw-door-again = Open a new door
pw-door-open = Open until { $time }. Show the picture to nobody else.
pw-door-picture = QR code that lets the other device in
pw-enter = Sign in on this device
pw-enter-about = A device on which you are signed in lets this one in.
pw-enter-instead = Here you are “{ $name }” just now; that ends with it.
pw-enter-do = Sign in here
pw-recover = New password with the code
pw-recover-about = The code on paper works once. You are then signed in here and signed out everywhere else.
pw-recovery = Code for an emergency
pw-recovery-about = A code to print or write down. Whoever forgets the password sets a new one with it. Keep it like a house key.
pw-recovery-since = You have a code of { $day }. A new one makes it worthless.
pw-recovery-made = Made on { $day }
pw-recovery-paper = Password forgotten? At { $path }, enter the name, this code and a new password. The code works once.
pw-recovery-once = The code is shown only now. Print it or write it down.
pw-recovery-code = Code on paper
pw-recovery-code-hint = Twenty characters; capitals and dashes do not matter.
pw-recovery-do = Make a code
pw-recovery-again = Make a new code
pw-print = Print
pw-claim = Become administrator
pw-claim-about = You have used the administrator’s link. With it your account can take over the administration, on other devices as well.
pw-claim-do = Make this account an administrator’s
pw-claim-needs-account = You have used the administrator’s link. Sign in or make an account; you can then make it an administrator’s.

# People
pw-friends-need-account = To have friends here you need an account. You keep what you played as a guest.
pw-no-friends = Nobody yet. Ask somebody by the exact name below, or at the table after a game.
pw-asking = Want to be friends with you
pw-asked = Asked by you
pw-accept = Accept
pw-refuse = Refuse
pw-remove = Remove
pw-remove-sure = Not be friends with { $name } any more?
pw-withdraw = Take back
pw-ask = Ask somebody
pw-ask-name = Exact name
pw-ask-hint = Capitals do not matter. People with an account can be asked, guests cannot.
pw-ask-do = Ask to be friends
pw-asked-done = { $name } has been asked.
pw-blocked = Blocked
pw-blocked-about = Who is blocked cannot sit down at your tables nor ask you; you do not see what they write. They are not told.
pw-nobody-blocked = Nobody.
pw-block = Block
pw-block-sure = Block { $name }? This ends a friendship.
pw-unblock = Unblock
pw-person = Person
pw-to-people = To friends and blocked people
pw-person-guest = A guest without an account.
pw-person-you = This is you.
pw-person-blocked = You have blocked { $name }.
pw-person-friend = You are friends.
pw-person-asked = You have asked { $name }; there is no answer yet.
pw-person-asking = { $name } wants to be friends with you.
pw-person-later = After the first game together you can block or report { $name } here.
pw-rating-of = Rating { $rating } after { $matches ->
    [0] games with bots
    [1] 1 match
   *[other] { $matches } matches
 }.
pw-report = Report
pw-report-about = Only administrators read the report. { $name } is not told who sent it.
pw-report-reason = What was wrong?
pw-report-text = What happened? (optional)
pw-report-do = Send report
pw-reported = Thank you. The report has the number { $number }; an administrator will look at it.
pw-reason-insult = Insult
pw-reason-cheating = Cheating
pw-reason-stalling = Stalling or walking away
pw-reason-name = Offensive name
pw-reason-other = Something else

# History
pw-hands = Games
pw-matches = Matches
pw-match = Match
pw-statistics = Statistics
pw-history-nobody = Your games will be here. Sit down at a table, or sign in.
pw-history-guest = This history belongs to the guest on this device. With an account you keep it everywhere:
pw-filters = Selection
pw-rules = Rules
pw-contract = Contract
pw-role = Role
pw-result = Result
pw-role-declarer = Declarer
pw-role-partner = Partner
pw-role-defender = Defender
pw-won = won
pw-lost = lost
pw-thrown-in = Thrown in
pw-redealt = Dealt again
pw-ramsch-end = { $end ->
    [won] You did not have to pay.
   *[lost] You paid.
 }
pw-sie-void = Sie, not counted
pw-hand-end = { $role ->
    [declarer] You declared
    [partner] You were the partner
   *[defender] You defended
 } and { $end ->
    [won] won
   *[lost] lost
 } with { $points } points{ $height ->
    [schneider] , Schneider
    [schwarz] , Schwarz
   *[plain] {""}
 }.
pw-in-units = { $count ->
    [one] unit
   *[other] units
 }
pw-in-list = { $count ->
    [one] point
   *[other] points
 }
pw-with = with
pw-accuracy-of = accuracy { $accuracy } %
pw-review = Review
pw-review-of = Review: { $title }, { $when }
pw-record = Record
pw-record-of = Download record: { $title }, { $when }
pw-no-hands = No game yet. As soon as you finish one, it is here.
pw-no-hands-filtered = None of your games fits.
pw-clear-filters = Show all
pw-matches-about = A match is a table with a fixed number of games. With bots at the table it counts but little for the rating.
pw-no-matches = No match yet. Play with friends at a table with a fixed number of games, 8 or 32 for instance.
pw-rank-of = Place { $rank } of 4
pw-games = { $games ->
    [1] 1 game
   *[other] { $games } games
 }
pw-not-rated = not rated
pw-counts-little = with bots, counts little

# Statistics
pw-span = Time
pw-span-all = always
pw-span-year = last 365 days
pw-span-month = last 30 days
pw-as-table = As a table
pw-figure-hands = Games
pw-figure-thrown-in = Thrown in
pw-figure-schneider = Schneider
pw-figure-schwarz = Schwarz
pw-figure-points-declarer = Points as declarer’s side
pw-figure-points-defender = Points as defender
pw-made-suffered = { $made } to { $suffered }
pw-rate = { $won } of { $played }, { $rate } ({ $low }–{ $high })
pw-never = never yet
pw-plot-balance = Balance
pw-plot-balance-about = { $rules }: { $total } { $unit } now, { $best } at best, { $worst } at worst.
pw-hand = Game
pw-hand-number = game { $hand }
pw-when = When
pw-balance = Balance
pw-plot-contracts = Your contracts
pw-plot-contracts-about = What you declared yourself and how often you won; a Ramsch is won by who does not pay. In brackets and as a thin line: where the true value almost surely is.
pw-plot-roles = By role
pw-plot-roles-about = How often your side won.
pw-plot-accuracy = Accuracy
pw-plot-accuracy-about = { $reviewed ->
    [1] 1 game reviewed
   *[other] { $reviewed } games reviewed
 }, { $mean } of 100 on average.
pw-accuracy = Accuracy
pw-no-accuracy = No game reviewed yet. Press “Review” at a game, and here it says how exactly you played.
pw-plot-rating = Rating
pw-plot-rating-about = { $rating } after { $matches ->
    [0] games with bots
    [1] 1 match
   *[other] { $matches } matches
 }; your strength is almost surely between { $low } and { $high }.
pw-rating = Rating
pw-no-rating = No rating yet: matches of four games or more by the built-in rules count, with bots at the table but little.

# Ranking
pw-matches-count = { $matches ->
    [1] 1 match
   *[other] { $matches } matches
 }
pw-ranking-about = Who wants to be in the list and has at least { $least } rated matches. Sorted by what is sure: the rating less twice its uncertainty. 1500 is the middle.
pw-ranking-empty = Nobody yet. Four people, a table without bots, a fixed number of games: that is how it begins.
pw-rank-needs-account = The ranking is for people with an account who want to be in it.
pw-rank-mine = Your rating: { $rating } after { $matches ->
    [1] 1 match
   *[other] { $matches } matches
 }.
pw-rank-not-listed = You are not in the list because you have not switched it on.
pw-rank-too-few = You are in the list from { $least } matches on.

# Administration
pw-not-admin = These pages are for the administrators of this server.
pw-not-admin-how = Whoever runs the server makes a link with this command; it works once. Open it here, sign in, and you can make your account an administrator’s:
pw-use-link = Open administration
pw-use-link-about = This link works once. It makes this browser the administrator’s for a week.
pw-link-sessions = Opened with the administrator’s link
pw-link-sessions-about = Browsers that have used the link; each stays so for a week. Accounts that administrate are under “People”.
pw-link-sessions-none = None.
pw-link-session-since = since { $since }
pw-link-session-end = Sign out: since { $since }
pw-admin-people = People
pw-admin-reports = Reports
pw-admin-log = Log
pw-admin-status = Server
pw-search = Part of a name, or an id
pw-search-do = Search
pw-nobody-found = Nobody found.
pw-is-guest = guest
pw-is-locked = locked
pw-open-reports = { $count ->
    [1] 1 open report
   *[other] { $count } open reports
 }
pw-last-seen = last seen { $when }
pw-to-admin-people = To all people
pw-here-since = Here since
pw-seen = Last seen
pw-locked-since = Locked since { $when }.
pw-because = Reason: { $reason }
pw-lock = Lock
pw-lock-about = All devices are signed out, and signing in is not possible until the lock is lifted.
pw-unlock = Lift the lock
pw-rename = Rename
pw-rename-about = For names that must go. The new one also stands in old games.
pw-reason = Reason
pw-make-admin = Make administrator
pw-make-admin-sure = { $name } may then do everything that you may do here, and must sign in anew.
pw-unmake-admin = Take administration away
pw-unmake-admin-sure = { $name } is then no administrator any more, and must sign in anew.
pw-reset-link = Link for a new password
pw-reset-link-about = Give it to { $name } alone. It works once and for 24 hours; earlier links stop working.
pw-reset-link-do = Make link
pw-reset-link-again = Make a new link
pw-reset-link-until = Works until { $when }
pw-reports-open-only = Open ones only
pw-no-reports-open = No open report.
pw-no-reports = No report yet.
pw-report-number = No. { $number }: { $reason }
pw-report-on = about
pw-report-hand = game { $hand } at table { $table }
pw-note = Note
pw-uphold = Justified
pw-dismiss = Dismiss
pw-verdict-upheld = Justified
pw-verdict-dismissed = Dismissed
pw-log-about = Everything that was changed about accounts. Nobody can change the log.
pw-log-empty = Nothing yet.
pw-the-server = The server
pw-the-link = The administrator’s link
pw-somebody = somebody
pw-log-register = { $by } made an account.
pw-log-login-refused = Guessing at a password was slowed down: { $whom }.
pw-log-password = { $by } changed the password.
pw-log-rename = { $self ->
    [yes] { $by } changed their name.
   *[no] { $by } renamed { $whom }.
 }
pw-log-reset-link = { $by } made a link for a new password for { $whom }.
pw-log-reset = { $by } set a new password with a link.
pw-log-door = { $by } opened a door for another device.
pw-log-enter = { $by } signed in on another device through a door.
pw-log-recovery = { $by } made a code for an emergency.
pw-log-recover = { $by } set a new password with the code on paper.
pw-log-lock = { $by } locked { $whom }.
pw-log-unlock = { $by } lifted the lock of { $whom }.
pw-log-admin = { $self ->
    [yes] { $by } became administrator with the administrator’s link.
   *[no] { $yes ->
        [yes] { $by } made { $whom } an administrator.
       *[no] { $by } took the administration from { $whom }.
     }
 }
pw-log-report-closed = { $by } closed report no. { $report } as { $verdict ->
    [upheld] justified
   *[dismissed] unfounded
 }.
pw-log-delete = An account or a guest was deleted.
pw-log-other = { $by }: { $what } ({ $whom })
pw-status-version = Version
pw-status-uptime = Running for
pw-status-tables = Tables awake
pw-status-connections = Connected to tables
pw-status-sockets = Open connections
pw-status-commands = Commands
pw-status-refused = Commands refused
pw-status-bot-answers = Answers of bots
pw-status-about = Commands and answers since the start. The figures are renewed every { $seconds } seconds.
pw-span-of-day = { $count ->
    [1] 1 day
   *[other] { $count } days
 }
pw-span-of-hour = { $count ->
    [1] 1 hour
   *[other] { $count } hours
 }
pw-span-of-minute = { $count ->
    [1] 1 minute
   *[other] { $count } minutes
 }

# Legal
pw-no-imprint = Whoever runs this server has not given an imprint yet.
pw-played-offline = no network, unrated
