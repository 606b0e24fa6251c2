# Was der Server sagt, wenn etwas nicht geht. Die Id ist der Code für Programme oder ein Satz zu einem solchen Code.

## Tische und Plätze

no-table = Diesen Tisch gibt es nicht oder nicht mehr; bitte um einen neuen Link oder sieh unter den offenen Tischen nach.
not-your-seat = Dieser Platz gehört dir nicht; setz dich erst oder öffne deinen eigenen Link.
not-your-seat-name = Du kannst nur deinem eigenen Platz einen Namen geben.
not-your-seat-rematch = Nur wer mitgespielt hat, kann eine Revanche verlangen.
not-your-seat-others = Wer sonst am Tisch sitzt, entscheiden nur die, die dort spielen.
not-your-seat-publish = Nur wer mitgespielt hat, kann diese Partie für alle öffnen.
not-host = Vor der Partie lädt nur der Gastgeber ein und setzt Computer an den Tisch: wer ihn eröffnet hat oder von denen, die noch da sind, zuerst kam.
ask-first = Erst müssen die anderen, die mitspielen, einverstanden sein, dass jemand Neues diesen Platz bekommt; frag sie.
seat-waits = Dieser Platz gehört zu einer laufenden Partie; wer dort spielt, entscheidet, wer ihn bekommt.
other-hand = Du hast in dieser Partie schon eine andere Hand gesehen, also ist dieser Platz für jemand anderen.
private = Dieser Tisch ist privat; nur wer daran sitzt, kann zusehen.
not-your-table = Nur wer einen Tisch eröffnet hat, kann ihn löschen.
which-seat = Du hast mehrere Plätze; sag, welchen du meinst.
no-such-seat = Einen Platz „{ $seat }“ gibt es nicht; die Plätze sind: { $seats }.
seat-taken = Der Platz { $seat } ist nicht frei; nimm einen anderen.
seat-taken-just-now = Dort hat sich eben jemand hingesetzt; nimm einen anderen Platz.
seat-taken-invitation = Es ist kein Platz frei, zu dem du jemanden einladen könntest.
seat-taken-bot = Dort sitzt jemand; der Computer kann nur einen freien Platz einnehmen.
seat-taken-kept = Du hast deinen Platz am neuen Tisch schon eingenommen.
full = An diesem Tisch ist kein Platz frei; du kannst zusehen oder selbst einen Tisch eröffnen.
invitation-used = Diese Einladung ist schon benutzt oder zurückgenommen; bitte um einen neuen Link.
invitation-needed = An diesen Tisch kommt man nur mit Einladung; bitte um einen Link zu einem Platz.
bad-name = Ein Name ist eine Zeile aus Buchstaben.
bad-option = An diesen Tisch lässt sich nichts mitbringen, was „{ $option }“ heißt.
begun = Die Partie hat begonnen; du übernimmst den Platz, wie er ist.
begun-bring = Die Partie hat begonnen; was du mitbringst, etwa ein Deck, lässt sich nur vorher ändern.
running = An diesem Tisch spielen noch andere; gib erst auf oder warte, bis die Partie zu Ende ist.

## Einen Tisch eröffnen

bad-input = So lässt sich nicht spielen: Die Zahl der Plätze oder eine Spieloption passt nicht zu diesem Spiel.
bad-input-game = Dieses Spiel oder diese Spielart gibt es nicht; /api/games nennt alle.
bad-input-bot = Diesen Computergegner gibt es nicht; es gibt: { $bots }.
bad-input-sitter = Ein Platz ist für „me“, „open“ oder „bot:greedy“ (oder einen anderen Computergegner), nicht für „{ $sitter }“.
bad-input-timeout = Wessen Zeit abläuft, der verliert („lose“) oder wird vom Computer vertreten („bot:greedy“).
bad-input-seat = Ein Platz wird „open“ oder „bot:“ mit dem Namen eines Computergegners.
bad-clock-seconds = Eine Uhr gibt zwischen einer Sekunde und sechzig Tagen.
bad-clock-increment = Je Zug kommt höchstens ein Tag hinzu.
bad-clock-bank = Nur zur Zeit für die ganze Partie kommt je Zug etwas hinzu.

## In einer Partie

not-begun = Die Partie beginnt, wenn alle Plätze besetzt sind; lade jemanden ein oder setz den Computer dazu.
over = Diese Partie ist zu Ende; eröffne einen neuen Tisch.
not-over = Eine Aufzeichnung zeigt alle Hände, deshalb gibt es sie erst, wenn die Partie zu Ende ist.
not-over-rematch = Noch einmal spielen könnt ihr, wenn diese Partie zu Ende ist.
not-over-publish = Für alle öffnen könnt ihr diese Partie, wenn sie zu Ende ist.
out = Du hast diese Partie aufgegeben; du kannst zusehen, wie sie weitergeht.
out-already = Du hast diese Partie schon aufgegeben.
out-of-time = Deine Zeit ist abgelaufen, und der Computer spielt für dich weiter.
stale = Der Tisch ist schon bei Antwort { $seq }; sieh ihn dir noch einmal an, bevor du ziehst.
nothing-asked = Niemand bittet dich, etwas zurücknehmen zu dürfen.
nothing-asked-seat = Zu diesem Platz bittet dich niemand um etwas, oder nicht mehr.
not-asked = Du wirst gerade nichts gefragt, also gibt es nichts zu raten.
no-hint = Der Computer konnte keinen Rat geben; frag noch einmal.
no-hint-busy = Die Computergegner haben gerade zu viel zu überlegen; frag in ein paar Sekunden noch einmal.
no-hint-replaced = Du hast noch einmal gefragt, darum wird diese Frage nicht mehr beantwortet.
no-hint-here = In diesem Spiel kann kein Computergegner einen Rat geben.
hints-off = An diesem Tisch ist vereinbart, dass es keine Tipps gibt; nach dem Spiel zeigt der Rückblick, was besser gewesen wäre.
no-chat = An diesem Tisch ist vereinbart, dass es keinen Chat gibt.
bad-chat = Sag es in einer Zeile mit höchstens { $letters } Zeichen.
other-rules = Dieser Tisch steht in einer Stellung, mit der die jetzigen Regeln nicht weiterspielen können; verloren ist nichts, ein Server mit den früheren Regeln kann weitermachen.
other-rules-over = Diese Partie wurde mit früheren Regeln gespielt, und die jetzigen kommen mit ihrer letzten Stellung nicht zurecht; ihre Wiederholung erzählt, wie sie verlief.

## Aufzeichnungen

replay = Das ist eine beendete Partie zum Ansehen; eröffne einen neuen Tisch, um zu spielen.
bad-record =
    { $line ->
        [0] Diese Aufzeichnung lässt sich nicht nachspielen.
       *[other] Diese Aufzeichnung lässt sich nicht nachspielen: Zeile { $line } passt nicht.
    }
too-large = Diese Aufzeichnung ist zu lang für eine Partie.
no-such-answer = Diese Partie hat { $answers } Antworten.
other-rules-replay = Die jetzigen Regeln (Version { $here }) führen nicht dorthin, wohin diese Partie ging, die mit Version { $played } begann; ab hier gibt es ihre Geschichte ohne den Tisch.
no-chart = In diesem Spiel wird nichts gezählt.
other-rules-analysis = Diese Partie wurde mit Version { $played } der Regeln gespielt, und die jetzigen (Version { $here }) führen nicht dorthin, wohin sie ging; deshalb kann hier niemand über sie nachdenken.
no-luck = Was in diesem Spiel als Glück zählt, hat niemand gesagt.
no-analysis-here = In diesem Spiel kann kein Bot vorausdenken, deshalb kann niemand sagen, wo es verloren ging.
no-analysis-busy = Gerade werden andere Partien angesehen; frag in einer Minute noch einmal.
no-analysis-long = Diese Partie hat mehr als { $choices } Entscheidungen; das ist zu lang, um darüber nachzudenken.
over-in-circles = Das dreht sich im Kreis und endet nicht; nimm einige Züge zurück.

## Spiele, Regeln und Szenarien

no-game = Dieses Spiel gibt es nicht; /api/games nennt alle.
no-chapter = Dieses Kapitel hat die Enzyklopädie nicht.
no-language = Texte gibt es in: { $languages }.
no-suggestion = Dafür gibt es in dieser Spielart keinen Vorschlag.
no-scenario = Dieses Beispiel gibt es nicht; /api/games/{ $game }/rules nennt alle.
broken-scenario = Mit den jetzigen Regeln lässt sich dieses Beispiel nicht lesen.
no-such-step = Hier gibt es nur { $steps } Schritte.
bad-input-scenario-seat = Diesen Platz gibt es in diesem Beispiel nicht; es gibt: { $seats }.
bad-input-scenario-move = Ein Zug nennt seinen Platz, wie in „red: end turn“.
no-lesson = Diese Lektion gibt es nicht; /api/lessons nennt alle.
broken-lesson = Mit den jetzigen Regeln lässt sich diese Lektion nicht lesen.
lesson-changed = Diese Züge passen nicht mehr zu dieser Lektion; fang sie noch einmal an.
no-puzzle = Diese Aufgabe gibt es nicht; /api/puzzles/{ $game } nennt alle.
broken-puzzle = Mit den jetzigen Regeln lässt sich diese Aufgabe nicht spielen; nimm eine andere.
bad-input-puzzle-sentence = Bei dieser Aufgabe ist einer ihrer Sätze gefragt; schick einen davon.

## Anfragen und Nachrichten

given-up = Auf die Antwort hat niemand mehr gewartet.
hello-first = Sag zuerst „hello“, mit dem Platz, von dem aus du siehst.
host = Auf diesen Namen hört der Server nicht; nimm seine eigene Adresse, oder nenne ihn in TAFELRUNDE_HOSTS.
origin = Seiten anderer Anbieter können hier nichts bewegen.
too-many =
    { $what ->
        [analyses] Zu viele Partien auf einmal von hier; warte eine Weile.
        [connections] Zu viele Verbindungen von hier; schließ erst einige.
        [hints] Zu viele Fragen nach einem Rat von hier; warte ein wenig.
        [lines] Zu viele Zeilen von hier; warte ein wenig.
        [messages] Zu viele Nachrichten von hier; warte ein wenig.
        [records] Zu viele Aufzeichnungen von hier; warte ein wenig.
        [tables] Zu viele Tische von hier; warte ein wenig.
       *[requests] Zu viele Anfragen von hier; warte ein wenig.
    }
too-long-header = Der Kopf dieser Anfrage ist zu lang; schick weniger darin mit.
too-long-path = Die Adresse dieser Anfrage ist zu lang; { $bytes } Bytes genügen für jede, die es gibt.
too-long-pieces = Das ist in mehr als { $pieces } Stücke zerlegt; schick weniger und größere.
too-slow = Diese Anfrage hat zu lange gebraucht, bis sie da war; schick sie noch einmal.
no-room = Dafür ist gerade kein Platz; versuch es in ein paar Sekunden noch einmal.
unreadable-http = Das ist keine lesbare HTTP-Anfrage.
too-many-in-lobby = In der Lobby warten schon { $tables } deiner Tische auf Mitspieler; fülle oder lösche erst einen davon.
http = Diese Anfrage lässt sich nicht beantworten (HTTP { $code }).
http-unreadable = Diese Anfrage ist nicht zu lesen; falsch ist: { $keys }.
http-no-json = Diese Anfrage ist nicht zu lesen: Schick JSON.
unreadable = Diese Nachricht ist nicht zu lesen: Sie ist keine von denen, die hier verstanden werden.
unreadable-request = Diese Anfrage ist nicht zu lesen: Schick JSON in UTF-8.
storage = Der Server kann gerade nichts speichern, deshalb ist nichts geändert; schick es in ein paar Sekunden noch einmal.
internal = Hier ist etwas schiefgegangen; es ist notiert, und geändert ist nichts.
