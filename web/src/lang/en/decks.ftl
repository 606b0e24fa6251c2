### Building decks, for every game with decks of your own.

deck-title = Decks for { $game }
deck-loading = Fetching the cards …
deck-intro = Put a deck together and bring it to a table where everybody plays with a deck of their own.
deck-cards = Cards
deck-found =
    { $amount ->
        [0] No card fits.
        [one] 1 card
       *[other] { $amount } cards
    }
deck-filter = Find cards
deck-filter-text = Name or text
deck-filter-any = all
deck-filter-clear = Clear filters
deck-add = Put { $card } into the deck
deck-take-out = Take { $card } out of the deck
deck-in-deck = { $amount } of at most { $most } in the deck
deck-yours = Your deck
deck-jump = To the cards or the deck
deck-name = Name
deck-name-new = New deck
deck-part = { $name }: { $amount } / { $size }
deck-games = Games with decks of your own
deck-none = Decks for this game cannot be built here.
deck-count = { $amount } of { $size } cards
deck-empty = No card yet. Take some from the list, or start from a random deck.
deck-random = Random deck
deck-clear = Empty
deck-save = Save
deck-saved-as = Saved: { $name }
deck-checking = Checking …
deck-legal = You can play with this deck.
deck-rules = Rules:
deck-mine = Saved decks
deck-mine-none = No deck is saved in this browser yet.
deck-load = Open { $name }
deck-remove = Delete { $name }
deck-remove-short = Delete
deck-text = As text
deck-text-help = One card per line, with a number before it for several; anything after # is ignored.
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
deck-other = Choose another deck
deck-bring = Bring this deck
deck-brought = You now bring the deck you have chosen.
deck-group = { $name }: { $amount }
deck-samples = Sample decks
deck-test = Test hand
deck-test-help = A game could begin like this: your cards shuffled and dealt into stacks. You pick your starting hand from one of them.
deck-test-stack =
    { $amount ->
        [one] Stack { $number }: 1 card
       *[other] Stack { $number }: { $amount } cards
    }
deck-test-again = Deal again
deck-test-dealt = Dealt { $times } times
deck-link = As a link
deck-link-help = Whoever opens the link gets a copy. The deck is in the link itself, not on the server.
deck-link-none = As soon as there is a card in the deck, you find a link to share here.
deck-link-copy = Copy link
deck-link-copied = Link copied.
deck-link-copy-failed = Copying did not work. Select the link and copy it yourself.
deck-link-opened = The deck from the link is open. Save it if you want to keep it.
deck-link-broken = This link is incomplete or was changed, so no deck was opened from it.
deck-link-unknown = The deck from the link is open, but these of its cards do not exist here: { $cards }.
deck-choice-all = all
deck-choice-some = { $amount } of { $of }
deck-does-not-fit = You cannot play this deck with these options.
deck-suit = Adjust the options to this deck
deck-suited = Adjusted to this deck: { $names }.
