prompt-play = Play a card.
option-play = Play { $card }
event-played = { $seat } plays { $card }.
reason-played-already = You have played { $card } already.
# what the Phoenix does
reason-burns = The Phoenix burns everything.
