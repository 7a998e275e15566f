import { under } from '../../../under.ts';

export const options = [
  ...under('Optionen', {
    'RC-7.1':
      'Wer beginnt? Das Los entscheidet. Oder es beginnt, wer in der Lobby zuerst sitzt: Lass die älteste Person dort sitzen, wenn du dem Buch folgen willst.',
    'RC-7.2': 'Wie viele Aktionen hat der allererste Zug? 2, wie im Buch. Mit 1 ist schwächer, wer beginnt.',
    'RC-7.3':
      'Wo schlafen die Großen Alten? Unter genau 6 Karten ihres Stapels von 14. Oder ungefähr in der Mitte, unter 4 bis 9 Karten. Oder irgendwo, unter 0 bis 13.',
    'RC-7.4': 'Wie viele Große Alte stehen zur Wahl? Die 6 des Buchs, oder 8 mit Dagon und Ithaqua.',
    'RC-7.5': 'Haben die Orte Kräfte? Nein. Oder ja: Jede Seite darf jede Kraft einmal pro Spiel nutzen.',
    'RC-7.6':
      'Darf dieselbe Karte in einem Zug auf das Tal gespielt und von dort genommen werden? Ja, wie im Buch. Ein Tisch kann es verbieten, das ist unsere Ergänzung. In Partien von Bots dauert das Spiel mit dem Hin und Her etwa 5 Züge länger, sonst ändert sich nichts.',
    'RC-7.7':
      'Nach wie vielen Zügen ohne Karte vom Kultistenstapel muss man von dort ziehen? Nach 60, 24, 16 oder 8. Das ist unsere Ergänzung, damit jedes Spiel endet. 60 wird in der Praxis nie erreicht.',
    'RC-7.8':
      'Wie viele Kultisten bekommt zu Beginn, wer als Zweites am Zug ist? 5, wie im Buch. Oder 6 oder 7, das ist unsere Ergänzung; 6 gleicht den Vorteil des Beginnens aus.',
  }),
];
