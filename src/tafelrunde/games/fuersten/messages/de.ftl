# Die Fürsten von Catan: alle Texte des Einführungsspiels auf Deutsch.
# Kennungen sind schon in Namen verwandelt, wenn ein Text sie einsetzt; Zahlen kommen als Zahlen.


### Warum etwas nicht geht

## Am Tisch

reason-game-over = Das Spiel ist zu Ende.
reason-chance-first = Zuerst entscheidet der Zufall: Es wird gewürfelt oder gemischt, erst danach geht es weiter.
reason-not-your-turn = Du bist gerade nicht gefragt. Warte, bis du wieder entscheiden darfst.
reason-not-asked-now = Das steht jetzt nicht zur Wahl. Die Frage lautet: { $prompt }
reason-no-chance-now = Gerade wird weder gewürfelt noch gemischt.
reason-impossible-outcome =
    { $kind ->
        [production_die] Dieses Ergebnis hat der Ertragswürfel nicht. Möglich sind: { $possible }.
        [event_die] Dieses Ergebnis hat der Ereigniswürfel nicht. Möglich sind: { $possible }.
        [start_die] Dieses Ergebnis hat der Würfel um den ersten Zug nicht. Möglich sind: { $possible }.
       *[other] Dieses Ergebnis ist hier nicht möglich ({ $kind }). Möglich sind: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [regions] Diese Reihenfolge passt nicht zum Landschaftsstapel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [events] Diese Reihenfolge passt nicht zum Ereignisstapel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [basis] Diese Reihenfolge passt nicht zu den Karten der Nachziehstapel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
       *[other] Diese Reihenfolge passt nicht ({ $kind }). Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
    }

## Was eingegeben wurde

reason-not-understood = „{ $text }“ ist nicht zu verstehen.
reason-not-understood-near = { reason-not-understood } Nach diesem Muster geht es: { $near }
reason-unknown-word =
    { $slot ->
        [card] „{ $word }“ ist keine Karte, die hier stehen kann.
        [site] „{ $word }“ ist kein Bauplatz. Ein Bauplatz heißt zum Beispiel 1-above oder 2-below.
        [othersite] „{ $word }“ ist kein Bauplatz. Ein Bauplatz heißt zum Beispiel 1-above oder 2-below.
        [region] „{ $word }“ ist keine Landschaft. Eine Landschaft heißt zum Beispiel wald-2.
        [resource] „{ $word }“ ist kein Rohstoff.
        [side] „{ $word }“ ist keine Seite. Es gibt left (links) und right (rechts).
        [place] „{ $word }“ ist keine Nummer eines Platzes.
        [stack] „{ $word }“ ist keine Nummer eines Stapels.
        [number] „{ $word }“ ist keine Zahl des Ertragswürfels.
        [rate] „{ $word }“ ist kein Tauschkurs. Getauscht wird 3 zu 1, mit einem Handelsschiff 2 zu 1.
       *[other] „{ $word }“ passt an dieser Stelle des Satzes nicht.
    }
reason-unknown-word-near = { reason-unknown-word } Meintest du „{ $near }“?

## Zurücknehmen

reason-undo-nothing = Es gibt nichts, was sich zurücknehmen ließe.
reason-undo-chance = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist gewürfelt oder gemischt worden.
reason-undo-revealed = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist etwas Verborgenes bekannt geworden.
reason-undo-other-seat = Du kannst nur deine eigene letzte Entscheidung zurücknehmen, und nur, solange danach niemand anders entschieden hat.

## Bauen

reason-cannot-afford = Dafür reichen deine Rohstoffe nicht. Dir fehlt noch: { $missing }.
reason-only-once = „{ $card }“ darf in jedem Fürstentum nur einmal ausliegen, und bei dir liegt die Karte schon.
reason-no-such-place = Platz { $place } gibt es in deinem Fürstentum nicht. Gezählt werden deine Siedlungen und Städte von links.
reason-site-full = Am Bauplatz { $site } ist nichts mehr frei. Eine Siedlung hat oben und unten Platz für je eine Karte, eine Stadt für je zwei.
reason-road-lies-there = Am Ende deiner Reihe liegt { $side } schon eine Straße. Dort kannst du als Nächstes eine Siedlung bauen.
reason-no-road-end = Eine Siedlung braucht eine Straße, die offen endet, und { $side } liegt keine. Baue dort zuerst eine Straße.
reason-city-already = Auf Platz { $place } steht schon eine Stadt. Eine neue Stadt kommt immer auf eine Siedlung.
reason-none-left = Der Stapel ist aufgebraucht: Die Karte „{ $card }“ kann niemand mehr bauen.

## Karten spielen

reason-not-in-hand = „{ $card }“ ist nicht unter den Handkarten.
reason-only-before-roll = „{ $card }“ spielst du nur zu Beginn deines Zuges, ehe die Würfel fallen.
reason-only-with-settlement = „{ $card }“ spielst du nur, während du eine Siedlung baust.
reason-only-action = „{ $card }“ spielst du nur in deiner Aktionsphase.
reason-die-already-set = Der Ertragswürfel steht in diesem Zug schon auf { $number }.
reason-too-few-resources =
    { $stored ->
        [0] Dafür brauchst du { $needed } Rohstoffe, und du hast keinen.
       *[other] Dafür brauchst du { $needed } Rohstoffe, und du hast nur { $stored }.
    }

## Tauschen

reason-too-few =
    { $stored ->
        [0] Dafür brauchst du { $needed } { $resource }, und du hast nichts davon.
       *[other] Dafür brauchst du { $needed } { $resource }, und du hast nur { $stored }.
    }
reason-too-few-there =
    { $stored ->
        [0] Dafür müssen { $needed } Rohstoffe in derselben Landschaft liegen, und { $region } ist leer.
        [one] Dafür müssen { $needed } Rohstoffe in derselben Landschaft liegen, in { $region } liegt aber nur einer.
       *[other] Dafür müssen { $needed } Rohstoffe in derselben Landschaft liegen, in { $region } liegen aber nur { $stored }.
    }
reason-same-resource = { $resource } gegen { $resource } lässt sich nicht tauschen. Wähle eine andere Sorte.
reason-no-ship = Du hast kein Handelsschiff, das { $resource } zum Kurs 2 zu 1 tauscht. Ohne Schiff tauschst du 3 zu 1.
reason-no-ship-beside = Neben { $region } liegt kein Großes Handelsschiff von dir.

## Rohstoffe lagern und abgeben

reason-other-resource = Hier geht es um { $resource }, nicht um eine andere Sorte.
reason-not-your-region = { $region } gehört nicht zu deinem Fürstentum.
reason-wrong-region = { $region } und { $resource } passen nicht zusammen. Jede Landschaft lagert nur, was sie selbst liefert.
reason-region-empty = { $region } ist leer. Wähle eine Landschaft, in der etwas lagert.
reason-region-full = { $region } ist voll. Mehr als 3 Rohstoffe lagert keine Landschaft.
reason-there-is-room = Für { $resource } ist noch Platz: { $region }. Ein Rohstoff verfällt nur, wenn er nirgends Platz findet.
reason-other-has-none = { $resource } kannst du nicht verlangen, denn im anderen Fürstentum gibt es nichts davon.
reason-no-room = { $resource } kannst du nicht verlangen, denn du hast keinen Platz dafür.

## Karten ziehen, ablegen und suchen

reason-no-such-stack =
    { $stacks ->
        [one] Diesen Stapel gibt es nicht. Es gibt nur einen Nachziehstapel.
       *[other] Diesen Stapel gibt es nicht. Die Nachziehstapel tragen die Nummern 1 bis { $stacks }.
    }
reason-stack-empty = Stapel { $stack } ist leer. Wähle einen anderen.
reason-stack-taken = Von Stapel { $stack } kommen schon die ersten Handkarten des anderen Fürstentums. Wähle einen anderen.
reason-search-too-dear =
    { $cost ->
        [one] Die Suche kostet 1 Rohstoff, und du hast keinen. Ziehe stattdessen eine oberste Karte.
       *[other] Die Suche kostet { $cost } Rohstoffe, und so viele hast du nicht. Ziehe stattdessen eine oberste Karte.
    }
reason-other-back = „{ $card }“ hat eine andere Rückseite als die Karten von Stapel { $stack }. Wähle einen Stapel mit gleicher Rückseite.
reason-other-card = Unter einen passenden Stapel kommt jetzt nur die Karte „{ $card }“.


### Was geschieht

## Ablauf

event-began = { $seat } beginnt mit { $throw } zu { $other_throw }.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-rolled = Die Würfel von { $seat } zeigen { $number } und „{ $event }“.
event-die-set = { $seat } legt den Ertragswürfel auf { $number }.
event-robbers = Räuber zählen bei { $seat } { $counted } Rohstoffe und nehmen alles Gold und alle Wolle.
event-event-card = { $seat } deckt eine Ereigniskarte auf: { $card }.
event-events-shuffled = Der Ereignisstapel wird neu gemischt.
event-won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Siegpunkt!
       *[other] { $seat } gewinnt mit { $points } Siegpunkten!
    }

## Bauen und Karten spielen

event-played = { $seat } spielt: { $card }.
event-built = { $seat } baut: { $card } ({ $site }).
event-removed = { $seat } verliert: { $card } ({ $site }).
event-road-built = { $seat } baut { $side } eine Straße.
event-settlement-built = { $seat } baut { $side } eine Siedlung.
event-city-built = { $seat } baut auf Platz { $place } eine Stadt.
event-regions-drawn = { $seat } nimmt zwei neue Landschaften: { $region } und { $other }.
event-regions-searched = { $seat } sieht den Landschaftsstapel durch.
event-regions-laid = { $seat } legt { $above } nach oben und { $below } nach unten.
event-regions-swapped = { $seat } lässt { $region } und { $other } die Plätze tauschen.
event-cards-swapped = { $seat } lässt { $card } ({ $site }) und { $other } ({ $othersite }) die Plätze tauschen.
event-token = { $seat } erhält den { $token }.
event-token-nobody = Der { $token } kommt zurück in die Mitte.

## Rohstoffe

event-traded = { $seat } tauscht { $rate } { $resource } gegen 1 { $other }.
event-gained = { $seat } erhält { $amount } { $resource } ({ $region }).
event-overflowed = { $seat } hat keinen Platz für { $amount } { $resource }; der Überschuss verfällt.
event-spent = { $seat } bezahlt { $amount } { $resource } ({ $region }).
event-lost = { $seat } verliert { $amount } { $resource } ({ $region }).
event-demanded = { $seat } verlangt 1 { $resource }.
event-gave = { $seat } gibt 1 { $resource } ab ({ $region }).
event-bought = { $seat } kauft 1 { $resource } für 1 Gold.

## Handkarten und Stapel

event-drew = { $seat } zieht eine Karte von Stapel { $stack }.
event-drew-secret = { $seat } zieht von Stapel { $stack }: { $card }.
event-took = { $seat } nimmt eine Karte aus Stapel { $stack }.
event-took-secret = { $seat } nimmt { $card } aus Stapel { $stack }.
event-taken-away = { $seat } nimmt eine Karte aus der fremden Hand und schiebt sie unter Stapel { $stack }.
event-taken-away-secret = { $seat } nimmt { $card } aus der fremden Hand und schiebt die Karte unter Stapel { $stack }.
event-no-effect = { $event } bleibt ohne Wirkung.
event-put = { $seat } schiebt eine Karte unter Stapel { $stack }.
event-put-secret = { $seat } schiebt unter Stapel { $stack }: { $card }.
event-searched = { $seat } durchsucht Stapel { $stack }.
event-hand-shown = { $seat } zeigt die Handkarten vor.
event-named = { $seat } bestimmt ein Gebäude: { $card } ({ $site }).


### Was gefragt wird

prompt-start-hand = Von welchem Stapel nimmst du deine ersten Handkarten?
prompt-roll = Dein Zug beginnt. Was möchtest du tun?
prompt-set-die = Welche Zahl soll der Ertragswürfel zeigen?
prompt-markt = Welchen Rohstoff bringt dir dein Markt?
prompt-demand = Welchen Rohstoff verlangst du?
prompt-give = Aus welcher Landschaft gibst du { $resource } ab?
prompt-fest = Welchen Rohstoff nimmst du beim Fest?
prompt-harvest = Welchen Rohstoff nimmst du bei der Reichen Ernte?
prompt-action = Was möchtest du tun?
prompt-pay = Aus welcher Landschaft bezahlst du { $resource } (noch { $amount })?
prompt-pay-any = Womit bezahlst du (noch { $amount })?
prompt-store = In welcher Landschaft lagerst du { $resource }?
prompt-new-regions = Woher nimmst du die beiden neuen Landschaften?
prompt-scout = Welche Landschaft suchst du dir aus?
prompt-lay-regions = Welche der neuen Landschaften legst du nach oben?
prompt-umzug = Welche zwei Karten tauschen die Plätze?
prompt-goldschmied = Welchen Rohstoff nimmst du für dein Gold?
prompt-kaufmannszug = Welchen Rohstoff bringt dir der Kaufmannszug?
prompt-draw = Von welchem Stapel ziehst du eine Karte?
prompt-surplus = Du hast zu viele Handkarten. Welche schiebst du unter einen Stapel?
prompt-exchange = Möchtest du eine Handkarte tauschen?
prompt-replace = Von welchem Stapel nimmst du die neue Karte?
prompt-take-card = Welche Karte nimmst du aus Stapel { $stack }?
prompt-bruderzwist = Welche gegnerische Handkarte schiebst du unter einen Stapel?
prompt-erfindung = Welchen Rohstoff bringt dir die Erfindung?
prompt-buy = Welchen Rohstoff kaufst du für 1 Gold (noch { $amount } möglich)?
prompt-fehde-name = Welches gegnerische Gebäude bestimmst du (noch { $amount })?
prompt-fehde-remove = Welches der bestimmten Gebäude gibst du her?
prompt-put-removed = Unter welchen Stapel schiebst du diese Karte: { $card }?
prompt-wettfahrt = Welchen Rohstoff bringt dir die Wettfahrt?


### Was zur Wahl steht

## Zug und Aktionen

option-roll = Würfeln
option-set-die = Ertragswürfel auf { $number } legen
option-end-turn = Aktionsphase beenden
option-play = { $card } spielen
option-build = { $card } bauen ({ $site })
option-build-road = Straße bauen ({ $side })
option-build-settlement = Siedlung bauen ({ $side })
option-build-city = Stadt bauen (Platz { $place })
option-trade = { $rate } { $resource } gegen 1 { $other } tauschen
option-trade-region = 2 Rohstoffe aus { $region } gegen 1 { $resource } tauschen

## Landschaften und Umzug

option-top-regions = Die zwei obersten Landschaften nehmen
option-choose-region = { $region } aussuchen
option-lay-above = { $region } nach oben legen
option-swap-regions = { $region } und { $other } tauschen
option-swap-cards = { $card } ({ $site }) und { $other } ({ $othersite }) tauschen

## Handkarten und Stapel

option-draw = Von Stapel { $stack } ziehen
option-put = { $card } unter Stapel { $stack } schieben
option-keep = Handkarten behalten
option-search = Stapel { $stack } durchsuchen
option-take-card = { $card } nehmen ({ $place }. Karte von oben)

## Ereignisse

option-demand = { $resource } verlangen
option-buy = { $resource } kaufen
option-pass = Verzichten
option-name = { $card } bestimmen ({ $site })
option-remove = { $card } hergeben ({ $site })

## Rohstoffe

option-pay = { $resource } bezahlen ({ $region })
option-store = { $resource } lagern ({ $region })
option-take = { $resource } nehmen ({ $region })
option-take-lost = { $resource } nehmen und verfallen lassen
option-give = { $resource } abgeben ({ $region })
