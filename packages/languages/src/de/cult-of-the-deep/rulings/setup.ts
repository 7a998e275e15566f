import { under } from '../../../under.ts';

export const setup = [
  ...under('Aufbau', {
    'CD-3.1': [
      'Rollen außer dem Hohepriester und Zahl der Altäre:',
      '4 Spieler: 1 Getreuer, 2 Kabalisten, Reuiger Ketzer, 3 Altäre; der Hohepriester ist automatisch.',
      '5 Spieler: 1 Getreuer, 2 Kabalisten, Rachsüchtiger Ketzer, 3 Altäre.',
      '6 Spieler: 1 Getreuer, 3 Kabalisten, Reuiger Ketzer, 3 Altäre. Mit Ketzerei!: 1, 2, beide Ketzer.',
      '7 Spieler: 2 Getreue, 3 Kabalisten, Rachsüchtiger Ketzer, 4 Altäre. Mit Ketzerei!: 1, 3, beide Ketzer.',
      '8 Spieler: 2 Getreue, 4 Kabalisten, Reuiger Ketzer, 4 Altäre. Mit Ketzerei!: 2, 3, beide Ketzer.',
    ].join('\n'),
    'CD-3.3': [
      'Der Aufbau:',
      '1. Gib jedem Spieler eine Rolle und ein Siegel, die nur er selbst sieht, und allen einen Charakter. Der automatische Hohepriester bekommt kein Siegel.',
      '2. Welche Charaktere nicht verteilt wurden, wissen alle; welche Siegel, weiß niemand.',
      '3. Lege ein Ritual offen auf jeden Altar, die Marker auf die Zahl der Spieler (beim Altaropfer auf 1).',
      '4. Der Hohepriester zeigt seine Rolle. Alle nehmen das Leben ihres Charakters; der Hohepriester rechnet den Zuschlag dazu.',
      '5. Die Händler nehmen ihre Münzen. Der Gesichtslose II markiert jemanden.',
    ].join('\n'),
    'CD-3.4': 'Der Hohepriester hat den ersten Zug; dann geht es im Uhrzeigersinn weiter.',
    'CD-3.5': 'Bei vier Spielern ist der Hohepriester automatisch. Für alle Wirkungen ist er ein lebender Spieler.',
    'CD-3.6':
      'Bei vier Spielern kann der Hohepriester den Nekromanten nicht bekommen. Ist er untergemischt und träfe er den automatischen Hohepriester, so kommt er unter den Stapel, und die nächste Karte wird gegeben.',
    'CD-3.7':
      'Eine Krake, die beim Aufbau auf einem Altar liegt, verteilt noch nichts. Ihr erster Würfel kommt in der Vorbereitung des ersten Zuges.',
  }),
];
