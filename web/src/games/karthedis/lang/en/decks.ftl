### What only this game has when decks are built.

deck-filter-species = Species
deck-filter-value = Trade value
deck-filter-keyword = Ability
deck-filter-plain = no ability
deck-curve = Trade values
deck-mean = { $mean } on average
deck-shares = Species
deck-share =
    { $amount ->
        [one] { $species }: 1 card
       *[other] { $species }: { $amount } cards
    }
deck-choice-deck_copies = Copies of a card in a deck
deck-copies-each =
    { $amount ->
        [one] each at most once
       *[other] each at most { $amount } times
    }
