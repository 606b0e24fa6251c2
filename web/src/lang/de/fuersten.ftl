### Was der Tisch der Fürsten beschriftet.

points-victory =
    { $amount ->
        [one] 1 Siegpunkt
       *[other] { $amount } Siegpunkte
    }
points-strength =
    { $amount ->
        [one] 1 Stärkepunkt
       *[other] { $amount } Stärkepunkte
    }
points-trade =
    { $amount ->
        [one] 1 Handelspunkt
       *[other] { $amount } Handelspunkte
    }
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
region-label = { $name } { $number }: { $stored } { $resource }
card-at = { $name }, { $where }
site-empty = freier Bauplatz { $where }
place-label = { $what }, Platz { $number }
road-end = Ende der Reihe { $side }: Platz für eine Straße
settlement-end = hinter der Straße { $side }: Platz für eine Siedlung
realm-of = Fürstentum: { $name }
stored-resources = Rohstoffe
resource-amount = { $amount } { $resource }
hand-size =
    { $size ->
        [one] 1 Handkarte
       *[other] { $size } Handkarten
    }
your-hand = Deine Hand: { $size } von { $limit } Karten
hand-empty = Keine Karten auf der Hand
their-hand = Die Hand des anderen
card-costs = kostet { $price }
card-lacks = es fehlt { $lack }
card-action = Aktion
card-event = Ereignis
card-city-only = nur an Städten
card-once = einmal
rules-of-card = Regeln:
set-basis = Basis
set-gold = Gold
set-wirren = Wirren
set-fortschritt = Fortschritt
middle = Die Mitte des Tisches
regions = Land
events = Ereignisse
discard = Ablage
dice = Würfel
dice-not-thrown = Würfel, noch nicht geworfen
dice-label = Gewürfelt: { $number } und { $event }
pile-label = { $name }, noch { $left }
stack-label = Stapel { $number } ({ $name }), noch { $left }
open-stack = offener Stapel: { $name }, noch { $left }
event-stack = Ereignisstapel, noch { $left }; zuletzt: { $card }
discard-label = Ablagestapel: { $left }; obenauf: { $card }
tray = Zur Wahl

fold-fuersten-trade = Tauschen
fold-fuersten-trade-region = Tauschen mit dem Großen Handelsschiff
fold-fuersten-demolish = Abreißen
fold-fuersten-build = Bauen
fold-fuersten-build-open = Vom offenen Stapel bauen
fold-fuersten-build-road = Straßen bauen
fold-fuersten-build-settlement = Siedlungen bauen
fold-fuersten-build-city = Städte bauen
fold-fuersten-lay-at = An eine Landschaft legen
fold-fuersten-play = Karten spielen
fold-fuersten-put = Karten unter einen Stapel legen
fold-fuersten-draw = Nachziehen
fold-fuersten-search = Stapel durchsuchen
fold-fuersten-swap-regions = Landschaften vertauschen
fold-fuersten-swap-cards = Karten vertauschen
fold-fuersten-take-card = Karte nehmen
fold-fuersten-take-discard = Aus der Ablage nehmen
fold-fuersten-steal = Karte wegnehmen
fold-fuersten-demand = Rohstoff verlangen
fold-fuersten-buy = Rohstoff kaufen
fold-fuersten-receive = Rohstoff bekommen
fold-fuersten-take = Rohstoff nehmen
fold-fuersten-take-lost = Rohstoff nehmen und verlieren
fold-fuersten-store = Einlagern
fold-fuersten-pay = Bezahlen
fold-fuersten-give = Abgeben
fold-fuersten-save = Sparen
fold-fuersten-name = Gebäude nennen
fold-fuersten-remove = Hergeben
fold-fuersten-plunder = Auffüllen
fold-fuersten-choose-region = Landschaft wählen
fold-fuersten-lay-above = Landschaft legen
fold-fuersten-set-die = Würfel stellen
fold-fuersten-appease = Besänftigen
