# Karthedis – Future Market: alle Texte aller Spielarten auf Deutsch.
# Kennungen sind schon in Namen verwandelt, wenn ein Text sie einsetzt; Zahlen kommen als Zahlen.


### Warum etwas nicht geht

## Was vor dem Spiel vereinbart wird

reason-number-of-seats = Dieses Spiel ist für 2 bis { $most } Spieler, nicht für { $seats }.
reason-unknown-leader = „{ $word }“ sitzt nicht an diesem Tisch und kann darum nicht der erste Marktführer sein.
reason-no-condition = „{ $text }“ ist keine Siegbedingung. Schreib zum Beispiel „3 verschiedene oder 2 gleiche“ oder „2 gleiche und 3 verschiedene“.
reason-impossible-condition =
    { $kind ->
        [distinct] { $number } verschiedene Ressourcen kann niemand gewinnen: Mit diesem Kartensatz geht es von 1 bis { $most }.
        [same] { $number } gleiche Ressourcen kann niemand gewinnen: Mit diesem Kartensatz geht es von 1 bis { $most }.
       *[other] { $number }-mal { $kind } kann niemand gewinnen: Mit diesem Kartensatz geht es von 1 bis { $most }.
    }
reason-no-deck = { $seat } hat keine Deckliste mitgebracht.
reason-deck-copies = Wie oft eine Karte im Deck sein darf, ist eine Zahl von 1 bis { $most }, nicht „{ $word }“.
reason-deck-unknown-card = Deck von { $owner }, Zeile { $line }: Eine Karte „{ $word }“ gibt es nicht.
reason-deck-no-times = Deck von { $owner }, Zeile { $line }: „{ $card }“ ist 0-mal genannt. Lass die Zeile weg.
reason-deck-too-often =
    { $allowed ->
        [1] Deck von { $owner }, Zeile { $line }: „{ $card }“ darf nur einmal im Deck sein.
       *[other] Deck von { $owner }, Zeile { $line }: „{ $card }“ darf höchstens { $allowed }-mal im Deck sein.
    }
reason-deck-size = Deck von { $owner }: Ein Deck hat { $size } Karten, nicht { $cards }.

## Am Tisch

reason-chance-first = Zuerst entscheidet der Zufall: Es wird gelost oder gemischt, erst danach geht es weiter.
reason-no-chance-now = Gerade wird weder gelost noch gemischt.
reason-impossible-outcome =
    { $kind ->
        [leader] So lässt sich der erste Marktführer nicht auslosen. Möglich sind: { $possible }.
       *[other] Dieses Ergebnis ist hier nicht möglich. Möglich sind: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [resources] Diese Reihenfolge passt nicht zum Ressourcendeck. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [cards] Diese Reihenfolge passt nicht zu den Spielerkarten. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
       *[other] Diese Reihenfolge passt nicht zu dem Deck, das gemischt wird. Nenne genau seine Karten, jede so oft, wie sie vorkommt.
    }

## Was eingegeben wurde

reason-unknown-word =
    { $slot ->
        [card] „{ $word }“ ist keine Karte dieses Spiels.
        [seat] „{ $word }“ ist kein Platz am Tisch. Die Plätze heißen p1, p2 und so weiter.
        [slot] „{ $word }“ ist keine Nummer eines Platzes der Auslage.
        [other] „{ $word }“ ist keine Nummer eines Platzes der Auslage.
        [number] „{ $word }“ ist keine Nummer eines Gebots.
       *[unknown] „{ $word }“ passt an dieser Stelle des Satzes nicht.
    }

## Zurücknehmen

reason-undo-chance = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist gelost oder gemischt worden.

## Karten und Gebote

reason-cannot-be-chosen = Das gehört hier nicht zu den Möglichkeiten. Wähle eine der angebotenen.
reason-not-in-hand = „{ $card }“ ist nicht unter deinen Handkarten.
reason-no-such-ability =
    { $keyword ->
        [spekulieren] „{ $card }“ hat kein Spekulieren, du kannst die Karte also nicht zu Beginn einer Runde nutzen.
        [einsatz] „{ $card }“ hat keinen Einsatz, du kannst die Karte also nicht beim Ziehen nutzen.
        [intervenieren] „{ $card }“ hat kein Intervenieren, du kannst mit der Karte also nicht intervenieren.
       *[other] „{ $card }“ hat die Fähigkeit { $keyword } nicht.
    }
reason-not-usable-now = „{ $card }“ kannst du jetzt nicht nutzen: Entweder hast du das in dieser Runde schon getan, oder die Karte ist nicht im richtigen Augenblick auf deine Hand gekommen.
reason-only-intervenes = „{ $card }“ hat Intervenieren und wird deshalb nur in der Handelsphase offen gespielt. In einer Aufrufphase kannst du sie höchstens zum Passen verdeckt legen.
reason-has-passed = Du hast in dieser Runde gepasst; in der Handelsphase kannst du deshalb nur Karten mit Intervenieren spielen oder dich fertig melden.
reason-nothing-to-win = Auf Platz { $slot } der Auslage liegt keine Ressource, um die du bieten könntest.
reason-only-first-turn = Aussteigen kannst du nur in deinem ersten Zug der Handelsphase. Danach verlässt du den Handel, indem du dich fertig meldest.


### Was geschieht

## Vor der ersten Runde

event-drafted = { $seat } behält eine Karte des Päckchens.
event-drafted-secret = { $seat } behält „{ $card }“.
event-packs-passed =
    { $direction ->
        [-1] Was von den Päckchen übrig ist, wandert gegen den Uhrzeigersinn weiter.
       *[1] Was von den Päckchen übrig ist, wandert im Uhrzeigersinn weiter.
    }
event-packs-passed-nobody = { event-packs-passed }

## Ablauf

event-leader = Runde { $round }: Marktführer ist { $seat }.
event-revealed = Auf Platz { $slot } der Auslage liegt jetzt { $resource }.
event-revealed-nobody = { event-revealed }
event-won =
    { $how ->
        [condition] { $seat } hat die Siegbedingung erreicht und gewinnt!
        [tie-break] Mehrere haben die Siegbedingung zugleich erreicht, und { $seat } gewinnt den Stichentscheid!
        [standstill] Das Spiel steht still, ehe jemand die Siegbedingung erreicht hat, und { $seat } gewinnt mit den bisher erhandelten Ressourcen!
       *[other] Das Spiel ist durch { $how } entschieden: { $seat } gewinnt!
    }
event-hand-shown = { $seat } legt die Hand offen: { $cards }.

## Karten ziehen und zeigen

event-drew =
    { $amount ->
        [one] { $seat } zieht eine Karte.
       *[other] { $seat } zieht { $amount } Karten.
    }
event-drew-secret =
    { $amount ->
        [one] { $seat } zieht eine Karte ({ $cards }).
       *[other] { $seat } zieht { $amount } Karten ({ $cards }).
    }
event-deck-empty = Das Deck von { $seat } ist leer, also wird nichts gezogen.
event-shown = { $seat } zeigt „{ $card }“ und nutzt die Fähigkeit der Karte.

## Aufrufphasen

event-called = { $seat } legt „{ $card }“ offen.
event-passed = { $seat } legt eine Karte verdeckt und passt.
event-passed-secret = { $seat } legt „{ $card }“ verdeckt und passt.
event-removed-pass = Die verdeckte Karte von { $seat } wird ungesehen aus dem Spiel entfernt.
event-removed-pass-secret = Die verdeckte Karte von { $seat }, „{ $card }“, wird ungesehen aus dem Spiel entfernt.
event-recalled = { $seat } beruft „{ $card }“ ab.

## Handelsphase

event-bid-laid = { $seat } legt Gebot { $number } verdeckt an Platz { $slot } der Auslage.
event-bid-laid-secret = { $seat } legt Gebot { $number } verdeckt an Platz { $slot } der Auslage: „{ $card }“.
event-intervened = { $seat } spielt „{ $card }“ zum Intervenieren.
event-opted-out = { $seat } steigt mit „{ $card }“ aus dem Handel aus.
event-announced = { $seat } spielt in dieser Handelsphase keine Karte mehr.
event-turned-up = { $seat } deckt Gebot { $number } an Platz { $slot } der Auslage auf: „{ $card }“, Handelswert { $value }.
event-bid-changed = Gebot { $number } von { $seat } an Platz { $slot } der Auslage zählt jetzt { $value }.
event-bid-weighed = Das verdeckte Gebot { $number } von { $seat } an Platz { $slot } der Auslage zählt jetzt anders.
event-bid-moved = { $seat } verlegt Gebot { $number } an Platz { $slot } der Auslage.
event-bid-withdrawn = { $seat } nimmt Gebot { $number } von Platz { $slot } der Auslage auf die Hand zurück.
event-shielded = Den Wert von Gebot { $number } von { $seat } an Platz { $slot } der Auslage können Gegner nicht mehr ändern.
event-edged = Mit Gebot { $number } gewinnt { $seat } bei Gleichstand an Platz { $slot } der Auslage.
event-peeked = { $seat } sieht sich das verdeckte Gebot { $number } an Platz { $slot } der Auslage an.
event-peeked-secret = { $seat } sieht sich das verdeckte Gebot { $number } an Platz { $slot } der Auslage an: Es ist „{ $card }“.
event-awarded = { $seat } gewinnt { $resource } auf Platz { $slot } der Auslage mit Handelswert { $total }.
event-unsold =
    { $tied ->
        [0] Um { $resource } auf Platz { $slot } der Auslage hat niemand geboten, und so bleibt die Ressource liegen.
       *[other] { $resource } auf Platz { $slot } der Auslage bleibt liegen, denn { $tied } Spieler teilen sich den höchsten Handelswert.
    }
event-unsold-nobody = { event-unsold }

## Weitere Wirkungen von Karten

event-discarded = { $seat } wirft „{ $card }“ ab.
event-sifted =
    { $amount ->
        [one] { $seat } sieht sich die oberste Karte des eigenen Decks an.
       *[other] { $seat } sieht sich die obersten { $amount } Karten des eigenen Decks an und darf sie umordnen.
    }
event-retrieved = { $seat } legt „{ $card }“ aus dem Abberufenstapel { $to }.
event-removed = { $seat } entfernt eine Handkarte verdeckt aus dem Spiel.
event-removed-secret = { $seat } entfernt „{ $card }“ verdeckt aus dem Spiel.
event-reclaimed = { $seat } nimmt eine aus dem Spiel entfernte Karte wieder auf die Hand.
event-reclaimed-secret = { $seat } nimmt eine aus dem Spiel entfernte Karte wieder auf die Hand: „{ $card }“.
event-milled = { $seat } legt „{ $card }“ vom Deck von { $other } auf den Abberufenstapel.
event-wiped =
    { $amount ->
        [one] { $seat } entfernt den Abberufenstapel von { $other } aus dem Spiel (1 Karte).
       *[other] { $seat } entfernt den Abberufenstapel von { $other } aus dem Spiel ({ $amount } Karten).
    }
event-redrawn = { $seat } ersetzt { $resource } auf Platz { $slot } der Auslage durch { $other }.
event-exchanged = { $seat } vertauscht die Ressourcen auf Platz { $slot } und { $other } der Auslage.
event-banished = { $seat } entfernt eine offene Karte von { $other } aus dem Spiel: „{ $card }“.
event-no-effect = Für { $seat } bleibt die Fähigkeit von „{ $card }“ ohne Wirkung.


### Was gefragt wird

## Vor der ersten Runde

prompt-draft = Welche Karte des Päckchens behältst du?

## Ablauf einer Runde

prompt-spekulieren = Einstellungsphase: Zeigst du eine Karte und nutzt ihr Spekulieren?
prompt-einsatz = Zeigst du eine eben gezogene Karte und nutzt ihren Einsatz?
prompt-call = Welche Karte legst du: offen, oder verdeckt, um zu passen?
prompt-trade = Was möchtest du in der Handelsphase tun?
prompt-second-call = Welche Karte legst du offen (noch { $amount } möglich)?
prompt-show-hand = Du hast die Siegbedingung erfüllt. Legst du deine Hand für alle offen?
prompt-recall = Welche deiner Karten wird als nächste abberufen?

## Wirkungen von Karten

prompt-discard = Welche Handkarte wirfst du ab?
prompt-sift = Welche Karte legst du als nächste in dein Deck, von oben gezählt?
prompt-retrieve = Welche Karte deines Abberufenstapels legst du { $to }?
prompt-refine =
    { $amount ->
        [one] Entfernst du eine Handkarte aus dem Spiel und ziehst dafür 1 Karte?
       *[other] Entfernst du eine Handkarte aus dem Spiel und ziehst dafür { $amount } Karten?
    }
prompt-reclaim = Welche der Karten, die du aus dem Spiel entfernt hast, nimmst du auf die Hand?
prompt-wipe = Wessen Abberufenstapel entfernst du aus dem Spiel?
prompt-tax = Welcher Gegner muss eine Handkarte abwerfen?
prompt-mill = Von wessen Deck kommen Karten auf den Abberufenstapel?
prompt-redraw = Auf welchem Platz der Auslage ersetzt du die Ressource?
prompt-exchange = Auf welchen zwei Plätzen der Auslage vertauschst du die Ressourcen?
prompt-banish = Welche offene Karte entfernst du aus dem Spiel?

## Wirkungen auf Gebote

prompt-peek = Welches verdeckte Gebot siehst du dir an?
prompt-reroute = Welches deiner verdeckten Gebote verlegst du an einen anderen Platz der Auslage?
prompt-withdraw = Welches deiner verdeckten Gebote nimmst du auf die Hand zurück?
prompt-move = An welchen Platz der Auslage verlegst du Gebot { $number }?
prompt-weaken = Welches fremde Gebot soll weniger zählen?
prompt-halve = Welches fremde Gebot soll nur halb zählen?
prompt-support = Welches andere deiner Gebote soll mehr zählen?
prompt-echo = Von welchem anderen deiner Gebote nutzt du die Expertise?


### Was zur Wahl steht

## Ablauf einer Runde

option-draft = Behalten: { $card }
option-use = Zeigen und nutzen: { $card }
option-pass = Ohne Karte weiter
option-call = Offen legen: { $card }
option-pass-with = Verdeckt legen und passen: { $card }
option-bid = Bieten: { $card } an Platz { $slot } der Auslage
option-intervene = Intervenieren: { $card }
option-opt-out = Aussteigen: { $card }
option-done = Fertig melden
option-show-hand = Hand offenlegen
option-recall = Abberufen: { $card }

## Wirkungen von Karten

option-discard = Abwerfen: { $card }
option-put-next = Als nächste legen: { $card }
option-retrieve = Aus dem Abberufenstapel nehmen: { $card }
option-remove = Aus dem Spiel entfernen: { $card }
option-reclaim = Wieder auf die Hand nehmen: { $card }
option-choose-seat = { $seat } wählen
option-redraw = Ressource auf Platz { $slot } der Auslage ersetzen
option-exchange = Ressourcen auf Platz { $slot } und { $other } der Auslage vertauschen
option-banish = Aus dem Spiel entfernen: { $card } von { $seat }
option-choose-bid = Gebot { $number } wählen
option-move-to = An Platz { $slot } der Auslage verlegen
