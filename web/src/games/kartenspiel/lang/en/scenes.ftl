### Words of its examples of rules that only this game has.

scene-word-tournament = tournament points
scene-word-actions-open = action cards allowed
scene-word-open-stack = cards lying open
scene-word-used = used this turn
scene-word-counted = counters
scene-word-blocks = on other cards
scene-word-bans = bans
scene-word-metropolises = metropolises in stock
scene-word-citadels = citadels in stock
scene-word-charged = charged this turn
scene-word-cast = cast this turn
scene-word-stopped = stopped this turn
scene-word-banished = events out of the game
scene-word-foreseen = events foreseen
scene-word-forces = what changes the strength of others
