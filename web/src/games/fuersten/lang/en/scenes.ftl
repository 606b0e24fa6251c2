### Words of its examples of rules that only this game has.

scene-word-skill = skill points
scene-word-progress = progress points
scene-word-open-stack = open stack
scene-word-covered = covered card
