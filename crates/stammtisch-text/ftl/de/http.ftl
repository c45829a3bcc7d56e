# Was der Server auf Anfragen antwortet.
http-not-found = Hier ist nichts.
http-wrong-method = So lässt sich diese Adresse nicht aufrufen.
http-unknown-table = Diesen Tisch gibt es nicht (mehr). Vielleicht hat jemand vom Tisch einen neuen Link; ein eigener Tisch ist gleich aufgemacht.
http-unknown-hand = Dieses Spiel gibt es nicht, oder es läuft noch.
http-foreign-origin = Die Anfrage kommt von einer fremden Seite. Bitte die Seite dieses Servers neu laden. Steht der Server hinter einem Proxy, braucht er --public-url.
http-no-guest = Bitte zuerst einen Namen angeben.
http-not-admin = Das darf nur, wer den Server verwaltet. Einen Link dafür macht „stammtisch serve --new-admin-link“.
http-link-invalid = Dieser Link wurde schon benutzt, ist abgelaufen oder durch einen neueren ersetzt. Einen neuen macht „stammtisch serve --new-admin-link“.
http-too-many = Das waren zu viele Anfragen auf einmal. Bitte einen Augenblick warten.
http-too-many-connections = Von dieser Adresse sind zu viele Verbindungen offen, oder der Server ist voll. Bitte andere Fenster schließen, oder später wiederkommen.
http-too-large = Das ist zu groß.
http-bad-request = Die Anfrage ist nicht lesbar: { $detail }
http-name-empty = Der Name ist leer. Bitte 1 bis 24 Zeichen angeben.
http-name-too-long = Der Name ist zu lang: höchstens 24 Zeichen.
http-name-hidden-characters = Der Name enthält Steuerzeichen oder unsichtbare Zeichen. Bitte nur Buchstaben, Ziffern, Zeichen und Leerzeichen verwenden.
http-name-taken = Diesen Namen hat jemand mit Konto, oder er ist nicht zu haben. Bitte einen anderen nehmen, oder anmelden.
http-has-account = Hier ist ein Konto angemeldet. Name und Daten lassen sich auf der Seite des Kontos ändern.
http-unknown-rules = Ein Regelwerk „{ $name }“ gibt es nicht. Es gibt: { $known }
http-bad-rules = Das Regelwerk ist fehlerhaft. { $detail }
http-unknown-bot = { $name ->
    [offen] „{ $name }“ sieht alle Karten und spielt nur in der Arena: An einem Tisch sieht ein Platz nur sein eigenes Blatt. Es gibt: { $known }
   *[other] Einen Bot „{ $name }“ gibt es nicht. Es gibt: { $known }
 }
http-out-of-bounds = { $field } muss zwischen { $least } und { $most } liegen.
http-slow = Der Server ist gerade überlastet. Bitte gleich noch einmal versuchen.
http-disk-full = Auf dem Datenträger ist fast kein Platz mehr: Laufende Spiele gehen zu Ende, neue Tische werden nicht eröffnet.
http-ending = Der Server startet gerade neu. Bitte gleich noch einmal versuchen.
http-internal = Auf dem Server ist etwas schiefgegangen; es steht in seinem Protokoll.
http-no-websocket = Hier wird eine WebSocket-Verbindung erwartet.
http-table-of = Tisch von { $name }
http-bot-zufall = Spielt irgendeine erlaubte Karte: zum Ausprobieren.
http-bot-regel = Spielt nach Faustregeln, schnell und solide.
http-bot-einfach = Stellt sich die verdeckten Karten vor und zählt nur Augen: schlicht, aber kein Anfänger.
http-bot-stammtisch = Liest aus Ansagen und Karten, wer was hat, und spielt um das, was gezahlt wird: stark und schnell.
http-bot-meister = Wie stammtisch, mit so viel Bedenkzeit, wie er braucht: der Stärkste.
