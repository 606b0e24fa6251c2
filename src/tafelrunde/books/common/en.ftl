# What every game says alike: the kernel's own refusals. A game's file may say any of it in its own way.

reason-game-over = The game is over.
reason-chance-first = Chance comes first, and only then does play go on.
reason-not-your-turn = You are not being asked right now. Wait until it is your choice again.
reason-not-asked-now = That is not among the choices now. The question is: { $prompt }
reason-no-chance-now = Nothing is left to chance right now.
reason-impossible-outcome = This result is not possible here. Possible are: { $possible }.
reason-impossible-shuffle = This order does not fit what is being shuffled. Name exactly the same things, each as often as it occurs.
reason-not-understood = “{ $text }” could not be understood.
reason-not-understood-near = { reason-not-understood } This pattern works: { $near }
reason-unknown-word = “{ $word }” does not fit in this part of the sentence.
reason-unknown-word-near = { reason-unknown-word } Did you mean “{ $near }”?
reason-undo-nothing = There is nothing to undo.
reason-undo-chance = This can no longer be undone, because chance has spoken since.
reason-undo-revealed = This can no longer be undone, because something hidden has become known since.
reason-undo-other-seat = You can only undo your own last choice, and only while nobody else has chosen after it.
