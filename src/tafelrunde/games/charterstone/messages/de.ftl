# Charterstone – Ebbing: alle Texte auf Deutsch.
# Kennungen sind schon in Namen verwandelt, wenn ein Text sie einsetzt; Zahlen kommen als Zahlen.


### Warum etwas nicht geht

## Am Tisch

reason-chance-first = Zuerst entscheidet der Zufall: Es wird gewürfelt oder gemischt, erst danach geht es weiter.
reason-no-chance-now = Gerade wird weder gewürfelt noch gemischt.
reason-impossible-outcome =
    { $kind ->
        [charter_die] Dieses Ergebnis hat der Charterstone-Würfel nicht. Möglich sind: { $possible }.
       *[other] Dieses Ergebnis ist hier nicht möglich. Möglich sind: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [advancement] Diese Reihenfolge passt nicht zum Ausbaudeck. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [objectives] Diese Reihenfolge passt nicht zu den Zielkarten. Nenne genau die Ziele, die gemischt werden, jedes so oft, wie es vorkommt.
        [automa] Diese Reihenfolge passt nicht zu den Automakarten. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
       *[other] Diese Reihenfolge passt nicht zu dem Deck, das gemischt wird. Nenne genau seine Karten, jede so oft, wie sie vorkommt.
    }

## Was eingegeben wurde

reason-unknown-word =
    { $slot ->
        [building] „{ $word }“ ist kein Gebäude, das hier stehen kann.
        [card] „{ $word }“ ist keine Karte, die hier stehen kann.
        [resource] „{ $word }“ ist kein Rohstoff.
        [good] „{ $word }“ ist nichts, was man hier bekommen könnte.
        [plot] „{ $word }“ ist kein Bauplatz. Die Bauplätze eines Viertels haben die Nummern 1 bis 6.
        [number] „{ $word }“ ist keine Nummer, die hier stehen kann.
        [objective] „{ $word }“ ist kein Ziel.
        [row] „{ $word }“ ist keine Reihe der Abgabentabelle.
        [column] „{ $word }“ ist keine Spalte der Abgabentabelle. Die Spalten haben die Nummern 1 bis 6.
        [item] „{ $word }“ ist kein Gegenstand.
        [treasure] „{ $word }“ ist kein Schatz.
        [guest] „{ $word }“ ist kein Gast.
        [reward] „{ $word }“ ist keine Belohnung. Ein Gast zahlt a oder b.
        [kind] „{ $word }“ ist kein Helfer.
       *[other] „{ $word }“ passt an dieser Stelle des Satzes nicht.
    }

## Zurücknehmen

reason-undo-chance = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist gewürfelt oder gemischt worden.

## Arbeiter und Helfer

reason-not-built = „{ $building }“ steht nicht im Dorf. Wähle ein Gebäude im Zentrum oder eines, das in einem Viertel offen liegt.
reason-no-worker-left = Du hast keinen Arbeiter mehr im Vorrat. Nimm zuerst deine Arbeiter zurück.
reason-no-worker-on-board = Du hast keine Figur auf dem Plan, die du zurücknehmen könntest. Setze einen Arbeiter ein.
reason-no-worker-there = Auf „{ $building }“ steht kein Arbeiter von dir. Wähle ein Gebäude, auf dem einer steht.
reason-token-lies-there = Auf „{ $building }“ liegt schon Einfluss von dir, und mehr als einmal geht das nicht. Wähle ein anderes Gebäude.
reason-no-such-minion = { option-take-minion.name } ist nicht unter den Helfern in deinem Vorrat. Wähle einen, der dort liegt.
reason-minions-stay-at-home = „{ $building }“ liegt nicht offen in deinem Viertel. Helfer setzt du nur auf Gebäude deines eigenen Viertels.
reason-somebody-is-there = Auf „{ $building }“ steht schon jemand, und Helfer verdrängen niemanden. Wähle ein leeres Gebäude deines Viertels.

## Bezahlen

reason-cannot-pay = Dafür reicht dein Vorrat nicht. Dir fehlt noch: { $missing }.
reason-no-influence = Dafür musst du 1 Einfluss legen, und du hast keinen mehr. Du brauchst zuerst etwas, das dir Einfluss zurückbringt.
reason-not-your-card = „{ $card }“ gehört nicht zu deinen Karten. Wähle eine, die vor dir liegt.
reason-once-a-turn = „{ $card }“ kannst du erst in einem späteren Zug nutzen: In jedem Zug geht nur ein Gegenstand und nur ein Schatz.
reason-not-due = „{ $good }“ gehört nicht zu dem, was du für dieses Gebäude noch bezahlen musst. Wähle einen Rohstoff, den du sonst bezahlen müsstest.

## Bauen

reason-not-your-building-card = „{ $card }“ ist keine Gebäudekarte von dir. Bauen kannst du nur, was als eigene Gebäudekarte vor dir liegt.
reason-plot-is-taken = Auf Bauplatz { $plot } deines Viertels kannst du das nicht bauen, denn er ist nicht frei. Wähle einen anderen.
reason-needs-building-beneath = „{ $card }“ wird über ein Gebäude deines Viertels gebaut: nicht über das Grundgebäude und nicht dort, wo eine Figur steht oder Einfluss liegt. Wähle einen anderen Bauplatz.
reason-cannot-build-that = Für „{ $card }“ fehlt dir noch: { $missing }.
reason-cannot-build = Das kannst du jetzt nicht bauen. Du brauchst eine eigene Gebäudekarte, einen Bauplatz in deinem Viertel, der zu ihr passt, und die Rohstoffe, die auf ihr stehen.

## Kisten

reason-not-your-crate = Kiste { $number } kannst du nicht öffnen, denn ihre leere Gebäudekarte liegt nicht vor dir. Wähle eine deiner eigenen Kisten.
reason-cannot-open-crate = „{ $building }“ nützt dir jetzt nichts, denn du hast keine Kiste. Besorge dir zuerst eine leere Gebäudekarte mit einer Kiste.

## Ziele

reason-not-an-open-objective = „{ $objective }“ liegt nicht offen aus und ist auch kein persönliches Ziel von dir. Wähle ein Ziel, das ausliegt.
reason-scored-already = „{ $objective }“ hast du schon gewertet. Jedes Ziel zählt für dich nur einmal.
reason-not-fulfilled = Das Ziel „{ $objective }“ erfüllst du in diesem Augenblick nicht. Wähle eines, dessen Bedingung jetzt erfüllt ist.
reason-cannot-score-objective = „{ $building }“ nützt dir jetzt nichts, denn du kannst kein Ziel werten. Du brauchst ein erfülltes Ziel, das du noch nicht gewertet hast, und 1 Einfluss dafür.

## Abgabentabelle

reason-no-such-space = Das Feld in Reihe „{ $row }“, Spalte { $column }, gibt es in der Abgabentabelle nicht oder noch nicht. Wähle ein anderes.
reason-space-is-taken = Das Feld in Reihe „{ $row }“, Spalte { $column }, ist schon belegt. Wähle ein freies.
reason-too-few-to-deliver =
    { $there ->
        [0] Für dieses Feld gibst du { $needed } × { $row } ab, und du hast nichts davon. Wähle ein anderes.
       *[other] Für dieses Feld gibst du { $needed } × { $row } ab, und du hast nur { $there }. Wähle ein Feld, das weniger verlangt.
    }
reason-cannot-deliver = „{ $building }“ nützt dir jetzt nichts, denn für kein freies Feld der Abgabentabelle hast du genug abzugeben. Du brauchst alles, was ein Feld verlangt, und 1 Einfluss dafür.

## Ansehen

reason-track-is-full = Auf der Ansehensleiste ist kein Feld mehr frei.

## Was man bekommt

reason-not-on-the-mat = „{ $card }“ liegt nicht auf dem Ausbautableau. Nimm eine Karte, die dort offen liegt.
reason-other-kind =
    { $kind ->
        [assistant] „{ $card }“ ist kein Assistent. Nimm hier einen Assistenten vom Ausbautableau.
        [friend] „{ $card }“ ist kein Freund. Nimm hier einen Freund vom Ausbautableau.
        [guest] „{ $card }“ ist kein Gast. Nimm hier einen Gast vom Ausbautableau.
        [item] „{ $card }“ ist kein Gegenstand. Nimm hier einen Gegenstand vom Ausbautableau.
        [treasure] „{ $card }“ ist kein Schatz. Nimm hier einen Schatz vom Ausbautableau.
       *[other] „{ $card }“ ist keine Karte der Art, die du hier nehmen darfst. Nimm eine der angebotenen.
    }
reason-no-such-benefit =
    { $most ->
        [one] „{ $building }“ bietet nur einen Ertrag zur Wahl. Wähle Nummer 1.
       *[other] „{ $building }“ bietet nur { $most } Erträge zur Wahl. Wähle eine Nummer von 1 bis { $most }.
    }
reason-not-offered = „{ $good }“ ist nichts, was du hier bekommst, oder du kannst nicht darauf verzichten.
reason-none-in-supply = „{ $good }“ ist im allgemeinen Vorrat nicht mehr zu haben. Wähle etwas anderes.


### Was geschieht

## Vor der ersten Runde

event-rolled-nobody = Der Charterstone-Würfel zeigt { $district }.
event-first = { $seat } beginnt.
event-settled-nobody = In { $district } steht jetzt „{ $building }“ auf Bauplatz { $plot }.

## Ablauf

event-turn-nobody = Runde { $round } beginnt.
event-placed = { $seat } setzt einen Arbeiter auf „{ $building }“.
event-bumped = { $seat }: Der Arbeiter auf „{ $building }“ wird verdrängt und kehrt in den Vorrat zurück.
event-taken-back =
    { $workers ->
        [one] { $seat } nimmt eine Figur vom Plan zurück.
       *[other] { $seat } nimmt { $workers } Figuren vom Plan zurück.
    }
event-progress = { $seat } zieht den Fortschrittsmarker auf Feld { $space }.
event-last-round-nobody = Der Fortschrittsmarker hat das Ende der Leiste erreicht: Diese Runde ist die letzte.
event-ranked =
    { $tokens ->
        [one] { $seat } hat 1 Einfluss auf der Ansehensleiste und erhält dafür { $vp } Siegpunkte.
       *[other] { $seat } hat { $tokens } Einfluss auf der Ansehensleiste und erhält dafür { $vp } Siegpunkte.
    }
event-won =
    { $vp ->
        [one] { $seat } gewinnt mit 1 Siegpunkt!
       *[other] { $seat } gewinnt mit { $vp } Siegpunkten!
    }

## Bezahlen und bekommen

event-paid = { $seat } bezahlt { event-gained.what }.
event-gained = { $seat } erhält { event-gained.what }.
    .what =
        { $amount ->
            [one] 1 { $good }
           *[other]
                { $good ->
                    [Siegpunkt] { $amount } Siegpunkte
                    [Rohstoff] { $amount } Rohstoffe
                    [Einfluss] { $amount } Einfluss
                    [Kohle] { $amount } Kohle
                    [Holz] { $amount } Holz
                    [Lehm] { $amount } Lehm
                    [Eisen] { $amount } Eisen
                    [Korn] { $amount } Korn
                   *[other] { $amount } × { $good }
                }
        }
event-missed = { $seat } bekommt nicht alles. Im Vorrat fehlt: { event-gained.what }.
event-assisted = { $seat } hat Hilfe von „{ $card }“.
event-income = { $seat } erhält Einkünfte von „{ $source }“.

## Karten

event-took-card = { $seat } nimmt „{ $card }“ vom Ausbautableau.
event-discarded = { $seat } legt „{ $card }“ auf den Ablagestapel.
event-refilled-nobody = „{ $card }“ kommt neu auf das Ausbautableau.
event-reshuffled-nobody =
    { $cards ->
        [one] Das Ausbaudeck wird gemischt und hat jetzt 1 Karte.
       *[other] Das Ausbaudeck wird gemischt und hat jetzt { $cards } Karten.
    }
event-archived = { $seat } legt die Karte „{ $card }“ ins Archiv.
event-finished = { $seat } stellt „{ $item }“ fertig.
event-played = { $seat } spielt „{ $treasure }“ aus.

## Bauen, öffnen, werten, abgeben

event-built = { $seat } baut „{ $building }“ auf Bauplatz { $plot }.
event-opened = { $seat } öffnet Kiste { $crate }. Neue Gebäudekarten: { $buildings }.
event-scored = { $seat } wertet das Ziel „{ $objective }“.
event-drew-objective = { $seat } zieht das persönliche Ziel „{ $objective }“.
event-delivered = { $seat } belegt in der Abgabentabelle das Feld in Reihe „{ $row }“, Spalte { $column }.
event-reputation = { $seat } legt 1 Einfluss auf die Ansehensleiste und hat dort jetzt { $tokens }.

## Helfer

event-took-minion = { $seat } bekommt einen Helfer: { $minion }.
event-minion-returned = { $seat } gibt einen Helfer zurück: { $minion }.
event-minion-placed = { $seat } setzt einen Helfer auf „{ $building }“: { $minion }.
event-minion-visited = { $seat } hat auf „{ $building }“ einen Helfer, der besucht wird: { $minion }.

## Automas

event-automa-drew = { $seat } deckt die Automakarte „{ $card }“ auf.


### Was gefragt wird

## Vor der ersten Runde

prompt-place-basic = Auf welchen Bauplatz deines Viertels kommt dein Grundgebäude?

## Ablauf eines Zuges

prompt-turn = Was tust du in deinem Zug?
prompt-pay = Welchen Rohstoff bezahlst du (noch { $amount })?
prompt-discard-card = Welche deiner Karten wirfst du ab (noch { $amount })?

## Bauen, öffnen, werten, abgeben

prompt-build = Welche Gebäudekarte baust du, und auf welchem Bauplatz?
prompt-waive = Welchen Rohstoff bezahlst du beim Bauen nicht (noch { $amount })?
prompt-open = Welche deiner Kisten öffnest du?
prompt-score = Welches Ziel wertest du?
prompt-deliver = Auf welchem Feld der Abgabentabelle gibst du etwas ab?
prompt-return-minion = Welchen deiner Helfer gibst du zurück (noch { $amount })?

## Was man bekommt

prompt-benefit = Nimmst du alles, oder verzichtest du auf etwas davon?
prompt-choose-benefit = Welchen Ertrag von „{ $building }“ wählst du?
prompt-gain = Welchen Rohstoff nimmst du (noch { $amount })?
prompt-take-card =
    { $kind ->
        [assistant] Welchen Assistenten nimmst du vom Ausbautableau?
        [friend] Welchen Freund nimmst du vom Ausbautableau?
        [guest] Welchen Gast nimmst du vom Ausbautableau?
        [item] Welchen Gegenstand nimmst du vom Ausbautableau?
        [treasure] Welchen Schatz nimmst du vom Ausbautableau?
       *[card] Welche Karte nimmst du vom Ausbautableau?
    }
prompt-take-minion = Welchen Helfer nimmst du aus dem allgemeinen Vorrat?
prompt-fetch = Von welchem Gebäude holst du einen Arbeiter zurück?
prompt-reputation = Legst du 1 Einfluss auf die Ansehensleiste?
prompt-guest = Welche Belohnung soll dir „{ $guest }“ zahlen?


### Was zur Wahl steht

## Vor der ersten Runde

option-place-basic = Auf Bauplatz { $plot }

## Ablauf eines Zuges

option-place = Arbeiter setzen: { $building }
option-place-minion = Helfer setzen: { option-take-minion.name } auf { $building }
option-take-back = Alle Figuren zurücknehmen
option-finish = Gegenstand fertigstellen: { $item }
option-play = Schatz ausspielen: { $treasure }
option-pay = Bezahlen: { $resource }
option-discard = „{ $card }“ abwerfen

## Bauen, öffnen, werten, abgeben

option-build = { $card } auf Bauplatz { $plot } bauen
option-waive = Nicht bezahlen: { $resource }
option-open = Kiste { $number } öffnen
option-score = Ziel werten: { $objective }
option-deliver = Abgeben: { $row }, Spalte { $column }
option-return-minion = Helfer zurückgeben: { option-take-minion.name }

## Was man bekommt

option-take-all = Alles nehmen
option-decline = Verzichten auf: { $good }
option-choose-benefit = Ertrag Nummer { $number } wählen
option-gain = Nehmen: { $resource }
option-take = „{ $card }“ nehmen
option-take-minion = Helfer nehmen: { option-take-minion.name }
    .name =
        { $kind ->
            [winkerkrabbe] Winkerkrabbe
            [klatschtaucher] Klatschtaucher
            [postpelikan] Postpelikan
            [schlickwuehler] Schlickwühler
            [kupferkrake] Kupferkrake
            [leuchtqualle] Leuchtqualle
           *[other] { $kind }
        }
option-fetch = Arbeiter zurückholen: { $building }
option-take-reputation = 1 Einfluss auf die Ansehensleiste legen
option-decline-reputation = Auf das Ansehen verzichten
option-guest-pays =
    { $reward ->
        [a] Erste Belohnung: { $guest }
       *[b] Zweite Belohnung: { $guest }
    }
