import { under } from '../under.ts';

export const setup = under('Aufbau', {
  'CD-3.1': [
    'Rollen außer dem Hohepriester und Zahl der Altäre:',
    '4 Spieler: 1 Getreuer, 2 Kabalisten, Reuiger Ketzer, 3 Altäre; der Hohepriester ist automatisch.',
    '5 Spieler: 1 Getreuer, 2 Kabalisten, Rachsüchtiger Ketzer, 3 Altäre.',
    '6 Spieler: 1 Getreuer, 3 Kabalisten, Reuiger Ketzer, 3 Altäre. Mit Ketzerei!: 1, 2, beide Ketzer.',
    '7 Spieler: 2 Getreue, 3 Kabalisten, Rachsüchtiger Ketzer, 4 Altäre. Mit Ketzerei!: 1, 3, beide Ketzer.',
    '8 Spieler: 2 Getreue, 4 Kabalisten, Reuiger Ketzer, 4 Altäre. Mit Ketzerei!: 2, 3, beide Ketzer.',
  ].join('\n'),
  'CD-3.2':
    'Erste Ausgabe, 8 Spieler, mit dem Nekromanten auf die eine oder andere Art und ohne Ketzerei!: Der Rachsüchtige Ketzer ersetzt den Reuigen.',
  'CD-3.3': [
    'Die Schritte, in dieser Reihenfolge:',
    '1. Mischt die Rollen und gebt jedem menschlichen Sitz eine; nur der Besitzer sieht sie.',
    '2. Mischt die 14 Siegel und gebt jedem menschlichen Sitz eines; nur der Besitzer sieht es. Der automatische Hohepriester bekommt keines.',
    '3. Mischt die 18 gewöhnlichen Charaktere, mit dem Nekromanten, wenn er untergemischt wird, und gebt jedem Sitz einen, auch dem automatischen Hohepriester. Soll der Hohepriester den Nekromanten bekommen, wird sein Sitz übergangen.',
    '4. Was nicht verteilt wurde, verlässt das Spiel. Alle wissen, welche Charaktere das sind, niemand, welche Siegel.',
    '5. Die sechs Geisterkarten liegen offen. 6. Legt die Altäre hin.',
    '7. Mischt die 11 Rituale und legt auf jeden Altar eines offen, auf Altar 1 zuerst. Marker beginnen bei N, beim Altaropfer bei 1.',
    '8. Legt die Vorräte bereit. 9. Die Rolle des Hohepriesters wird öffentlich. 10. Mit dieser Option nimmt der Hohepriester den Nekromanten.',
    '11. Alle Charaktere werden öffentlich; jeder nimmt das gedruckte Leben, und der Hohepriester rechnet seinen Zuschlag hinzu (CD-2.7, CD-7.10).',
    '12. Händler und Händler II nehmen ihre Münzen, außer wenn der automatische Hohepriester die Karte hat.',
    '13. Ein wahrer Hohepriester, falls gewählt (CD-7.5). 14. Ein menschlicher Gesichtsloser II markiert jemanden (CD-5.42).',
  ].join('\n'),
  'CD-3.4': 'Der Hohepriester hat den ersten Zug; dann geht es im Uhrzeigersinn weiter.',
  'CD-3.5':
    'Bei vier Spielern ist der erste Sitz der des automatischen Hohepriesters, und die Spieler haben die anderen vier. Für alle Wirkungen ist der Hohepriester ein lebender Spieler.',
  'CD-3.6':
    'Bei vier Spielern kann der Hohepriester den Nekromanten nicht bekommen. Ist er untergemischt und träfe er den automatischen Hohepriester, so kommt er unter den Stapel, und die nächste Karte wird gegeben.',
  'CD-3.7':
    'Eine Krake, die beim Aufbau auf einem Altar liegt, verteilt noch nichts. Ihr erster Würfel kommt in der Vorbereitung des ersten Zuges (CD-4.12).',
  'CD-3.8':
    'Bei vier Spielern gibt es fünf Sitze. Auf dem des Hohepriesters sitzt niemand, bis ihn jemand durch Besessenheit einnimmt; dann ist der alte Sitz leer. Eine Frage an einen Sitz geht an den Spieler, der dort sitzt.',
});
