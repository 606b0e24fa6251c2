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

phase-roll = Würfeln
phase-action = Aktionsphase
phase-draw = Nachziehen
phase-exchange = Tauschen

fold-trade = Tauschen
fold-trade-region = Tauschen mit dem Großen Handelsschiff
fold-demolish = Abreißen
fold-build = Bauen
fold-build-open = Vom offenen Stapel bauen
fold-build-road = Straßen bauen
fold-build-settlement = Siedlungen bauen
fold-build-city = Städte bauen
fold-lay-at = An eine Landschaft legen
fold-play = Karten spielen
fold-put = Karten unter einen Stapel legen
fold-draw = Nachziehen
fold-search = Stapel durchsuchen
fold-swap-regions = Landschaften vertauschen
fold-swap-cards = Karten vertauschen
fold-take-card = Karte nehmen
fold-take-discard = Aus der Ablage nehmen
fold-steal = Karte wegnehmen
fold-demand = Rohstoff verlangen
fold-buy = Rohstoff kaufen
fold-receive = Rohstoff bekommen
fold-take = Rohstoff nehmen
fold-take-lost = Rohstoff nehmen und verlieren
fold-store = Einlagern
fold-pay = Bezahlen
fold-give = Abgeben
fold-save = Sparen
fold-name = Gebäude nennen
fold-remove = Hergeben
fold-plunder = Auffüllen
fold-choose-region = Landschaft wählen
fold-lay-above = Landschaft legen
fold-set-die = Würfel stellen
fold-appease = Besänftigen
