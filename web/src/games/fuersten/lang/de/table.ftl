### Was der Tisch der Fürsten beschriftet.

points-skill =
    { $amount ->
        [one] 1 Geschicklichkeitspunkt
       *[other] { $amount } Geschicklichkeitspunkte
    }
points-progress =
    { $amount ->
        [one] 1 Fortschrittspunkt
       *[other] { $amount } Fortschrittspunkte
    }
kind-hero = Held
kind-trade_ship = Handelsschiff
kind-unit = Einheit
kind-region_expansion = Landschaftsausbau
count-skill = Geschick
count-progress = Fortschritt
set-basis = Basis
set-gold = Gold
set-wirren = Wirren
set-fortschritt = Fortschritt
die-raeuberueberfall = Räuber{"\u00AD"}überfall
die-handel = Handel
die-fest = Fest
die-reiche_ernte = Reiche Ernte
die-ereigniskarte = Ereignis{"\u00AD"}karte

fold-trade-region = Tauschen mit dem Großen Handelsschiff
fold-build-open = Vom offenen Stapel bauen
fold-lay-at = An eine Landschaft legen
fold-swap-cards = Karten vertauschen
fold-buy = Rohstoff kaufen
fold-receive = Rohstoff bekommen
fold-remove = Hergeben
fold-plunder = Auffüllen
fold-appease = Besänftigen
