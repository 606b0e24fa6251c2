### Words of its examples of rules that only this game has.

scene-word-won = won
scene-word-pile = recall pile
scene-word-values = totals
scene-word-deck = deck
scene-word-deck-size = deck size
scene-word-display = display
scene-word-laid = laid out
scene-word-round = round
scene-word-removed = removed
scene-word-bids = bids
scene-word-leader = market leader
scene-word-resources-left = resources in the deck
scene-word-resource-deck = resource deck
scene-word-lost = lost
scene-word-passed = passed
scene-word-done = done
scene-word-victory = victory condition
