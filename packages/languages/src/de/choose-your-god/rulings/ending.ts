import { under } from '../../../under.ts';

export const ending = [
  ...under('Ende des Spiels', {
    'CG-6.1':
      'Das Spiel kann nur am Ende einer Runde enden. Eine Bedingung früher in der Runde zu erreichen beendet es nicht; Altäre und Mobs können noch verloren gehen.',
    'CG-6.2':
      'Du erfüllst eine Bedingung, wenn du in diesem Augenblick 5 Altäre oder mehr hast, 4 Mobs oder mehr, oder deine Beschwörung zweimal vollzogen hast. Auch wer feiert, zählt mit.',
    'CG-6.3':
      'Erfüllt genau ein Platz eine Bedingung, gewinnt er. Sind es mehrere, gewinnt die höchste Göttliche Macht der Seite, die oben liegt. Wie viele Bedingungen jemand erfüllt, ist gleichgültig. Ein Gleichstand ist unmöglich.',
    'CG-6.4': [
      'Mit einem Rundenlimit endet das Spiel nach dieser Runde, wenn niemand gewonnen hat. Die Reihenfolge folgt dieser Liste; der erste Unterschied entscheidet, und die höhere Zahl ist besser:',
      '1. bester Fortschritt: das Höchste von 4 für jeden Altar, 5 für jeden Mob und 10 für jede Beschwörung, keines über 20;',
      '2. gesamter Fortschritt: die Summe dieser drei;',
      '3. Stärke des Patriarchen;',
      '4. Zahl der Karten;',
      '5. Münzen;',
      '6. Göttliche Macht.',
    ].join('\n'),
    'CG-6.5': 'In der Schlusswertung steht vorn, wer gewonnen hat; die anderen folgen nach derselben Liste.',
  }),
];
