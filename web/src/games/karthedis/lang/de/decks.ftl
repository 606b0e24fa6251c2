### Was beim Deckbau nur dieses Spiel hat.

deck-filter-species = Spezies
deck-filter-value = Handelswert
deck-filter-keyword = Fähigkeit
deck-filter-plain = ohne Fähigkeit
deck-curve = Handelswerte
deck-mean = im Schnitt { $mean }
deck-shares = Spezies
deck-share =
    { $amount ->
        [one] { $species }: 1 Karte
       *[other] { $species }: { $amount } Karten
    }
deck-choice-deck_copies = Gleiche Karten im Deck
deck-copies-each =
    { $amount ->
        [one] jede höchstens einmal
       *[other] jede höchstens { $amount }-mal
    }
