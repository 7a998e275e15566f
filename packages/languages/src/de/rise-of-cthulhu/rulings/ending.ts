import { under } from '../../../under.ts';

export const ending = [
  ...under('Ende des Spiels', {
    'RC-6.1':
      'Das Spiel endet, wenn der dritte Große Alte wach und seine Kraft ausgeführt ist oder niemand begünstigt war. Das kann mitten in einem Zug sein. Es wird keine Ersatzkarte gezogen, ungenutzte Aktionen und Spezialkarten verfallen, und niemand bekommt einen letzten Zug.',
    'RC-6.2':
      'Ohne Azathoth wird gezählt, wie viele Orte zu jedem Platz zeigen. Alle vier zählen, ob gesperrt oder nicht; neutrale zählen für niemanden; Ithaquas Ort zählt 2 für den Platz, zu dem er zeigt. Die höhere Zahl gewinnt.',
    'RC-6.3':
      'Sind diese Zahlen gleich oder ist Azathoth wach, entscheiden die Gesamtpunkte: deine vier Seitensummen zusammen, Kultisten und bleibende Karten, auch an gesperrten Orten. Hand, Tal und Ablagestapel zählen nicht. Die höhere Gesamtpunktzahl gewinnt. Ist Azathoth wach, spielt es gar keine Rolle, wie viele Orte zu dir zeigen.',
    'RC-6.4':
      'Sind auch die Punkte gleich, gewinnt, wer mehr Artefakte erhalten hat. Jedes gezogene Artefakt zählt, ob benutzt oder nicht.',
    'RC-6.5':
      'Steht es immer noch gleich, gewinnt, wer mehr Monster ausgespielt hat. Monster, die noch auf der Hand sind, zählen nicht.',
    'RC-6.6':
      'Steht es immer noch gleich, gewinnt, wer weniger Karten auf der Hand hat. Kultisten, Monster und Artefakte auf der Hand zählen alle.',
    'RC-6.7':
      'Steht es immer noch gleich, verlieren beide. Niemand gewinnt: Es ist eine Niederlage für beide, kein Unentschieden.',
  }),
];
