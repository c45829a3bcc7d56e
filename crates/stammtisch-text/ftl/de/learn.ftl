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

learn-geier-title = Einen Geier spielen
learn-geier-goal = Nur die Ober sind Trumpf: ein Spiel für hohe Karten.
learn-geier-intro = Der Geier ist das Gegenstück zum Wenz: Du spielst allein gegen drei, und nur die vier Ober sind Trumpf. Alles andere ist Farbe, auch Herz und die Unter; der Unter steht zwischen König und Neuner. Was zählt, sind Ober, mit denen du die anderen holst, und Sauen mit langen Farben dahinter.
learn-geier-auction = Sag „Ich spiele“ und dann „Geier“, oder nenn ihn gleich. Zähl dafür nicht Trümpfe, sondern Stiche: Ober und Sauen. Den Rest muss eine lange Farbe bringen.
learn-geier-won = Gewonnen mit { $points } Augen. So wird ein Geier gespielt: Ober ziehen, solange andere draußen sind, dann die Sauen und die lange Farbe.
learn-geier-lost = { $points } Augen, 61 hätten es sein müssen. Hol zuerst die Ober der anderen, sonst stechen sie dir die Sauen.

learn-ramsch-title = Ramsch: wenn keiner spielt
learn-ramsch-goal = Jeder für sich, und wer die meisten Augen hat, verliert.
learn-ramsch-intro = In vielen Runden wird nicht zusammengeworfen, wenn alle „Weiter“ sagen, sondern Ramsch gespielt. Trumpf ist wie beim Rufspiel, aber jetzt will niemand Stiche: Wer am Ende die meisten Augen hat, zahlt an die anderen drei. Wer gar keinen Stich macht, ist Jungfrau; wer alle macht, gewinnt mit dem Durchmarsch.
learn-ramsch-auction = Dein Blatt taugt nicht zum Spielen. Sag „Weiter“: Tun das alle, wird Ramsch gespielt.
learn-ramsch-won = Du hast nur { $points } Augen, ein anderer zahlt. So spielt man Ramsch: klein ausspielen, unter dem Stich bleiben, und wer frei ist, wirft die dicken Karten ab.
learn-ramsch-lost = { $points } Augen, das sind die meisten, und du zahlst. Noch einmal: Gib hohe Karten ab, wenn ein anderer den Stich schon hat, und heb dir kleine zum Ausspielen auf.

learn-bettel-title = Bettel: keinen einzigen Stich
learn-bettel-goal = Allein gegen drei, und du darfst keinen Stich machen.
learn-bettel-intro = Beim Bettel gibt es keinen Trumpf. In jeder Farbe gilt Sau, König, Ober, Unter, Zehner, Neuner, Achter, Siebener: Der Zehner steht weit unten. Machst du auch nur einen Stich, ist das Spiel verloren. Gut sind Blätter, in denen jede Farbe mit ganz kleinen Karten beginnt.
learn-bettel-auction = Ein Bettel wird wie ein Solo angesagt. Sieh jede Farbe durch: Liegt unter deinen hohen Karten je eine kleine, kannst du dich immer ducken.
learn-bettel-won = Kein Stich, { $points } Augen: Der Bettel ist gewonnen. Klein bleiben, solange die Farbe läuft, und die gefährlichen Karten loswerden, sobald du frei bist.
learn-bettel-lost = Ein Stich war einer zu viel, { $points } Augen hast du bekommen. Versuch es noch einmal: Nimm immer die höchste Karte, die gerade noch unter dem Stich bleibt.

learn-hochzeit-title = Hochzeit: ein Trumpf wird verschenkt
learn-hochzeit-goal = Wer nur einen Trumpf hat, bietet ihn an. Nimm ihn, gib eine Karte zurück, und spielt zu zweit.
learn-hochzeit-intro = Du hast Trümpfe, kannst aber keine Sau rufen. Manchmal hilft eine Hochzeit: Wer genau einen Trumpf bekommen hat, darf ihn anbieten, wenn sonst keiner spielt. Die anderen werden der Reihe nach gefragt. Wer ihn nimmt, gibt verdeckt eine Karte zurück, die kein Trumpf ist, und beide spielen offen zusammen. Gespielt wird wie beim Rufspiel: 61 Augen.
learn-hochzeit-auction = Eine Sau rufen kannst du nicht, denn du hast keine Farbe ohne ihre Sau. Sag „Weiter“ und sieh, ob dir jemand seinen Trumpf anbietet.
learn-hochzeit-won = Gewonnen mit { $points } Augen, zusammen mit dem, der dir seinen Trumpf gab. Zurückgeben soll man, was eine Farbe freimacht: Dann kannst du sie stechen.
learn-hochzeit-lost = { $points } Augen zu zweit, 61 braucht ihr. Gib eine Karte zurück, die dir eine Farbe freimacht, und zieh dann Trumpf.

learn-end-another = Diesmal wurde etwas anderes gespielt; du hast { $points } Augen. Fang noch einmal an und folge dem Trainer, dann kommt das Spiel, um das es hier geht.
learn-end-thrown-in = Alle haben „Weiter“ gesagt, die Karten werden zusammengeworfen. Mit diesem Blatt darfst du spielen: noch einmal!

learn-tip-auction = Wer dran ist, sagt „Weiter“ oder „Ich spiele“. Du hast { $trumps } Trümpfe für ein Rufspiel. Ab fünf oder sechs, mit hohen darunter, lohnt es sich.
learn-tip-declare = Sag jetzt, was du spielst. Bei einem Rufspiel: die Sau welcher Farbe du rufst.
learn-tip-lead = Du kommst heraus: Du darfst jede Karte ausspielen, die höher steht. Wer den Stich macht, spielt den nächsten aus.
learn-tip-follow = { $suit } ist ausgespielt, und du hast { $suit }: Du musst bedienen. Die höchste Karte der Farbe gewinnt, wenn niemand sticht. Sau zählt 11, Zehner 10, König 4, Ober 3, Unter 2.
learn-tip-follow-trump = Trumpf ist ausgespielt, und du hast Trumpf: Du musst einen dazulegen. Auch Ober und Unter sind Trumpf, gleich welche Farbe sie zeigen.
learn-tip-called = Die gerufene Farbe ist ausgespielt, und du hast die gerufene Sau: Du musst sie zugeben. Jetzt wissen alle, zu wem du gehörst.
learn-tip-free = { $suit } ist ausgespielt, und du hast nichts davon: Du bist frei. Stich mit einem Trumpf, oder wirf ab. Gehört der Stich deiner Partei, schmier ihr viele Augen.
learn-tip-lead-shunned = Du kommst heraus. Spiel klein aus: Nur wenn ein anderer darüber muss, bist du den Stich los.
learn-tip-free-shunned = { $suit } ist ausgespielt, und du hast nichts davon: Du bist frei. Jetzt kannst du loswerden, was dir später gefährlich wird.
learn-tip-court = Dir wird ein Trumpf angeboten. Nimmst du ihn, spielst du mit dem, der ihn anbietet: Zu zweit braucht ihr 61 Augen. Wer vier oder mehr Trümpfe hat, nimmt gern.
learn-tip-give = Der Trumpf gehört jetzt dir; gib eine Karte zurück, die kein Trumpf ist. Wähl eine, die dir eine Farbe freimacht.

learn-give = { $card } zurückgeben
learn-reason-take = Ein Trumpf mehr und ein sicherer Mitspieler: Damit reicht das Blatt.
learn-reason-give = Damit wird eine Farbe frei, und du kannst sie später stechen.
learn-reason-shun-lead-low = Darüber kommt am ehesten ein anderer.
learn-reason-shun-win = Hier lässt sich der Stich nicht vermeiden, oder er ist jetzt am billigsten.
learn-reason-shun-give-little = Die Karte bleibt unter dem Stich, und du bist sie los.
learn-reason-unsure = Sicher ist hier nichts, aber das verspricht am meisten.

learn-agreed = Genau. { $why }
learn-differs = Das geht auch. Ich hätte „{ $action }“ gewählt: { $why }
learn-hint = { $action }. { $why }

learn-error-unknown = Diese Lektion gibt es nicht.
learn-error-over = Dieses Spiel ist schon zu Ende. Fang es neu an.
learn-error-question = Die Frage ist zu lang. Ein oder zwei Wörter genügen.
