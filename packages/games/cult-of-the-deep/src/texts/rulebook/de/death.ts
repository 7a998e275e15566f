import { under } from '../under.ts';

export const death = [
  ...under('Tod', {
    'CD-4.85':
      'Todesprüfungen kommen am Ende jeder Auswertungsphase, jeder Vorbereitung und des Schrittes zwischen den Zügen; in der ersten Ausgabe auch am Ende jeder Wurf-, Einsatz- und Reaktionsphase.',
    'CD-4.86':
      'Schritt 1. D sind alle lebenden Spieler mit 0 Leben, in der Reihenfolge ihrer letzten Schläge. Gibt es keine, ist die Prüfung vorbei.',
    'CD-4.87': 'Schritt 2. Alle in D sterben gleichzeitig. Ihre Rollen werden öffentlich.',
    'CD-4.88':
      'Schritt 3. Siegprüfung (Abschnitt 6). Ist das Spiel vorbei, geschieht sonst nichts mehr: keine Geisterkarten, keine Übergaben, keine Auslöser.',
    'CD-4.89':
      'Schritt 4. Für jeden in D der Reihe nach: Krakenwürfel gehen zurück; der Marker des Gesichtslosen verlässt ihn (CD-5.42), und hatte er die Fähigkeit des Gesichtslosen II, geht der Marker zurück, wo auch immer er liegt; Kopien von Hütereffekten (CD-5.53) enden. Aufgesparte Würfel bleiben und werden in der nächsten Wurfphase Geisterwürfel. Dann seine Rituale: Ist der Mörder ein anderer Sitz, der nach Schritt 2 lebt und nicht der automatische Hohepriester ist, wird er Hüter von allen; sonst werden sie abgelegt (CD-4.67).',
    'CD-4.90':
      'Schritt 5. Das Altaropfer, wenn es auf einem Altar liegt, für den Ersten in D, den ein anderer Sitz getötet hat (CD-5.14).',
    'CD-4.91':
      'Schritt 6. In Zugreihenfolge ab dem aktiven Sitz: Ein lebender Schnitter erhält 3 Leben für jeden in D; der Nekromant erhält Münzen (CD-5.49).',
    'CD-4.92':
      'Schritt 7. Für jeden in D der Reihe nach: Besessenheit, wenn CD-5.90 zutrifft; sonst wählt er eine beliebige Geisterkarte aus der Auslage. Er behält Siegel und Münzen, verliert die Fähigkeit des Charakters (nicht der Nekromant) und nimmt Geisterwürfel mit den Symbolen der Karte. Mit Händler des Todes erhält der Hohepriester, wenn er lebt, 2 für jede genommene Geisterkarte.',
    'CD-4.93': 'Schritt 8. Sei nicht so selbstsüchtig (CD-7.6).',
    'CD-4.94': 'Schritt 9. Beginne wieder mit Schritt 1, bis D leer ist.',
    'CD-4.95': 'Der Charakter eines Toten ist nicht mehr im Spiel, außer dem Nekromanten.',
    'CD-4.96':
      'Die Geisterkarten können nicht ausgehen: Solange das Spiel läuft, leben mindestens zwei Spieler, also gibt es höchstens 6 Geister (CD-9.21).',
    'CD-4.97':
      'Ein Ritual, das von einem getöteten Hüter an den Mörder geht, behält seinen Zustand. Wer den Kraken bekommt, ist ihr neuer Hüter.',
    'CD-4.98':
      'Stirbt der aktive Spieler nach dem Beginn der Wurfphase und vor dem Ende der Auswertungsphase (nur erste Ausgabe), werden alle seine Würfel entfernt, und der Zug endet nach dieser Phase, ohne Tributschritt. Nach dem Zug des Hohepriesters kommt der Schritt zwischen den Zügen trotzdem.',
    'CD-4.99':
      'Würfel auf einem Spieler, der starb, bevor sie ausgewertet werden (nur erste Ausgabe), bleiben ohne Wirkung.',
  }),
  ...under('Zwischen den Zügen', {
    'CD-4.100':
      'Nach dem Zug des Sitzes mit der Rolle Hohepriester, lebend oder Geist, automatisch oder nicht: Liegt der Uralte Schatten auf einem Altar, wirkt er (CD-5.12). Dann Todesprüfung. In diesem Schritt kann nichts gespielt werden.',
  }),
  ...under('Der Zug eines Geistes', {
    'CD-4.105':
      'Die Schritte 3 bis 5 der Vorbereitung entfallen. Der Krake verteilt in Schritt 2, wenn der Sitz die Rolle Hohepriester hat. Ein Geist, der Nekromant ist, erhält hier 1 Münze (CD-5.49).',
    'CD-4.106':
      'Wurf: Alle Geisterwürfel der Karte werden zurückgenommen und geworfen, so viele, wie die Karte sagt, dazu aufgesparte Würfel, im Rahmen der 18 Geisterwürfel, mit bis zu zwei Neuwürfen wie in CD-4.20, auch mit Raserei. Sonst gilt nichts aus CD-4.18. Alte Symbole sind verloren.',
    'CD-4.107':
      'Einsatz: Geisterwürfel können nicht eingesetzt werden. Der Geist darf für die eigenen Würfel Gesangsmünzen ausgeben und beendet dann die Phase.',
    'CD-4.108':
      'Reaktion: Auf Geisterwürfel kann niemand einwirken, also öffnet sich kein Fenster, und niemand wird gefragt.',
    'CD-4.109':
      'Auswertung: Es sind keine Würfel eingesetzt, also öffnet sich nur das schließende Fenster; Siegel für die Auswertungsphase und Fähigkeiten für jede Auswertungsphase können darin benutzt werden. Der Tribut rückt vor. Todesprüfung.',
    'CD-4.110':
      'Die Geisterwürfel bleiben bis zur nächsten Wurfphase des Geistes, um sie in Reaktionsphasen lebender Spieler zu nutzen.',
    'CD-4.111':
      'Geister haben 0 Leben, erhalten und verlieren kein Leben, sind kein Ziel von Würfeln, können nicht Hüter sein und haben nie Krakenwürfel. Siegel und Münzen behalten sie und dürfen sie benutzen.',
  }),
  ...under('Entscheidungen', {
    'CD-4.120': [
      'Jede Entscheidung hat mindestens eine Möglichkeit und eine Vorgabe, die gilt, wenn die Zeit um ist:',
      'Fenster: passen. Nachfragen, Zahlungen und Angebote: nein, keines, den Krakenwurf hinnehmen, ablehnen, nichts mehr neu werfen und die Würfel liegen lassen, ein unfertiges Angebot zurückziehen.',
      'Gesichtsloser II: der zuletzt markierte Sitz, sonst der nächste lebende zur Linken. Krakenwürfel zu geben: sich selbst; bei leerem Vorrat keinen.',
      'Einsatz: der niedrigste Würfel mit einem verpflichtenden Ziel, auf das erste in der Reihenfolge man selbst, Rituale nach Altar, andere in Zugreihenfolge; sonst legt man für die Seehydra den niedrigsten Würfel ab, wenn sie es verlangt; sonst das Ende der Phase. Ein geänderter Würfel bleibt, wenn er darf. Das Gespenst nimmt das erste Ziel in Zugreihenfolge.',
      'Auswertung: der niedrigste Würfel. Seehydra: man selbst erhält 1. Erhaltene Würfel: niedrigster Altar, erste Leiste. Ergebnisse: das erste. Vorzeichen fügt 1 Würfel hinzu.',
      'Von einer Explosion verschont, durch das Altaropfer beschenkt, Hüter: man selbst. Nekromant: Leben. Geisterkarte: die erste der Auslage in der Reihenfolge von CD-2.10. Alles andere: das erste, was erlaubt ist.',
    ].join('\n'),
    'CD-4.121':
      'Es gibt keinen Stillstand: Jede Handlung in einem Fenster verbraucht etwas Endliches, Angebote und zurückgezogene Angebote sind in jeder Phase begrenzt, Zuschauen zählt als Passen, jede Pflichtentscheidung hat eine Möglichkeit, und Ketten erhaltener Würfel enden durch CD-4.71.',
    'CD-4.122':
      'Eine Entscheidung aus mehreren Teilen darf als Kette kurzer Fragen gestellt werden. Vor der letzten Antwort hat sie keine Wirkung, und sonst weiß niemand davon. Ein Angebot, das noch entsteht, kann zurückgezogen werden und gilt als zurückgezogen, wenn die Zeit um ist; Würfel, die für einen Neuwurf gewählt sind, bleiben dann liegen. Wer einen Handel anbieten darf, stellt sein eigenes Angebot zusammen. Mengen von Würfeln werden einzeln gewählt, bis man fertig ist.',
    'CD-4.123': [
      'Was für ein Siegel gewählt wird, nach der Gegenwehr (CD-5.50.6):',
      'Widerruf, Vorzeichen, Verderbnis, Raserei: nichts. Doppelzüngigkeit: Ritual, dann Spieler. Diebstahl: das kopierte Siegel (schon mit der Ansage genannt), dann, was dieses Siegel braucht.',
      'Transfusion, Bann, Erneuerung: ein lebender Spieler. Qual: ein lebender Spieler, nicht man selbst.',
      'Spiegelung: ein Spieler, auf dem Dolche liegen; von mehr als drei solchen Würfeln zuerst die Doppeldolche, dann die niedrigsten Nummern.',
      'Gnade: ein bis drei Würfel. Verbannung: ein oder zwei Würfel. Aufstieg: Altar, Leiste mit Marker über 0, ein Feld oder, ab 2, zwei.',
    ].join('\n'),
  }),
];
