# The table of Karthedis.

## Seats at the table

ka-turn = to play
ka-mark-leader = Market leader
ka-mark-passed = passed
ka-mark-done = done
ka-mark-winner = wins
ka-won-none = no resource yet
ka-won-said = won: { $goods }
ka-goods-left =
    { $amount ->
        [0] goal reached
        [one] one more to win
       *[other] { $amount } more to win
    }
ka-won-amount = { $amount } { $resource }
ka-count-hand =
    { $amount ->
        [one] 1 card in hand
       *[other] { $amount } cards in hand
    }
ka-count-deck =
    { $amount ->
        [one] 1 card in the deck
       *[other] { $amount } cards in the deck
    }
ka-count-removed =
    { $amount ->
        [one] 1 card removed from the game
       *[other] { $amount } cards removed from the game
    }
ka-laid = Open in front of { $name }
ka-laid-card = { $card }, open in front of { $name }
ka-pass-card = Face down in front of you, for passing: { $card }
ka-shown-hand = The hand that { $name } shows

## The market

ka-market = Market
ka-round = Round { $round }
ka-victory = Goal: { $condition }
ka-condition-distinct = { $amount } different
ka-condition-same = { $amount } alike
ka-condition-or = { $one } or { $other }
ka-condition-and = { $one } and { $other }
ka-condition-named = { $amount } × { $resource }
ka-resource-deck =
    { $amount ->
        [one] 1 resource in the deck
       *[other] { $amount } resources in the deck
    }
ka-slot = Place { $number }: { $resource }
ka-slot-empty = Place { $number }: no resource
ka-slot-none = empty
ka-slot-taken = won by { $name }
ka-stack = { $amount } in the deck
ka-slot-bids =
    { $amount ->
        [0] no bid yet
        [one] 1 bid
       *[other] { $amount } bids
    }
ka-bids = Bids at place { $number }
ka-bid-hidden = Bid { $number } of { $owner }, face down
ka-bid-known = Bid { $number } of { $owner }, face down, known to you: { $card }, trade value { $value }
ka-bid-up = Bid { $number } of { $owner }: { $card }, trade value { $value }
ka-bid-shielded = opponents cannot change its value
ka-bid-edge = wins a tie
ka-totals = Totals at place { $number }
ka-total = { $name }: { $total } in all
ka-total-tied = { $name }: { $total } in all, tied
ka-tie = Tie

## What can be chosen, with the names of what lies there now

ka-say-good = { $good } (place { $place })
ka-say-bid = Bid { $card } on { $good }
ka-say-redraw = Replace { $good }
ka-say-move-to = Move to { $good }
ka-say-exchange = Swap { $good } and { $other }
ka-say-hidden-bid = Bid { $number } of { $owner } on { $good }
ka-say-known-bid = Bid { $number } of { $owner } on { $good }: { $card }

## Hand and piles

ka-hand =
    { $amount ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $amount } cards
    }
ka-hand-empty = You have no cards in hand.
ka-click-again = once more
ka-card-said = { $card }, { $species }, trade value { $value }
ka-value = Trade value { $value }
ka-places = Where to put the card
ka-place-open = Lay open
ka-place-down = Face down, and pass
ka-place-act = Intervene
ka-place-out = Opt out
ka-place-pass = Go on without a card
ka-place-done = Say you are done
ka-bid-hint = Click a resource to bid
ka-pile-of = Recall pile of { $name }: { $amount }
ka-pile-own = Your recall pile
ka-pile-empty = No card lies here.
ka-looked = The top cards of your deck
ka-removed = Removed from the game by you
ka-playing = Being settled:
ka-close = Close

## The draft

ka-pack = Your pack
ka-pack-wait = Chosen. The packs will be passed on in a moment.
ka-drafted = Chosen so far: { $amount } of { $size }
ka-drafted-card = { $card }, trade value { $value }
ka-drafted-none = The cards of your deck gather here.
ka-curve = How many cards there are of each trade value
ka-curve-bar =
    { $amount ->
        [one] Value { $value }: 1 card
       *[other] Value { $value }: { $amount } cards
    }

## Looked at closely

ka-rules = Rules:
ka-resource-copies = { $amount } of them in a game
ka-resource-won = { $amount } won already
ka-resource-text = Resources you have won count only for the victory condition; nothing takes them away again.

## Phases of a round, and what the list folds together

phase-opening = Opening
phase-call = 1st call
phase-trade = Trading
phase-second-call = 2nd call
fold-draft = Keep
fold-use = Show and use
fold-call = Lay open
fold-pass-with = Lay face down and pass
fold-bid = Bid
fold-intervene = Intervene
fold-opt-out = Opt out
means-opt-out = You stay out of this trading: the card is recalled openly, and you play nothing more in this trading phase.
fold-recall = Recall
fold-discard = Discard
fold-put-next = Put next
fold-retrieve = Take from the recall pile
fold-remove = Remove from the game
fold-reclaim = Take back into the hand
fold-choose-seat = Choose a player
fold-redraw = Replace a resource
fold-exchange = Swap resources
fold-banish = Remove an open card
fold-choose-bid = Choose a bid
fold-move-to = Move a bid
