import { under } from '../../../under.ts';

export const rulings = [
  ...under('Klarstellungen: Quellen und Ausgaben', {
    'RC-9.1':
      'Die Texte der Monster, Artefakte und Großen Alten standen auf Bildern, die wir nicht hatten. Sie sind so nachgebildet, dass sie zu allem passen, was das Buch über sie sagt.',
    'RC-9.2':
      '6 oder 8 Große Alte? Das Buch sagt 6. Ein gedrucktes Exemplar mit 8 ist bekannt, also kann man 8 wählen.',
  }),
  ...under('Klarstellungen: der Zug', {
    'RC-9.7':
      'Dürfen zwei Karten von verschiedenen Stellen gezogen werden? Ja, für jede wählst du neu zwischen Kultistenstapel und Tal.',
    'RC-9.9': 'Aus einem leeren Tal kann nichts gezogen werden; jeder Kultist kann darauf gespielt werden.',
    'RC-9.11':
      'Aus dem Tal darfst du eine Karte ziehen, die du in einem früheren Zug gespielt hast oder die von der Gegenseite gespielt wurde.',
    'RC-9.12': 'Es gibt kein Handkartenlimit.',
    'RC-9.13':
      'Ohne Kultisten auf der Hand musst du mit beiden Aktionen ziehen. Spezialkarten darfst du trotzdem ausspielen.',
    'RC-9.15': 'Im gegnerischen Zug können Spezialkarten nicht ausgespielt werden.',
    'RC-9.16':
      'Eine Spezialkarte ohne erlaubtes Ziel kann nicht ausgespielt werden, auch nicht nur, um ein Monster mehr ausgespielt zu haben.',
    'RC-9.17':
      'Lässt dich eine Kraft im gegnerischen Zug ziehen und du ziehst einen Großen Alten, hast du ihn gezogen und ziehst die Ersatzkarte.',
  }),
  ...under('Klarstellungen: Orte und Einfluss', {
    'RC-9.19':
      'Karten an einem gesperrten Ort bleiben und zählen: für den Einfluss, für die Orte am Ende und für die Punkte.',
    'RC-9.20':
      'Ein gesperrter Ort kann sich noch zur anderen Seite drehen, aber nur durch Spezialkarten oder wenn Yog-Sothoth Karten von dort wegversetzt.',
    'RC-9.21':
      'Dreht sich ein Ort, nachdem dort ein Großer Alter erwacht ist, wird dessen Kraft weder übertragen noch wiederholt noch rückgängig gemacht.',
    'RC-9.23': 'Du kannst nicht auf der gegnerischen Seite ausspielen und ohne einen Effekt keine Karten versetzen.',
  }),
  ...under('Klarstellungen: Tal und Dunkler Jäger', {
    'RC-9.24':
      'Auf das Tal passt ein gleicher Wert in anderer Farbe nicht. Dieselbe Farbe passt mit jedem Wert, höher oder niedriger.',
    'RC-9.26': 'Karten im Tal haben keine Punkte, bilden keine Sätze und werden nie wieder eingemischt.',
    'RC-9.27':
      'Der Dunkle Jäger muss an einen anderen Ort ziehen als den, an dem er ist. Es gibt immer einen, außer wenn ein Älteres Zeichen im Weg ist: Dann kehrt er in seinen Bau zurück.',
    'RC-9.32':
      'Der Dunkle Jäger schlägt nur zu, wenn er bewegt wird, weil auf das Tal gespielt wurde, oder durch den Hund von Tindalos oder das Leuchtende Trapezoeder. Auf dem Weg in seinen Bau schlägt er nie zu.',
    'RC-9.35':
      'Du kannst an einem gejagten Ort keine Karte ausspielen, um dort einen Farbsatz zu bilden und den Dunklen Jäger fortzuschicken: Schon das Ausspielen ist nicht erlaubt.',
  }),
  ...under('Klarstellungen: Satzfähigkeiten', {
    'RC-9.38':
      'Eine Karte kann alle drei Sätze auslösen. Beispiel: Azur 4, ausgespielt zu Azur 3, Azur 5, Jade 4 und Bernstein 4, ergibt Farbe, Zahl und Dreierreihe.',
    'RC-9.39':
      'Eine Karte, die mehrere Dreierreihen auf einmal vollendet (die 3 zwischen 1, 2, 4 und 5), bringt ein einziges Artefakt.',
    'RC-9.40':
      'Eine Dreierreihe zu verlängern (mit einer 5 an 2-3-4) bildet eine neue, 3-4-5, und bringt wieder ein Artefakt.',
    'RC-9.41': 'Dreierreihen gehen nicht im Kreis: 9-10-1 ist keine.',
    'RC-9.43': 'Eine Dreierreihe ist auch drei einer Farbe; der Farbsatz kommt also dazu, vor ihr.',
    'RC-9.44': 'Wird ein Satz später zerstört, geht nichts verloren. Ihn wieder zu vollenden löst ihn wieder aus.',
  }),
  ...under('Klarstellungen: Große Alte', {
    'RC-9.53': 'Du kannst allein durch bleibende Karten begünstigt sein, ohne Kultisten dort. Es zählt der Einfluss.',
    'RC-9.55':
      'Kräfte der Großen Alten lassen gesperrte Orte unberührt, außer dass Yog-Sothoth deine eigenen Kultisten von dort wegversetzen kann. Nur Monster und Artefakte öffnen einen gesperrten Ort für Kultisten. So kann die dritte Kraft nicht alles umstürzen.',
    'RC-9.56': 'Erwacht Cthulhu als Dritter, ist nur noch ein Ort frei; er vernichtet also höchstens einen Kultisten.',
    'RC-9.58':
      'Das zufällige Ablegen durch Hastur kann Kultisten treffen, die er gerade zurückgeschickt hat. Monster und Artefakte werden dabei nie abgelegt.',
    'RC-9.59':
      'Erwacht Hastur als Dritter, wird trotzdem zufällig abgelegt; das kann für die letzte Entscheidung bei Gleichstand wichtig sein.',
    'RC-9.60': 'Erwacht Shub-Niggurath als Dritte und ist keine Karte des Ablagestapels geeignet, geschieht nichts.',
  }),
  ...under('Klarstellungen: Spezialkarten und ihr Zusammenspiel', {
    'RC-9.61':
      'Ein Älteres Zeichen hält den Dunklen Jäger für beide fern, ob er bewegt wird, weil auf das Tal gespielt wurde, oder durch den Hund von Tindalos oder das Leuchtende Trapezoeder.',
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
    'RC-9.74':
      'Ein Kultist, der die Seite gewechselt hat (Gelbes Zeichen, Nyarlathotep), gehört in jeder Hinsicht zu seiner neuen Seite.',
    'RC-9.75':
      'Der Dunkle Jäger geht vor Azathoths Kultisten in seinen Bau; ein Farbsatz, den sie ergeben, hat also niemanden heimzuschicken. Monster und Artefakte, die sie bringen, warten auf den eigenen Zug der begünstigten Seite.',
    'RC-9.76':
      'Die oberste Karte des Tals, die Dagon legt, darf eine sein, die in diesem Zug darauf gespielt wurde. Sie wird gelegt und nicht auf eine Hand genommen.',
    'RC-9.77': 'Sind Ithaqua und Azathoth beide wach, entscheiden die Punkte, und Ithaqua bewirkt nichts.',
    'RC-9.78': 'Ist Ithaquas Ort am Ende neutral, zählt er für niemanden.',
  }),
  ...under('Klarstellungen: Ende des Spiels', {
    'RC-9.83': 'Wer geht oder aufgibt, verliert; die Gegenseite gewinnt.',
  }),
];
