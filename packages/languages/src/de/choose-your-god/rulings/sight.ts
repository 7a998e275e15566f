import { under } from '../../../under.ts';

export const sight = [
  ...under('Wer sieht was', {
    'CG-8.1':
      'Alle sehen den Plan: Altäre, Priester mit Stärke und Stelle, Münzen unter ihnen, Boni und den Einfluss aller.',
    'CG-8.2':
      'Alle sehen jeden Kultbogen, die Seite, die oben liegt, Göttliche Macht, Beschwörungen, Anhänger, Münzen, Mobs, Lizenzen, wer die Vorherrschaft besitzt und wie sie liegt, den Startplatz und die Nummer der Runde.',
    'CG-8.3':
      'Alle sehen, wie viele Wunder und wie viele Intrigen jede Hand hat, denn ihre Rückseiten sind verschieden.',
    'CG-8.4': 'Nur du weißt, welche Karten du hast. Nach dem Spiel wissen es alle.',
    'CG-8.5':
      'Alle wissen, wie viele Karten jeder Stapel hat, und sehen die drei offenen Lizenzen. Niemand kennt die Reihenfolge eines Stapels.',
    'CG-8.6':
      'Wird eine Handkarte als Kosten abgelegt, sehen alle, ob es ein Wunder oder eine Intrige war. Welche, weiß nur, wer sie hatte, außer der Tisch spielt mit offener Ablage. Eine abgelegte Lizenz oder die Vorherrschaft sehen alle.',
    'CG-8.7':
      'Eine Karte, die gespielt, verkauft oder durch Ode an den Verrat oder Pfad der Ruchlosigkeit aufgedeckt wird, sehen in diesem Augenblick alle.',
    'CG-8.8': 'Werden Karten gezogen, sehen alle, von welchem Stapel und wie viele; welche, sieht nur, wer zieht.',
    'CG-8.9':
      'Wird eine Handkarte gegeben, sehen alle, ob es ein Wunder oder eine Intrige ist; welche, wissen die gebende und die nehmende Seite. Eine gegebene Lizenz oder die Vorherrschaft sehen alle.',
    'CG-8.10': 'Welche Intrige beim Adelsviertel oben auf ihren Stapel gelegt wurde, weiß nur, wer das getan hat.',
    'CG-8.13': 'Wer zuschaut, sieht, was alle sehen.',
  }),
];
