# Charterstone – Ebbing: all texts in English.
# Ids are already turned into names when a text fills them in; numbers come as numbers.


### Why something cannot be done

## At the table

reason-chance-first = Chance comes first: the die is rolled or cards are shuffled, and only then does play go on.
reason-no-chance-now = No die is being rolled and no cards shuffled right now.
reason-impossible-outcome =
    { $kind ->
        [charter_die] The Charterstone die has no such face. Possible are: { $possible }.
       *[other] This result is not possible here. Possible are: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [advancement] This order does not fit the advancement deck. Name exactly the cards being shuffled, each as often as it occurs.
        [objectives] This order does not fit the objective cards. Name exactly the objectives being shuffled, each as often as it occurs.
        [automa] This order does not fit the Automa cards. Name exactly the cards being shuffled, each as often as it occurs.
       *[other] This order does not fit the deck that is being shuffled. Name exactly its cards, each as often as it occurs.
    }

## What was entered

reason-unknown-word =
    { $slot ->
        [building] “{ $word }” is not a building that can be named here.
        [card] “{ $word }” is not a card that can be named here.
        [resource] “{ $word }” is not a resource.
        [good] “{ $word }” is nothing that one could gain here.
        [plot] “{ $word }” is not a plot. The plots of a district have the numbers 1 to 6.
        [number] “{ $word }” is not a number that can be used here.
        [objective] “{ $word }” is not an objective.
        [row] “{ $word }” is not a row of the quota table.
        [column] “{ $word }” is not a column of the quota table. The columns have the numbers 1 to 6.
        [item] “{ $word }” is not an item.
        [treasure] “{ $word }” is not a treasure.
        [guest] “{ $word }” is not a guest.
        [reward] “{ $word }” is not a reward. A guest pays a or b.
        [kind] “{ $word }” is not a minion.
       *[other] “{ $word }” does not fit in this part of the sentence.
    }

## Undoing

reason-undo-chance = This can no longer be undone, because the die has been rolled or cards shuffled since.

## Workers and minions

reason-not-built = “{ $building }” does not stand in the village. Choose a building of the Commons, or one that lies open in a district.
reason-no-worker-left = You have no worker left in your supply. Take your workers back first.
reason-no-worker-on-board = You have no piece on the board to take back. Place a worker instead.
reason-no-worker-there = None of your workers stands at “{ $building }”. Choose a building where one does.
reason-token-lies-there = Your influence already lies on “{ $building }”, and it can lie there only once. Choose another building.
reason-no-such-minion = { option-take-minion.name } is not among the minions in your supply. Choose one that is.
reason-minions-stay-at-home = “{ $building }” does not lie open in your district. Minions can be placed only at buildings of your own district.
reason-somebody-is-there = Somebody is already at “{ $building }”, and minions send nobody away. Choose an empty building of your district.

## Paying

reason-cannot-pay = You do not have enough for this. You still need: { $missing }.
reason-no-influence = This takes 1 influence, and you have none left. You first need something that brings influence back.
reason-not-your-card = “{ $card }” is not one of your cards. Choose one that lies in front of you.
reason-once-a-turn = You cannot use “{ $card }” until a later turn: each turn allows only one item and only one treasure.
reason-not-due = “{ $good }” is not part of what you still have to pay for this building. Choose a resource that you would have to pay.

## Building

reason-not-your-building-card = “{ $card }” is not a building card of yours. You can only build what lies in front of you as a building card.
reason-plot-is-taken = You cannot build this on plot { $plot } of your district, because the plot is not free. Choose another one.
reason-needs-building-beneath = “{ $card }” is built over a building of your district: not over the basic building, and not where a piece stands or influence lies. Choose another plot.
reason-cannot-build-that = For “{ $card }” you still need: { $missing }.
reason-cannot-build = You cannot build this now. You need a building card of your own, a plot in your district that suits it, and the resources shown on it.

## Crates

reason-not-your-crate = You cannot open crate { $number }, because its empty building card does not lie in front of you. Choose one of your own crates.
reason-cannot-open-crate = “{ $building }” is of no use to you now, because you have no crate. First get an empty building card with a crate.

## Objectives

reason-not-an-open-objective = “{ $objective }” does not lie open, and it is not a private objective of yours. Choose an objective that lies open.
reason-scored-already = You have already scored “{ $objective }”. Each objective counts for you only once.
reason-not-fulfilled = You do not meet the objective “{ $objective }” at this moment. Choose one whose condition you meet now.
reason-cannot-score-objective = “{ $building }” is of no use to you now, because you cannot score an objective. You need one that you meet and have not scored yet, and 1 influence for it.

## Quota table

reason-no-such-space = The quota table has no space in row “{ $row }”, column { $column }, or does not have it yet. Choose another one.
reason-space-is-taken = The space in row “{ $row }”, column { $column }, is already taken. Choose a free one.
reason-too-few-to-deliver =
    { $there ->
        [0] This space asks for { $needed } × { $row }, and you have none. Choose another space.
       *[other] This space asks for { $needed } × { $row }, and you have only { $there }. Choose a space that asks for less.
    }
reason-cannot-deliver = “{ $building }” is of no use to you now, because you do not have enough for any free space of the quota table. You need all that a space asks for, and 1 influence for it.

## Reputation

reason-track-is-full = No space is left on the reputation track.

## What is gained

reason-not-on-the-mat = “{ $card }” does not lie on the advancement mat. Take a card that lies there.
reason-other-kind =
    { $kind ->
        [assistant] “{ $card }” is not an assistant. Take an assistant from the advancement mat here.
        [friend] “{ $card }” is not a friend. Take a friend from the advancement mat here.
        [guest] “{ $card }” is not a guest. Take a guest from the advancement mat here.
        [item] “{ $card }” is not an item. Take an item from the advancement mat here.
        [treasure] “{ $card }” is not a treasure. Take a treasure from the advancement mat here.
       *[other] “{ $card }” is not a card of the kind that you may take here. Take one of those offered.
    }
reason-no-such-benefit =
    { $most ->
        [one] “{ $building }” has only one benefit to choose. Choose number 1.
       *[other] “{ $building }” has only { $most } benefits to choose from. Choose a number from 1 to { $most }.
    }
reason-not-offered = “{ $good }” is not something you gain here, or you cannot do without it.
reason-none-in-supply = There is no “{ $good }” left in the general supply. Choose something else.


### What happens

## Before the first round

event-rolled-nobody = The Charterstone die shows { $district }.
event-first = { $seat } goes first.
event-settled-nobody = In { $district }, “{ $building }” now stands on plot { $plot }.

## Course of play

event-turn-nobody = Round { $round } begins.
event-placed = { $seat } places a worker at “{ $building }”.
event-bumped = { $seat }: the worker at “{ $building }” is sent away and returns to the supply.
event-taken-back =
    { $workers ->
        [one] { $seat } takes one piece back from the board.
       *[other] { $seat } takes { $workers } pieces back from the board.
    }
event-progress = { $seat } moves the progress token to space { $space }.
event-last-round-nobody = The progress token has reached the end of its track: this round is the last.
event-ranked =
    { $tokens ->
        [one] { $seat } has 1 influence on the reputation track and gains { $vp } victory points for it.
       *[other] { $seat } has { $tokens } influence on the reputation track and gains { $vp } victory points for it.
    }
event-won =
    { $vp ->
        [one] { $seat } wins with 1 victory point!
       *[other] { $seat } wins with { $vp } victory points!
    }

## Paying and gaining

event-paid = { $seat } pays { event-gained.what }.
event-gained = { $seat } gains { event-gained.what }.
    .what =
        { $amount ->
            [one] 1 { $good }
           *[other]
                { $good ->
                    [influence] { $amount } influence
                    [reputation] { $amount } reputation
                    [coal] { $amount } coal
                    [wood] { $amount } wood
                    [clay] { $amount } clay
                    [iron] { $amount } iron
                    [grain] { $amount } grain
                   *[other] { $amount } { $good }s
                }
        }
event-missed = { $seat } does not get everything. Missing from the supply: { event-gained.what }.
event-assisted = { $seat } has the help of “{ $card }”.
event-income = { $seat } receives income from “{ $source }”.

## Cards

event-took-card = { $seat } takes “{ $card }” from the advancement mat.
event-discarded = { $seat } puts “{ $card }” on the discard pile.
event-refilled-nobody = “{ $card }” is new on the advancement mat.
event-reshuffled-nobody =
    { $cards ->
        [one] The advancement deck is shuffled and now has 1 card.
       *[other] The advancement deck is shuffled and now has { $cards } cards.
    }
event-archived = { $seat } puts the card “{ $card }” into the archive.
event-finished = { $seat } finishes “{ $item }”.
event-played = { $seat } plays “{ $treasure }”.

## Building, opening, scoring, delivering

event-built = { $seat } builds “{ $building }” on plot { $plot }.
event-opened = { $seat } opens crate { $crate }. New building cards: { $buildings }.
event-scored = { $seat } scores the objective “{ $objective }”.
event-drew-objective = { $seat } draws the private objective “{ $objective }”.
event-delivered = { $seat } takes the space of the quota table in row “{ $row }”, column { $column }.
event-reputation = { $seat } puts 1 influence on the reputation track and now has { $tokens } there.

## Minions

event-took-minion = { $seat } gains a minion: { $minion }.
event-minion-returned = { $seat } returns a minion: { $minion }.
event-minion-placed = { $seat } places a minion at “{ $building }”: { $minion }.
event-minion-visited = { $seat } has a minion at “{ $building }” that is visited: { $minion }.

## Automas

event-automa-drew = { $seat } turns up the Automa card “{ $card }”.


### What is asked

## Before the first round

prompt-place-basic = On which plot of your district do you put your basic building?

## Course of a turn

prompt-turn = What do you do on your turn?
prompt-pay = Which resource do you pay ({ $amount } to go)?
prompt-discard-card = Which of your cards do you discard ({ $amount } to go)?

## Building, opening, scoring, delivering

prompt-build = Which building card do you build, and on which plot?
prompt-waive = Which resource do you leave unpaid for the building ({ $amount } to go)?
prompt-open = Which of your crates do you open?
prompt-score = Which objective do you score?
prompt-deliver = On which space of the quota table do you deliver?
prompt-return-minion = Which of your minions do you return ({ $amount } to go)?

## What is gained

prompt-benefit = Do you take everything, or do you do without some of it?
prompt-choose-benefit = Which benefit of “{ $building }” do you choose?
prompt-gain = Which resource do you take ({ $amount } to go)?
prompt-take-card =
    { $kind ->
        [assistant] Which assistant do you take from the advancement mat?
        [friend] Which friend do you take from the advancement mat?
        [guest] Which guest do you take from the advancement mat?
        [item] Which item do you take from the advancement mat?
        [treasure] Which treasure do you take from the advancement mat?
       *[card] Which card do you take from the advancement mat?
    }
prompt-take-minion = Which minion do you take from the general supply?
prompt-fetch = From which building do you fetch a worker?
prompt-reputation = Do you put 1 influence on the reputation track?
prompt-guest = Which reward shall “{ $guest }” pay you?


### What can be chosen

## Before the first round

option-place-basic = On plot { $plot }

## Course of a turn

option-place = Place a worker: { $building }
option-place-minion = Place a minion: { option-take-minion.name } at { $building }
option-take-back = Take all pieces back
option-finish = Finish the item: { $item }
option-play = Play the treasure: { $treasure }
option-pay = Pay: { $resource }
option-discard = Discard “{ $card }”

## Building, opening, scoring, delivering

option-build = Build { $card } on plot { $plot }
option-waive = Do not pay: { $resource }
option-open = Open crate { $number }
option-score = Score the objective: { $objective }
option-deliver = Deliver: { $row }, column { $column }
option-return-minion = Return a minion: { option-take-minion.name }

## What is gained

option-take-all = Take everything
option-decline = Do without: { $good }
option-choose-benefit = Choose benefit number { $number }
option-gain = Take: { $resource }
option-take = Take “{ $card }”
option-take-minion = Take a minion: { option-take-minion.name }
    .name =
        { $kind ->
            [winkerkrabbe] Fiddler Crab
            [klatschtaucher] Gossip Puffin
            [postpelikan] Post Pelican
            [schlickwuehler] Silt Digger
            [kupferkrake] Copper Octopus
            [leuchtqualle] Lantern Jelly
           *[other] { $kind }
        }
option-fetch = Fetch a worker: { $building }
option-take-reputation = Put 1 influence on the reputation track
option-decline-reputation = Do without the reputation
option-guest-pays =
    { $reward ->
        [a] First reward: { $guest }
       *[b] Second reward: { $guest }
    }
