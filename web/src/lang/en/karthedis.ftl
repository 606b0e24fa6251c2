# The table of Karthedis and the deck builder.

## Seats at the table

ka-turn = to play
ka-mark-leader = Market leader
ka-mark-passed = passed
ka-mark-done = done
ka-mark-winner = wins
ka-won = Resources won
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
ka-laid = Open before { $name }
ka-laid-card = { $card }, open before { $name }
ka-pass-card = Face down before you, to pass: { $card }

## The market

ka-market = Market
ka-round = Round { $round }
ka-victory = Goal: { $condition } resources
ka-condition-distinct = { $amount } different
ka-condition-same = { $amount } equal
ka-condition-or = { $one } or { $other }
ka-resource-deck =
    { $amount ->
        [one] 1 resource in the deck
       *[other] { $amount } resources in the deck
    }
ka-slot = Place { $number }: { $resource }
ka-slot-empty = Place { $number }: no resource
ka-slot-none = empty
ka-slot-taken = won by { $name }
ka-slot-bids =
    { $amount ->
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
ka-total-short = total

## Hand and piles

ka-hand =
    { $amount ->
        [0] Your hand is empty
        [one] Your hand: 1 card
       *[other] Your hand: { $amount } cards
    }
ka-hand-empty = You have no cards in hand.
ka-click-again = click again
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

## Deck building

deck-title = Decks for Karthedis
deck-loading = Fetching the cards …
deck-intro = Put a deck together and bring it to a table with free deck building.
deck-cards = Cards
deck-found =
    { $amount ->
        [0] No card fits.
        [one] 1 card
       *[other] { $amount } cards
    }
deck-filter = Find cards
deck-filter-text = Name or text
deck-filter-species = Species
deck-filter-value = Trade value
deck-filter-keyword = Ability
deck-filter-any = all
deck-filter-plain = no ability
deck-filter-clear = Clear filters
deck-add = Put { $card } into the deck
deck-take-out = Take { $card } out of the deck
deck-in-deck = { $amount } in the deck
deck-yours = Your deck
deck-jump = To the cards or the deck
deck-name = Name
deck-name-new = New deck
deck-count = { $amount } of { $size } cards
deck-empty = No card yet. Take some from the list, or start from a random deck.
deck-copies = Equal cards in a deck
deck-copies-each =
    { $amount ->
        [one] each at most once
       *[other] each at most { $amount } times
    }
deck-random = Random deck
deck-clear = Empty
deck-save = Save
deck-saved-as = Saved: { $name }
deck-checking = Checking …
deck-legal = You can play with this deck.
deck-rules = Rules:
deck-curve = Trade values
deck-mean = { $mean } on average
deck-shares = Species
deck-share =
    { $amount ->
        [one] { $species }: 1 card
       *[other] { $species }: { $amount } cards
    }
deck-mine = Saved decks
deck-mine-none = No deck is saved in this browser yet.
deck-load = Open { $name }
deck-remove = Delete { $name }
deck-remove-short = Delete
deck-text = As text
deck-text-help = One card a line, with a number before it for several; what stands after # does not count.
deck-text-area = Deck list
deck-copy = Copy
deck-copied = Copied.
deck-copy-failed = Copying did not work. Select the text and copy it yourself.
deck-read = Use this list
deck-read-done =
    { $amount ->
        [one] 1 card read.
       *[other] { $amount } cards read.
    }
deck-read-unknown = Line { $line }: there is no card “{ $word }”.

## Phases of a round, and what the list folds together

phase-karthedis-opening = Opening phase
phase-karthedis-call = First call phase
phase-karthedis-trade = Trading phase
phase-karthedis-second-call = Second call phase
fold-karthedis-draft = Keep
fold-karthedis-use = Show and use
fold-karthedis-call = Lay open
fold-karthedis-pass-with = Lay face down and pass
fold-karthedis-bid = Bid
fold-karthedis-intervene = Intervene
fold-karthedis-opt-out = Opt out
fold-karthedis-recall = Recall
fold-karthedis-discard = Discard
fold-karthedis-put-next = Put next
fold-karthedis-retrieve = Take from the recall pile
fold-karthedis-remove = Remove from the game
fold-karthedis-reclaim = Take back into the hand
fold-karthedis-choose-seat = Choose a player
fold-karthedis-redraw = Replace a resource
fold-karthedis-exchange = Swap resources
fold-karthedis-banish = Remove an open card
fold-karthedis-choose-bid = Choose a bid
fold-karthedis-move-to = Move a bid

term-karthedis-victory-quick = 3 different or 2 alike
term-karthedis-victory-distinct3 = 3 different
term-karthedis-victory-same2 = 2 alike
term-karthedis-victory-long = 5 different
term-karthedis-victory-same3 = 3 alike
