### The page's texts in English; what games say stands with the games.

## Everywhere

loading = One moment …
close = Close
try-again = Try again
copy = Copy
copied = Copied
none = none
home = Home
nav = Navigation and settings
about = About Tafelrunde
rules = Rules
menu = Menu
go-on = Play on
trouble-no-server = The server does not answer. Check the connection and try again.
trouble-unknown = That did not work. Try again.
trouble-no-page = This page could not be loaded. Check the connection and try again.
lost-title = Nothing here
lost-text = There is no page at this address.
lost-home = Go to the home page

## Settings

settings = Settings
switch-language = Auf Deutsch umschalten
settings-theme = Colours
theme-auto = same as the system
theme-light = light
theme-dark = dark
settings-motion = Motion
motion-auto = same as the system
motion-reduced = as little as possible
settings-pace = What others do is shown
pace-auto = as motion is set
pace-calm = calmly, step by step
pace-fast = fast
pace-instant = at once
settings-volume = Volume
settings-sound = Sounds

## First page

home-title = Take your place at{"\u00A0"}the{"\u00A0"}table.
home-text = Great card games, right to the last footnote: against the computer, with friends by a link, or two on one screen. No account.
home-games = Games
home-lobby = Open tables
lobby-empty = Nobody is looking for players just now. Open a table under “More …”.
lobby-more = More tables
lobby-sit = Take a seat
lobby-watch = Watch
a-bot =
    { $count ->
        [one] computer ({ $bot })
       *[other] { $count } × computer ({ $bot })
    }
home-resume = Carry on:
home-mine = Your games
mine-empty = The games you play will be listed here.
game-at =
    { $unit ->
        [round] round { $number }
       *[turn] turn { $number }
    }
game-waits = waiting for players
seats-free =
    { $count ->
        [one] 1 seat free
       *[other] { $count } seats free
    }
seats-taken = all seats taken
outcome-won = won
outcome-lost = lost
outcome-nobody = nobody won
outcome-over = finished
against = against { $who }
alone = nobody else yet
clock-short-bank =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s
    }
clock-short-move =
    { $days ->
        [one] 1 day a move
       *[other] { $days } days a move
    }
replay-watch = Watch again
a-person = somebody
home-more = { $count } more
record-upload = Upload a record
unofficial = An unofficial project. Names of games only say which rules are rebuilt; texts and drawings are our own.
icons-credit = Drawings from
mode = Mode
seats = Seats
play-now = Play now
play-friend = Invite a friend
play-hot-seat = On one screen
play-more = More …

## Opening a table

new-title = Open a table
new-who = Who sits where?
new-options = Game options
new-usual = as usual
new-clock = Time to think
new-more = More
new-public = Show among the open tables
new-spectators = Spectators are welcome
new-chat = Talking is allowed
new-hints = Hints from the computer are allowed
new-open = Open the table
seat-number = Seat { $number }
who-me = me
who-open = free, I will invite somebody
who-bot = computer ({ $bot })
clock-kind = Clock
clock-none = none
clock-bank = time for the whole game
clock-move = time for each move (correspondence)
clock-minutes = Minutes per seat
clock-increment = Extra seconds per move
clock-per-move = Days per move
clock-timeout = A player who runs out of time
timeout-lose = loses
timeout-bot = is replaced by the computer
clock-days =
    { $days ->
        [one] 1 day
       *[other] { $days } days
    }
your-name = Your name
your-name-hint = How the others see you
your-deck = Your deck
deck-by-lot = random
deck-choose = Choose one of your decks
deck-builder = Build decks

## Waiting for the others

waiting-title = Somebody is still missing
waiting-text = The game begins by itself as soon as every seat is taken.
seat-me = that is you
invite = Invite
invite-link = Link for one person
share = Share …
share-title = { $game }: a seat is free for you
qr-code = QR code
qr-code-for = QR code of the link { $link }
invite-note = The first person to open this link gets the seat; it works once.
bot-level = Level of the computer
seat-bot = Seat the computer
delete-table = Delete the table
sit-down = Take a seat
sit-invited = A seat is free for you
sit-invited-by = { $name } invites you
watch-only = Only watch
table-missing = There is no such table, or it is gone.
table-private = This table is private; only those who sit at it can look.
stand-up = Stand up
free-seat = Free this seat
table-gone = This table was deleted.
table-title = { $game } · Tafelrunde

## At the table

role-bot = computer, { $bot }
role-open = free
role-you = you
role-out = out
opponent = Opponent
bot-greedy = journeyman
bot-random = fool
bot-easy = apprentice
bot-medium = master
bot-hard = grandmaster
phases = Phases of the turn
plain-seats = Who sits at the table
plain-table = The table as text
plain-why = Why is something not possible? Write it as a sentence:
plain-ask = Ask
plain-possible = That can be done: “{ $sentence }” is in the list.
board = The table
side = What to do and what happened
your-turn = Your turn
what-can-i-do = What can I do?
waiting = One moment …
waiting-for = To move: { $names }
waiting-for-gone =
    { $count ->
        [one] { $names } is not at the table just now
       *[other] { $names } are not at the table just now
    }
presence-here = is here
presence-away = is away
presence-gone = has left the table
their-turn = to move
show-all = Show everything ({ $count })
fold = { $what } ({ $count }) …
hint = Hint
hint-title = What would the computer do?
hint-score =
    { $how ->
        [best] best
        [good] good
        [fair] fair
       *[weak] weak
    }
hint-score-title = at a glance, compared with the other options
hint-chance = { $chance } % to win
hint-chance-title = from { $trials } trials at imagined tables
undo = Undo
undo-title = Take the last move back
undo-asked = { $name } would like to take the last move back.
undo-waits = { $name } would like to take the last move back and waits for consent.
undo-agree = Agree
undo-decline = No
stand-up-title = Really stand up?
stand-up-text = Your seat is free then, and the game waits until the others give it to somebody. You can only come back to this seat, and to a private table only with an invitation.
other-seats = Other seats
other-seats-text = Who sits here is decided by all who play, together.
seat-for-somebody = Invite somebody
seat-empty =
    { $count ->
        [one] A seat is free: { $names }. The game waits until those who play fill it, in the menu under “Other seats”.
       *[other] Seats are free: { $names }. The game waits until those who play fill them, in the menu under “Other seats”.
    }
seat-asked-open = { $name } would like to invite somebody to the seat { $seat }.
seat-asked-bot = { $name } would like to give the seat { $seat } to the computer ({ $bot }).
seat-waits = Not everybody has agreed yet.
agreed-title = What is agreed
agreed-follows = Follows
agreed-hints = Hints
agreed-hints-on = allowed
agreed-hints-off = none
agreed-earlier = an earlier game
passing = Pass for me when there is nothing I could use
why-not = Why not?
you-watch = You are watching.
link-lost = The connection broke. It is being restored; nothing is lost.
held-close = Put it down
held-you = You:
victory-total = Victory points
victory-close = To the result
meanwhile = Meanwhile
settings-notices = Tell me when it is my turn
settings-notices-refused = The browser does not allow it. You can change that in its settings for this page.
game-over = The game is over
curtain-title = It is { $name }’s turn
curtain-text = Hand the screen over. The hand is shown only after that.
curtain-ready = I am { $name }
resign = Resign
resign-title = Really resign?
resign-text = With two players the other one has won. With more, the computer plays on for you, and you can no longer win.
replay = Replay
record-download = Save the record
copy-watch-link = Copy a link to watch
rematch = Play again
rematch-join = To the new game
publish = Open to everybody
publish-private = Only those who played can see this game.
publish-agreed = These players want to open it to everybody: { $names }. Somebody is still missing.
published = Everybody with the link can look at this game now.
result-you = You have won!
result-nobody = Nobody has won
result-won =
    { $count ->
        [one] { $names } has won
       *[other] { $names } have won
    }
how-resigned = By resignation.
how-timeout = Time was up.
how-abandoned = The game was abandoned.
fair-shuffle = Fairly shuffled
fair-shuffle-text = Cards are shuffled with a secret number that was fixed before the first move. Its fingerprint is below; the number itself is in the record at the end, and anybody can compare the two.

keys = Keys
key-digits = 1 – 9
key-digits-text = choose one of the options in the list
key-arrows = ← ↑ ↓ →
key-arrows-text = move from card to card on the table
key-enter = Enter
key-enter-text = choose the card you are on
key-inspect = I
key-inspect-text = take a closer look at the card
key-escape = Esc
key-escape-text = drop the selection
key-undo = U
key-undo-text = take the last move back
key-hint = H
key-hint-text = ask what the computer would do
key-help = ?
key-help-text = show these keys

log = Log
log-filter = Search the log
log-all = Show all { $count } lines
chat = Chat
chat-unread = Chat ({ $count })
chat-unread-said =
    { $count ->
        [one] 1 new message
       *[other] { $count } new messages
    }
chat-new = { $name } says: { $text }
chat-none = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
chat-mute = Mute { $name }

target-lit = { $label }, can be chosen
target-chosen = { $label }, chosen
target-again = { $label }, chosen; choose again to play
click-again = Click again to play
closer = A closer look
show-rule = To the rule

## About

about-what-title = What this is
about-what-text = A table for rules-heavy German card and board games. Every refusal names its rule, and every rule can be played.
about-fair-title = Fairly shuffled
about-fair-text = Before each game the fingerprint of the secret number used for shuffling is shown, and after the game the number itself. Nobody is sent what they may not see.
about-bots-title = Computer players
about-bots-text = They see only what their seat sees.
about-art-title = Pictures
about-art-text = Every picture is drawn by the program, from a palette, a silhouette and a seed.
about-unofficial-title = Unofficial
about-unofficial-text = This project belongs to no publisher. Names of games and cards say what is rebuilt; texts, drawings and program are our own.
about-icons-title = Silhouettes
about-icons-text = The icons are from game-icons.net, under the licence CC BY 3.0.

## The pictures, for those who draw

art-title = Pictures
art-text = Every card, and every picture the program can print, with its name in the code.
art-show = Show
art-set = Set
art-all = all
art-house = for all games
art-no-cards = The cards of this game are not drawn as cards yet.
art-panorama = Panorama
art-landscapes = Landscapes
art-streets = Streets
art-scenes = Scenes of emblems
art-backs = Backs
art-dice = Dice
art-tokens = Tokens
art-seal = Seal
art-palettes = Palettes
art-page = the page (app.css)
about-art-link = All pictures
