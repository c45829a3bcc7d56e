# Lernen: geführte Spiele mit einem Trainer, und was er sagt.

learn-follow-title = Farbe bedienen
learn-follow-goal = Lerne die wichtigste Regel: Was ausgespielt wird, musst du bedienen.
learn-follow-intro = Rechts von dir spielt jemand ein Rufspiel mit der Eichel-Sau. Du hast sie nicht, also gehörst du zu den Gegnern des Spielers: Zu zweit braucht ihr 60 Augen. Wer die Eichel-Sau hat, ist sein Mitspieler; wer das ist, weißt du noch nicht. Lege immer dazu, was ausgespielt wurde. Karten, die du spielen darfst, stehen höher.
learn-follow-won = Ihr habt { $points } Augen, das Spiel ist für den Spieler verloren. Du kannst jetzt bedienen: gleiche Farbe, Trumpf auf Trumpf, und wer frei ist, wirft ab oder sticht.
learn-follow-lost = { $points } Augen haben nicht gereicht, 60 hättet ihr gebraucht. Das macht nichts: Bedient hast du richtig. Versuch es noch einmal und frag den Trainer.

learn-trumps-title = Trumpf ziehen
learn-trumps-goal = Lerne die Trümpfe kennen: vier Ober, vier Unter, dann Herz.
learn-trumps-intro = Du spielst mit der Gras-Sau: Wer sie hat, hilft dir, und zu zweit braucht ihr 61 Augen. Im Rufspiel sind vierzehn Karten Trumpf: die Ober (Eichel, Gras, Herz, Schellen), dann die Unter in derselben Reihenfolge, dann alle übrigen Herz. Der Spieler spielt Trumpf aus, damit die Gegner ihre verlieren: Das heißt Trumpf ziehen.
learn-trumps-won = Gewonnen mit { $points } Augen. So geht es oft: erst Trumpf ziehen, dann die hohen Karten der anderen Farben ausspielen.
learn-trumps-lost = { $points } Augen, 61 braucht ihr. Spiel noch einmal und zieh den Gegnern zuerst die Trümpfe.

learn-call-title = Eine Sau rufen
learn-call-goal = Sag „Ich spiele“, ruf eine Sau und gewinne dein erstes ganzes Rufspiel.
learn-call-intro = Jetzt von Anfang an: Du sitzt gleich nach dem Geber und sagst als Erster etwas. Rufen darfst du die Sau einer Farbe, von der du selbst eine Karte hast, aber nicht die Sau. Herz kann man nicht rufen, das ist Trumpf.
learn-call-auction = Wer dran ist, sagt „Weiter“ oder „Ich spiele“. Du hast { $trumps } Trümpfe für ein Rufspiel. Ab fünf oder sechs, mit hohen darunter, lohnt es sich.
learn-call-won = Gewonnen mit { $points } Augen: dein erstes Rufspiel von der Ansage bis zum letzten Stich. Jetzt kannst du an jedem Tisch mitspielen.
learn-call-lost = { $points } Augen reichen nicht, 61 müssen es sein. Das Blatt ist gut genug: noch einmal!

learn-solo-title = Ein Solo spielen
learn-solo-goal = Allein gegen drei: Dein Blatt ist stark genug.
learn-solo-intro = Beim Solo spielst du allein und bestimmst die Trumpffarbe. Ein Solo geht vor ein Rufspiel. Zähl deine Trümpfe: Mit sieben, darunter die höchsten, kann man es wagen.
learn-solo-auction = Du hast { $trumps } Trümpfe, wenn Herz Trumpf ist, und unter ihnen die höchsten. Sag „Ich spiele“; welches Spiel es ist, sagst du danach.
learn-solo-won = Ein gewonnenes Solo mit { $points } Augen! Mehr kann man aus einem einzigen Spiel kaum lernen. Schau dir danach den Wenz im Regelbuch an.
learn-solo-lost = { $points } Augen, das Solo ist verloren. Kein Beinbruch: Hol zuerst alle Trümpfe, und gib erst dann den einen schwachen Stich ab.

learn-geier-title = Einen Geier spielen
learn-geier-goal = Nur die Ober sind Trumpf: ein Spiel für hohe Karten.
learn-geier-intro = Der Geier ist das Gegenstück zum Wenz: Du spielst allein gegen drei, und nur die vier Ober sind Trumpf. Alles andere ist Farbe, auch Herz und die Unter; der Unter steht zwischen König und Neuner. Was zählt, sind Ober, mit denen du die der anderen holst, und Sauen mit ihren Zehnern dahinter.
learn-geier-auction = Sag „Ich spiele“ und dann „Geier“, oder nenn ihn gleich. Zähl dafür nicht Trümpfe, sondern Stiche: Ober, Sauen, und Zehner hinter ihrer Sau.
learn-geier-won = Gewonnen mit { $points } Augen. So wird ein Geier gespielt: Ober ziehen, solange andere draußen sind, dann die Sauen und die Zehner dahinter.
learn-geier-lost = { $points } Augen, 61 hätten es sein müssen. Hol zuerst die Ober der anderen, sonst stechen sie dir die Sauen.

learn-ramsch-title = Ramsch: wenn keiner spielt
learn-ramsch-goal = Jeder für sich, und wer die meisten Augen hat, verliert.
learn-ramsch-intro = In vielen Runden wird nicht zusammengeworfen, wenn alle „Weiter“ sagen, sondern Ramsch gespielt. Trumpf ist wie beim Rufspiel, aber jetzt will niemand Stiche: Wer am Ende die meisten Augen hat, zahlt an die anderen drei. Wer gar keinen Stich macht, ist Jungfrau; wer alle macht, gewinnt mit dem Durchmarsch.
learn-ramsch-auction = Dein Blatt taugt nicht zum Spielen. Sag „Weiter“: Tun das alle, wird Ramsch gespielt.
learn-ramsch-won = Du hast { $points } Augen, ein anderer hat mehr und zahlt. So spielt man Ramsch: unter dem Stich bleiben, und wer frei ist, wirft Karten mit vielen Augen ab.
learn-ramsch-lost = { $points } Augen, das sind die meisten, und du zahlst. Noch einmal: Gib hohe Karten ab, wenn ein anderer den Stich schon hat, und heb dir kleine zum Ausspielen auf.

learn-bettel-title = Bettel: keinen einzigen Stich
learn-bettel-goal = Allein gegen drei, und du darfst keinen Stich machen.
learn-bettel-intro = Beim Bettel gibt es keinen Trumpf. In jeder Farbe gilt Sau, König, Ober, Unter, Zehner, Neuner, Achter, Siebener: Der Zehner steht weit unten. Machst du auch nur einen Stich, ist das Spiel verloren. Gut sind Blätter, in denen jede Farbe mit ganz kleinen Karten beginnt.
learn-bettel-auction = Ein Bettel wird wie ein Solo angesagt. Sieh jede Farbe durch: Hast du unter deinen hohen Karten eine ganz kleine, kannst du meistens darunter bleiben.
learn-bettel-won = Kein Stich, { $points } Augen: Der Bettel ist gewonnen. Unter dem Stich bleiben, und die gefährlichen Karten loswerden, sobald du frei bist.
learn-bettel-lost = Ein Stich war einer zu viel, { $points } Augen hast du bekommen. Versuch es noch einmal: Nimm immer die höchste Karte, die gerade noch unter dem Stich bleibt.

learn-hochzeit-title = Hochzeit: ein Trumpf wird verschenkt
learn-hochzeit-goal = Wer nur einen Trumpf hat, bietet ihn an. Nimm ihn, gib eine Karte zurück, und spielt zu zweit.
learn-hochzeit-intro = Du hast Trümpfe, kannst aber keine Sau rufen. Manchmal hilft eine Hochzeit: Wer genau einen Trumpf bekommen hat, darf ihn anbieten, wenn sonst keiner spielt. Die anderen werden der Reihe nach gefragt. Wer ihn nimmt, gibt verdeckt eine Karte zurück, die kein Trumpf ist, und beide spielen offen zusammen. Gespielt wird wie beim Rufspiel: 61 Augen.
learn-hochzeit-auction = Eine Sau rufen kannst du nicht, denn du hast keine Farbe ohne ihre Sau. Sag „Weiter“ und sieh, ob dir jemand seinen Trumpf anbietet.
learn-hochzeit-won = Gewonnen mit { $points } Augen, zusammen mit dem, der dir seinen Trumpf gab. Zurück gibt man, was keinen Stich macht: eine kleine Karte, nicht die Sau.
learn-hochzeit-lost = { $points } Augen zu zweit, 61 braucht ihr. Gib eine kleine Karte zurück, behalte deine Sauen, und zieh Trumpf.

learn-end-another = Diesmal wurde etwas anderes gespielt; du hast { $points } Augen. Fang noch einmal an und folge dem Trainer, dann kommt das Spiel, um das es hier geht.
learn-end-thrown-in = Alle haben „Weiter“ gesagt: Dann werden die Karten zusammengeworfen, und es wird neu gegeben. Mit diesem Blatt kannst du spielen: noch einmal!

learn-tip-declare = Sag jetzt, was du spielst.
learn-tip-declare-call = Bei einem Rufspiel: die Sau welcher Farbe du rufst.
learn-tip-declare-solo = Bei einem Solo: welche Farbe mit Obern und Untern Trumpf ist.
learn-tip-lead = Du spielst aus und darfst jede Karte nehmen, die höher steht. Wer den Stich macht, spielt den nächsten aus.
learn-tip-follow = { $suit } ist ausgespielt, und du hast { $suit }: Du musst bedienen. Die höchste Karte der Farbe gewinnt, wenn niemand sticht. Sau zählt 11, Zehner 10, König 4, Ober 3, Unter 2.
learn-tip-follow-trump = Trumpf ist ausgespielt, und du hast Trumpf: Du musst einen dazulegen.
learn-tip-lords = Auch Ober und Unter sind Trumpf, gleich welche Farbe sie zeigen.
learn-tip-called = Die gerufene Farbe ist ausgespielt, und du hast die gerufene Sau: Du musst sie zugeben. Dann wissen alle, zu wem du gehörst.
learn-tip-free = { $suit } ist ausgespielt, und du hast nichts davon: Du bist frei.
learn-tip-free-of-trumps = Trumpf ist ausgespielt, und du hast keinen: Du bist frei.
learn-tip-free-both = Stich mit einem Trumpf, oder wirf etwas ab.
learn-tip-free-throw = Trumpf zum Stechen hast du nicht: Wirf etwas ab.
learn-tip-free-trump = Du hast nur noch Trumpf: Einer davon kommt in den Stich.
learn-tip-free-smear = Gehört der Stich deiner Partei, leg viele Augen hinein; das nennt man schmieren.
learn-tip-lead-shunned = Du spielst aus. Gut ist eine Karte, über die ein anderer muss; sonst bekommst du den Stich.
learn-tip-follow-shunned = { $suit } ist ausgespielt, und du hast { $suit }: Du musst bedienen. Bleib unter der höchsten Karte, wenn du kannst.
learn-tip-free-shunned = Jetzt kannst du loswerden, was dir später gefährlich wird.
learn-tip-court = Dir wird ein Trumpf angeboten. Nimmst du ihn, spielst du mit dem, der ihn anbietet: Zu zweit braucht ihr 61 Augen. Wer vier oder mehr Trümpfe hat, nimmt gern.
learn-tip-give = Der Trumpf gehört jetzt dir; gib eine Karte zurück, die kein Trumpf ist. Behalte, was Stiche macht, vor allem deine Sauen.

learn-give = { $card } zurückgeben
learn-reason-last = Das ist deine letzte Karte.
learn-reason-only = Eine andere Karte ist hier nicht erlaubt.
learn-reason-draw-trumps = { $when ->
    [then] Draußen { $count ->
        [one] war ein Trumpf
       *[other] waren { $count } Trümpfe
    }
   *[now] Draußen { $count ->
        [one] ist ein Trumpf
       *[other] sind { $count } Trümpfe
    }
}: Als Spieler zieht man Trumpf.
learn-reason-trump-for-declarer = Du bist der Mitspieler: Mit Trumpf hilfst du dem Spieler.
learn-reason-long-suit = Der Spieler kommt gleich nach dir: Dann nimmt man eine Farbe, von der man viele Karten hat.
learn-reason-lead-low = Mit dieser Karte verschenkst du wenig Augen.
learn-reason-smear = Der Stich gehört deiner Partei: Leg viele Augen hinein, also schmier.
learn-reason-make-void = Das ist deine letzte Karte dieser Farbe: Danach bist du frei und kannst stechen.
learn-reason-give-little = Den Stich machen die Gegner: Gib so wenig Augen dazu, wie du darfst.
learn-reason-takes = Diese Karte macht sicher ihren Stich.
learn-reason-wins = Damit machst du den Stich sicher.
learn-reason-ruffs = Du bist frei und machst den Stich sicher.
learn-reason-ours = Damit geht der Stich sicher an deine Partei.
learn-reason-theirs = Den Stich machen hier die Gegner.
learn-reason-high = { $when ->
    [then] Eine höhere Karte der Farbe war nicht mehr draußen. Nur ein Trumpf konnte sie schlagen.
   *[now] Eine höhere Karte der Farbe ist nicht mehr draußen. Nur ein Trumpf kann sie schlagen.
}
learn-reason-ahead = { $when ->
    [then] Damit lagst du im Stich vorn; ob noch eine höhere Karte kommt, war nicht sicher.
   *[now] Damit liegst du im Stich vorn; ob noch eine höhere Karte kommt, ist nicht sicher.
}
learn-reason-open = { $when ->
    [then] Wer den Stich macht, war noch offen: Dann gibt man wenig Augen dazu.
   *[now] Wer den Stich macht, ist noch offen: Dann gibt man wenig Augen dazu.
}
learn-reason-unsure = { $when ->
    [then] Sicher war hier nichts; ich hätte es so versucht.
   *[now] Sicher ist hier nichts; ich würde es so versuchen.
}
learn-reason-only-call = Es ist die einzige Sau, die du rufen darfst.
learn-reason-trumps = { $count ->
    [one] Damit hast du einen Trumpf.
   *[other] Damit hast du { $count } Trümpfe.
}
learn-reason-geier = Deine Ober, { $count } von vier, sind dann Trumpf, und { $aces ->
    [one] eine Sau hast du auch
   *[other] { $aces } Sauen hast du auch
}.
learn-reason-tout = Tout heißt, dass du alle Stiche machen musst. Weniger als angesagt darf man nicht spielen.
learn-reason-bid = Weniger als angesagt darf man nicht spielen.
learn-reason-low-suits = In jeder deiner Farben hast du eine ganz kleine Karte.
learn-reason-take = Damit hast du einen Trumpf mehr, und dein Mitspieler steht fest.
learn-reason-give-small = Die Karte ist klein; was Stiche macht, behältst du.
learn-reason-shun-lead-low = { $when ->
    [then] { $count ->
        [one] Eine höhere Karte davon war noch draußen: Sie konnte den Stich nehmen.
       *[other] Davon waren noch { $count } höhere Karten draußen: Eine konnte den Stich nehmen.
    }
   *[now] { $count ->
        [one] Eine höhere Karte davon ist noch draußen: Sie kann den Stich nehmen.
       *[other] Davon sind noch { $count } höhere Karten draußen: Eine kann den Stich nehmen.
    }
}
learn-reason-shun-lead-high = Den Stich machst du damit wohl selbst, aber du bist die Karte los.
learn-reason-shun-below = Mit dieser Karte machst du den Stich nicht, und du bist sie los.
learn-reason-shun-bound = Darunter bleiben kannst du hier nicht.
learn-reason-shun-above = Damit liegst du vorn, aber du bist die Karte los.

# Warum der Bot regel so entscheidet.
reason-not-allowed = Mehr ist nicht erlaubt.
reason-too-weak = Das Blatt ist zu schwach.
reason-strong-enough = Das Blatt reicht.
reason-give-way = Der andere hat mehr angesagt, als das Blatt hergibt.
reason-best-contract = Davon ist am meisten zu erwarten.
reason-must-play = Alle haben gepasst, der Eichel-Ober muss spielen.
reason-double = Das Blatt ist stark genug für einen Stoß.
reason-no-double = Gestoßen wird nur mit einem stärkeren Blatt.
reason-due = Das steht den Gewinnern zu.
reason-draw-trumps = Der Spieler zieht Trumpf.
reason-trump-for-declarer = Der Mitspieler spielt Trumpf.
reason-search = Gegenspieler suchen die Rufsau.
reason-cash-winner = Diese Karte macht ihren Stich.
reason-long-suit = Kurzer Weg, lange Farbe.
reason-short-suit = Langer Weg, kurze Farbe.
reason-lead-low = Diese Karte verschenkt wenig.
reason-smear = Der Stich gehört der eigenen Partei: schmieren.
reason-win = Den Stich nehmen, so billig es geht.
reason-ruff = Stechen.
reason-make-void = Abspatzen und die Farbe freimachen.
reason-give-little = Der Stich ist verloren: so wenig wie möglich dazugeben.

learn-agreed = Genau. { $why }
learn-differs = Das ist erlaubt. Ich hätte „{ $action }“ gewählt: { $why }
learn-hint = { $action }. { $why }

learn-error-unknown = Diese Lektion gibt es nicht.
learn-error-over = Dieses Spiel ist schon zu Ende. Fang es neu an.
learn-error-question = Die Frage ist zu lang. Ein oder zwei Wörter genügen.
