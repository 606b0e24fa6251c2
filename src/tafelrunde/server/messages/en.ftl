# What the server says when something cannot be done. The id is the code for programs, or a sentence of such a code.

## Tables and seats

no-table = There is no such table, or no longer; ask for a new link or look into the lobby.
not-your-seat = This seat is not yours; sit down first, or open your own link to it.
not-your-seat-name = You can only name your own seat.
not-your-seat-rematch = Only those who played can ask for a rematch.
not-your-seat-others = Only those who play at this table decide who else sits there.
not-your-seat-publish = Only those who played can open this game to everybody.
not-host = Before the game only the host invites and seats bots: the one who opened the table, or who came first of those still here.
ask-first = The others who play have to agree first that somebody new may take this seat; ask them.
seat-waits = This seat belongs to a running game; those who play there decide who may take it.
other-hand = You have seen another hand in this game, so this seat is for somebody else.
private = This table is private; only those who sit at it can look.
not-your-table = Only the person who opened a table can delete it.
which-seat = You hold several seats; name the one you mean.
no-such-seat = There is no seat “{ $seat }”; the seats are: { $seats }.
seat-taken = The seat { $seat } is not free; take another one.
seat-taken-just-now = Somebody else has just sat down there; take another seat.
seat-taken-invitation = There is no free seat to invite somebody to.
seat-taken-bot = Somebody sits there; a bot can only take a seat that is free.
seat-taken-kept = You have already taken your seat at the new table.
full = No seat is free at this table; you can watch, or open your own table.
invitation-used = This invitation was already used or taken back; ask for a new link.
invitation-needed = This table is by invitation only; ask for a link to a seat.
bad-name = A name is one line of letters.
bad-option = There is nothing called “{ $option }” to bring to this table.
begun = The game has begun; you take up the seat as it is.
begun-bring = The game has begun; what you bring to it, such as a deck, can only be changed before it begins.
running = Others are playing at this table; resign first, or wait until it is over.

## Opening a table

bad-input = This cannot be played: { $why }.
bad-input-game = There is no such game or mode; /api/games lists those there are.
bad-input-bot = There is no such bot; there is: { $bots }.
bad-input-sitter = A seat is for “me”, “open” or “bot:greedy” (or another bot), not “{ $sitter }”.
bad-input-timeout = A player who runs out of time loses (“lose”) or is replaced by a bot (“bot:greedy”).
bad-input-seat = A seat becomes “open”, or “bot:” and the name of a bot.
bad-clock-seconds = A clock gives between one second and sixty days.
bad-clock-increment = An increment is at most a day.
bad-clock-bank = Only time for the whole game has an increment.

## During a game

not-begun = The game begins when every seat is taken; invite somebody or seat a bot.
over = This game is over; open a new table to play.
not-over = A record shows every hand, so there is one only when the game is over.
not-over-rematch = You can play again when this game is over.
not-over-publish = You can open this game to everybody when it is over.
out = You have given up this game; you can watch how it goes on.
out-already = You have already given up this game.
out-of-time = Your time has run out, and a bot plays on for you.
stale = The table has moved on to answer { $seq }; look at it again before you move.
nothing-asked = Nobody is asking you to let them take something back.
nothing-asked-seat = Nobody is asking you about this seat, or no longer.
not-asked = You are not asked anything now, so there is nothing to advise.
no-hint = The bot could not give advice ({ $why }); ask once more.
no-hint-busy = The bots have too much to think about just now; ask again in a few seconds.
no-hint-replaced = You have asked again, so this question is not answered any more.
no-hint-here = No bot can give advice in this game.
hints-off = It was agreed that there are no hints at this table; after the game its replay shows what would have been better.
no-chat = It was agreed that there is no chat at this table.
bad-chat = Say it in one line of at most { $letters } letters.
other-rules = This table was left in a position that the present rules cannot take up; nothing is lost, and a server with the earlier rules can go on with it.
other-rules-over = This game was played with earlier rules, and the present ones cannot take up its last position; its replay tells how it went.

## Records and replays

replay = This is a finished game to look at; open a new table to play.
bad-record = This record cannot be replayed: { $why }.
too-large = This record is too long to be a game.
no-such-answer = This game has { $answers } answers.
other-rules-replay = The present rules (version { $here }) do not lead where this game went, which began with version { $played }; from here on there is its story without the board.
no-chart = Nothing is counted in this game.
other-rules-analysis = This game was played with version { $played } of the rules, and the present ones (version { $here }) do not lead where it went, so nobody can think about it here.
no-luck = Nobody has said what counts as luck in this game.
no-analysis-here = No bot can think ahead in this game, so nobody can say where it was lost.
no-analysis-busy = Other games are being looked at just now; ask again in a minute.
no-analysis-long = This game has more than { $choices } choices, which is too long to think about.
over-in-circles = This goes in circles and does not end; take some moves back.

## Games, rules and scenarios

no-game = There is no such game; /api/games lists those there are.
no-chapter = The Encyclopedia has no such chapter.
no-language = There are messages in: { $languages }.
no-suggestion = There is nothing to suggest for this in this mode.
no-scenario = There is no such scenario; /api/games/{ $game }/rules lists those there are.
broken-scenario = This scenario cannot be read by the present rules.
no-such-step = There are only { $steps } steps here.
bad-input-scenario-seat = There is no such seat in this scenario; there is: { $seats }.
bad-input-scenario-move = A move names its seat, as in “red: end turn”.
no-lesson = There is no such lesson; /api/lessons lists those there are.
broken-lesson = This lesson cannot be read by the present rules.
lesson-changed = These moves do not fit this lesson any more; begin it again.
no-puzzle = There is no such puzzle; /api/puzzles/{ $game } lists those there are.
broken-puzzle = This puzzle cannot be played by the present rules; try another one.
bad-input-puzzle-sentence = This puzzle asks for one of its sentences; send one of those.

## Requests and messages

given-up = Nobody was waiting for the answer any more.
hello-first = Say hello first, with the seat you look from.
host = This server does not answer to that name; use its own address, or name it in TAFELRUNDE_HOSTS.
origin = Pages of other sites cannot move anything here.
too-many =
    { $what ->
        [analyses] Too many games to look back at from here; wait a while.
        [connections] Too many connections from here; close some first.
        [hints] Too many questions for advice from here; wait a little.
        [lines] Too many lines from here; wait a little.
        [messages] Too many messages from here; wait a little.
        [records] Too many records from here; wait a little.
        [tables] Too many tables from here; wait a little.
       *[requests] Too many requests from here; wait a little.
    }
too-long-header = The header of this request is too long; send less in it.
too-long-path = The address of this request is too long; { $bytes } bytes are enough for any there is.
too-long-pieces = This comes in more than { $pieces } pieces; send fewer and larger ones.
too-slow = This request took too long to arrive; send it again.
no-room = There is no room for this at the moment; try again in a few seconds.
unreadable-http = This is no HTTP request that can be read.
too-many-in-lobby = { $tables } of your tables wait for people in the lobby already; fill or delete one of them first.
http = This request cannot be answered ({ $why }).
http-unreadable = This request cannot be read: { $why }.
http-no-json = This request cannot be read: send JSON.
unreadable = This message cannot be read: { $why }.
unreadable-request = This request cannot be read: send JSON in UTF-8.
storage = The server cannot write at the moment, so nothing was changed; send it again in a few seconds.
internal = Something went wrong here; it was noted, and nothing was changed.
