# Lektionen

web-learn-name = Anna
web-learn-step = Schritt { $step } von { $steps }
web-learn-other = Auch das ist erlaubt. Probier jetzt aber dies:
web-learn-next = Sieh zu, was geschieht.
web-learn-won = Gewonnen!
web-learn-real = Jetzt richtig spielen
web-learn-back = Noch einmal

## mexiko

web-learn-mexiko-1 = Du führst 11:9, und wer zuerst 15 hat, gewinnt den Satz (MX-20). Du hast 63 geworfen, und nur du siehst es. Die erste Ansage ist frei (MX-5). Sag die Wahrheit: 63.
web-learn-mexiko-2 = Man glaubt dir. Jetzt muss die andere Seite werfen und 63 überbieten (MX-6). Lass sie hinter der Hand werfen.
web-learn-mexiko-3 = Angesagt ist 64. Das überbietet deine 63 gerade eben, und nur jeder dritte Wurf schafft das. Glaub es nicht (MX-11).
web-learn-mexiko-4 = Es war 41: Der Punkt gehört dir, der Aufschlag auch (MX-21). Jetzt hast du 31, fast nichts. Bluffe: Sag 61 an (MX-5).
web-learn-mexiko-5 = Man glaubt dir die 61. Du darfst den nächsten Wurf offen verlangen: auf den Tisch (MX-14).
web-learn-mexiko-6 = 52 reicht nicht gegen 61: dein Punkt. Und jetzt hast du Mexiko, das Höchste von allem (MX-3). Sag es an.
web-learn-mexiko-end = Man hat gezweifelt, und es war wahr: zwei Punkte (MX-13). Der Satz gehört dir, 15:9, und das ganze Spiel kannst du jetzt auch.

## kamos

web-learn-kamos-1 = Der andere Bogen ist voll: 106 Punkte. Bei dir sind drei Felder frei. Drei Würfe je Zug (KCR-2): Du hast zwei Dreien; behalte sie und wirf den Rest noch einmal.
web-learn-kamos-2 = Eine dritte Drei. Behalte alle drei und wirf die anderen zwei noch einmal.
web-learn-kamos-3 = Vier Dreien: rund, eine mehr als die Norm (KCR-5). Trag sie in Zeile 3 ein. Jedes Feld wird einmal gefüllt.
web-learn-kamos-4 = Eine Straße im ersten Wurf: ein Dělo, 15 Punkte (KCR-7). Trag es gleich ein, weiterwerfen musst du nicht.
web-learn-kamos-5 = Zwei Zweien, zwei Fünfen. Behalte diese vier und wirf die Sechs noch einmal.
web-learn-kamos-6 = Drei Fünfen und zwei Zweien: ein Kámoš, 19 Punkte (KCR-8), und 5 brauchst du. Trag ihn ein.
web-learn-kamos-end = 121 zu 106: Die höchste Summe gewinnt, und es ist deine. Passt einmal gar nichts, wird ein Feld gestrichen (KCR-12).

## domino

web-learn-domino-1 = Du und dein Partner gegenüber habt 175 der 200 Punkte, die gewinnen (DOM-2). Du beginnst: Leg den Pasch 4-4 (DOM-23).
web-learn-domino-2 = Ein Ende zeigt 1, das andere 3. Leg 3-6 an die 3, dann bist du neun Punkte los.
web-learn-domino-3 = Jetzt passt nur ein Stein: 1-2. Leg ihn.
web-learn-domino-4 = 4-5 passt an beide Enden. Leg ihn rechts an, dann bleibt links die 4 für deinen 0-4.
web-learn-domino-5 = Zwei haben gepasst: Bei ihnen passte nichts, und das muss gesagt werden (DOM-33). Leg 0-4.
web-learn-domino-6 = Noch zwei Steine. Leg 0-1.
web-learn-domino-7 = Dein letzter Stein. Leg ihn, und Runde und Partie sind gewonnen.
web-learn-domino-end = Du hast den letzten Stein gelegt (DOM-3): Dein Paar schreibt alles, was noch in den Händen ist, 25 Punkte. Das sind 200: Die Partie gehört euch.
