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
        [red] Diese Reihenfolge passt nicht zu den Stapeln von Rot. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [blue] Diese Reihenfolge passt nicht zu den Stapeln von Blau. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [neutral] Diese Reihenfolge passt nicht zu den neutralen Stapeln. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [grundspiel] Diese Reihenfolge passt nicht zu den Ausbaustapeln des Grundspiels. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [ritter_haendler] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Ritter & Händler. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [handel_wandel] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Handel & Wandel. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [wissenschaft_fortschritt] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Wissenschaft & Fortschritt. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [politik_intrige] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Politik & Intrige. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [zauberer_drachen] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Zauberer & Drachen. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
        [barbaren_handelsherren] Diese Reihenfolge passt nicht zu den Ausbaustapeln von Barbaren & Handelsherren. Nenne genau die Karten, die gemischt werden, jede so oft, wie sie vorkommt.
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
        [event] „{ $word }“ ist kein Symbol des Ereigniswürfels.
        [rate] „{ $word }“ ist kein Tauschkurs. Getauscht wird 3 zu 1, mit einer Handelsflotte 2 zu 1, Gold mit der Münzgießerei 1 zu 1.
        [amount] „{ $word }“ ist keine Menge, die hier stehen kann. Anbieten und verlangen kannst du 1, 2 oder 3 Rohstoffe einer Sorte.
       *[other] „{ $word }“ passt an dieser Stelle des Satzes nicht.
    }

## Zurücknehmen

reason-undo-chance = Das lässt sich nicht mehr zurücknehmen, denn seitdem ist gewürfelt oder gemischt worden.

## Bauen

reason-no-deck = { $seat } hat keine Deckliste mitgebracht.
reason-deck-unknown-card = Deck von { $owner }, Zeile { $line }: Eine Karte „{ $word }“ gibt es nicht.
reason-deck-not-legal = Deck von { $owner }, Zeile { $line }: „{ $card }“ darf bei diesem Regelstand und mit diesen Sets in keinem Deck sein.
reason-deck-lies-there = Deck von { $owner }, Zeile { $line }: „{ $card }“ liegt schon in jedem Ereignisstapel und steht nicht zur Wahl. Nimm ein anderes Ereignis.
reason-deck-no-times = Deck von { $owner }, Zeile { $line }: „{ $card }“ ist 0-mal genannt. Lass die Zeile weg.
reason-deck-too-often =
    { $allowed ->
        [1] Deck von { $owner }, Zeile { $line }: „{ $card }“ darf nur einmal im Deck sein.
       *[other] Deck von { $owner }, Zeile { $line }: „{ $card }“ darf höchstens { $allowed }-mal im Deck sein.
    }
reason-deck-size = Deck von { $owner }: Ein Deck hat neben den Ereignissen { $size } Karten, nicht { $cards }.
reason-deck-events = Deck von { $owner }: Es werden { $size } Ereignisse gewählt, nicht { $cards }.
reason-deck-no-character = Deck von { $owner }: In der Form für Fortgeschrittene enthält ein Deck alle { $cards } Karten eines der sechs Charaktere. Beginne mit einem davon.
reason-cannot-afford = Dafür reichen deine Rohstoffe nicht. Dir fehlt noch: { $missing }.
reason-cannot-afford-even-so = Auch mit dem Nachlass, den du hast, reichen deine Rohstoffe dafür nicht. Vom vollen Preis fehlt dir: { $missing }.
reason-only-once = Jeder darf „{ $card }“ nur einmal haben, und du hast die Karte schon. Baue etwas anderes.
reason-lies-already = „{ $card }“ liegt schon aus, bei dir oder bei deinem Gegner. Wer einen eigenen Namen hat, darf in beiden Fürstentümern zusammen nur einmal liegen.
reason-no-such-place = Einen Platz { $place } gibt es in diesem Fürstentum nicht. Gezählt werden seine Siedlungen, Städte und Zitadellen von links.
reason-site-full = Am Bauplatz { $site } ist nichts mehr frei. Eine Siedlung hat oben und unten Platz für je eine Karte, eine Stadt oder Zitadelle für je zwei.
reason-city-only = „{ $card }“ ist ein Stadtausbau und darf nur an einer Stadt liegen. Wähle einen Bauplatz an einer deiner Städte.
reason-citadel-only = „{ $card }“ darf nur an einer Zitadelle liegen. Wähle einen Bauplatz an einer deiner Zitadellen.
reason-at-regions-only = „{ $card }“ wird an eine Landschaft gelegt, nicht auf einen Bauplatz. Nenne eine deiner Landschaften.
reason-on-sites-only = „{ $card }“ wird auf einen Bauplatz gebaut, nicht an eine Landschaft gelegt. Nenne einen freien Bauplatz.
reason-on-roads-only = „{ $card }“ liegt auf einer Straße. Nenne eine eigene Straße, die noch frei ist.
reason-wrong-landscape = „{ $card }“ kann nicht an { $region } liegen. Wähle eine Landschaft der Art, die auf der Karte steht.
reason-no-metropolis-there = „{ $card }“ kann nicht an { $region } liegen: Nur eine Metropole hat an ihren Landschaften Platz für Einheiten.
reason-no-citadel-there = „{ $card }“ kann nicht an { $region } liegen, denn diese Landschaft grenzt an keine deiner Zitadellen. Wähle eine, die an eine grenzt.
reason-no-link-there = „{ $card }“ kann nicht an { $region } liegen, denn an keiner Landschaft dieser Art hat dein Gegner einen Zauberer mit Namen. Wähle eine andere Art.
reason-region-taken = An { $region } liegt schon eine Karte, und es ist nur für eine Platz. Wähle eine andere Landschaft.
reason-no-such-road = Diese Straße ({ $site }) gibt es nicht. Nenne eine Straße des Fürstentums.
reason-road-taken = Auf dieser Straße ({ $site }) liegt schon eine Karte. Wähle eine andere.
reason-not-in-share = „{ $card }“ ist nicht unter den Karten, die noch vor dir liegen.
reason-stack-of-other = Stapel { $stack } gehört dem Gegner und ist für dich tabu.
reason-used-by-nobody-else = Stapel { $stack } benutzt der Gegner ohnehin nicht. Lege den Bann auf einen, von dem er ziehen darf.
reason-stack-banned = Auf Stapel { $stack } liegt ein Bann deines Gegners. Wähle einen anderen, oder kauf den Bann ab.
reason-belongs-to-other = „{ $card }“ ({ $site }) gehört dem anderen, der die Karte dort gebaut hat. Das kannst du mit ihr nicht tun.
reason-does-not-work = „{ $card }“ ({ $site }) wirkt nicht, solange eine Karte darauf liegt.
reason-host-too-strong = „{ $card }“ kann nicht zu jemandem kommen, der { $needed } oder mehr Stärkepunkte hat.
reason-host-trades-too-much = „{ $card }“ kann nicht zu jemandem kommen, der { $needed } oder mehr Handelspunkte hat.
reason-nothing-to-cover = „{ $card }“ wird auf „{ $other }“ gelegt, und diese Karte liegt nicht am Bauplatz { $site }.
reason-covered-already = Am Bauplatz { $site } liegt die Karte „{ $other }“ schon unter der Karte „{ $card }“.
reason-road-lies-there = Am Ende deiner Reihe liegt { $side } schon eine Straße. Dort kannst du als Nächstes eine Siedlung bauen.
reason-no-road-end = Eine Siedlung braucht eine Straße, die offen endet, und { $side } liegt keine. Baue dort zuerst eine Straße.
reason-city-already = Auf Platz { $place } steht schon eine Stadt. Eine neue Stadt kommt immer auf eine Siedlung.
reason-citadel-already = Auf Platz { $place } steht eine Zitadelle, und aus ihr wird keine Stadt. Wähle eine Siedlung.
reason-citadel-needs-settlement = Auf Platz { $place } steht keine Siedlung. Eine Zitadelle kommt immer auf eine Siedlung.
reason-none-left = Der Vorrat ist aufgebraucht: Die Karte „{ $card }“ kann niemand mehr bauen.
reason-not-in-open-stack = „{ $card }“ liegt nicht oder nicht mehr offen neben den Stapeln. Von dort baust du nur, was offen ausliegt.

## Bedingungen auf Karten

reason-needs-card = „{ $card }“ kannst du nur einsetzen, wenn in deinem Fürstentum „{ $needed }“ liegt. Baue zuerst diese Karte.
reason-needs-either = „{ $card }“ kannst du nur einsetzen, wenn in deinem Fürstentum „{ $needed }“ oder „{ $other }“ liegt. Baue zuerst eine dieser Karten.
reason-needs-progress = „{ $card }“ kannst du nur bauen, wenn deine Ausbauten mindestens { $needed } Fortschrittspunkte haben. Baue zuerst weitere Ausbauten mit Fortschrittspunkten.
reason-needs-warrior = „{ $card }“ kannst du nur anlegen, wenn du eine Einheit mit Stärkepunkten hast. Baue zuerst eine.
reason-needs-knight-token = „{ $card }“ spielst du nur, wenn du den Ritterstein hast. Dazu brauchst du mehr Stärkepunkte als dein Gegner.
reason-needs-mill-token = „{ $card }“ spielst du nur, wenn du den Mühlenstein hast. Dazu brauchst du eine Stadt und mehr Handelspunkte als dein Gegner.
reason-needs-city = „{ $card }“ bringt nur etwas, wenn du eine Stadt hast. Baue zuerst eine.
reason-needs-ship = „{ $card }“ kannst du nur bauen, wenn du eine Handelsflotte hast. Baue zuerst eine.
reason-needs-counters = „{ $card }“ kannst du nur bauen, wenn auf deinen Manufakturen zusammen { $needed } Handelspunkte liegen; jetzt sind es { $counted }.
reason-needs-champion = „{ $card }“ kannst du nur bauen, wenn du mehr Turnierpunkte hast als dein Gegner.
reason-needs-citadels =
    { $needed ->
        [one] „{ $card }“ kannst du nur bauen, wenn du eine Zitadelle hast. Baue zuerst eine.
       *[other] „{ $card }“ kannst du nur bauen, wenn du { $needed } Zitadellen hast. Baue zuerst weitere.
    }
reason-without-citadel = „{ $card }“ kannst du nur bauen, solange du keine Zitadelle hast.

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
reason-no-double-regions = Hergegeben wird nur eine Landschaft, von deren Art noch eine zweite daliegt und die kein Landschaftsausbau festhält. Eine solche fehlt dir oder, wo ihr beide eine hergebt, deinem Gegner.
reason-nothing-to-recover = Im Ablagestapel liegt weder eine Aktionskarte noch eine Einheit; Alte Wissenschaften brächte dir nichts.
reason-needs-fewer-points = „{ $card }“ kannst du nur spielen, wenn dein Gegner mehr Siegpunkte hat als du.
reason-no-attack-to-fetch = Im Ablagestapel deines Gegners liegt keine Angriffsaktion; „{ $card }“ brächte dir nichts.
reason-no-room-at-all = Alle deine Landschaften sind voll; diese Karte brächte dir nichts.
reason-nothing-to-improve = Keine deiner Landschaften mit freiem Platz liegt neben einem Verdoppler für ihren Rohstoff; der Erfinder brächte dir nichts.
reason-used-already = „{ $card }“ hast du in diesem Zug schon genutzt. In deinem nächsten Zug geht es wieder.
reason-only-one-metropolis = Dein Fürstentum hat schon eine Metropole, und mehr als eine passt nicht hinein.
reason-metropolis-needs-city = Platz { $place } ist keine Stadt. Eine Metropole wird auf eine Stadt gelegt.
reason-metropolis-needs-building = In der Stadt auf Platz { $place } steht kein Gebäude, das sie zur Metropole macht, oder es wirkt nicht. Bau dort zuerst eine Kirche oder ein Rathaus.
reason-no-ban-there = Auf Stapel { $stack } liegt kein Bann deines Gegners.
reason-no-ban-on-discards = Auf dem Ablagestapel liegt kein Bann deines Gegners.
reason-banned-already = Stapel { $stack } ist für deinen Gegner schon gebannt. Wähle einen anderen.
reason-discards-banned-already = Der Ablagestapel ist für deinen Gegner schon gebannt. Wähle einen Stapel.
reason-discards-banned = Auf dem Ablagestapel liegt ein Bann deines Gegners. Du kannst ihn in deiner Hauptphase für 3 Gold abkaufen.
reason-no-discards = Der Ablagestapel ist leer, es gibt keine Karte zu nehmen.
reason-no-partner = „{ $card }“ lässt sich nicht mitnutzen. Nenne ein Stadtgebäude, das dein Gegner bei sich gebaut hat und das kein Geheimbund ist.
reason-nothing-to-use = „{ $card }“ hat nichts, was du in deiner Hauptphase nutzen könntest.
reason-nothing-to-sort = Kein Stapel hat mindestens zwei Karten, es gibt nichts zu sortieren.
reason-not-left-to-sort = „{ $card }“ liegt nicht an dieser Stelle des Stapels, oder du hast sie schon gelegt.
reason-no-free-site = Für die Karte, die „{ $card }“ dir bringt, hast du keinen passenden Bauplatz frei. Schaff zuerst Platz.
reason-other-knight = Jetzt kann nur der Ritter ausgelegt werden, den du gewählt hast: { $card }.
reason-all-stacks-empty = Alle Stapel sind leer oder für dich gebannt, es gibt keine Karte zu ziehen.
reason-too-fresh = „{ $card }“ ist erst in diesem Zug gekommen. Als Aktion geht er von deinem nächsten Zug an.
reason-nothing-to-pawn = Du hast kein Gebäude, das du noch verpfänden könntest.
reason-pawned-already = „{ $card }“ ist schon verpfändet. Wähle ein anderes Gebäude.
reason-not-pawned = „{ $card }“ ist nicht verpfändet, also gibt es nichts auszulösen.
reason-not-in-price = { $resource } ist von diesem Preis nicht oder nicht mehr zu zahlen. Wähle einen der angebotenen Rohstoffe.
reason-counter-full = Auf „{ $card }“ liegen schon { $most } Handelspunkte, mehr gehen nicht.
reason-no-point-there = Auf „{ $card }“ liegt kein Handelspunkt, den du ausgeben könntest. Lade die Karte zuerst auf.
reason-not-this-one = Mit „{ $card }“ sparst du hier nichts. Wähle eine der angebotenen Karten oder verzichte.
reason-nothing-carts = Vor dem Wurf nennst du nur dann einen Rohstoff, wenn du einen Wagner hast.
reason-named-already = Für diesen Zug hast du schon { $resource } genannt.
reason-nothing-named = Für diesen Zug hast du vor dem Wurf keinen Rohstoff genannt; der Wagner kann erst im nächsten etwas verschieben.
reason-nothing-to-move = Es gibt nichts, was sich verschieben ließe: Entweder liegt nichts da, oder es ist kein Platz.
reason-stopped-already = „{ $card }“ ist in diesem Zug schon aufgehalten worden. Noch einmal spielst du eine solche Karte erst wieder zu Beginn eines späteren Zuges.
reason-no-such-discards = Im Ablagestapel liegt keine Aktionskarte; Wissen der Ahnen brächte dir nichts.
reason-not-meant-there = „{ $card }“ ist keine Aktionskarte. Wähle eine Aktionskarte, die im Ablagestapel liegt.
reason-no-settlement = Du hast keine Siedlung, aus der eine Stadt werden könnte.
reason-no-events-left = Im Ereignisstapel liegt keine Karte, die du herausnehmen dürftest.
reason-no-such-event-left = „{ $card }“ liegt nicht im Ereignisstapel. Wähle eine Karte, die dort liegt.
reason-event-must-stay = „{ $card }“ muss im Ereignisstapel bleiben. Wähle eine andere Karte.
reason-nothing-to-rearrange = Du hast keine zwei Karten, die ihre Plätze tauschen könnten. Beide müssten von gleicher Art sein, etwa zwei Gebäude oder zwei Einheiten, und jede müsste am Platz der anderen liegen dürfen.
reason-cannot-change-places = „{ $card }“ kann hier den Platz nicht tauschen: Beide Karten müssen von gleicher Art sein, etwa zwei Gebäude oder zwei Einheiten, und jede muss am Platz der anderen liegen dürfen.
reason-hexed-already = Auf „{ $card }“ liegt schon eine Hexe. Wähle ein anderes Gebäude.

## Zauberei

reason-peace-is-kept = „{ $card }“ ist ein Angriff, und solange der Stein der Weisen wirkt, darf niemand angreifen.
reason-too-little-power =
    { $stored ->
        [0] Für „{ $card }“ brauchst du { $needed } Zauberkraft, und deine Zauberer können gerade keine ausgeben. Wer in diesem Zug aufgeladen wurde, zahlt nicht mit.
       *[other] Für „{ $card }“ brauchst du { $needed } Zauberkraft, und deine Zauberer können gerade nur { $stored } ausgeben. Wer in diesem Zug aufgeladen wurde, zahlt nicht mit.
    }
reason-needs-wizards =
    { $needed ->
        [one] „{ $card }“ spielst du nur, wenn du einen Zauberer hast. Baue zuerst einen.
       *[other] „{ $card }“ spielst du nur, wenn du { $needed } Zauberer hast. Baue zuerst weitere.
    }
reason-needs-wizards-together = „{ $card }“ kannst du nur bauen, wenn zwei deiner Zauberer an derselben Zitadelle zusammen { $needed } Zauberkraft ausgeben können. Wer in diesem Zug aufgeladen wurde, zahlt nicht mit.
reason-no-wizard = „{ $card }“ ist kein Zauberer. Wähle einen Zauberer.
reason-charged-this-turn = „{ $card }“ ist in diesem Zug aufgeladen worden und gibt bis zum Zug deines Gegners keine Zauberkraft her. Wähle einen anderen Zauberer.
reason-no-power-there = „{ $card }“ kann dafür keine Zauberkraft ausgeben. Wähle einen der angebotenen Zauberer.
reason-power-full = „{ $card }“ hat schon { $most } Zauberkraft, und mehr hat kein Zauberer. Lade einen anderen auf.
reason-no-wizard-to-charge = Du hast keinen Zauberer, den du noch aufladen könntest. Mehr als { $most } Zauberkraft fasst keiner.
reason-other-moment = „{ $card }“ wirkt nicht in diesem Augenblick. Wann du das Zauberbuch nutzen kannst, steht auf der Karte.
reason-cast-already = Mit „{ $card }“ ist in diesem Zug schon gezaubert worden, und mehr als einmal in einem Zug geht es nicht.
reason-event-already-set = Der Ereigniswürfel steht in diesem Zug schon auf „{ $event }“.
reason-no-card-to-give = Für „{ $card }“ brauchst du eine Handkarte, die du hergibst, und du hast keine.
reason-all-stacks-banned = Jeder Stapel, unter den du eine Handkarte schieben könntest, ist für dich gebannt. Kauf zuerst einen Bann ab.
reason-not-among-next-events = „{ $card }“ gehört nicht zu den Ereigniskarten, die du jetzt noch legen kannst. Wähle eine der angebotenen oder passe.
reason-nothing-to-strike = Um keine Siedlung, Stadt oder Zitadelle deines Gegners lagern Rohstoffe; der Wirbelsturm würde nichts ausrichten.
reason-nothing-there-to-lose = In den Landschaften um Platz { $place } deines Gegners lagert nichts. Wähle einen anderen Platz.
reason-no-book = „{ $card }“ ist kein Zauberbuch. Wähle ein Zauberbuch deines Gegners.
reason-no-knight = Du hast keinen Ritter, den der Zaubertrank stärken könnte.

## Tauschen

reason-too-few =
    { $stored ->
        [0] Dafür brauchst du { $needed } { $resource }, und du hast nichts davon.
       *[other] Dafür brauchst du { $needed } { $resource }, und du hast nur { $stored }.
    }
reason-too-few-there =
    { $needed ->
        [one] Dafür muss in der Landschaft mindestens 1 Rohstoff liegen, und { $region } ist leer.
       *[other]
            { $stored ->
                [0] Dafür müssen { $needed } Rohstoffe in derselben Landschaft liegen, und { $region } ist leer.
                [one] Dafür müssen { $needed } Rohstoffe in derselben Landschaft liegen, in { $region } liegt aber nur einer.
               *[other] Dafür müssen { $needed } Rohstoffe in derselben Landschaft liegen, in { $region } liegen aber nur { $stored }.
            }
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
reason-not-kept = In „{ $card }“ liegt kein { $resource }.
reason-no-such-store = { $region } steht dir zum Verschieben nicht zur Verfügung. Wähle eine deiner Landschaften, oder einen Speicher, wo die Karte das erlaubt.
reason-not-this-store = Jetzt geht es um „{ $card }“: Lagere etwas dort ein oder hole etwas heraus.
reason-nothing-at-bazaar = Auf dem Basar ist nichts zu holen: Du brauchst einen Rohstoff außer Gold, und dein Gegner einen anderen, für den du Platz hast.
reason-no-gold-here = Gold wird auf dem Basar weder gegeben noch verlangt. Wähle eine andere Sorte.
reason-nothing-for-it = Für { $resource } gibt es auf dem Basar nichts, denn dein Gegner hat keine andere Sorte, für die du Platz hast.
reason-would-go-back = Du hast nichts und dein Gegner nur 1 Rohstoff: Was du nimmst, müsstest du gleich zurückgeben.
reason-nothing-to-take = Dein Gegner hat keinen Rohstoff, für den du noch Platz hast; „{ $card }“ brächte dir also nichts.
reason-no-gold-to-take = Dein Gegner hat kein Gold, an das „{ $card }“ herankommt, oder auf deinen Goldflüssen ist kein Platz dafür.

## Landschaften tauschen

reason-region-not-there = { $region } liegt nicht in dem Fürstentum, das du meinst. Nenne zuerst eine eigene Landschaft, dann die, die du dafür bekommst.
reason-only-region = { $region } muss bleiben, denn eine zweite Landschaft dieser Art liegt dort nicht. Wähle eine, die doppelt vorhanden ist.
reason-region-held = An { $region } liegt ein Landschaftsausbau oder ein Zauberer. Diese Landschaft bleibt, wo sie ist; wähle eine andere.
reason-regions-all-held = Es gibt keine zwei Landschaften, die den Platz tauschen könnten: An den anderen liegen Landschaftsausbauten oder Zauberer.
reason-same-region = { $region } kann nicht mit sich selbst den Platz tauschen. Nenne zwei verschiedene Landschaften.
reason-no-regions-left = Der Landschaftsstapel ist leer, es gibt keine Landschaft zu bekommen.
reason-not-in-region-stack = { $region } liegt nicht im Landschaftsstapel. Wähle eine Landschaft, die dort liegt.

## Ausbauten verlieren, angreifen und abreißen

reason-not-there = „{ $card }“ liegt nicht an dieser Stelle ({ $site }). Wähle eine Karte, die dort liegt.
reason-not-meant = „{ $card }“ ({ $site }) ist hier nicht gemeint. Wähle eine der angebotenen Karten.
reason-shielded = „{ $card }“ ({ $site }) ist vor „{ $attack }“ geschützt. Wähle eine andere Karte.
reason-no-target = Dein Gegner hat nichts, was „{ $card }“ treffen könnte. Warte, bis es ein Ziel gibt.
reason-answers-another = „{ $card }“ hilft nicht gegen „{ $attack }“. Antworte mit einer Karte, die gegen diesen Angriff hilft, oder verzichte.
reason-no-demolition = Im Grundspiel wird nichts abgerissen. Was du gebaut hast, bleibt liegen.
reason-stays-for-good = „{ $card }“ lässt sich nicht abreißen: Das geht nur mit Gebäuden, Einheiten, Zauberern und Zauberbüchern.

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
reason-cannot-be-stolen = „{ $card }“ nimmt der Spion nicht mit: Er nimmt nur Einheiten und Aktionskarten. Vor 2003 nimmt er auch Zauberer und Zauberbücher, diese und Aktionen der Zauberei aber nur mit einer eigenen Zitadelle. Wähle eine der angebotenen Karten oder verzichte.
reason-spy-proof = „{ $card }“ kann kein Spion mitnehmen. Wähle eine der angebotenen Karten oder verzichte.
reason-nothing-fetches = Eine Karte vom Ablagestapel nimmst du nur, wenn in deinem Fürstentum der Palast liegt. Nimm einen Rohstoff.
reason-not-in-discards = „{ $card }“ liegt nicht im Ablagestapel. Wähle eine Karte, die dort liegt.
reason-not-recovered = „{ $card }“ ist ein Gebäude, und Alte Wissenschaften holt nur Aktionskarten und Einheiten. Wähle eine davon.
reason-cannot-pay-for-action = In deinem Fürstentum liegt ein Barbarenstützpunkt: Diese Aktion würde dich { $needed } Gold kosten, und so viel hast du nicht.
reason-needs-army = Du kannst „{ $card }“ nur ausspielen, wenn mindestens eine Flotte und zwei Ritter in deinem Fürstentum liegen.
reason-needs-trade-fleet = Keine deiner Handelsflotten befördert einen Rohstoff, den du nicht schon 1:1 tauschst. Baue erst eine Handelsflotte.
reason-residence-not-full = „{ $card }“ wirkt erst, wenn { $needed } Waren darauf liegen. Gib der Bank im Tausch mehr von ihrem Rohstoff.
reason-no-pair = Dafür brauchst du { $needed } gleiche Rohstoffe, und die hast du nicht.
reason-no-fleet-in-discards = Auf dem Ablagestapel liegt keine Handelsflotte, Sigismund würde dir also nichts bringen. Behalte ihn, bis eine deiner Flotten in Gefahr ist.
reason-no-trade-fleet = „{ $card }“ ist keine Handelsflotte. Wähle eine.
reason-one-to-one-already = Du tauschst { $resource } in diesem Zug schon 1:1. Wähle einen anderen Rohstoff.
reason-must-pay-for-flavo = Du hast Gold und einen Platz für Flavo, also musst du 1 Gold zahlen und ihn aufnehmen.
reason-gold-stays-there = Das Gold von { $region } kann dafür nicht verwendet werden.


### Was geschieht

## Ablauf

event-began = { $seat } beginnt mit { $throw } zu { $other_throw }.
event-turn = Zug { $turn }: { $seat } ist an der Reihe.
event-rolled = Die Würfel von { $seat } zeigen { $number } und „{ $event }“.
event-die-set = { $seat } legt den Ertragswürfel auf { $number }.
event-event-set = { $seat } legt den Ereigniswürfel auf „{ $event }“.
event-robbers = Räuber zählen bei { $seat } { $counted } Rohstoffe und nehmen alles Erz und alle Wolle.
event-robbers-rest-nobody = Die Räuber bleiben in den ersten beiden Runden noch aus.
event-tournament = { $seat } gewinnt das Ritterturnier mit { $points } zu { $other_points } Turnierpunkten.
event-event-card = { $seat } deckt eine Ereigniskarte auf: { $card }.
event-events-shuffled = Der Ereignisstapel wird neu gemischt.
event-events-searched = { $seat } sieht den Ereignisstapel durch.
event-foreseen =
    { $amount ->
        [one] { $seat } sieht sich die nächste Ereigniskarte an.
       *[other] { $seat } sieht sich die nächsten { $amount } Ereigniskarten an.
    }
event-put-away = { $seat } legt eine Karte weg.
event-put-away-secret = { $seat } legt { $card } weg.
event-kept = { $seat } behält eine Karte.
event-kept-secret = { $seat } behält { $card }.
event-share-chosen = { $seat } spielt mit { $amount } eigenen Karten.
event-banished = { $seat } nimmt eine Ereigniskarte für den Rest der Partie aus dem Spiel: { $card }.
event-leapt = { $seat } macht das Ereignis mit einem Zeitsprung ungeschehen; der Ereigniswürfel wird neu geworfen.
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
event-metropolis-built = { $seat } macht aus der Stadt auf Platz { $place } eine Metropole.
event-citadel-built = { $seat } macht aus der Siedlung auf Platz { $place } eine Zitadelle.
event-ban-laid =
    { $stack ->
        [0] { $seat } legt { $card } auf den Ablagestapel.
       *[other] { $seat } legt { $card } auf Stapel { $stack }.
    }
event-ban-lifted =
    { $stack ->
        [0] { $seat } kauft { $card } auf dem Ablagestapel ab.
       *[other] { $seat } kauft { $card } auf Stapel { $stack } ab.
    }
event-allied = { $seat } nutzt jetzt mit, was { $card } ({ $site }) bietet.
event-turned-up = { $card } liegt jetzt offen auf Stapel { $stack }.
event-shuffled-in = { $seat } mischt die eigene Hand in die Stapel und teilt alles neu aus.
event-sorted = { $seat } hat Stapel { $stack } neu geordnet.
event-bribed = { $seat } besticht { $card }; der Ritter wechselt die Seite.
event-charged =
    { $points ->
        [one] Auf { $card } von { $seat } ({ $region }) liegt jetzt 1 Handelspunkt.
       *[other] Auf { $card } von { $seat } ({ $region }) liegen jetzt { $points } Handelspunkte.
    }
event-forgone = { $seat } verzichtet auf 1 { $resource } vom Preis.
event-built = { $seat } baut: { $card } ({ $site }).
event-built-abroad = { $seat } baut im anderen Fürstentum: { $card } ({ $site }).
event-removed-abroad = { $seat } verliert im anderen Fürstentum: { $card } ({ $site }).
event-blocked = { $other } liegt jetzt auf { $card } von { $seat } ({ $site }); die Karte wirkt nicht mehr.
event-unblocked = { $other } verlässt { $card } von { $seat } ({ $site }); die Karte wirkt wieder.
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
event-region-changed = { $seat } legt { $region } in den Landschaftsstapel und bekommt dafür { $other }.
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
event-moved = { $seat } verschiebt { $amount } { $resource } von { $region } nach { $other }.
event-resource-named = { $seat } nennt für den Wagner: { $resource }.
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
event-counted = { $card } ({ $site }) von { $seat } steht jetzt auf { $amount }.
event-turned-over =
    { $points ->
        [strength] { $seat } dreht { $card } um ({ $site }): Es gelten jetzt Stärkepunkte.
       *[trade] { $seat } dreht { $card } um ({ $site }): Es gelten jetzt Handelspunkte.
    }
event-peeked = { $seat } sieht sich die oberste Karte von Stapel { $stack } an.
event-peeked-secret = { $seat } sieht sich die oberste Karte von Stapel { $stack } an: { $card }.
event-trades-freely = { $seat } tauscht für den Rest dieses Zuges { $resource } bei der Bank 1:1.
event-moved-over = { $card } zieht zu { $seat } ({ $site }).
event-rescued = { $seat } behält { $card } ({ $site }).
event-barbarians-beaten = { $seat } besiegt die Barbaren mit { $amount } zu { $otheramount }.
event-barbarians-win = Die Barbaren behaupten sich gegen { $seat } mit { $otheramount } zu { $amount }.
event-stopped = „{ $card }“ von { $seat } wird aufgehalten und bleibt ohne Wirkung.

## Zauberei

event-cast = { $seat } zaubert: { $card } ({ $site }).
event-power =
    { $amount ->
        [0] { $card } von { $seat } ({ $region }) hat jetzt keine Zauberkraft mehr.
       *[other] { $card } von { $seat } ({ $region }) hat jetzt { $amount } Zauberkraft.
    }
event-struck = Der Wirbelsturm trifft { $seat } rings um Platz { $place }.
event-book-taken = { $seat } holt ein Zauberbuch des Gegners zu sich: { $card } ({ $site }).
event-duel-lost = { $seat } verliert das Duell der Zauberer: { $card } unterliegt.
event-duel-level-nobody = Das Duell der Zauberer endet unentschieden, und beide Zauberer bleiben.
event-enchanted = { $card }: Die Stärke der Ritter von { $seat } zählt bis zum nächsten eigenen Zug doppelt.
event-disenchanted = Für { $seat } wirkt nicht mehr: { $card }.


### Was gefragt wird

## Vor dem ersten Zug

prompt-put-away = Welche Karte deines Anteils legst du vor der Partie weg (noch { $amount })?
prompt-keep-card = Mit welchen Karten deines Anteils spielst du (noch { $amount })? Der Rest wird weggelegt.
prompt-start-stack = Welchen Stapel durchsuchst du nach deinen ersten Handkarten?
prompt-start-card = Welche Karte aus Stapel { $stack } nimmst du als erste Handkarte (noch { $amount })?
prompt-arrange = Möchtest du deine Landschaften umordnen?

## Würfel und ihre Ereignisse

prompt-roll = Dein Zug beginnt. Was möchtest du tun?
prompt-set-die = Welche Zahl soll der Ertragswürfel zeigen?
prompt-zeitrad = Welches Symbol soll der Ereigniswürfel zeigen?
prompt-time-leap = Als Nächstes kommt „{ $event }“. Machst du das mit einem Zeitsprung ungeschehen?
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
prompt-jahreswechsel = Welchen Rohstoff bringt dir die Weinkellerei?
prompt-ruhige-see = Welchen Rohstoff bringt dir deine Handelsflotte?
prompt-grosses-ritterturnier = Welchen Goldfluss füllst du auf 3 Gold auf?
prompt-konflikt = Welche gegnerische Handkarte schiebst du unter einen Stapel? Beide Karten kommen unter denselben.
prompt-ueberfall-name = Welches gegnerische Gebäude nennst du beim Überfall (noch { $amount })?
prompt-ueberfall-take = Überfall! Welches der genannten Gebäude nimmst du auf die Hand zurück?
prompt-komet = Komet: Welche Handkarte schiebst du unter welchen Stapel (noch { $amount })?
prompt-inquisition-draws = Inquisition: Von welchem Stapel ziehst du eine Karte (noch { $amount })?
prompt-komet-draws = Komet: Von welchem Stapel ziehst du eine Karte (noch { $amount })?

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
prompt-gestuet = Nutzt du das Gestüt für „{ $card }“?
prompt-wagner = Was verschiebt der Wagner?
prompt-handelsposten = Was verschiebst du mit dem Handelsposten?
prompt-speicher = Was lagerst du ein oder aus ({ $card })?
prompt-manufaktur = Welchen Rohstoff verlangst du für den Handelspunkt?
prompt-grosser-basar = Welchen Rohstoff gibst du auf dem Basar?
prompt-grosser-basar-takes = Welchen Rohstoff verlangst du auf dem Basar für { $resource }?
prompt-handelsniederlassung = Welchen Rohstoff bringt dir die Handelsniederlassung?
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
prompt-handelsmonopol = Welchen Rohstoff nimmst du deinem Gegner, und wie viele davon?
prompt-handelsmonopol-gives = Welchen Rohstoff gibst du deinem Gegner dafür? Es darf kein { $resource } sein.
prompt-grosser-buergermeister = Welchen Rohstoff bringt dir der Große Bürgermeister?
prompt-pfandleiher = Welches Gebäude verpfändest du?
prompt-pfandleiher-forgoes = Auf welchen Rohstoff vom Preis für „{ $card }“ verzichtest du?
prompt-spion = Der Spion zeigt dir die gegnerische Hand. Welche Karte nimmst du?
prompt-alte-wissenschaften = Welche Karte nimmst du mit Alte Wissenschaften vom Ablagestapel?
prompt-buchdruck = Welchen Rohstoff bringt dir der Buchdruck?
prompt-landreform = Welche zwei deiner Landschaften tauschen bei der Landreform den Platz?
prompt-bestechung = Welchen Ritter deines Gegners bestichst du?
prompt-bestechung-site = Wohin kommt { $card } in deinem Fürstentum?
prompt-hochzeit = Welchen Rohstoff verlangst du bei der Hochzeit (noch { $amount })?
prompt-kirchenbann = Von welchem Stapel bannst du deinen Gegner?
prompt-archivar = Welchen Stapel sortiert der Archivar?
prompt-archivar-sorts = Welche Karte kommt als nächste von oben? Wenn du passt, bleibt der Rest, wie er liegt.
prompt-diplomat = Welche Karte nimmt der Diplomat vom Ablagestapel?
prompt-kanzler = Von welchem Stapel zieht der Kanzler (noch { $amount })?
prompt-ratssitzung = Welchen Stapel sieht der Rat durch?
prompt-ratssitzung-takes = Welche Karte nimmst du in der Ratssitzung (noch { $amount })?
prompt-ratssitzung-returns = Welche Handkarte schiebst du unter Stapel { $stack } (noch { $amount })?
prompt-vogtei = Welchen Rohstoff bringt dir die Vogtei?
prompt-wirtshaus = Welchen Rohstoff setzt du im Wirtshaus?
prompt-wirtshaus-wins = Du gewinnst im Wirtshaus. Welchen Rohstoff nimmst du?
prompt-heilige-staette = Du hast { $card } gezogen. Schiebst du die Karte unter Stapel { $stack } und ziehst eine andere?
prompt-heilige-staette-draws = Von welchem Stapel ziehst du die andere Karte?
prompt-ally = Welches Gebäude deines Gegners nutzt dein Geheimbund mit?
prompt-gute-nachbarschaft = Gute Nachbarschaft: Welchen Rohstoff nimmst du?
prompt-kirchenfest = Kirchenfest: Welchen Rohstoff nimmst du?
prompt-bessere-welt = Welche Ereigniskarte nimmst du für eine bessere Welt aus dem Spiel?
prompt-eryn = Welchen Rohstoff bringt dir Eryn der Druide?
prompt-land-wandle-dich = Welche Landschaft legst du in den Landschaftsstapel, und welche bekommst du dafür?
prompt-materialisation = Welche deiner Siedlungen wird zur Stadt?
prompt-ort-wandle-dich = Welche deiner Karten soll den Platz tauschen?
prompt-ort-wandle-dich-with = Mit welcher Karte tauscht { $card } ({ $site }) den Platz?
prompt-wissen-der-ahnen = Welche Aktionskarte nimmst du mit dem Wissen der Ahnen vom Ablagestapel?
prompt-bettelmoenche = Welchen Rohstoff gibst du deinem Gegner (noch { $amount })?
prompt-event-comes = „{ $card }“ würde dich etwas kosten. Antwortest du mit einer Schutzkarte?

## Angriff und Schutz

prompt-attacked = Gegen dich wird „{ $card }“ gespielt. Antwortest du mit einer Schutzaktion?
prompt-burn = Welches gegnerische Gebäude trifft der Feuerteufel?
prompt-defeat = Wen trifft der Schwarze Ritter?
prompt-hexe = Auf welches Gebäude deines Gegners legst du die Hexe?
prompt-duell = Welcher deiner Zauberer tritt zum Duell an?
prompt-duell-other = Welchen Zauberer deines Gegners forderst du zum Duell?
prompt-duell-lost = { $card } unterliegt im Duell. Unter welchen Stapel schiebst du die Karte?
prompt-plunder = Welchen Rohstoff verlangst du beim Raubzug (noch { $amount })?
prompt-imelda = Welchen deiner Ritter verlierst du an das Burgfräulein Imelda?
prompt-treasure = Welchen Rohstoff bringt dir deine Schatzflotte?
prompt-spoils = Du hast die Barbaren besiegt. Welchen Rohstoff nimmst du?
prompt-aberglaube = Aberglaube: Welchen Rohstoff verlierst du?
prompt-flavo-pays = Flavo kommt für 1 Gold zu dir. Womit zahlst du?
prompt-flavo-goes = Flavo zieht zu deinem Gegner. Auf welchen Platz?
prompt-papier-residenz = Welchen Rohstoff bringt dir deine Papier-Residenz?
prompt-tuch-residenz = Welchen von zwei gleichen Rohstoffen gibst du über die Tuch-Residenz ab (noch { $amount })?
prompt-tuch-residenz-takes = Welchen Rohstoff bringt dir die Tuch-Residenz dafür?
prompt-coins = Für welchen Rohstoff des Preises zahlst du Gold?
prompt-anton = Welchen Rohstoff gibst du Anton (bis zu { $amount } einer Sorte)?
prompt-anton-takes = Welchen Rohstoff bringt dir Anton dafür?
prompt-gunther = Welchen Rohstoff bringt dir Gunther?
prompt-christoph = Welchen Rohstoff tauschst du für den Rest dieses Zuges 1:1?
prompt-sigismund = Welche Handelsflotte holt Sigismund vom Ablagestapel?
prompt-dogma = Auf welches Gebäude deines Gegners legst du das Dogma?
prompt-brauerei = Welche Punkte soll deine Brauerei zählen?
prompt-bruderschaft = Von welchem Stapel siehst du dir die oberste Karte an?
prompt-fleet-in-danger = „{ $card }“ bedroht deine Karte „{ $other }“ ({ $site }). Antwortest du mit einer Schutzaktion?
prompt-put-removed = Unter welchen Stapel schiebst du diese Karte: { $card }?
prompt-veto = Dein Gegner spielt „{ $card }“. Hältst du das mit dem Zauberveto auf?
prompt-put-stopped = „{ $card }“ bleibt ohne Wirkung. Unter welchen Stapel schiebst du die Karte?

## Zauberei

prompt-power = Welcher Zauberer zahlt für „{ $card }“ (noch { $amount } Zauberkraft)?
prompt-hueter = Welche der nächsten Ereigniskarten legst du wohin? Wenn du passt, bleibt der Rest, wie er liegt.
prompt-inspiration = Von welchem Stapel bringt dir die Inspiration eine Karte (noch { $amount })?
prompt-magisches-auge-gives = Welche Handkarte gibst du für das Magische Auge her, und unter welchen Stapel?
prompt-magisches-auge = Welchen Stapel durchsuchst du mit dem Magischen Auge?
prompt-landzauber = Welche Landschaft gibst du beim Landzauber her, und welche bekommst du dafür?
prompt-wirbelsturm = Um welche Siedlung, Stadt oder Zitadelle deines Gegners fegt der Wirbelsturm?
prompt-zauberhand = Welches Zauberbuch deines Gegners holt dir die Zauberhand?
prompt-zauberhand-site = Auf welchen Bauplatz deiner Zitadellen kommt { $card }?
prompt-zauberkueche = Welchen Rohstoff bringt dir die Zauberküche?
prompt-zaubermuehle = Welchen Rohstoff gibst du in die Zaubermühle?
prompt-zaubermuehle-gives = Welchen Zauberer lädt die Zaubermühle auf?

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

option-put-away = { $card } weglegen
option-keep-card = { $card } behalten
option-roll = Würfeln
option-set-die = Ertragswürfel auf { $number } legen
option-end-turn = Hauptphase beenden
option-play = { $card } spielen
option-build = { $card } bauen ({ $site })
option-build-open = { $card } aus der Auslage bauen ({ $site })
option-use = { $card } nutzen ({ $site })
option-cast = Zaubern: { $card } ({ $site })
option-build-road = Straße bauen ({ $side })
option-build-settlement = Siedlung bauen ({ $side })
option-build-city = Stadt bauen (Platz { $place })
option-build-metropolis = Metropole bauen (Platz { $place })
option-build-citadel = Zitadelle bauen (Platz { $place })
option-lift-ban = Den Bann auf Stapel { $stack } abkaufen
option-lift-ban-from-discards = Den Bann auf dem Ablagestapel abkaufen
option-ban = Stapel { $stack } bannen
option-ban-discards = Den Ablagestapel bannen
option-sort = Als nächste { $card } (Stelle { $place } von oben)
option-trade = { $rate } { $resource } gegen 1 { $other } tauschen
option-trade-region = 2 Rohstoffe aus { $region } gegen 1 { $resource } tauschen
option-trade-lit = 1 Rohstoff aus { $region } gegen 1 { $resource } tauschen
option-offer-trade = Dem Gegner einen Tausch anbieten
option-offer = { $amount } { $resource } anbieten
option-ask-for = { $amount } { $resource } verlangen
option-accept = Angebot annehmen
option-decline = Angebot ablehnen
option-save = 1 { $resource } sparen
option-charge = { $card } aufladen ({ $region })
option-feed = { $card } aufladen ({ $region })
option-spend-power = Zauberkraft von { $card } ausgeben ({ $region })
option-redeem = { $card } auslösen ({ $site })
option-forgo = Auf 1 { $resource } verzichten
option-name-resource = { $resource } für den Wagner nennen
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
option-fill-region = { $region } auffüllen
option-fill-up = { $resource } auffüllen
option-one-to-one = { $resource } 1:1 tauschen
option-coin = 1 Gold statt 1 { $resource } zahlen
option-show =
    { $points ->
        [strength] Stärkepunkte zeigen
       *[trade] Handelspunkte zeigen
    }
option-peek = Oberste Karte von Stapel { $stack } ansehen
option-set-event = Ereigniswürfel auf „{ $event }“ legen
option-event-next = { $card } kommt als Nächstes
option-event-under = { $card } unter den Ereignisstapel legen
option-banish = { $card } aus dem Spiel nehmen
option-strike = Platz { $place } treffen
option-send = { $card } schicken ({ $site })
option-pass = Verzichten
option-name = { $card } nennen ({ $site })
option-remove = { $card } wählen ({ $site })

## Rohstoffe

option-pay = { $resource } bezahlen ({ $region })
option-store = { $resource } lagern ({ $region })
option-take = { $resource } nehmen ({ $region })
option-take-lost = { $resource } nehmen und verfallen lassen
option-give = { $resource } abgeben ({ $region })
option-move = { $amount } { $resource } verschieben ({ $region } nach { $other })
