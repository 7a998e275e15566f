import { under } from '../../../under.ts';

export const death = [
  ...under('Tod', {
    'CD-4.85':
      'Todesprüfungen kommen am Ende jeder Auswertungsphase, jeder Vorbereitung und zwischen den Zügen; in der ersten Ausgabe am Ende jeder Phase. Alle mit 0 Leben sterben, in der Reihenfolge ihrer letzten Schläge. Bringt ein Tod einen weiteren Spieler auf 0, wird noch einmal geprüft.',
    'CD-4.87': 'Alle, die in einer Prüfung sterben, sterben gleichzeitig. Ihre Rollen werden öffentlich.',
    'CD-4.88': 'Dann wird geprüft, ob jemand gewonnen hat. Ist das Spiel vorbei, geschieht sonst nichts mehr.',
    'CD-4.89':
      'Die Toten geben ihre Krakenwürfel zurück und verlieren kopierte Hütereffekte. Ihr Mörder wird Hüter ihrer Rituale, wenn er nach dieser Prüfung lebt und nicht der automatische Hohepriester ist. Sonst werden die Rituale abgelegt: nach einer Selbsttötung, oder wenn zwei Hüter einander töten.',
    'CD-4.90':
      'Dann belohnt das Altaropfer, wenn es auf einem Altar liegt, den Mörder des Ersten, den ein anderer getötet hat.',
    'CD-4.91': 'Dann erhält ein lebender Schnitter 3 Leben für jeden Tod, und der Nekromant erhält Münzen.',
    'CD-4.92':
      'Dann wählt jeder der Toten eine Geisterkarte und nimmt Geisterwürfel mit ihren Symbolen. Er behält Siegel und Münzen und verliert seine Fähigkeit (nicht der Nekromant). Ausnahme: Besessenheit, bei vier Spielern.',
    'CD-4.95': 'Der Charakter eines Toten ist nicht mehr im Spiel, außer dem Nekromanten.',
    'CD-4.97':
      'Ein Ritual, das von einem getöteten Hüter an den Mörder geht, behält seinen Zustand. Wer den Kraken bekommt, ist ihr neuer Hüter.',
    'CD-4.98':
      'Stirbt der aktive Spieler nach dem Wurf (nur erste Ausgabe), werden alle seine Würfel entfernt, und der Zug endet nach dieser Phase.',
    'CD-4.99':
      'Würfel auf einem Spieler, der starb, bevor sie ausgewertet werden (nur erste Ausgabe), bleiben ohne Wirkung.',
  }),
  ...under('Zwischen den Zügen', {
    'CD-4.100':
      'Nach dem Zug des Hohepriesters, lebend oder Geist: Liegt der Uralte Schatten auf einem Altar, wirkt er. Dann kommt eine Todesprüfung. Hier kann nichts gespielt werden.',
  }),
  ...under('Der Zug eines Geistes', {
    'CD-4.105':
      'Ein Geist hat in der Vorbereitung keine Krakenwürfel und keine Fähigkeit. Ein Geist, der Nekromant ist, erhält 1 Münze.',
    'CD-4.106':
      'Wurf: Nimm alle Geisterwürfel deiner Karte zurück, dazu aufgesparte Würfel, und wirf sie, mit bis zu zwei Neuwürfen. Raserei geht. Alte Symbole sind verloren.',
    'CD-4.107':
      'Einsatz: Geisterwürfel können nicht eingesetzt werden. Der Geist darf für die eigenen Würfel Gesangsmünzen ausgeben und beendet dann die Phase.',
    'CD-4.108': 'Auf die Würfel eines Geistes kann niemand reagieren, also wird niemand gefragt.',
    'CD-4.109':
      'Auswertung: Es gibt keine Würfel auszuwerten, aber Siegel und Fähigkeiten für die Auswertungsphase können einmal benutzt werden. Der Tribut rückt vor. Dann kommt eine Todesprüfung.',
    'CD-4.110':
      'Die Geisterwürfel bleiben bis zur nächsten Wurfphase des Geistes, um sie in Reaktionsphasen lebender Spieler zu nutzen.',
    'CD-4.111':
      'Geister haben 0 Leben, erhalten und verlieren kein Leben, sind kein Ziel von Würfeln, können nicht Hüter sein und haben nie Krakenwürfel. Siegel und Münzen behalten sie und dürfen sie benutzen.',
  }),
];
