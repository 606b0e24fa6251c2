### Was auf der Startseite und vor dem Spiel über das Spiel gesagt wird.

game-about = Zwei Fürsten bauen ihr Land aus, Karte um Karte: Erträge würfeln, handeln, Helden werben, Städte gründen.
mode-intro = Das Einführungsspiel: kurz, mit dem Basisset, bis 7 Siegpunkte.
mode-gold = Händler und Kaperfahrer: Gold und Handel entscheiden. Bis 12 Siegpunkte.
mode-wirren = Brandstifter, Verräter, Unruhen: ein rauer Wind. Bis 12 Siegpunkte.
mode-fortschritt = Universitäten, Bäder und die Seuche: Wissen ist Macht. Bis 12 Siegpunkte.
mode-duell = Alle drei Zeiten zugleich: das große Spiel für Kenner. Bis 13 Siegpunkte.

rules-mode-theme = Themenspiele
