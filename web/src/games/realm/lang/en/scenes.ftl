### Words of examples of rules that all games about principalities have.

scene-word-stock = stock
scene-word-total = resources in all
scene-word-victory-points = victory points
scene-word-expansions = expansions
scene-word-discard = discard pile
scene-word-trade = trade points
scene-word-strength = strength points
scene-word-stacks = stacks
scene-word-stack-sizes = stack sizes
scene-word-free-sites = free sites
scene-word-centre = centre of the principality
scene-word-events = event stack
scene-word-event = event
scene-word-event-card = event card
scene-word-production = production roll
scene-word-roads = roads in stock
scene-word-cities = cities in stock
scene-word-settlements = settlements in stock
scene-word-region-stack = region stack
scene-word-above = above
scene-word-below = below
scene-word-hand-limit = hand limit
scene-word-roll = roll
scene-word-action = actions
scene-word-draw = draw
scene-word-exchange = exchange
