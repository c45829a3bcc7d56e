# Lernen: geführte Spiele mit einem Trainer, und was er sagt.

learn-follow-title = Farbe bedienen
learn-follow-goal = Lerne die wichtigste Regel: Was ausgespielt wird, musst du bedienen.
learn-follow-intro = Rechts von dir spielt jemand ein Rufspiel mit der Eichel-Sau. Du und ein anderer, ihr seid die Gegenspieler: Zusammen braucht ihr 60 Augen. Wer die Eichel-Sau hat, ist der Mitspieler des Spielers; das weiß noch niemand. Lege immer dazu, was ausgespielt wurde. Karten, die du spielen darfst, stehen höher.
learn-follow-won = Ihr habt { $points } Augen, das Spiel ist für den Spieler verloren. Du kannst jetzt bedienen: gleiche Farbe, Trumpf auf Trumpf, und wer frei ist, wirft ab oder sticht.
learn-follow-lost = { $points } Augen haben nicht gereicht, 60 hättet ihr gebraucht. Das macht nichts: Bedient hast du richtig. Versuch es noch einmal und frag öfter den Trainer.

learn-trumps-title = Trumpf ziehen
learn-trumps-goal = Lerne die Trümpfe kennen: vier Ober, vier Unter, dann Herz.
learn-trumps-intro = Du spielst mit der Gras-Sau: Wer sie hat, hilft dir, und du brauchst mit ihm 61 Augen. Im Rufspiel sind vierzehn Karten Trumpf: die Ober (Eichel, Gras, Herz, Schellen), dann die Unter in derselben Reihenfolge, dann alle übrigen Herz. Der Spieler spielt Trumpf, damit die Gegner ihre verlieren.
learn-trumps-won = Gewonnen mit { $points } Augen. So geht es fast immer: erst Trumpf holen, dann die Sauen laufen lassen.
learn-trumps-lost = { $points } Augen, es fehlen welche auf 61. Spiel noch einmal und hol den Gegnern zuerst die Trümpfe heraus.

learn-call-title = Eine Sau rufen
learn-call-goal = Sag „Ich spiele“, ruf eine Sau und gewinne dein erstes ganzes Rufspiel.
learn-call-intro = Jetzt von Anfang an: Du sitzt vorn und sagst als Erster etwas. Rufen darfst du die Sau einer Farbe, von der du selbst eine Karte hast, aber nicht die Sau. Herz kann man nicht rufen, das ist Trumpf.
learn-call-won = Gewonnen mit { $points } Augen: dein erstes Rufspiel von der Ansage bis zum letzten Stich. Jetzt kannst du an jedem Tisch mitspielen.
learn-call-lost = { $points } Augen reichen nicht, 61 müssen es sein. Das Blatt ist gut genug: noch einmal!

learn-solo-title = Ein Solo spielen
learn-solo-goal = Allein gegen drei: Dein Blatt ist stark genug.
learn-solo-intro = Beim Solo spielst du allein und bestimmst die Trumpffarbe. Ein Solo geht vor ein Rufspiel. Zähl deine Trümpfe: Mit sieben, darunter die höchsten, kann man es wagen.
learn-solo-won = Ein gewonnenes Solo mit { $points } Augen! Mehr kann man aus einem einzigen Spiel kaum lernen. Schau dir danach den Wenz im Regelbuch an.
learn-solo-lost = { $points } Augen, das Solo ist verloren. Kein Beinbruch: Hol zuerst alle Trümpfe, und gib erst dann den einen schwachen Stich ab.

learn-end-thrown-in = Alle haben „Weiter“ gesagt, die Karten werden zusammengeworfen. Mit diesem Blatt darfst du spielen: noch einmal!

learn-tip-auction = Wer dran ist, sagt „Weiter“ oder „Ich spiele“. Du hast { $trumps } Trümpfe für ein Rufspiel. Ab fünf oder sechs, mit hohen darunter, lohnt es sich.
learn-tip-declare = Sag jetzt, was du spielst. Bei einem Rufspiel: die Sau welcher Farbe du rufst.
learn-tip-lead = Du kommst heraus: Du darfst jede Karte ausspielen, die höher steht. Wer den Stich macht, spielt den nächsten aus.
learn-tip-follow = { $suit } ist ausgespielt, und du hast { $suit }: Du musst bedienen. Die höchste Karte der Farbe gewinnt, wenn niemand sticht. Sau zählt 11, Zehner 10, König 4, Ober 3, Unter 2.
learn-tip-follow-trump = Trumpf ist ausgespielt, und du hast Trumpf: Du musst einen dazulegen. Auch Ober und Unter sind Trumpf, gleich welche Farbe sie zeigen.
learn-tip-called = Die gerufene Farbe ist ausgespielt, und du hast die gerufene Sau: Du musst sie zugeben. Jetzt wissen alle, zu wem du gehörst.
learn-tip-free = { $suit } ist ausgespielt, und du hast nichts davon: Du bist frei. Stich mit einem Trumpf, oder wirf ab. Gehört der Stich deiner Partei, schmier ihr viele Augen.

learn-agreed = Genau. { $why }
learn-differs = Das geht auch. Ich hätte „{ $action }“ gewählt: { $why }
learn-hint = { $action }. { $why }

learn-error-unknown = Diese Lektion gibt es nicht.
learn-error-over = Dieses Spiel ist schon zu Ende. Fang es neu an.
learn-error-question = Die Frage ist zu lang. Ein oder zwei Wörter genügen.
