prompt-play = Spiel eine Karte.
option-play = { $card } spielen
event-played = { $seat } spielt { $card }.
reason-played-already = { $card } hast du schon gespielt.
# was der Phönix tut
reason-burns = Der Phönix verbrennt alles.
