### Was der Tisch eines Fürstentums beschriftet, in jedem Spiel, das so gespielt wird.

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
region-label = { $name } { $number }: { $stored } { $resource }
card-at = { $name }, { $where }
card-foreign = gehört dem anderen
card-blocked = wirkt nicht: { $by } liegt darauf
card-counts = Zähler { $count }
card-power =
    { $power ->
        [0] keine Zauberkraft
       *[other] { $power } von { $most } Zauberkraft
    }
card-casts = Zaubern kostet { $amount } Zauberkraft
card-used = in diesem Zug schon genutzt
card-charged = eben aufgeladen, ruht bis zum Ende dieses Zugs
power-amount = { $amount } Zauberkraft
potion-works = { $card } wirkt
place-settlement =
    { $alone ->
        [yes] Siedlung
       *[no] { $number }. Siedlung
    }
place-city =
    { $alone ->
        [yes] Stadt
       *[no] { $number }. Stadt
    }
place-metropolis = Metropole
place-citadel =
    { $alone ->
        [yes] Zitadelle
       *[no] { $number }. Zitadelle
    }
site-above = über der { $place }
site-below = unter der { $place }
say-build-city = Stadt bauen (auf der { $place })
say-build-metropolis = { $place } zur Metropole ausbauen
say-build-citadel = Zitadelle bauen (auf der { $place })
say-strike = Die { $place } des Gegners treffen
site-empty = freier Bauplatz { $where }
place-label = { $what }, Platz { $number }
road-end = Ende der Reihe { $side }: Platz für eine Straße
settlement-end = hinter der Straße { $side }: Platz für eine Siedlung
rising-settlement = Siedlung: steht schon, ihre Landschaften fehlen noch
rising-region = neue Landschaft
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
card-once = nur eine
card-land = Land
card-settlement = Siedlung
card-city = Stadt
card-citadel = Zitadelle
kind-building = Gebäude
kind-centre = Zentrumskarte
kind-region = Landschaft
count-strength = Stärke
count-trade = Handel
goal = Ziel: { $target }
event = Ereignis
yield = Ertrag
far-large = Das Fürstentum von { $name } groß zeigen
far-small = Wieder klein zeigen
rules-of-card = Regeln:
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
stack-top = oberste Karte offen: { $card }
stack-banned = { $card } liegt darauf
event-stack = Ereignisstapel, noch { $left }; zuletzt: { $card }
event-pile = Ereigniskarten
event-pile-seen =
    { $left ->
        [one] 1 Karte im Stapel.
       *[other] { $left } Karten im Stapel.
    } Aufgedeckt seit dem letzten Mischen, die neueste zuerst; was ausgeführt ist, liegt verdeckt zuunterst.
event-pile-none =
    { $left ->
        [one] 1 Karte im Stapel.
       *[other] { $left } Karten im Stapel.
    } Noch wurde keine Ereigniskarte aufgedeckt.
event-pile-open = liegt jetzt offen
event-pile-last = zuletzt aufgedeckt
event-foreseen = als Nächstes: { $cards }
event-banished = aus der Partie: { $cards }
event-next = { $card }: als Nächstes
event-next-short = Als Nächstes
event-under = { $card }: unter den Stapel
event-under-short = Unter den Stapel
event-pile-foreseen = Diese kommen als Nächstes, das weißt nur du
event-pile-banished = Aus der Partie genommen
discard-label = Ablagestapel: { $left }; obenauf: { $card }
discard-label-of = Ablage ({ $name }): { $left }; obenauf: { $card }
row-of = Stapel und Ablage: { $name }
own-deck-times = { $amount }-mal
own-deck-events = Ereignisse
own-deck-cards = Karten
own-deck-help = Mit diesem Deck spielst du. Dein Gegner sieht es nicht.
own-deck = Dein Deck
own-deck-label = Dein Deck: { $amount } Karten
own-deck-short = Deck
put-away = Weggelegte Karten
put-away-help = Diese Karten hast du vor der Partie weggelegt, und sie kommen nicht ins Spiel. Nur du siehst sie.
put-away-label =
    { $amount ->
        [one] Weggelegt: 1 Karte
       *[other] Weggelegt: { $amount } Karten
    }
put-away-short = Weggelegt
tray = Zur Wahl

reconstructed = Von uns ergänzt: { $parts }.
card-reconstructed = teils ergänzt
part-name = Name
part-cost = Kosten
part-effect = Wirkung
part-copies = Anzahl
part-vp = Siegpunkte
part-strength = Stärke
part-tournament = Turnierpunkte
part-trade = Handelspunkte
part-placement = Bauplatz
part-requires = Bedingung
part-region = Landschaft
part-sets = Set
part-kind = Art
part-de = deutscher Name
part-tournament_formula = wie die Turnierpunkte gezählt werden
part-strength_or_trade = ob Stärke oder Handel

phase-roll = Würfeln
phase-action = Aktion
phase-draw = Nachziehen
phase-exchange = Tauschen

fold-trade = Tauschen
fold-demolish = Abreißen
fold-build = Bauen
fold-build-road = Straßen bauen
fold-build-settlement = Siedlungen bauen
fold-build-city = Städte bauen
fold-build-metropolis = Eine Metropole bauen
fold-build-citadel = Zitadellen bauen
fold-play = Karten spielen
fold-put = Karten unter einen Stapel legen
fold-draw = Nachziehen
fold-search = Stapel durchsuchen
fold-swap-regions = Landschaften vertauschen
fold-take-card = Karte nehmen
fold-take-discard = Aus der Ablage nehmen
fold-steal = Karte wegnehmen
fold-demand = Rohstoff verlangen
fold-take = Rohstoff nehmen
fold-take-lost = Rohstoff nehmen und verlieren
fold-store = Einlagern
fold-pay = Bezahlen
fold-give = Abgeben
fold-save = Sparen
fold-name = Gebäude nennen
fold-choose-region = Landschaft wählen
fold-lay-above = Landschaft legen
fold-set-die = Würfel stellen
