# Das Siedler-Kartenspiel: alle Texte aller Spielarten auf Deutsch.
# Kennungen sind schon in Namen verwandelt, wenn ein Text sie einsetzt; Zahlen kommen als Zahlen.


### Warum etwas nicht geht

## Am Tisch

reason-chance-first = Zuerst entscheidet der Zufall: Es wird gewürfelt oder gemischt, erst danach geht es weiter.
reason-no-chance-now = Gerade wird weder gewürfelt noch gemischt.
reason-impossible-outcome =
    { $kind ->
        [production_die] Dieses Ergebnis hat der Ertragswürfel nicht. Möglich sind: { $possible }.
        [event_die] Dieses Ergebnis hat der Ereigniswürfel nicht. Möglich sind: { $possible }.
        [start_die] Dieses Ergebnis hat der Würfel um den ersten Zug nicht. Möglich sind: { $possible }.
        [probe_die] Dieses Ergebnis hat der Würfel beim Probewurf nicht. Möglich sind: { $possible }.
       *[other] Dieses Ergebnis ist hier nicht möglich ({ $kind }). Möglich sind: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [regions] Diese Reihenfolge passt nicht zum Landschaftsstapel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [events] Diese Reihenfolge passt nicht zum Ereignisstapel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [grundspiel] Diese Reihenfolge passt nicht zu den Ausbaustapeln des Grundspiels. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [ritter_haendler] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Ritter & Händler. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [wissenschaft_fortschritt] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Wissenschaft & Fortschritt. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
       *[other] Diese Reihenfolge passt nicht ({ $kind }). Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
    }

## Was eingegeben wurde

reason-unknown-word =
    { $slot ->
        [card] „{ $word }“ ist keine Karte, die hier stehen kann.
        [site] „{ $word }“ ist kein Bauplatz. Ein Bauplatz heißt zum Beispiel 1-above oder 2-below.
        [region] „{ $word }“ ist keine Landschaft. Eine Landschaft heißt zum Beispiel wald-1.
        [resource] „{ $word }“ ist kein Rohstoff.
        [side] „{ $word }“ ist keine Seite. Es gibt left (links) und right (rechts).
        [place] „{ $word }“ ist keine Nummer eines Platzes.
        [stack] „{ $word }“ ist keine Nummer eines Stapels.
        [number] „{ $word }“ ist keine Zahl des Ertragswürfels.
        [rate] „{ $word }“ ist kein Tauschkurs. Getauscht wird 3 zu 1, mit einer Handelsflotte 2 zu 1, Gold mit der Münzgießerei 1 zu 1.
        [amount] „{ $word }“ ist keine Menge, die hier stehen kann. Anbieten und verlangen kannst du 1, 2 oder 3 Rohstoffe einer Sorte.
       *[other] „{ $word }“ passt an dieser Stelle des Satzes nicht.
    }

## Zurücknehmen

reason-undo-chance = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist gewürfelt oder gemischt worden.

## Bauen

reason-cannot-afford = Dafür reichen deine Rohstoffe nicht. Dir fehlt noch: { $missing }.
reason-cannot-afford-even-so = Auch mit dem Nachlass, den du hast, reichen deine Rohstoffe dafür nicht. Vom vollen Preis fehlt dir: { $missing }.
reason-only-once = Jeder darf „{ $card }“ nur einmal haben, und du hast die Karte schon. Baue etwas anderes.
reason-no-such-place = Platz { $place } gibt es in deinem Fürstentum nicht. Gezählt werden deine Siedlungen und Städte von links.
reason-site-full = Am Bauplatz { $site } ist nichts mehr frei. Eine Siedlung hat oben und unten Platz für je eine Karte, eine Stadt für je zwei.
reason-city-only = „{ $card }“ ist ein Stadtausbau und darf nur an einer Stadt liegen. Wähle einen Bauplatz an einer deiner Städte.
reason-at-regions-only = „{ $card }“ wird an eine Landschaft gelegt, nicht auf einen Bauplatz. Nenne eine deiner Landschaften.
reason-on-sites-only = „{ $card }“ wird auf einen Bauplatz gebaut, nicht an eine Landschaft gelegt. Nenne einen freien Bauplatz.
reason-nothing-to-cover = „{ $card }“ wird auf „{ $other }“ gelegt, und diese Karte liegt nicht am Bauplatz { $site }.
reason-covered-already = Am Bauplatz { $site } liegt die Karte „{ $other }“ schon unter der Karte „{ $card }“.
reason-road-lies-there = Am Ende deiner Reihe liegt { $side } schon eine Straße. Dort kannst du als Nächstes eine Siedlung bauen.
reason-no-road-end = Eine Siedlung braucht eine Straße, die offen endet, und { $side } liegt keine. Baue dort zuerst eine Straße.
reason-city-already = Auf Platz { $place } steht schon eine Stadt. Eine neue Stadt kommt immer auf eine Siedlung.
reason-none-left = Der Vorrat ist aufgebraucht: Die Karte „{ $card }“ kann niemand mehr bauen.
reason-not-in-open-stack = „{ $card }“ liegt nicht oder nicht mehr offen neben den Stapeln. Von dort baust du nur, was offen ausliegt.

## Bedingungen auf Karten

reason-needs-card = „{ $card }“ kannst du nur einsetzen, wenn in deinem Fürstentum „{ $needed }“ liegt. Baue zuerst diese Karte.
reason-needs-either = „{ $card }“ kannst du nur einsetzen, wenn in deinem Fürstentum „{ $needed }“ oder „{ $other }“ liegt. Baue zuerst eine dieser Karten.
reason-needs-progress = „{ $card }“ kannst du nur bauen, wenn deine Ausbauten mindestens { $needed } Fortschrittspunkte haben. Baue zuerst weitere Ausbauten mit Fortschrittspunkten.
reason-needs-warrior = „{ $card }“ kannst du nur anlegen, wenn du eine Einheit mit Stärkepunkten hast. Baue zuerst eine.
reason-needs-knight-token = „{ $card }“ spielst du nur, wenn du den Ritterstein hast. Dazu brauchst du mehr Stärkepunkte als dein Gegner.
reason-needs-mill-token = „{ $card }“ spielst du nur, wenn du den Mühlenstein hast. Dazu brauchst du eine Stadt und mehr Handelspunkte als dein Gegner.

## Karten spielen

reason-not-in-hand = „{ $card }“ ist nicht unter den Handkarten.
reason-before-first-roll = Vor dem allerersten Wurf der Partie darf niemand eine Karte spielen. Würfle zuerst.
reason-too-early-each = „{ $card }“ spielst du erst, wenn du und dein Gegner je mindestens { $needed } Siegpunkte haben.
reason-too-early-together = „{ $card }“ spielst du erst, wenn ihr zusammen mindestens { $needed } Siegpunkte habt; jetzt habt ihr { $points }.
reason-only-before-roll = „{ $card }“ spielst du nur zu Beginn deines Zuges, ehe die Würfel fallen.
reason-only-with-settlement = „{ $card }“ spielst du nur, während du eine Siedlung baust.
reason-only-action = „{ $card }“ spielst du nur in deiner Hauptphase.
reason-only-reaction = „{ $card }“ spielst du nur als Antwort auf einen Angriff, gegen den die Karte hilft. Hebe sie dafür auf.
reason-die-already-set = Der Ertragswürfel steht in diesem Zug schon auf { $number }.
reason-too-few-resources =
    { $needed ->
        [one] Dafür brauchst du mindestens 1 Rohstoff, und du hast keinen.
       *[other] Dafür brauchst du mindestens { $needed } Rohstoffe, und so viele hast du nicht (nur { $stored }).
    }
reason-no-double-regions = Beim Grenzkonflikt gibt jeder nur eine Landschaft her, von deren Art er noch eine zweite hat, und mindestens einer von euch hat keine solche.
reason-nothing-to-recover = Im Ablagestapel liegt weder eine Aktionskarte noch eine Einheit; Alte Wissenschaften brächte dir nichts.
reason-no-room-at-all = Alle deine Landschaften sind voll; diese Karte brächte dir nichts.
reason-nothing-to-improve = Keine deiner Landschaften mit freiem Platz liegt neben einem Verdoppler für ihren Rohstoff; der Erfinder brächte dir nichts.
reason-used-already = „{ $card }“ hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht es wieder.
reason-all-stacks-empty = Alle Stapel sind leer, es gibt keine Karte zu ziehen.

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
reason-no-ship = Du hast keine Handelsflotte, die { $resource } zum Kurs 2 zu 1 tauscht. Ohne sie tauschst du 3 zu 1.
reason-no-fleet-for = Du hast keine Handelsflotte für { $resource }. Wähle einen Rohstoff, den eine deiner Flotten fährt.
reason-no-ship-beside = Neben { $region } liegt keine Große Handelsflotte von dir. Wähle eine Landschaft neben einer.
reason-no-mint = Zum Kurs 1 zu 1 wird nur Gold getauscht, und nur mit der Münzgießerei in deinem Fürstentum. Ohne sie tauschst du 3 zu 1, mit einer Handelsflotte 2 zu 1.
reason-mint-used = Die Münzgießerei hast du in diesem Zug schon genutzt. Tausche sonst 3 zu 1, mit einer Handelsflotte 2 zu 1.
reason-enough-offers = Mehr als { $most } Angebote darfst du deinem Gegner in einem Zug nicht machen, und so viele hast du schon gemacht.
reason-nothing-to-trade = Ein solcher Tausch geht nicht: Jeder muss eine andere Sorte hergeben können, für die der andere noch Platz hat.
reason-other-has-too-few = Dein Gegner hat weniger als { $needed } { $resource }. Verlange nur, was er auch hergeben kann.
reason-other-has-no-room = Dein Gegner hat nicht genug Platz für { $resource }. Biete eine andere Sorte oder eine kleinere Menge an.

## Rohstoffe lagern und abgeben

reason-other-resource = Hier geht es um { $resource }, nicht um eine andere Sorte.
reason-not-your-region = { $region } gehört nicht zu deinem Fürstentum.
reason-wrong-region = { $region } und { $resource } passen nicht zusammen. Jede Landschaft lagert nur, was sie selbst liefert.
reason-region-empty = { $region } ist leer. Wähle eine Landschaft, in der etwas lagert.
reason-region-full = { $region } ist voll. Mehr als 3 Rohstoffe lagert keine Landschaft.
reason-there-is-room = Für { $resource } ist noch Platz: { $region }. Ein Rohstoff verfällt nur, wenn er nirgends Platz findet.
reason-full-enough = Von { $resource } hast du schon { $most } oder mehr. Wähle eine andere deiner Handelsflotten.
reason-other-has-none = { $resource } kannst du deinem Gegner nicht nehmen, denn er hat nichts davon. Wähle eine andere Sorte.
reason-no-room = Du hast nicht genug Platz für { $resource }. Wähle eine andere Sorte oder eine kleinere Menge.
reason-no-room-for = Keine deiner Landschaften hat noch Platz für { $resource }; diese Karte brächte dir nichts.
reason-would-go-back = Du hast nichts und dein Gegner nur 1 Rohstoff: Was du nimmst, müsstest du gleich zurückgeben.
reason-nothing-to-take = Dein Gegner hat keinen Rohstoff, für den du noch Platz hast; „{ $card }“ brächte dir also nichts.

## Landschaften tauschen

reason-region-not-there = { $region } liegt nicht in dem Fürstentum, das du meinst. Nenne zuerst eine eigene Landschaft, dann eine deines Gegners.
reason-only-region = { $region } muss bleiben, denn eine zweite Landschaft dieser Art liegt dort nicht. Wähle eine, die doppelt vorhanden ist.
reason-same-region = { $region } kann nicht mit sich selbst den Platz tauschen. Nenne zwei verschiedene Landschaften.

## Ausbauten verlieren, angreifen und abreißen

reason-not-there = „{ $card }“ liegt nicht an dieser Stelle ({ $site }). Wähle eine Karte, die dort liegt.
reason-not-meant = „{ $card }“ ({ $site }) ist hier nicht gemeint. Wähle eine der angebotenen Karten.
reason-shielded = „{ $card }“ ({ $site }) ist vor „{ $attack }“ geschützt. Wähle eine andere Karte.
reason-no-target = Dein Gegner hat nichts, was „{ $card }“ treffen könnte. Hebe die Karte auf, bis es ein Ziel gibt.
reason-answers-another = „{ $card }“ hilft nicht gegen „{ $attack }“. Antworte mit einer Karte, die gegen diesen Angriff hilft, oder verzichte.
reason-no-demolition = Im Grundspiel wird nichts abgerissen. Was du gebaut hast, bleibt liegen.
reason-stays-for-good = „{ $card }“ lässt sich nicht abreißen: Das geht nur mit Gebäuden und Einheiten.

## Karten ziehen, ablegen und suchen

reason-no-such-stack = Diesen Stapel gibt es nicht. Die Ausbaustapel tragen die Nummern 1 bis { $stacks }.
reason-stack-empty = Stapel { $stack } ist leer. Wähle einen anderen.
reason-stack-taken = Stapel { $stack } hat dein Gegner schon durchgesehen. Wähle einen anderen.
reason-other-stack = Jetzt geht nur Stapel { $stack }, denn den hast du eben gewählt. Nenne diesen Stapel.
reason-search-too-dear =
    { $cost ->
        [one] Die Suche kostet 1 Rohstoff, und du hast keinen. Ziehe stattdessen eine oberste Karte.
       *[other] Die Suche kostet { $cost } Rohstoffe, und so viele hast du nicht. Ziehe stattdessen eine oberste Karte.
    }
reason-other-back = „{ $card }“ hat eine andere Rückseite als die Karten von Stapel { $stack }. Wähle einen Stapel mit gleicher Rückseite.
reason-other-card = Unter einen Stapel kommt jetzt nur die Karte „{ $card }“.
reason-chosen-already = „{ $card }“ ist schon gewählt. Wähle eine andere Karte dieser Hand.
reason-no-cards-there = Dein Gegner hat keine Handkarten; der Spion brächte dir also nichts.
reason-not-in-their-hand = „{ $card }“ ist nicht unter den Handkarten deines Gegners. Wähle eine Karte, die du dort siehst.
reason-cannot-be-stolen = „{ $card }“ ist ein Gebäude, und der Spion nimmt nur Einheiten und Aktionskarten. Wähle eine solche Karte oder verzichte.
reason-nothing-fetches = Eine Karte vom Ablagestapel nimmst du nur, wenn in deinem Fürstentum der Palast liegt. Nimm einen Rohstoff.
reason-not-in-discards = „{ $card }“ liegt nicht im Ablagestapel. Wähle eine Karte, die dort liegt.
reason-not-recovered = „{ $card }“ ist ein Gebäude, und Alte Wissenschaften holt nur Aktionskarten und Einheiten. Wähle eine davon.


### Was geschieht

## Ablauf

event-began = { $seat } beginnt mit { $throw } zu { $other_throw }.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-rolled = Die Würfel von { $seat } zeigen { $number } und „{ $event }“.
event-die-set = { $seat } legt den Ertragswürfel auf { $number }.
event-robbers = Räuber zählen bei { $seat } { $counted } Rohstoffe und nehmen alles Erz und alle Wolle.
event-robbers-rest-nobody = Die Räuber bleiben in den ersten beiden Runden noch aus.
event-tournament = { $seat } gewinnt das Ritterturnier mit { $points } zu { $other_points } Turnierpunkten.
event-event-card = { $seat } deckt eine Ereigniskarte auf: { $card }.
event-events-shuffled = Der Ereignisstapel wird neu gemischt.
event-no-effect = „{ $event }“ bleibt ohne Wirkung.
event-spared = Das Ereignis „{ $card }“ verschont { $seat }.
event-actions-open-nobody = Die nötigen Siegpunkte sind erreicht: Von jetzt an dürfen Aktionskarten gespielt werden.
event-won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Siegpunkt!
       *[other] { $seat } gewinnt mit { $points } Siegpunkten!
    }
event-drawn-nobody = Das Spiel endet unentschieden: Niemand kann noch genug Siegpunkte erreichen.

## Bauen und Karten spielen

event-played = { $seat } spielt: { $card }.
event-used = { $seat } nutzt { $card } ({ $site }).
event-built = { $seat } baut: { $card } ({ $site }).
event-covered = { $seat } überdeckt: { $card } ({ $site }).
event-uncovered = Bei { $seat } liegt wieder offen: { $card } ({ $site }).
event-annexed = { $seat } legt an eine Landschaft an: { $card } ({ $region }).
event-saved = { $seat } spart 1 { $resource } an den Baukosten.
event-removed = { $seat } verliert: { $card } ({ $site }).
event-taken-back = { $seat } nimmt auf die Hand zurück: { $card }.
event-laid-open = { $seat } legt { $card } wieder offen neben die Stapel.
event-discarded = { $seat } legt auf den Ablagestapel: { $card }.
event-road-built = { $seat } baut { $side } eine Straße.
event-settlement-built = { $seat } baut { $side } eine Siedlung.
event-city-built = { $seat } baut auf Platz { $place } eine Stadt.
event-regions-drawn = { $seat } nimmt zwei neue Landschaften: { $region } und { $other }.
event-regions-searched = { $seat } sieht den Landschaftsstapel durch.
event-regions-laid = { $seat } legt { $above } nach oben und { $below } nach unten.
event-regions-swapped = { $seat } lässt { $region } und { $other } die Plätze tauschen.
event-regions-traded = { $seat } gibt { $region } her und bekommt dafür { $other }.
event-cards-swapped = { $seat } lässt { $card } ({ $site }) und { $other } ({ $othersite }) die Plätze tauschen.
event-token = { $seat } erhält den { $token }.
event-token-nobody = Der { $token } kommt zurück in die Mitte.

## Rohstoffe

event-traded = { $seat } tauscht { $rate } { $resource } gegen 1 { $other }.
event-offered = { $seat } bietet { $amount } { $resource } für { $otheramount } { $other }.
event-accepted = { $seat } nimmt das Angebot an.
event-declined = { $seat } lehnt das Angebot ab.
event-gained = { $seat } erhält { $amount } { $resource } ({ $region }).
event-overflowed = { $seat } hat keinen Platz für { $amount } { $resource }; der Überschuss verfällt.
event-spent = { $seat } bezahlt { $amount } { $resource } ({ $region }).
event-lost = { $seat } verliert { $amount } { $resource } ({ $region }).
event-demanded = { $seat } verlangt 1 { $resource }.
event-gave = { $seat } gibt { $amount } { $resource } ab ({ $region }).

## Handkarten und Stapel

event-drew = { $seat } zieht eine Karte von Stapel { $stack }.
event-drew-secret = { $seat } zieht von Stapel { $stack }: { $card }.
event-took = { $seat } nimmt eine Karte aus Stapel { $stack }.
event-took-secret = { $seat } nimmt { $card } aus Stapel { $stack }.
event-taken-away = { $seat } nimmt eine Karte aus der fremden Hand und schiebt sie unter Stapel { $stack }.
event-taken-away-secret = { $seat } nimmt { $card } aus der fremden Hand und schiebt die Karte unter Stapel { $stack }.
event-stole = { $seat } nimmt eine Karte aus der fremden Hand.
event-stole-secret = { $seat } nimmt { $card } aus der fremden Hand.
event-lost-card = { $seat } verliert eine Handkarte.
event-lost-card-secret = { $seat } verliert eine Handkarte: { $card }.
event-put = { $seat } schiebt eine Karte unter Stapel { $stack }.
event-put-secret = { $seat } schiebt unter Stapel { $stack }: { $card }.
event-searched = { $seat } durchsucht Stapel { $stack }.
event-discard-searched = { $seat } durchsucht den Ablagestapel.
event-took-discard = { $seat } nimmt vom Ablagestapel: { $card }.
event-hand-shown = { $seat } zeigt die Handkarten vor.

## Angriff und Schutz

event-named = { $seat } nennt ein Gebäude: { $card } ({ $site }).
event-probed = { $seat } macht einen Probewurf für „{ $card }“: { $number }.
event-failed = Der Angriff misslingt: „{ $card }“ richtet sich jetzt gegen { $seat }.
event-foiled = { $seat } ist gut bewacht: „{ $card }“ scheitert.


### Was gefragt wird

## Vor dem ersten Zug

prompt-start-stack = Welchen Stapel durchsuchst du nach deinen ersten Handkarten?
prompt-start-card = Welche Karte aus Stapel { $stack } nimmst du als erste Handkarte (noch { $amount })?
prompt-arrange = Möchtest du deine Landschaften umordnen?

## Würfel und ihre Ereignisse

prompt-roll = Dein Zug beginnt. Was möchtest du tun?
prompt-set-die = Welche Zahl soll der Ertragswürfel zeigen?
prompt-successful-year = Was nimmst du im Erfolgreichen Jahr?
prompt-prize = Welchen Rohstoff nimmst du als Preis im Ritterturnier?
prompt-demand = Welchen Rohstoff bringt dir der Handelsvorteil (noch { $amount })?
prompt-give = Aus welcher Landschaft gibst du { $resource } ab (noch { $amount })?

## Ereigniskarten

prompt-baumeister = Welchen Stapel durchsuchst du beim Baumeister?
prompt-baumeister-card = Welche Karte nimmst du beim Baumeister aus Stapel { $stack }?
prompt-baumeister-returns = Welche Handkarte gibst du für den Baumeister zurück, und unter welchen Stapel?
prompt-buergerkrieg = Welche gegnerische Einheit kehrt im Bürgerkrieg auf die Hand zurück?
prompt-fortschritt = Welchen Rohstoff bringt dir der Fortschritt?
prompt-handelsfahrt = Welchen Rohstoff füllt deine Handelsflotte auf 3 auf?
prompt-konflikt = Welche gegnerische Handkarte schiebst du unter einen Stapel? Beide Karten kommen unter denselben.
prompt-ueberfall-name = Welches gegnerische Gebäude nennst du beim Überfall (noch { $amount })?
prompt-ueberfall-take = Überfall! Welches der genannten Gebäude nimmst du auf die Hand zurück?

## Aktionen und Bauen

prompt-action = Was möchtest du tun?
prompt-pay = Aus welcher Landschaft bezahlst du { $resource } (noch { $amount })?
prompt-pay-any = Womit bezahlst du (noch { $amount })?
prompt-save = Welchen Rohstoff sparst du am Preis für „{ $card }“?
prompt-store = In welcher Landschaft lagerst du { $resource }?
prompt-new-regions = Woher nimmst du die beiden neuen Landschaften?
prompt-scout = Welche Landschaft suchst du dir aus?
prompt-lay-regions = Welche der neuen Landschaften legst du nach oben?
prompt-kaperflotte = Welche gegnerische Flotte bringt deine Kaperflotte auf?
prompt-offer = Was bietest du deinem Gegner an?
prompt-ask-for = Was verlangst du von deinem Gegner für { $amount } { $resource }?
prompt-offered = Dein Gegner bietet dir { $amount } { $resource } für { $otheramount } { $other }. Nimmst du an?

## Aktionskarten

prompt-karawane = Welchen Rohstoff gibst du der Karawane mit?
prompt-karawane-takes = Welchen Rohstoff bringt dir die Karawane dafür?
prompt-haendler = Welchen Rohstoff verlangst du mit dem Händler (noch { $amount })?
prompt-haendler-gives = Welchen Rohstoff gibst du deinem Gegner dafür?
prompt-gewuerzkarawane = Welchen Rohstoff verlangst du mit der Gewürzkarawane (noch { $amount })?
prompt-grenzkonflikt = Welche Landschaft gibst du im Grenzkonflikt her, und welche bekommst du dafür?
prompt-spion = Der Spion zeigt dir die gegnerische Hand. Welche Karte nimmst du?
prompt-alte-wissenschaften = Welche Karte nimmst du mit Alte Wissenschaften vom Ablagestapel?
prompt-buchdruck = Welchen Rohstoff bringt dir der Buchdruck?
prompt-landreform = Welche zwei deiner Landschaften tauschen bei der Landreform den Platz?

## Angriff und Schutz

prompt-attacked = Gegen dich wird „{ $card }“ gespielt. Antwortest du mit einer Schutzaktion?
prompt-burn = Welches gegnerische Gebäude trifft der Feuerteufel?
prompt-defeat = Wen trifft der Schwarze Ritter?
prompt-plunder = Welchen Rohstoff verlangst du beim Raubzug (noch { $amount })?
prompt-imelda = Welchen deiner Ritter verlierst du an das Burgfräulein Imelda?
prompt-put-removed = Unter welchen Stapel schiebst du diese Karte: { $card }?

## Handkarten und Stapel

prompt-draw = Von welchem Stapel ziehst du eine Karte?
prompt-schreibstube = Von welchem Stapel zieht die Schreibstube eine Karte?
prompt-refill = Deine Hand ist noch nicht voll. Woher nimmst du die nächste Karte?
prompt-surplus = Du hast zu viele Handkarten. Welche schiebst du unter einen Stapel?
prompt-exchange = Möchtest du eine Handkarte tauschen?
prompt-replace = Woher nimmst du die neue Karte?
prompt-take-card = Welche Karte nimmst du aus Stapel { $stack }?


### Was zur Wahl steht

## Zug und Aktionen

option-roll = Würfeln
option-set-die = Ertragswürfel auf { $number } legen
option-end-turn = Hauptphase beenden
option-play = { $card } spielen
option-build = { $card } bauen ({ $site })
option-build-open = { $card } aus der Auslage bauen ({ $site })
option-use = { $card } nutzen ({ $site })
option-build-road = Straße bauen ({ $side })
option-build-settlement = Siedlung bauen ({ $side })
option-build-city = Stadt bauen (Platz { $place })
option-trade = { $rate } { $resource } gegen 1 { $other } tauschen
option-trade-region = 2 Rohstoffe aus { $region } gegen 1 { $resource } tauschen
option-offer-trade = Dem Gegner einen Tausch anbieten
option-offer = { $amount } { $resource } anbieten
option-ask-for = { $amount } { $resource } verlangen
option-accept = Angebot annehmen
option-decline = Angebot ablehnen
option-save = 1 { $resource } sparen
option-demolish = { $card } abreißen ({ $site })

## Landschaften

option-done-arranging = Landschaften so liegen lassen
option-top-regions = Die zwei obersten Landschaften nehmen
option-choose-region = { $region } aussuchen
option-lay-above = { $region } nach oben legen
option-swap-regions = { $region } und { $other } tauschen
option-trade-regions = { $region } hergeben und { $other } bekommen

## Handkarten und Stapel

option-draw = Von Stapel { $stack } ziehen
option-put = { $card } unter Stapel { $stack } schieben
option-keep = Handkarten behalten
option-search = Stapel { $stack } durchsuchen
option-take-card = { $card } nehmen ({ $place }. Karte von oben)
option-take-discard = { $card } vom Ablagestapel nehmen
option-steal = { $card } aus der fremden Hand nehmen

## Ereignisse, Angriff und Schutz

option-demand = { $resource } verlangen
option-fill-up = { $resource } auffüllen
option-pass = Verzichten
option-name = { $card } nennen ({ $site })
option-remove = { $card } wählen ({ $site })

## Rohstoffe

option-pay = { $resource } bezahlen ({ $region })
option-store = { $resource } lagern ({ $region })
option-take = { $resource } nehmen ({ $region })
option-take-lost = { $resource } nehmen und verfallen lassen
option-give = { $resource } abgeben ({ $region })
