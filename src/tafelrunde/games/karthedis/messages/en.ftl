# Karthedis – Future Market: all texts of all modes in English.
# Ids are already turned into names when a text fills them in; numbers come as numbers.


### Why something cannot be done

## What is agreed before the game

reason-number-of-seats = This game is for 2 to { $most } players, not for { $seats }.
reason-unknown-leader = “{ $word }” does not sit at this table and so cannot be the first market leader.
reason-no-condition = “{ $text }” is not a victory condition. Say for example “3 distinct or 2 same” or “2 same and 3 distinct”.
reason-impossible-condition =
    { $kind ->
        [distinct] Nobody can win { $number } different resources: with this card set it goes from 1 to { $most }.
        [same] Nobody can win { $number } resources of the same kind: with this card set it goes from 1 to { $most }.
       *[other] Nobody can win { $number } of { $kind }: with this card set it goes from 1 to { $most }.
    }
reason-no-deck = { $seat } has not brought a deck list.
reason-deck-copies = How often a card may be in a deck is a number from 1 to { $most }, not “{ $word }”.
reason-deck-unknown-card = Deck of { $owner }, line { $line }: there is no card “{ $word }”.
reason-deck-no-times = Deck of { $owner }, line { $line }: “{ $card }” is named 0 times. Leave the line out.
reason-deck-too-often =
    { $allowed ->
        [1] Deck of { $owner }, line { $line }: “{ $card }” may be in the deck only once.
       *[other] Deck of { $owner }, line { $line }: “{ $card }” may be in the deck at most { $allowed } times.
    }
reason-deck-size = Deck of { $owner }: a deck has { $size } cards, not { $cards }.

## At the table

reason-chance-first = Chance comes first: lots are drawn or cards shuffled, and only then does play go on.
reason-no-chance-now = No lots are being drawn and no cards shuffled right now.
reason-impossible-outcome =
    { $kind ->
        [leader] The first market leader cannot be drawn like this. Possible are: { $possible }.
       *[other] This result is not possible here. Possible are: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [resources] This order does not fit the resource deck. Name exactly the cards being shuffled, each as often as it occurs.
        [cards] This order does not fit the player cards. Name exactly the cards being shuffled, each as often as it occurs.
       *[other] This order does not fit the deck that is being shuffled. Name exactly its cards, each as often as it occurs.
    }

## What was entered

reason-unknown-word =
    { $slot ->
        [card] “{ $word }” is not a card of this game.
        [seat] “{ $word }” is not a seat. The seats are called p1, p2 and so on.
        [slot] “{ $word }” is not the number of a place of the display.
        [other] “{ $word }” is not the number of a place of the display.
        [number] “{ $word }” is not the number of a bid.
       *[unknown] “{ $word }” does not fit in this part of the sentence.
    }

## Undoing

reason-undo-chance = This can no longer be undone, because lots have been drawn or cards shuffled since.

## Cards and bids

reason-cannot-be-chosen = This is not one of the possibilities here. Choose one of those offered.
reason-not-in-hand = “{ $card }” is not among the cards in your hand.
reason-no-such-ability =
    { $keyword ->
        [spekulieren] “{ $card }” has no Speculate, so you cannot use it at the start of a round.
        [einsatz] “{ $card }” has no Stake, so you cannot use it when you draw it.
        [intervenieren] “{ $card }” has no Intervene, so you cannot intervene with it.
       *[other] “{ $card }” does not have the ability { $keyword }.
    }
reason-not-usable-now = You cannot use “{ $card }” now: either you have used it in this round already, or it came into your hand at the wrong moment for it.
reason-only-intervenes = “{ $card }” has Intervene and so is played face-up only in the trading phase. In a call phase you can at most lay it face-down to pass.
reason-has-passed = You have passed in this round, so in the trading phase you can only play cards with Intervene or announce that you are done.
reason-nothing-to-win = There is no resource to bid for at place { $slot } of the display.
reason-only-first-turn = You can opt out only on your first turn of the trading phase. After it you leave the trading by announcing that you are done.


### What happens

## Before the first round

event-drafted = { $seat } keeps a card of the pack.
event-drafted-secret = { $seat } keeps “{ $card }”.
event-packs-passed =
    { $direction ->
        [-1] What is left of the packs is passed on counter-clockwise.
       *[1] What is left of the packs is passed on clockwise.
    }
event-packs-passed-nobody = { event-packs-passed }

## Course of play

event-leader = Round { $round }: { $seat } is market leader.
event-revealed = Place { $slot } of the display now offers { $resource }.
event-revealed-nobody = { event-revealed }
event-won =
    { $how ->
        [condition] { $seat } has reached the victory condition and wins!
        [tie-break] Several players have reached the victory condition at once, and { $seat } wins the tie-break!
        [standstill] Play has come to a standstill before anyone reached the victory condition, and { $seat } wins by the resources won so far!
       *[other] The game is decided by { $how }: { $seat } wins!
    }
event-hand-shown = { $seat } lays the hand open: { $cards }.

## Drawing and showing cards

event-drew =
    { $amount ->
        [one] { $seat } draws a card.
       *[other] { $seat } draws { $amount } cards.
    }
event-drew-secret =
    { $amount ->
        [one] { $seat } draws a card ({ $cards }).
       *[other] { $seat } draws { $amount } cards ({ $cards }).
    }
event-deck-empty = { $seat }'s deck is empty, so nothing is drawn.
event-shown = { $seat } shows “{ $card }” and uses its ability.

## Call phases

event-called = { $seat } lays “{ $card }” face-up.
event-passed = { $seat } lays a card face-down and passes.
event-passed-secret = { $seat } lays “{ $card }” face-down and passes.
event-removed-pass = { $seat }'s face-down card is removed from the game unseen.
event-removed-pass-secret = { $seat }'s face-down card, “{ $card }”, is removed from the game unseen.
event-recalled = { $seat } recalls “{ $card }”.

## Trading phase

event-bid-laid = { $seat } lays bid { $number } face-down at place { $slot } of the display.
event-bid-laid-secret = { $seat } lays bid { $number } face-down at place { $slot } of the display: “{ $card }”.
event-intervened = { $seat } plays “{ $card }” for its Intervene ability.
event-opted-out = { $seat } opts out of the trading with “{ $card }”.
event-announced = { $seat } plays no more cards in this trading phase.
event-turned-up = { $seat } turns up bid { $number } at place { $slot } of the display: “{ $card }”, trade value { $value }.
event-bid-changed = { $seat }'s bid { $number } at place { $slot } of the display now counts { $value }.
event-bid-weighed = { $seat }'s face-down bid { $number } at place { $slot } of the display now counts differently.
event-bid-moved = { $seat } moves bid { $number } to place { $slot } of the display.
event-bid-withdrawn = { $seat } takes bid { $number } at place { $slot } of the display back into the hand.
event-shielded = Opponents can no longer change the value of { $seat }'s bid { $number } at place { $slot } of the display.
event-edged = With bid { $number }, { $seat } will win a tie at place { $slot } of the display.
event-peeked = { $seat } looks at the face-down bid { $number } at place { $slot } of the display.
event-peeked-secret = { $seat } looks at the face-down bid { $number } at place { $slot } of the display: it is “{ $card }”.
event-awarded = { $seat } wins { $resource } at place { $slot } of the display with a trade value of { $total }.
event-unsold =
    { $tied ->
        [0] Nobody has bid for { $resource } at place { $slot } of the display, so it stays there.
       *[other] { $resource } at place { $slot } of the display stays there, because { $tied } players share the highest trade value.
    }
event-unsold-nobody = { event-unsold }

## Other effects of cards

event-discarded = { $seat } discards “{ $card }”.
event-sifted =
    { $amount ->
        [one] { $seat } looks at the top card of their deck.
       *[other] { $seat } looks at the top { $amount } cards of their deck and may put them in another order.
    }
event-retrieved = { $seat } puts “{ $card }” from the recall pile { $to }.
event-removed = { $seat } removes a hand card from the game, face down.
event-removed-secret = { $seat } removes “{ $card }” from the game, face down.
event-reclaimed = { $seat } takes a card removed from the game back into the hand.
event-reclaimed-secret = { $seat } takes a card removed from the game back into the hand: “{ $card }”.
event-milled = { $seat } puts “{ $card }” from the deck of { $other } onto the recall pile.
event-wiped =
    { $amount ->
        [one] { $seat } removes the recall pile of { $other } from the game (1 card).
       *[other] { $seat } removes the recall pile of { $other } from the game ({ $amount } cards).
    }
event-redrawn = { $seat } replaces { $resource } at place { $slot } of the display with { $other }.
event-exchanged = { $seat } swaps the resources at places { $slot } and { $other } of the display.
event-banished = { $seat } removes an open card of { $other } from the game: “{ $card }”.
event-no-effect = For { $seat } the ability of “{ $card }” comes to nothing.


### What is asked

## Before the first round

prompt-draft = Which card of the pack do you keep?

## Course of a round

prompt-spekulieren = Opening phase: do you show a card and use its Speculate ability?
prompt-einsatz = Do you show a card you have just drawn and use its Stake ability?
prompt-call = Which card do you lay: face-up, or face-down to pass?
prompt-trade = What would you like to do in the trading phase?
prompt-second-call = Which card do you lay face-up (up to { $amount } more)?
prompt-show-hand = You have met the victory condition. Do you lay your hand open for all to see?
prompt-recall = Which of your cards is recalled next?

## Effects of cards

prompt-discard = Which card of your hand do you discard?
prompt-sift = Which card do you put next, counting from the top of your deck?
prompt-retrieve = Which card of your recall pile do you put { $to }?
prompt-refine =
    { $amount ->
        [one] Do you remove a card of your hand from the game and draw 1 card for it?
       *[other] Do you remove a card of your hand from the game and draw { $amount } cards for it?
    }
prompt-reclaim = Which of the cards you have removed from the game do you take into your hand?
prompt-wipe = Whose recall pile do you remove from the game?
prompt-tax = Which opponent must discard a card?
prompt-mill = From whose deck do cards go onto the recall pile?
prompt-redraw = At which place of the display do you replace the resource?
prompt-exchange = At which two places of the display do you swap the resources?
prompt-banish = Which open card do you remove from the game?

## Effects on bids

prompt-peek = Which face-down bid do you look at?
prompt-reroute = Which of your face-down bids do you move to another place of the display?
prompt-withdraw = Which of your face-down bids do you take back into your hand?
prompt-move = To which place of the display do you move bid { $number }?
prompt-weaken = Which rival bid is to count less?
prompt-halve = Which rival bid is to count only half?
prompt-support = Which other bid of yours is to count more?
prompt-echo = Of which other bid of yours do you use the Expertise?


### What can be chosen

## Course of a round

option-draft = Keep { $card }
option-use = Show { $card } and use it
option-pass = Go on without a card
option-call = Lay face-up: { $card }
option-pass-with = Pass with { $card } (face-down)
option-bid = Bid { $card } at place { $slot } of the display
option-intervene = Intervene with { $card }
option-opt-out = Opt out with { $card }
option-done = Announce that you are done
option-show-hand = Lay your hand open
option-recall = Recall { $card }

## Effects of cards

option-discard = Discard { $card }
option-put-next = Put { $card } next
option-retrieve = Take { $card } from your recall pile
option-remove = Remove { $card } from the game
option-reclaim = Take { $card } back into your hand
option-choose-seat = Choose { $seat }
option-redraw = Replace the resource at place { $slot } of the display
option-exchange = Swap the resources at places { $slot } and { $other } of the display
option-banish = Remove { $card } of { $seat } from the game
option-choose-bid = Choose bid { $number }
option-move-to = Move to place { $slot } of the display
