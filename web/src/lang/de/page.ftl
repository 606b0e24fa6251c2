### Texte der Seite auf Deutsch; was Spiele sagen, steht bei den Spielen.

## Überall

loading = Einen Augenblick …
close = Schließen
try-again = Noch einmal versuchen
copy = Kopieren
copied = Kopiert
none = keine
home = Zur Startseite
nav = Wege und Einstellungen
about = Über Tafelrunde
rules = Regeln
menu = Menü
go-on = Weiterspielen
trouble-no-server = Der Server antwortet nicht. Prüfe die Verbindung und versuche es noch einmal.
trouble-unknown = Das hat nicht geklappt. Versuche es noch einmal.
trouble-no-page = Diese Seite ließ sich nicht laden. Prüfe die Verbindung und versuche es noch einmal.
lost-title = Hier ist nichts
lost-text = Diese Adresse führt zu keiner Seite.
lost-home = Zur Startseite

## Einstellungen

settings = Einstellungen
switch-language = Switch to English
settings-theme = Farben
theme-auto = wie das System
theme-light = hell
theme-dark = dunkel
settings-motion = Bewegung
motion-auto = wie das System
motion-reduced = so wenig wie möglich
settings-pace = Was andere tun, erscheint
pace-auto = wie die Bewegung eingestellt ist
pace-calm = in Ruhe, Schritt für Schritt
pace-fast = schnell
pace-instant = sofort
settings-volume = Lautstärke
settings-sound = Töne

## Startseite

home-title = Setz dich an{"\u00A0"}den{"\u00A0"}Tisch.
home-text = Große Spiele bis zur letzten Fußnote: gegen den Computer, mit Freunden per Link oder zu zweit an einem Bildschirm. Ohne Konto.
home-games = Spiele
home-lobby = Offene Tische
lobby-empty = Gerade sucht niemand Mitspieler. Eröffne einen Tisch unter „Mehr …“.
lobby-more = Weitere Tische
lobby-sit = Platz nehmen
lobby-watch = Zusehen
a-bot =
    { $count ->
        [one] Computer ({ $bot })
       *[other] { $count }× Computer ({ $bot })
    }
home-resume = Weiterspielen:
home-mine = Deine Partien
mine-empty = Hier stehen später deine Partien.
game-at =
    { $unit ->
        [round] Runde { $number }
       *[turn] Zug { $number }
    }
game-waits = wartet auf Mitspieler
seats-free =
    { $count ->
        [one] 1 Platz frei
       *[other] { $count } Plätze frei
    }
seats-taken = alle Plätze besetzt
outcome-won = gewonnen
outcome-lost = verloren
outcome-nobody = niemand hat gewonnen
outcome-over = beendet
against = gegen { $who }
alone = noch niemand sonst
clock-short-bank =
    { $increment ->
        [0] { $minutes } min
       *[other] { $minutes } min + { $increment } s
    }
clock-short-move =
    { $days ->
        [one] 1 Tag je Zug
       *[other] { $days } Tage je Zug
    }
replay-watch = Ansehen
a-person = jemand
home-more = { $count } weitere
record-upload = Aufzeichnung hochladen
unofficial = Ein inoffizielles Projekt. Spielnamen sagen nur, welche Regeln nachgebildet sind; Texte und Zeichnungen sind unsere eigenen.
icons-credit = Zeichnungen von
mode = Spielart
seats = Plätze
play-now = Jetzt spielen
play-friend = Einladen
play-hot-seat = An einem Bildschirm
play-more = Mehr …

## Einen Tisch eröffnen

new-title = Einen Tisch eröffnen
new-who = Wer sitzt wo?
new-options = Was soll gelten?
new-usual = wie üblich
new-clock = Bedenkzeit
new-more = Außerdem
new-public = Unter „Offene Tische“ zeigen
new-spectators = Zuschauer sind willkommen
new-chat = Am Tisch darf geredet werden
new-hints = Tipps vom Computer sind erlaubt
new-open = Tisch eröffnen
seat-number = Platz { $number }
who-me = ich
who-open = frei, ich lade jemanden ein
who-bot = Computer ({ $bot })
clock-kind = Uhr
clock-none = keine
clock-bank = Zeit für das ganze Spiel
clock-move = Zeit für jeden Zug (Fernpartie)
clock-minutes = Minuten je Platz
clock-increment = Sekunden dazu je Zug
clock-per-move = Tage je Zug
clock-timeout = Wer keine Zeit mehr hat
timeout-lose = verliert
timeout-bot = wird vom Computer weitergespielt
clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
your-name = Dein Name
your-name-hint = So sehen dich die anderen
your-deck = Dein Deck
deck-by-lot = durch das Los
deck-choose = Wähle ein gespeichertes Deck
deck-builder = Decks bauen

## Auf die anderen warten

waiting-title = Es fehlt noch jemand
waiting-text = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
seat-me = das bist du
invite = Einladen
invite-link = Link für einen Menschen
share = Teilen …
share-title = { $game }: Ein Platz ist frei für dich
qr-code = QR-Code
qr-code-for = QR-Code des Links { $link }
invite-note = Wer diesen Link öffnet, bekommt den Platz; er gilt einmal.
bot-level = Stärke des Computers
seat-bot = Computer dazusetzen
delete-table = Tisch löschen
sit-down = Platz nehmen
sit-invited = Ein Platz ist für dich frei
sit-invited-by = { $name } lädt dich ein
watch-only = Nur zusehen
table-missing = Diesen Tisch gibt es nicht oder nicht mehr.
table-private = Dieser Tisch ist privat; nur wer daran sitzt, kann zusehen.
stand-up = Aufstehen
free-seat = Platz frei machen
table-gone = Dieser Tisch wurde gelöscht.
table-title = { $game } · Tafelrunde

## Am Tisch

role-bot = Computer, { $bot }
role-open = frei
role-you = du
role-out = ausgeschieden
opponent = Gegner
bot-greedy = Geselle
bot-random = Narr
bot-easy = Lehrling
bot-medium = Meister
bot-hard = Großmeister
phases = Phasen des Zuges
plain-seats = Wer am Tisch sitzt
plain-table = Der Tisch als Text
plain-why = Warum geht etwas nicht? Schreib es als Satz:
plain-ask = Fragen
plain-possible = Das geht: „{ $sentence }“ steht in der Liste.
board = Der Tisch
side = Was zu tun ist und was geschah
your-turn = Du bist dran
what-can-i-do = Was kann ich tun?
waiting = Einen Augenblick …
waiting-for = Am Zug: { $names }
waiting-for-gone =
    { $count ->
        [one] { $names } ist gerade nicht am Tisch
       *[other] { $names } sind gerade nicht am Tisch
    }
presence-here = ist da
presence-away = ist gerade abwesend
presence-gone = hat den Tisch verlassen
their-turn = am Zug
show-all = Alles zeigen ({ $count })
fold = { $what } ({ $count }) …
hint = Tipp
hint-title = Was würde der Computer tun?
hint-score =
    { $how ->
        [best] am besten
        [good] gut
        [fair] mäßig
       *[weak] schwach
    }
hint-score-title = auf einen Blick, verglichen mit den anderen Möglichkeiten
hint-chance = { $chance } % Siegchance
hint-chance-title = aus { $trials } Versuchen am gedachten Tisch
undo = Rückgängig
undo-title = Den letzten Zug zurücknehmen
undo-asked = { $name } möchte den letzten Zug zurücknehmen.
undo-waits = { $name } möchte den letzten Zug zurücknehmen und wartet auf Zustimmung.
undo-agree = Einverstanden
undo-decline = Nein
stand-up-title = Wirklich aufstehen?
stand-up-text = Dein Platz ist dann frei, und das Spiel wartet, bis die anderen ihn neu besetzen. Zurück kommst du nur auf diesen Platz und an einem privaten Tisch nur mit einer Einladung.
other-seats = Andere Plätze
other-seats-text = Wer hier sitzt, entscheiden alle gemeinsam, die mitspielen.
seat-for-somebody = Jemanden einladen
seat-empty =
    { $count ->
        [one] Ein Platz ist frei: { $names }. Das Spiel wartet, bis ihn die Mitspieler im Menü unter „Andere Plätze“ vergeben.
       *[other] Plätze sind frei: { $names }. Das Spiel wartet, bis sie die Mitspieler im Menü unter „Andere Plätze“ vergeben.
    }
seat-asked-open = { $name } möchte jemanden auf den Platz { $seat } einladen.
seat-asked-bot = { $name } möchte den Platz { $seat } dem Computer ({ $bot }) geben.
seat-waits = Noch sind nicht alle einverstanden.
agreed-title = Vereinbart
agreed-hints = Tipps
agreed-hints-on = erlaubt
agreed-hints-off = keine
agreed-follows = Folgt auf
agreed-earlier = eine frühere Partie
passing = Für mich passen, wenn ich nichts einsetzen kann
why-not = Warum geht das nicht?
you-watch = Du siehst zu.
link-lost = Die Verbindung ist abgerissen. Sie wird gleich wieder aufgenommen; nichts geht verloren.
held-close = Weglegen
held-you = Du:
victory-total = Siegpunkte
victory-close = Zum Ergebnis
meanwhile = Inzwischen
settings-notices = Sag mir, wenn ich dran bin
settings-notices-refused = Der Browser erlaubt es nicht. Das lässt sich in seinen Einstellungen für diese Seite ändern.
game-over = Das Spiel ist zu Ende
curtain-title = { $name } ist am Zug
curtain-text = Gib den Bildschirm weiter. Erst danach werden die Handkarten gezeigt.
curtain-ready = Ich bin { $name }
resign = Aufgeben
resign-title = Wirklich aufgeben?
resign-text = Zu zweit hat damit der andere gewonnen. Mit mehr Spielern spielt der Computer für dich weiter, und du kannst nicht mehr gewinnen.
replay = Nachspielen
record-download = Aufzeichnung sichern
copy-watch-link = Link zum Zusehen kopieren
rematch = Noch einmal
rematch-join = Zur neuen Partie
publish = Für alle öffnen
publish-private = Diese Partie sehen nur, die mitgespielt haben.
publish-agreed = Für alle öffnen möchten sie: { $names }. Es fehlt noch jemand.
published = Diese Partie kann jetzt jeder mit dem Link ansehen.
result-you = Du hast gewonnen!
result-nobody = Niemand hat gewonnen
result-won =
    { $count ->
        [one] { $names } hat gewonnen
       *[other] { $names } haben gewonnen
    }
how-resigned = Durch Aufgabe.
how-timeout = Die Zeit war abgelaufen.
how-abandoned = Die Partie wurde abgebrochen.
fair-shuffle = Ehrlich gemischt
fair-shuffle-text = Gemischt wird mit einer geheimen Zahl, die vor dem ersten Zug feststand. Ihr Fingerabdruck steht hier; die Zahl selbst steht am Ende in der Aufzeichnung, und jeder kann beides vergleichen.

keys = Tasten
key-digits = 1 – 9
key-digits-text = eine der Möglichkeiten der Liste wählen
key-arrows = ← ↑ ↓ →
key-arrows-text = auf dem Tisch von Karte zu Karte gehen
key-enter = Eingabe
key-enter-text = die Karte wählen, auf der du stehst
key-inspect = I
key-inspect-text = die Karte genau ansehen
key-escape = Esc
key-escape-text = die Auswahl aufheben
key-undo = U
key-undo-text = den letzten Zug zurücknehmen
key-hint = H
key-hint-text = fragen, was der Computer täte
key-help = ?
key-help-text = diese Tasten zeigen

log = Verlauf
log-filter = Verlauf durchsuchen
log-all = Alle { $count } Zeilen zeigen
chat = Gespräch
chat-unread = Gespräch ({ $count })
chat-unread-said =
    { $count ->
        [one] 1 neue Nachricht
       *[other] { $count } neue Nachrichten
    }
chat-new = { $name } sagt: { $text }
chat-none = Noch hat niemand etwas gesagt.
chat-say = Etwas sagen
chat-send = Senden
chat-mute = { $name } stummschalten

target-lit = { $label }, wählbar
target-chosen = { $label }, gewählt
target-again = { $label }, gewählt; noch einmal: spielen
click-again = Noch einmal: spielen
closer = Genau angesehen
show-rule = Zur Regel

## Über

about-what-title = Was das ist
about-what-text = Ein Tisch für regelreiche deutsche Karten- und Brettspiele. Jede Ablehnung nennt ihre Regel, und jede Regel lässt sich vorspielen.
about-fair-title = Ehrlich gemischt
about-fair-text = Vor jedem Spiel wird der Fingerabdruck der geheimen Zahl gezeigt, mit der gemischt wird; nach dem Spiel die Zahl selbst. Niemand bekommt über die Leitung, was er nicht sehen darf.
about-bots-title = Computergegner
about-bots-text = Sie sehen nur, was ihr Platz sieht.
about-art-title = Bilder
about-art-text = Jedes Bild zeichnet das Programm selbst: aus einer Palette, einer Silhouette und einer Zahl.
about-unofficial-title = Inoffiziell
about-unofficial-text = Dieses Projekt gehört zu keinem Verlag. Namen von Spielen und Karten sagen, was nachgebildet ist; Texte, Zeichnungen und Programm sind unsere eigenen.
about-icons-title = Silhouetten
about-icons-text = Die Symbole stammen von game-icons.net und stehen unter der Lizenz CC BY 3.0.

## Die Bilder, für alle, die mitzeichnen

art-title = Bilder
art-text = Jede Karte und jedes Bild, das das Programm drucken kann, mit dem Namen im Programm.
art-show = Zeigen
art-set = Set
art-all = alle
art-house = für alle Spiele
art-no-cards = Die Karten dieses Spiels sind noch nicht als Karten gezeichnet.
art-panorama = Panorama
art-landscapes = Landschaften
art-streets = Straßen
art-scenes = Szenen der Embleme
art-backs = Rückseiten
art-dice = Würfel
art-tokens = Vorräte
art-seal = Siegel
art-palettes = Paletten
art-page = die Seite (app.css)
about-art-link = Alle Bilder
