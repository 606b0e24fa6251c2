### Words of its examples of rules that only this game has.

scene-word-tournament = tournament points
scene-word-actions-open = action cards allowed
scene-word-open-stack = cards lying open
scene-word-used = used this turn
