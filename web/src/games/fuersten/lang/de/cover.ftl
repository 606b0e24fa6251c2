### Was auf der Startseite und vor dem Spiel über das Spiel gesagt wird.

game-tagline = Bau dein Land, Karte um Karte
game-players = zwei Fürsten, eine Stunde
game-about = Würfle um Rohstoffe, handle, wirb Helden an, gründe Städte. Wer zuerst genug Siegpunkte hat, ist Fürst.
mode-intro = Das Einführungsspiel: kurz, mit dem Basisset, bis 7 Siegpunkte.
mode-gold = Händler und Kaperfahrer: Gold und Handel entscheiden. Bis 12 Siegpunkte.
mode-wirren = Brandstifter, Verräter, Unruhen: ein rauer Wind. Bis 12 Siegpunkte.
mode-fortschritt = Universitäten, Bäder und die Seuche: Wissen ist Macht. Bis 12 Siegpunkte.
mode-duell = Alle drei Zeiten zugleich: das große Spiel für Kenner. Bis 13 Siegpunkte.

rules-mode-theme = Themenspiele
