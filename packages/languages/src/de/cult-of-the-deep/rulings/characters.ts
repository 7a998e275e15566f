import { under } from '../../../under.ts';

export const characters = [
  ...under('Charaktere', {
    'CD-5.31':
      'Alchemist. Eigene Einsatzphase, bis zu 2-mal im Zug: Ändere einen eigenen nicht eingesetzten Würfel mit Pergament, Uralt oder Kosmos in ein anderes dieser drei Symbole.',
    'CD-5.32': [
      'Alchemist II.',
      '1. Du darfst einen Würfel auf einen anderen lebenden Spieler setzen, wenn er dessen Machtsymbol zeigt: Der erhält 1.',
      '2. Andere lebende Spieler dürfen einen Würfel, der dein Machtsymbol zeigt, auf dich setzen: Du erhältst 1.',
      '3. Wenn dein Machtsymbol dir in einem Zug, wessen auch immer, zum ersten Mal Leben gibt, erhältst du 1 mehr.',
    ].join('\n'),
    'CD-5.33':
      'Zauberin. Du darfst Kosmos auf dich selbst setzen (arkan). Wird der zweite solche Würfel dieser Auswertungsphase ausgewertet, darfst du eine Explosion auslösen: Du verschonst einen lebenden Spieler, vielleicht dich selbst, und jeder andere lebende Spieler verliert 2. Höchstens eine Explosion je Auswertungsphase; weitere Kosmoswürfel auf dir tun nichts.',
    'CD-5.34':
      'Zauberin II. Alle lebenden Spieler, auch du, dürfen Kosmos auf dich setzen (arkan). Wird der zweite solche Würfel einer Auswertungsphase ausgewertet, muss es eine Explosion geben, wie bei der Zauberin: Der Besitzer der Würfel verschont einen lebenden Spieler. Nach den Verlusten erhältst du 1 Leben. Höchstens eine Explosion je Auswertungsphase.',
    'CD-5.35':
      'Händler. Beginnt mit 2 Gesangsmünzen und 1 Sirenenmünze. Eigene Einsatzphase, einmal im Zug: Gib 1 deiner Gesangs- oder Sirenenmünzen in den Vorrat zurück und erhalte 2 Leben.',
    'CD-5.36': 'Händler II. Beginnt mit 2 Gesangsmünzen und 2 Sirenenmünzen. Darf handeln.',
    'CD-5.37':
      'Wächter. Einmal im Zug, mit mindestens 1 Leben: Zahle 1 Leben und lege für den Rest dieser Auswertungsphase einen Schild von 2 auf einen lebenden Spieler, vielleicht dich selbst. Das geht vor dem ersten Würfel, nach dem letzten, zwischen Würfeln, wenn du zuschaust, oder wenn es einen Spieler davor rettet, auf 0 zu fallen. Nicht in der Vorbereitung. Wer das letzte Leben zahlt, stirbt bei der Prüfung, wenn ihn niemand heilt.',
    'CD-5.38': [
      'Wächter II.',
      '1. In der Reaktionsphase jedes lebenden Spielers, auch deiner eigenen, einmal im Zug: Mach aus einem eingesetzten Dolch Blut. Der Besitzer setzt ihn neu ein.',
      '2. Einmal im Zug: Wenn lebende Spieler durch ein Ritual Leben verlieren sollen, verhindere 1 davon bei einem von ihnen, auch bei Krakenwürfeln. Nicht gegen den Uralten Schatten.',
    ].join('\n'),
    'CD-5.39':
      'Assassine. In jeder Auswertungsphase, vor dem ersten Würfel, nach dem letzten oder zwischen Würfeln, wenn du zuschaust, einmal im Zug, mit mindestens 1 Leben: Zahle 1 Leben. Ein anderer lebender Spieler mit mehr als 0 Leben, der in dieser Auswertungsphase Leben verloren hat, verliert 2. Du bist der Mörder.',
    'CD-5.40': [
      'Assassine II.',
      '1. In der Reaktionsphase jedes lebenden Spielers, auch deiner eigenen, einmal im Zug: Mach aus einem eingesetzten Blut oder Dolch einen Doppeldolch. Der Besitzer setzt ihn neu ein.',
      '2. Einmal im Zug: Gleich nachdem Spieler durch ein Ritual wirklich Leben verloren haben, verliert einer von ihnen mit mehr als 0 Leben, vielleicht du, 1 mehr. Du bist der Mörder. Nicht beim Uralten Schatten.',
    ].join('\n'),
    'CD-5.41':
      'Gesichtsloser. Einmal pro Spiel, in deiner eigenen Vorbereitung: Ersetze diese Karte durch einen Charakter, der nicht im Spiel ist, einen unbenutzten oder den eines Toten. Dein Leben bleibt; Machtsymbol und Fähigkeit sind sofort die der neuen Karte, ohne ihre Münzen vom Aufbau.',
    'CD-5.42': [
      'Gesichtsloser II.',
      '1. Am Ende des Aufbaus und in jeder deiner Vorbereitungen, solange du lebst: Lege den Marker des Gesichtslosen auf einen anderen lebenden Spieler, vielleicht wieder denselben. Dich selbst kannst du nicht markieren.',
      '2. Solange er dort liegt, hast du die Fähigkeit dieses Charakters, mit eigenen Anwendungen, eigenem Leben und Machtsymbol, ohne Münzen vom Aufbau. Gesichtsloser und Nekromant sind nicht kopierbar.',
      '3. Der markierte Spieler wirft 1 Würfel mehr.',
      '4. Stirbt der markierte Spieler, verschwindet der Marker, aber du behältst die Fähigkeit bis zum Beginn deines nächsten Zuges. Stirbst du, verschwindet der Marker.',
      '5. Du darfst den automatischen Hohepriester markieren und seine Fähigkeit nutzen.',
    ].join('\n'),
    'CD-5.43': 'Bibliothekarin. Eigene Wurfphase: drei Neuwürfe statt zwei.',
    'CD-5.44':
      'Bibliothekarin II. Eigene Auswertungsphase, einmal im Zug: Hat dir einer deiner Würfel einen Altareffekt gegeben, darfst du diesen ein zweites Mal ausführen. Dafür bewegt sich kein Marker. Das kommt, bevor das Ritual vollendet wird, wenn es der letzte Marker war.',
    'CD-5.45': 'Blutmagier. Zu Beginn deiner Wurfphase darfst du 1 Leben zahlen, um darin 1 Würfel mehr zu werfen.',
    'CD-5.46':
      'Blutmagier II. In der Reaktionsphase eines beliebigen lebenden Spielers, auch der eigenen, einmal im Zug: Zahle 1 Leben; der Besitzer wirft einen eingesetzten Würfel deiner Wahl neu und setzt ihn neu ein.',
    'CD-5.47': 'Schnitter. Immer wenn ein anderer Spieler stirbt, erhalte 3 Leben.',
    'CD-5.48': 'Schnitter II. Wirf 1 Würfel mehr, solange mindestens ein Geist im Spiel ist; nie mehr als 1.',
    'CD-5.49': [
      'Nekromant.',
      '1. Wenn dein Machtsymbol dir Leben geben würde, wählst du: 1 Leben oder 1 Nekromantenmünze.',
      '2. Jedes Mal, wenn ein Spieler stirbt, auch du: Erhalte 1 Nekromantenmünze, lebend oder als Geist.',
      '3. In der Vorbereitung jedes deiner Züge, den du als Geist beginnst: Erhalte 1 Nekromantenmünze.',
      '4. Wenn du stirbst, behältst du diese Fähigkeit und diese Münzen; die Geisterkarte liegt neben dem Charakter.',
      '5. Wiederkehr: Zu Beginn der Auswertungsphase deines eigenen Zuges als Geist darfst du, mit mindestens 4 Münzen, alle deine Nekromantenmünzen zurückgeben; du lebst mit 4 Leben und 1 mehr für jede Münze. Geisterkarte und Geisterwürfel gehen zurück.',
      '6. Danach kannst du wieder sterben, mit allen Folgen. Deine Rolle bleibt öffentlich.',
    ].join('\n'),
  }),
];
