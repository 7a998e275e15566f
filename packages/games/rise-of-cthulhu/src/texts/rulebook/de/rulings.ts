import { under } from '../under.ts';

export const rulings = [
  ...under('Klarstellungen: Quellen und Ausgaben', {
    'RC-9.1':
      'Die Texte der Monster, Artefakte und Großen Alten sind hier so nachgebildet, dass sie zu dem passen, was über sie bekannt ist: Manche Spezialkarte lässt Kultisten an gesperrten Orten ausspielen (Sternenbrut, Necronomicon); Monster werden an Orten ausgespielt, und der Dunkle Jäger hält sie auf; manche Spezialkarten bleiben liegen (Tiefes Wesen, Sternenbrut, Älteres Zeichen); erhaltene Artefakte und ausgespielte Monster entscheiden bei Gleichstand; Spezialkarten helfen der eigenen Seite oder schaden der Gegenseite; die Kraft eines Großen Alten wirkt einmal; manche Großen Alten ändern, wie das Spiel gewonnen wird (Azathoth, Ithaqua).',
    'RC-9.2':
      '6 oder 8 Große Alte? Die Spielregel sagt 6, und das ist die Voreinstellung; ein gedrucktes Exemplar hat 8, wohl wegen einer späteren Auflage mit Zugaben, und deshalb sind 8 eine Option.',
    'RC-9.3': 'Die 8 Monster sind alle verschieden, keine Paare: mehr Abwechslung bei gleicher Anzahl.',
    'RC-9.4':
      'Die Mitte eines Stapels von 13 heißt 6 Karten darüber und 7 darunter. Am echten Tisch wird die Karte nur ungefähr hineingesteckt, deshalb gibt es zwei weitere Lagen als Optionen.',
    'RC-9.5':
      'Niemand kennt hier euer Alter, deshalb steht die Option „Wer beginnt“ an der Stelle von „Die älteste Person beginnt“.',
  }),
  ...under('Klarstellungen: der Zug', {
    'RC-9.6': 'Darfst du passen? Nein. Beide Aktionen sind Pflicht.',
    'RC-9.7':
      'Dürfen zwei Karten von verschiedenen Stellen gezogen werden? Ja, für jede wählst du neu zwischen Kultistenstapel und Tal.',
    'RC-9.8': 'Aus dem Tal ziehst du eine Karte, die oberste, nicht den Stapel.',
    'RC-9.9': 'Aus einem leeren Tal kann nichts gezogen werden; jeder Kultist kann darauf gespielt werden.',
    'RC-9.10':
      'Eine Karte im selben Zug auf das Tal zu spielen und wieder zu ziehen, oder sie zu ziehen und wieder darauf zu spielen, ist in der Voreinstellung verboten. Sonst könnte der Dunkle Jäger in jedem Zug zuschlagen, ohne dass es eine Karte kostet, und niemand bräuchte den Kultistenstapel. Eine Option erlaubt es.',
    'RC-9.11':
      'Aus dem Tal darfst du eine Karte ziehen, die du in einem früheren Zug gespielt hast oder die die Gegenseite gespielt hat.',
    'RC-9.12': 'Es gibt kein Handkartenlimit.',
    'RC-9.13':
      'Ohne Kultisten auf der Hand musst du mit beiden Aktionen ziehen; Spezialkarten darfst du trotzdem ausspielen. Ziehen kannst du immer (RC-4.21).',
    'RC-9.14':
      'Der Kultistenstapel kann nicht zu Ende gehen, bevor der dritte Große Alte erscheint, denn er ist darin. Aus einem leeren Stapel zu ziehen würde nichts bewirken.',
    'RC-9.15':
      'Im gegnerischen Zug können Spezialkarten nicht ausgespielt werden. Die Spielregel spricht von ihnen nur für den eigenen Zug, und so muss niemand heimlich gefragt werden.',
    'RC-9.16':
      'Eine Spezialkarte ohne erlaubtes Ziel kann nicht ausgespielt werden, auch nicht nur, um ein Monster mehr ausgespielt zu haben.',
    'RC-9.17':
      'Lässt dich eine Kraft im gegnerischen Zug ziehen, ziehst du wie sonst; kommt dabei ein Großer Alter zum Vorschein, bist du der ziehende Platz.',
  }),
  ...under('Klarstellungen: Orte und Einfluss', {
    'RC-9.18': '0 gegen 0 ist neutral.',
    'RC-9.19':
      'Karten an einem gesperrten Ort bleiben und zählen: für den Einfluss, für die Orte am Ende und für die Punkte.',
    'RC-9.20':
      'Ein gesperrter Ort kann sich noch zur anderen Seite drehen, aber nur durch Spezialkarten (Tiefes Wesen, Sternenbrut, Shoggoth, Mi-Go, Byakhee, Nachtmahr, Ghul, Necronomicon, Älteres Zeichen, Gelbes Zeichen) oder wenn Yog-Sothoth Karten von dort wegversetzt.',
    'RC-9.21':
      'Dreht sich ein Ort, nachdem dort ein Großer Alter erwacht ist, wird dessen Kraft weder übertragen noch wiederholt noch rückgängig gemacht.',
    'RC-9.22': 'Die Punkte an einem Ort sind die Werte der Kultisten und die Punkte der bleibenden Karten.',
    'RC-9.23': 'Du kannst nicht auf der gegnerischen Seite ausspielen und ohne einen Effekt keine Karten versetzen.',
  }),
  ...under('Klarstellungen: Tal und Dunkler Jäger', {
    'RC-9.24':
      'Auf das Tal passt ein gleicher Wert in anderer Farbe nicht. Dieselbe Farbe passt mit jedem Wert, höher oder niedriger.',
    'RC-9.25': 'Verglichen wird nur mit der obersten Karte des Tals.',
    'RC-9.26': 'Karten im Tal haben keine Punkte, bilden keine Sätze und werden nie wieder eingemischt.',
    'RC-9.27':
      'Der Dunkle Jäger muss an einen anderen Ort ziehen als den, an dem er ist. Es gibt immer einen, außer wenn ein Älteres Zeichen im Weg ist: Dann kehrt er in seinen Bau zurück (RC-4.14).',
    'RC-9.28': 'Der Dunkle Jäger kann deinen eigenen Kultisten treffen. Bewegen musst du ihn trotzdem.',
    'RC-9.29':
      'Hat eine Seite den höchsten Wert mehrmals, wird einer dieser Kultisten vernichtet. Wer den Dunklen Jäger bewegt, wählt, welcher.',
    'RC-9.30': 'Haben beide Seiten den höchsten Wert und eine davon zweimal, verliert jede Seite eine Karte.',
    'RC-9.31': 'An einem Ort ohne Kultisten vernichtet der Dunkle Jäger nichts, aber er versperrt den Ort.',
    'RC-9.32':
      'Der Dunkle Jäger schlägt nur zu, wenn er bewegt wird, weil auf das Tal gespielt wurde, oder durch den Hund von Tindalos oder das Leuchtende Trapezoeder. Auf dem Weg in seinen Bau schlägt er nie zu.',
    'RC-9.33': 'Der Dunkle Jäger ist nie an einem gesperrten Ort.',
    'RC-9.34':
      'Ein Farbsatz, während der Dunkle Jäger in seinem Bau ist, bewirkt nichts. Wie viele Karten der Satz hat, ist gleichgültig.',
    'RC-9.35':
      'Du kannst an einem gejagten Ort keine Karte ausspielen, um dort einen Farbsatz zu bilden und den Dunklen Jäger fortzuschicken: Schon das Ausspielen ist nicht erlaubt.',
    'RC-9.36': 'Bleibende Karten werden nie vernichtet und sind nie der höchste Kultist.',
  }),
  ...under('Klarstellungen: Satzfähigkeiten', {
    'RC-9.37':
      'Die ausgespielte Karte muss zum Satz gehören. Ein alter Satz anderswo, oder in einer anderen Farbe am selben Ort, wird nicht ausgelöst.',
    'RC-9.38':
      'Eine Karte kann alle drei Sätze auslösen. Beispiel: Azur 4, ausgespielt zu Azur 3, Azur 5, Jade 4 und Bernstein 4, ergibt Farbe, Zahl und Dreierreihe.',
    'RC-9.39':
      'Eine Karte, die mehrere Dreierreihen auf einmal vollendet (die 3 zwischen 1, 2, 4 und 5), bringt ein einziges Artefakt.',
    'RC-9.40':
      'Eine Dreierreihe zu verlängern (mit einer 5 an 2-3-4) bildet eine neue, 3-4-5, und bringt wieder ein Artefakt.',
    'RC-9.41': 'Dreierreihen gehen nicht im Kreis: 9-10-1 ist keine.',
    'RC-9.42':
      'Ob du das Monster oder Artefakt ziehst, steht dir nicht frei. Ist der Stapel leer, geschieht nichts; abgelegte Karten füllen ihn nicht auf.',
    'RC-9.43': 'Eine Dreierreihe ist auch drei einer Farbe; der Farbsatz kommt also dazu, vor ihr.',
    'RC-9.44': 'Wird ein Satz später zerstört, geht nichts verloren. Ihn wieder zu vollenden löst ihn wieder aus.',
  }),
  ...under('Klarstellungen: Große Alte', {
    'RC-9.45':
      'Ein Großer Alter kommt an den ersten freien Ort seiner Ankunftsreihenfolge. Der Dunkle Jäger, bleibende Karten und andere Karten halten ihn nicht auf.',
    'RC-9.46': 'An einem neutralen Ort bekommt niemand die Kraft. Der ziehende Platz zieht trotzdem die Ersatzkarte.',
    'RC-9.47':
      'Begünstigt kann auch der Platz sein, der den Großen Alten nicht gezogen hat. Er trifft alle Entscheidungen der Kraft, und zwar sofort.',
    'RC-9.48':
      'Die Ersatzkarte kommt vom Kultistenstapel, nicht aus dem Tal, und kostet keine Aktion. Eine Aktion, bei der ein Großer Alter zum Vorschein kommt, bringt also trotzdem einen Kultisten, wenn das Spiel nicht endet.',
    'RC-9.49': 'Ein Großer Alter kommt nie auf eine Hand.',
    'RC-9.50':
      'Ein Großer Alter, der durch einen Effekt gezogen wird, erwacht ebenso. Wer die Karte zieht, ist der ziehende Platz.',
    'RC-9.51':
      'Kommen mehrere nacheinander (Lage der Großen Alten „gemischt“), wird jeder vollständig abgehandelt, bevor der nächste an der Reihe ist.',
    'RC-9.52':
      'Die Kraft des dritten Großen Alten wird ausgeführt, dann endet das Spiel: Die Kraft gehört zum Erwachen. Eine Ersatzkarte wird nicht gezogen; sie könnte nur die letzte Entscheidung bei Gleichstand ändern.',
    'RC-9.53': 'Du kannst allein durch bleibende Karten begünstigt sein, ohne Kultisten dort. Es zählt der Einfluss.',
    'RC-9.54': 'Sobald Azathoth wach ist, entscheiden die Punkte, auch wenn niemand begünstigt war.',
    'RC-9.55':
      'Kräfte der Großen Alten lassen gesperrte Orte unberührt, außer dass Yog-Sothoth deine eigenen Kultisten von dort wegversetzen kann. Nur Monster und Artefakte öffnen einen gesperrten Ort für Kultisten. So kann die dritte Kraft nicht alles umstürzen.',
    'RC-9.56': 'Erwacht Cthulhu als Dritter, ist nur noch ein Ort frei; er vernichtet also höchstens einen Kultisten.',
    'RC-9.57':
      'Yog-Sothoth versetzt jeden Kultisten höchstens einmal. Das Ziel darf ein gejagter Ort sein, denn dies ist kein Ausspielen.',
    'RC-9.58':
      'Das zufällige Ablegen durch Hastur kann Kultisten treffen, die er gerade zurückgeschickt hat. Monster und Artefakte werden dabei nie abgelegt.',
    'RC-9.59':
      'Erwacht Hastur als Dritter, wird trotzdem zufällig abgelegt; das kann für die letzte Entscheidung bei Gleichstand wichtig sein (RC-6.6).',
    'RC-9.60': 'Erwacht Shub-Niggurath als Dritte und ist keine Karte des Ablagestapels geeignet, geschieht nichts.',
  }),
  ...under('Klarstellungen: Spezialkarten und ihr Zusammenspiel', {
    'RC-9.61':
      'Ein Älteres Zeichen hält den Dunklen Jäger für beide fern, ob er bewegt wird, weil auf das Tal gespielt wurde, oder durch den Hund von Tindalos oder das Leuchtende Trapezoeder.',
    'RC-9.62':
      'Der Platz, dem das Ältere Zeichen gehört, darf geschützte Kultisten mit dem Byakhee wegversetzen. Am neuen Ort sind sie nicht geschützt.',
    'RC-9.63':
      'Erwacht ein Großer Alter an einem Ort mit einem Älteren Zeichen, bleiben beide, und sonst ändert sich nichts.',
    'RC-9.64':
      'Der Schutz wirkt gegen Shoggoth, Mi-Go, Nachtmahr, Gelbes Zeichen, Cthulhu, Nyarlathotep, Hastur und die Kraft von Kingsport, wenn die Gegenseite sie nutzt.',
    'RC-9.65':
      'Die Karte, die der Nachtmahr auf das Tal legt, ist dessen neue oberste Karte; mit ihr wird verglichen, was später im selben Zug auf das Tal gespielt wird.',
    'RC-9.66':
      'Diese Karte zählt weder als auf das Tal gespielt noch als von dort genommen. Sobald du sie ziehst, zählt sie als in diesem Zug genommen.',
    'RC-9.67':
      'Ein Kultist, den der Mi-Go oder die Lampe des Alhazred auf deine Hand gebracht hat, darf im selben Zug ausgespielt werden, an einem Ort oder auf das Tal.',
    'RC-9.68':
      'Der Ghul und Shub-Niggurath dürfen jede passende Karte des Ablagestapels zurückholen, auch ehemals gegnerische.',
    'RC-9.69': 'Nimmt der Silberne Schlüssel eine Karte mitten aus dem Tal, bleibt die oberste Karte dieselbe.',
    'RC-9.70':
      'Erwacht durch die Karte, die das Necronomicon dich ziehen lässt, ein Großer Alter, wird das zuerst abgehandelt, mit der Ersatzkarte; dann kommen die zusätzlichen Kultisten, mit den Orten, wie sie dann sind. Endet das Spiel, verfallen die zusätzlichen Kultisten, aber das Artefakt zählt weiter als erhalten.',
    'RC-9.71':
      'Erwacht durch die Karte, die der Byakhee dich ziehen lässt, ein Großer Alter an dem Ort, an dem der Byakhee ausgespielt wurde, zählen die gerade versetzten Kultisten schon für den Einfluss.',
    'RC-9.72':
      'Sternenbrut an einem offenen Ort: Der zusätzliche Kultist dort wird wie sonst ausgespielt, ohne eine Aktion.',
    'RC-9.73':
      'Der Hund von Tindalos oder das Leuchtende Trapezoeder, eingesetzt, wo der Dunkle Jäger schon ist: Er schlägt dort noch einmal zu.',
    'RC-9.74':
      'Ein Kultist, der die Seite gewechselt hat (Gelbes Zeichen, Nyarlathotep), gehört in jeder Hinsicht zu seiner neuen Seite.',
    'RC-9.75':
      'Der Dunkle Jäger kehrt in seinen Bau zurück, bevor durch Azathoth ausgespielt wird; ein Farbsatz, der dabei entsteht, hat also niemanden heimzuschicken. Im gegnerischen Zug wird dabei von der Hand des begünstigten Platzes ausgespielt; Monster und Artefakte, die er so bekommt, warten auf seinen eigenen Zug oder zählen nur bei Gleichstand, wenn das Spiel endet.',
    'RC-9.76':
      'Die oberste Karte des Tals, die Dagon legt, darf eine sein, die in diesem Zug darauf gespielt wurde. Sie wird gelegt und nicht auf eine Hand genommen.',
    'RC-9.77': 'Sind Ithaqua und Azathoth beide wach, entscheiden die Punkte, und Ithaqua bewirkt nichts.',
    'RC-9.78': 'Ist Ithaquas Ort am Ende neutral, zählt er für niemanden.',
  }),
  ...under('Klarstellungen: Ende des Spiels', {
    'RC-9.79': 'Der vierte Ort, der noch frei ist, zählt wie die anderen.',
    'RC-9.80': 'Karten im Spiel sind die Kultisten und bleibenden Karten an Orten, freien wie gesperrten.',
    'RC-9.81':
      'Erhaltene Artefakte sind alle, die im Lauf des Spiels gezogen wurden, auch wenn sie noch auf der Hand oder abgelegt sind.',
    'RC-9.82':
      'Das Spiel kann mitten in einem Zug enden, nach der ersten Aktion oder innerhalb eines Effekts. Niemand bekommt einen Zug zum Ausgleich.',
    'RC-9.83': 'Aufzugeben oder zu gehen ist Sache des Tisches, nicht dieser Regeln; der andere Platz gewinnt.',
  }),
];
