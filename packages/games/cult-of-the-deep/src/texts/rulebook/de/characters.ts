import { under } from '../under.ts';

export const characters = under('Charaktere', {
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
  'CD-5.36': 'Händler II. Beginnt mit 2 Gesangsmünzen und 2 Sirenenmünzen. Darf handeln (CD-5.75).',
  'CD-5.37':
    'Wächter. Einmal im Zug, mit mindestens 1 Leben: Zahle 1 Leben und lege für den Rest dieser Auswertungsphase einen Schild von 2 auf einen lebenden Spieler, vielleicht dich selbst. Er verhindert Verluste Punkt für Punkt. Das geht in jedem Auswertungsfenster, oder wenn ein Verlust in einer Auswertungsphase einen Spieler auf 0 Leben brächte und der Schild ihn retten würde (Schritt 3 von CD-4.75). Zuerst wird gezahlt: Wer das letzte Leben zahlt, stirbt bei der Prüfung, wenn er nicht geheilt wird.',
  'CD-5.38': [
    'Wächter II.',
    '1. In der Reaktionsphase eines beliebigen lebenden Spielers, auch der eigenen, einmal im Zug: Ändere einen eingesetzten Dolch in Blut; der Besitzer setzt ihn neu ein (CD-4.38).',
    '2. In jedem Zug einmal: Wenn lebende Spieler gleich durch ein Ritual Leben verlieren (CD-4.79), verhindere 1 vom Verlust eines von ihnen (Schritt 4 von CD-4.75). Nicht gegen den Uralten Schatten.',
  ].join('\n'),
  'CD-5.39':
    'Assassine. In einem Auswertungsfenster eines beliebigen Spielers, einmal im Zug, mit mindestens 1 Leben: Zahle 1 Leben; ein anderer lebender Spieler mit Leben über 0, der in dieser Auswertungsphase Leben verloren hat, verliert 2. Du bist der Mörder.',
  'CD-5.40': [
    'Assassine II.',
    '1. In der Reaktionsphase eines beliebigen lebenden Spielers, auch der eigenen, einmal im Zug: Ändere ein eingesetztes Blut oder einen eingesetzten Dolch in einen Doppeldolch; der Besitzer setzt ihn neu ein (CD-4.38).',
    '2. In jedem Zug einmal: Gleich nachdem Spieler wirklich durch ein Ritual Leben verloren haben, verliert einer von ihnen mit Leben über 0, vielleicht du, 1 mehr (Schritt 7 von CD-4.75). Ursache ist die Fähigkeit, und du bist der Mörder. Nicht beim Uralten Schatten.',
  ].join('\n'),
  'CD-5.41':
    'Gesichtsloser. Einmal im Spiel, in der Vorbereitung deines eigenen Zuges: Ersetze diese Karte durch einen Charakter, der nicht im Spiel ist, also einen unbenutzten oder den eines Toten. Dein Leben bleibt; Machtsymbol und Fähigkeit sind sofort die der neuen Karte; was zum Aufbau gehört, geschieht nicht. Der Nekromant kann nur gewählt werden, wenn seine Option an ist und die Karte nicht im Spiel ist (die eines Geistes, der Nekromant ist, ist es). Die Karte Gesichtsloser verlässt das Spiel.',
  'CD-5.42': [
    'Gesichtsloser II.',
    '1. Am Ende des Aufbaus und, solange du lebst, in der Vorbereitung jedes deiner Züge: Lege den Marker des Gesichtslosen auf einen anderen lebenden Spieler, vielleicht wieder denselben.',
    '2. Solange er dort liegt, hast du die gedruckte Fähigkeit dieses Charakters, mit eigenem Leben und Machtsymbol, und was einmal im Zug geht, zählt für dich gesondert. Was zum Aufbau gehört, geschieht nicht. Gesichtsloser und Nekromant können nicht kopiert werden; dann hast du keine Fähigkeit.',
    '3. Der markierte Spieler wirft 1 Würfel mehr.',
    '4. Stirbt der markierte Spieler, kommt der Marker weg, aber du behältst seine Fähigkeit bis zum Beginn deines nächsten Zuges. Ändert sich seine Karte, ändert sich auch die kopierte Fähigkeit. Stirbst du, kommt der Marker weg. Dich selbst kannst du nicht markieren.',
    '5. Du darfst den automatischen Hohepriester markieren und seine gedruckte Fähigkeit nutzen.',
  ].join('\n'),
  'CD-5.43': 'Bibliothekarin. Eigene Wurfphase: drei Neuwürfe statt zwei.',
  'CD-5.44':
    'Bibliothekarin II. Eigene Auswertungsphase, einmal im Zug: Hat dir einer deiner Würfel einen Altareffekt gegeben, darfst du diesen ein zweites Mal ausführen. Dafür bewegt sich kein Marker. Das kommt, bevor das Ritual vollendet wird, wenn es der letzte Marker war.',
  'CD-5.45': 'Blutmagier. Zu Beginn deiner Wurfphase darfst du 1 Leben zahlen, um darin 1 Würfel mehr zu werfen.',
  'CD-5.46':
    'Blutmagier II. In der Reaktionsphase eines beliebigen lebenden Spielers, auch der eigenen, einmal im Zug: Zahle 1 Leben; der Besitzer wirft einen eingesetzten Würfel deiner Wahl neu und setzt ihn neu ein (CD-4.38).',
  'CD-5.47': 'Schnitter. Immer wenn ein anderer Spieler stirbt, erhalte 3 Leben (CD-4.91).',
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
});
