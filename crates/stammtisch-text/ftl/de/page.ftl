# Was da ist, bevor die Seite selbst spricht: im Dokument, in seinem Manifest, und was an ihrer Stelle steht.
page-description = Schafkopf am Stammtisch: gegen Bots, mit Freunden, im Browser.
page-needs-script = Der Tisch braucht JavaScript. Bitte schalte es für diese Seite ein.
page-app = Schafkopf: gegen Bots, mit Freunden, im Turnier.
page-learn = Lernen
page-book = Regelbuch
page-skipped = Die Seite wurde beim Bauen ausgelassen, weil { $variable } gesetzt war. Baue noch einmal ohne.
page-no-npm = Zum Bauen der Seite fehlt npm mit Node.js { $first }, { $second } oder ab { $last }. Installiere beides (Debian 13: apt install npm) und baue noch einmal.
page-old-node = Zum Bauen der Seite braucht es Node.js { $first }, { $second } oder ab { $last }; hier ist { $found }. Installiere eine solche Version (https://nodejs.org) und baue noch einmal.
page-not-fetched = npm konnte nicht laden, womit die Seite gebaut wird; ist das Netz da? Dann baue noch einmal.
page-no-engine = Diese Seite kann nicht ohne Netz spielen: Zum Bauen fehlt WebAssembly. Das richtet es ein: { $line }
