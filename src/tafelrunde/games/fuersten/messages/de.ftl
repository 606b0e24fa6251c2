# Die Fürsten von Catan: alle Texte aller Spielarten auf Deutsch.
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
        [guard_die] Dieses Ergebnis hat der Würfel um den Schutz nicht. Möglich sind: { $possible }.
       *[other] Dieses Ergebnis ist hier nicht möglich ({ $kind }). Möglich sind: { $possible }.
    }
reason-impossible-shuffle =
    { $kind ->
        [regions] Diese Reihenfolge passt nicht zum Landschaftsstapel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [events] Diese Reihenfolge passt nicht zum Ereignisstapel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [half_moon_events] Diese Reihenfolge passt nicht zu den Ereigniskarten mit Halbmond. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [basis] Diese Reihenfolge passt nicht zu den Nachziehkarten des Basissets. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [gold] Diese Reihenfolge passt nicht zu den Nachziehkarten der Zeit des Goldes. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [wirren] Diese Reihenfolge passt nicht zu den Nachziehkarten der Zeit der Wirren. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [fortschritt] Diese Reihenfolge passt nicht zu den Nachziehkarten der Zeit des Fortschritts. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
       *[other] Diese Reihenfolge passt nicht ({ $kind }). Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
    }

## Was eingegeben wurde

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
        [rate] „{ $word }“ ist kein Tauschkurs. Getauscht wird 3 zu 1, mit einem Handelsschiff 2 zu 1, Gold mit einer Münzstätte 1 zu 1.
        [amount] „{ $word }“ ist keine Menge, die hier stehen kann. Die Unruhen zu besänftigen kostet 1 oder 2 Gold.
       *[other] „{ $word }“ passt an dieser Stelle des Satzes nicht.
    }

## Zurücknehmen

reason-undo-chance = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist gewürfelt oder gemischt worden.

## Bauen

reason-cannot-afford = Dafür reichen deine Rohstoffe nicht. Dir fehlt noch: { $missing }.
reason-cannot-afford-even-so = Auch mit einem Rohstoff weniger reichen deine Vorräte dafür nicht. Vom vollen Preis fehlt dir: { $missing }.
reason-only-once = „{ $card }“ darf in jedem Fürstentum nur einmal ausliegen, und bei dir liegt die Karte schon.
reason-lies-already = „{ $card }“ liegt schon aus, bei dir oder bei deinem Gegner. Wer einen eigenen Namen hat, darf in beiden Fürstentümern zusammen nur einmal liegen.
reason-no-such-place = Platz { $place } gibt es in deinem Fürstentum nicht. Gezählt werden deine Siedlungen und Städte von links.
reason-site-full = Am Bauplatz { $site } ist nichts mehr frei. Eine Siedlung hat oben und unten Platz für je eine Karte, eine Stadt für je zwei.
reason-city-only = „{ $card }“ ist ein roter Ausbau und darf nur an einer Stadt liegen. Wähle einen Bauplatz an einer deiner Städte.
reason-citadel-only = „{ $card }“ darf nur an einer Zitadelle liegen. Wähle einen Bauplatz an einer deiner Zitadellen.
reason-at-regions-only = „{ $card }“ wird an eine Landschaft gelegt, nicht auf einen Bauplatz. Nenne eine deiner Landschaften.
reason-on-sites-only = „{ $card }“ wird auf einen Bauplatz gebaut, nicht an eine Landschaft gelegt. Nenne einen freien Bauplatz.
reason-wrong-landscape = „{ $card }“ kann nicht an { $region } liegen. Wähle eine Landschaft der Art, die auf der Karte steht.
reason-stack-of-other = Stapel { $stack } gehört deinem Gegner. Wähle einen anderen.
reason-stack-banned = Auf Stapel { $stack } liegt eine Karte, die dich von ihm fernhält. Wähle einen anderen.
reason-road-taken = Auf dieser Straße ({ $site }) liegt schon eine Karte. Wähle eine andere.
reason-region-taken = An { $region } liegt schon eine Karte, und es ist nur für eine Platz. Wähle eine andere Landschaft.
reason-on-roads-only = „{ $card }“ liegt auf einer Straße. Nenne eine eigene Straße, die noch frei ist.
reason-no-such-road = Diese Straße ({ $site }) gibt es nicht. Nenne eine Straße des Fürstentums.
reason-no-metropolis-there = „{ $card }“ kann nicht an { $region } liegen: Nur eine Metropole hat an ihren Landschaften Platz für Einheiten.
reason-no-citadel-there = „{ $card }“ kann nicht an { $region } liegen, denn diese Landschaft grenzt an keine deiner Zitadellen. Wähle eine, die an eine grenzt.
reason-no-link-there = „{ $card }“ kann nicht an { $region } liegen, denn an keiner Landschaft dieser Art hat dein Gegner einen Zauberer mit Namen. Wähle eine andere Art.
reason-host-trades-too-much = „{ $card }“ kann nicht zu jemandem kommen, der { $needed } oder mehr Handelspunkte hat.
reason-host-too-strong = „{ $card }“ kann nicht zu jemandem kommen, der { $needed } oder mehr Stärkepunkte hat.
reason-belongs-to-other = „{ $card }“ ({ $site }) gehört dem anderen, der die Karte dort gebaut hat. Das kannst du mit ihr nicht tun.
reason-nothing-to-cover = „{ $card }“ wird auf „{ $other }“ gelegt, und diese Karte liegt nicht am Bauplatz { $site }.
reason-covered-already = Das „{ $other }“ ({ $site }) liegt schon unter einem „{ $card }“.
reason-road-lies-there = Am Ende deiner Reihe liegt { $side } schon eine Straße. Dort kannst du als Nächstes eine Siedlung bauen.
reason-no-road-end = Eine Siedlung braucht eine Straße, die offen endet, und { $side } liegt keine. Baue dort zuerst eine Straße.
reason-city-already = Auf Platz { $place } steht schon eine Stadt. Eine neue Stadt kommt immer auf eine Siedlung.
reason-citadel-already = Auf Platz { $place } steht eine Zitadelle, und aus ihr wird keine Stadt. Wähle eine Siedlung.
reason-none-left = Der Stapel ist aufgebraucht: Die Karte „{ $card }“ kann niemand mehr bauen.
reason-not-in-open-stack = „{ $card }“ liegt in keinem offenen Ausbaustapel oder nicht mehr. Diese Karte kannst du nur von der Hand bauen.

## Bedingungen auf Karten

reason-needs-card = „{ $card }“ kannst du nur einsetzen, wenn in deinem Fürstentum „{ $needed }“ liegt. Baue zuerst diese Karte.
reason-needs-either = „{ $card }“ kannst du nur einsetzen, wenn in deinem Fürstentum „{ $needed }“ oder „{ $other }“ liegt. Baue zuerst eine dieser Karten.
reason-needs-card-or-behind = „{ $card }“ spielst du nur, wenn in deinem Fürstentum „{ $needed }“ liegt oder du weniger Siegpunkte hast als dein Gegner.
reason-needs-progress = „{ $card }“ kannst du nur bauen, wenn deine Ausbauten mindestens { $needed } Fortschrittspunkte haben. Baue zuerst weitere Ausbauten mit Fortschrittspunkten.
reason-needs-ship = „{ $card }“ kannst du nur bauen, wenn du ein Handelsschiff hast. Baue zuerst eines.
reason-needs-counters = „{ $card }“ kannst du nur bauen, wenn auf deinen Karten zusammen { $needed } Handelspunkte liegen; jetzt sind es { $counted }.
reason-needs-champion = „{ $card }“ kannst du nur bauen, wenn du mehr Turnierpunkte hast als dein Gegner.
reason-needs-citadels =
    { $needed ->
        [one] „{ $card }“ kannst du nur bauen, wenn du eine Zitadelle hast. Baue zuerst eine.
       *[other] „{ $card }“ kannst du nur bauen, wenn du { $needed } Zitadellen hast. Baue zuerst weitere.
    }
reason-without-citadel = „{ $card }“ kannst du nur bauen, solange du keine Zitadelle hast.
reason-not-kept = In „{ $card }“ liegt kein { $resource }.
reason-gold-stays-there = Das Gold von { $region } kann dafür nicht verwendet werden.
reason-needs-warrior = „{ $card }“ kannst du nur anlegen, wenn du einen Helden mit Stärkepunkten hast. Baue zuerst einen.
reason-needs-strength = „{ $card }“ spielst du nur mit dem Stärkevorteil: mit mindestens 3 Stärkepunkten und mehr als dein Gegner.
reason-needs-city-or-trade =
    { $trade ->
        [0] „{ $card }“ spielst du nur mit einer Stadt oder mindestens 3 Handelspunkten, und du hast weder eine Stadt noch Handelspunkte.
        [one] „{ $card }“ spielst du nur mit einer Stadt oder mindestens 3 Handelspunkten, und du hast keine Stadt und nur 1 Handelspunkt.
       *[other] „{ $card }“ spielst du nur mit einer Stadt oder mindestens 3 Handelspunkten, und du hast keine Stadt und nur { $trade } Handelspunkte.
    }

## Karten spielen

reason-not-in-hand = „{ $card }“ ist nicht unter den Handkarten.
reason-only-before-roll = „{ $card }“ spielst du nur zu Beginn deines Zuges, ehe die Würfel fallen.
reason-only-with-settlement = „{ $card }“ spielst du nur, während du eine Siedlung baust.
reason-only-action = „{ $card }“ spielst du nur in deiner Aktionsphase.
reason-only-reaction = „{ $card }“ spielst du nur in dem Augenblick, in dem Unruhen, Fehde oder Bruderzwist aufgedeckt wird und dich trifft.
reason-die-already-set = Der Ertragswürfel steht in diesem Zug schon auf { $number }.
reason-event-already-set = Das Ereignis dieses Zuges steht schon fest: Es ist ein Fest.
reason-too-few-resources =
    { $stored ->
        [0] Dafür brauchst du { $needed } Rohstoffe, und du hast keinen.
       *[other] Dafür brauchst du { $needed } Rohstoffe, und du hast nur { $stored }.
    }
reason-nothing-to-yield = Du hast keine Landschaft mit der Zahl { $number }, in der noch Platz ist; die Karte brächte dir also nichts.
reason-no-room-beside = Neben keiner deiner Karten „{ $card }“ hat eine Landschaft noch Platz; die Karte brächte dir also nichts.

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
reason-no-mint = Zum Kurs 1 zu 1 wird nur Gold getauscht, und nur mit einer Münzstätte in deinem Fürstentum. Ohne sie tauschst du 3 zu 1, mit einem Handelsschiff 2 zu 1.
reason-mint-used = Eine Münzstätte tauscht in jedem Zug nur einmal 1 Gold, und in diesem Zug hast du das schon genutzt.

## Rohstoffe lagern und abgeben

reason-other-resource = Hier geht es um { $resource }, nicht um eine andere Sorte.
reason-not-your-region = { $region } gehört nicht zu deinem Fürstentum.
reason-wrong-region = { $region } und { $resource } passen nicht zusammen. Jede Landschaft lagert nur, was sie selbst liefert.
reason-region-empty = { $region } ist leer. Wähle eine Landschaft, in der etwas lagert.
reason-region-full = { $region } ist voll. Mehr als 3 Rohstoffe lagert keine Landschaft.
reason-there-is-room = Für { $resource } ist noch Platz: { $region }. Ein Rohstoff verfällt nur, wenn er nirgends Platz findet.
reason-other-has-none = { $resource } kannst du dem anderen Fürstentum nicht nehmen, denn dort gibt es nichts davon.
reason-no-room = Für { $resource } hast du keinen Platz, das brächte dir also nichts.
reason-other-has-nothing = Du kannst dem anderen Fürstentum nichts nehmen, denn es hat keine Rohstoffe.
reason-would-go-back = Du hast nichts und dein Gegner nur 1 Rohstoff: Was du bekämst, müsstest du gleich zurückgeben.
reason-no-room-for-any = Für keinen der Rohstoffe, die das andere Fürstentum hat, hast du Platz; das brächte dir also nichts.
reason-other-amount = Die Unruhen zu besänftigen kostet dich genau { $amount } Gold, nicht mehr und nicht weniger.

## Ausbauten hergeben, angreifen und abreißen

reason-not-there = „{ $card }“ liegt nicht offen am Bauplatz { $site }. Wähle eine Karte, die dort offen liegt.
reason-not-meant = „{ $card }“ ({ $site }) ist hier nicht gemeint. Wähle eine der angebotenen Karten.
reason-chosen-already = „{ $card }“ ist schon gewählt. Wähle eine andere Karte dieser Hand.
reason-no-demolition = Im Einführungsspiel wird nichts abgerissen. Was du gebaut hast, bleibt liegen.
reason-stays-for-good = „{ $card }“ lässt sich nicht abreißen: Das geht nur mit Gebäuden und Einheiten.
reason-other-has-no-warrior = Dein Gegner hat keine Einheit mit Stärkepunkten, die zu treffen wäre.
reason-nothing-to-burn = Dein Gegner hat kein Gebäude, das brennen könnte. An einer Stadt mit Feuerwache sind alle Gebäude geschützt.
reason-protected = „{ $card }“ ({ $site }) ist durch die Feuerwache an derselben Stadt geschützt. Wähle ein Gebäude an einem anderen Ort.

## Karten ziehen, ablegen und suchen

reason-no-such-stack =
    { $stacks ->
        [one] Diesen Stapel gibt es nicht. Es gibt nur einen Nachziehstapel.
       *[other] Diesen Stapel gibt es nicht. Die Nachziehstapel tragen die Nummern 1 bis { $stacks }.
    }
reason-stack-empty = Stapel { $stack } ist leer. Wähle einen anderen.
reason-stack-taken = Von Stapel { $stack } kommen schon die ersten Handkarten des anderen Fürstentums. Wähle einen anderen.
reason-basis-only = In Stapel { $stack } liegen Karten eines Themensets. Deine ersten Handkarten kommen aus einem Stapel des Basissets.
reason-search-too-dear =
    { $cost ->
        [one] Die Suche kostet 1 Rohstoff, und du hast keinen. Ziehe stattdessen eine oberste Karte.
       *[other] Die Suche kostet { $cost } Rohstoffe, und so viele hast du nicht. Ziehe stattdessen eine oberste Karte.
    }
reason-other-back = „{ $card }“ hat eine andere Rückseite als die Karten von Stapel { $stack }. Wähle einen Stapel mit gleicher Rückseite.
reason-other-card = Unter einen passenden Stapel kommt jetzt nur die Karte „{ $card }“.
reason-other-has-no-cards = Dein Gegner hat keine Handkarten; es gibt also nichts zu nehmen.
reason-not-in-their-hand = „{ $card }“ ist nicht unter den Handkarten deines Gegners.
reason-discards-empty = Der Ablagestapel ist leer; es gibt also keine Karte, die du von dort nehmen könntest.
reason-not-discarded = „{ $card }“ liegt nicht im Ablagestapel. Wähle eine Karte, die dort liegt.
reason-being-played = „{ $card }“ wird gerade gespielt und kommt erst danach auf den Ablagestapel. Wähle eine andere Karte.


### Was geschieht

## Ablauf

event-began = { $seat } beginnt mit { $throw } zu { $other_throw }.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-rolled = Die Würfel von { $seat } zeigen { $number } und „{ $event }“.
event-die-set = { $seat } legt den Ertragswürfel auf { $number }.
event-herald = { $seat } ruft ein Fest aus.
event-robbers = Räuber zählen bei { $seat } { $counted } Rohstoffe und nehmen alles Gold und alle Wolle.
event-event-card = { $seat } deckt eine Ereigniskarte auf: { $card }.
event-events-shuffled = Der Ereignisstapel wird neu gemischt.
event-won =
    { $points ->
        [one] { $seat } gewinnt mit 1 Siegpunkt!
       *[other] { $seat } gewinnt mit { $points } Siegpunkten!
    }
event-drawn = Das Spiel endet unentschieden: Niemand kann noch genug Siegpunkte erreichen.
event-drawn-nobody = { event-drawn }

## Bauen und Karten spielen

event-played = { $seat } spielt: { $card }.
event-built = { $seat } baut: { $card } ({ $site }).
event-unblocked = { $other } verlässt { $card } von { $seat } ({ $site }); die Karte wirkt wieder.
event-removed-abroad = { $seat } verliert im anderen Fürstentum: { $card } ({ $site }).
event-built-abroad = { $seat } baut im anderen Fürstentum: { $card } ({ $site }).
event-blocked = { $other } liegt jetzt auf { $card } von { $seat } ({ $site }); die Karte wirkt nicht mehr.
event-covered = { $seat } überdeckt: { $card } ({ $site }).
event-uncovered = Bei { $seat } liegt wieder offen: { $card } ({ $site }).
event-annexed = { $seat } legt an eine Landschaft an: { $card } ({ $region }).
event-saved = { $seat } spart 1 { $resource } der Baukosten.
event-removed = { $seat } verliert: { $card } ({ $site }).
event-discarded = { $seat } legt auf den Ablagestapel: { $card }.
event-laid-open = { $seat } legt { $card } auf den offenen Ausbaustapel zurück.
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
event-gave = { $seat } gibt { $amount } { $resource } ab ({ $region }).
event-bought = { $seat } kauft 1 { $resource } für 1 Gold.

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

event-named = { $seat } bestimmt ein Gebäude: { $card } ({ $site }).
event-guarded = { $seat } würfelt um Schutz: { $number }.
event-repelled = { $seat } wehrt den Angriff ab: { $card } bleibt ohne Wirkung.
event-spared = Das Ereignis „{ $card }“ verschont { $seat }.
event-no-effect = { $event } bleibt ohne Wirkung.


### Was gefragt wird

## Vor dem ersten Zug

prompt-start-hand = Von welchem Stapel nimmst du deine ersten Handkarten?
prompt-start-stack = Welchen Stapel durchsuchst du nach deinen ersten Handkarten?
prompt-start-card = Welche Karte aus Stapel { $stack } nimmst du als erste Handkarte (noch { $amount })?
prompt-arrange = Möchtest du deine Landschaften umordnen?

## Würfel und ihre Ereignisse

prompt-roll = Dein Zug beginnt. Was möchtest du tun?
prompt-set-die = Welche Zahl soll der Ertragswürfel zeigen?
prompt-markt = Welchen Rohstoff bringt dir dein Markt?
prompt-demand = Welchen Rohstoff verlangst du (noch { $amount })?
prompt-give = Aus welcher Landschaft gibst du { $resource } ab (noch { $amount })?
prompt-fest = Welchen Rohstoff nimmst du beim Fest?
prompt-herald = Welchen Rohstoff bringt dir Reiner, der Herold, zusätzlich?
prompt-harvest = Welchen Rohstoff nimmst du bei der Reichen Ernte?

## Ereigniskarten

prompt-bruderzwist = Welche gegnerische Handkarte schiebst du unter einen Stapel?
prompt-erfindung = Welchen Rohstoff bringt dir die Erfindung?
prompt-buy = Welchen Rohstoff kaufst du für 1 Gold (noch { $amount } möglich)?
prompt-fehde-name = Welches gegnerische Gebäude bestimmst du (noch { $amount })?
prompt-fehde-remove = Welches der bestimmten Gebäude gibst du her?
prompt-wettfahrt = Welchen Rohstoff bringt dir die Wettfahrt?
prompt-unruhen = Unruhen! Alle Einheiten zu behalten kostet { $amount } Gold. Was möchtest du tun?
prompt-sebastian = Das Ereignis „{ $card }“ trifft dich. Spielst du Sebastian dagegen?
prompt-apotheke = Welchen Rohstoff bringt dir deine Apotheke?

## Aktionen und Bauen

prompt-action = Was möchtest du tun?
prompt-pay = Aus welcher Landschaft bezahlst du { $resource } (noch { $amount })?
prompt-pay-any = Womit bezahlst du (noch { $amount })?
prompt-save = „{ $card }“ kostet dich 1 Rohstoff weniger. Welchen sparst du?
prompt-store = In welcher Landschaft lagerst du { $resource }?
prompt-new-regions = Woher nimmst du die beiden neuen Landschaften?
prompt-scout = Welche Landschaft suchst du dir aus?
prompt-lay-regions = Welche der neuen Landschaften legst du nach oben?
prompt-sink = Welches deiner Handelsschiffe versenkt das Kaperschiff?
prompt-stapelhaus = Welchen Rohstoff bringt dir dein Stapelhaus?
prompt-festplatz = Welchen Rohstoff bringt dir dein Festplatz?
prompt-zehntscheuer = Bringt dir deine Zehntscheuer Wolle oder Getreide (insgesamt { $amount })?
prompt-bibliothek = Welchen Stapel durchsuchst du für deine Bibliothek?

## Aktionskarten

prompt-umzug = Welche zwei Karten tauschen die Plätze?
prompt-goldschmied = Welchen Rohstoff nimmst du für dein Gold?
prompt-kaufmannszug = Welchen Rohstoff bringt dir der Kaufmannszug?
prompt-handelsmeister = Welchen Rohstoff verlangst du mit dem Handelsmeister (noch { $amount })?
prompt-haendler = Welchen Rohstoff verlangst du mit dem Händler (noch { $amount } möglich)?
prompt-give-back = Welchen Rohstoff gibst du deinem Gegner dafür?
prompt-raubzug = Welche deiner Landschaften füllt der Raubzug auf?
prompt-beutefahrt = Welchen Rohstoff verlangst du auf der Beutefahrt (noch { $amount })?
prompt-medicus = Welches deiner Badhäuser besucht der Medicus?
prompt-take-discard = Welche Karte nimmst du vom Ablagestapel?

## Angriff und Schutz

prompt-guard = Gegen dich wird „{ $card }“ gespielt. Würfelst du um Schutz?
prompt-bogenschuetze = Welche Einheit mit Stärkepunkten verlierst du an den Bogenschützen?
prompt-feuerteufel = Welches gegnerische Gebäude brennt der Feuerteufel nieder?
prompt-verraeter = Welche gegnerische Handkarte nimmst du?
prompt-put-removed = Unter welchen Stapel schiebst du diese Karte: { $card }?
prompt-irmgard = Welchen Rohstoff bringt dir Irmgard für die verlorene Karte?

## Handkarten und Stapel

prompt-draw = Von welchem Stapel ziehst du eine Karte?
prompt-surplus = Du hast zu viele Handkarten. Welche schiebst du unter einen Stapel?
prompt-exchange = Möchtest du eine Handkarte tauschen?
prompt-replace = Von welchem Stapel nimmst du die neue Karte?
prompt-take-card = Welche Karte nimmst du aus Stapel { $stack }?


### Was zur Wahl steht

## Zug und Aktionen

option-roll = Würfeln
option-set-die = Ertragswürfel auf { $number } legen
option-end-turn = Aktionsphase beenden
option-play = { $card } spielen
option-build = { $card } bauen ({ $site })
option-build-open = { $card } vom offenen Ausbaustapel bauen ({ $site })
option-lay-at = { $card } an eine Landschaft anlegen ({ $region })
option-build-road = Straße bauen ({ $side })
option-build-settlement = Siedlung bauen ({ $side })
option-build-city = Stadt bauen (Platz { $place })
option-trade = { $rate } { $resource } gegen 1 { $other } tauschen
option-trade-region = 2 Rohstoffe aus { $region } gegen 1 { $resource } tauschen
option-save = 1 { $resource } sparen
option-demolish = { $card } abreißen ({ $site })

## Landschaften und Umzug

option-done-arranging = Landschaften so liegen lassen
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
option-take-discard = { $card } vom Ablagestapel nehmen
option-steal = { $card } aus der fremden Hand nehmen

## Ereignisse, Angriff und Schutz

option-demand = { $resource } verlangen
option-plunder = { $region } auffüllen
option-buy = { $resource } kaufen
option-pass = Verzichten
option-name = { $card } bestimmen ({ $site })
option-remove = { $card } hergeben ({ $site })
option-appease = { $amount } Gold bezahlen und alle Einheiten behalten
option-guard = Um Schutz würfeln

## Rohstoffe

option-pay = { $resource } bezahlen ({ $region })
option-store = { $resource } lagern ({ $region })
option-take = { $resource } nehmen ({ $region })
option-take-lost = { $resource } nehmen und verfallen lassen
option-receive = { $resource } erhalten
option-give = { $resource } abgeben ({ $region })
