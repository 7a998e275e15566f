import { under } from '../../../under.ts';

export const options = [
  ...under('Optionen', {
    'AC-7.1': [
      'Ein Tisch wählt, und alle wissen es:',
      'Welcher Plan? Die Universität oder Under the Surface. Mit oder ohne Gegenstände, mit oder ohne den Organismus.',
      'Welche besonderen Rollen? Keine oder einige. Auch der Fluch des Jägers, ab 5 Personen.',
      'Mit Ereigniskarten? Mit den Farben der Räume? Mit toten Ermittlern von Anfang an? Ja oder nein.',
      'Wie viele Abstimmungen darf ein Charakter einleiten? 1 oder beliebig viele.',
      'Was wird nach einer Abstimmung gezeigt? Die Seite, nichts oder die Rolle. Und nach einem geprüften Tod? Nichts oder die Seite.',
      'Strenge Ermittler? Nein. Oder ja, was unter Fremden besser ist: Dann können sie für Eule und Ritual nur Erfolg wählen.',
      'Dürfen Kultisten unter sich reden? Nein oder ja. Hören die Lebenden die Geister? Ja oder nein.',
      'Wie lange wird vor einer Abstimmung und in jeder Runde geredet, und wie lange darf eine Entscheidung dauern?',
      'Mehr oder weniger Siegpunkte? Von 2 weniger bis 2 mehr, nie weniger als 5.',
      'Das Mal des Kults und das unsichere Altareis, die von uns sind? Ja oder nein.',
    ].join('\n'),
    'AC-7.3': [
      'Fertige Tische; was du von Hand setzt, geht vor:',
      'Erstes Spiel: Universität ohne Ereignisse, Farben der Räume und besondere Rollen.',
      'Gemischt, für 6 bis 8 Personen: Universität mit Seher, Spitzel, Assassine und Brandstifter.',
      'Polar, für 7 oder 8 Personen: Under the Surface mit Fluchträger und Prominentem.',
      'Blind, für 7 oder 8 Personen: beliebiger Plan, mit Blindem Kultisten und Brandstifter.',
    ].join('\n'),
    'AC-7.4':
      'Der Tisch zählt zusammen, wie sehr die gewählten Rollen einer Seite helfen. Zu empfehlen sind −1 bis +2 mit einem Kultisten, −2 bis +5 mit zweien. Darüber hinaus gibt es eine Warnung, aber nichts ist verboten.',
    'AC-7.6':
      'Welche Zahlen? Die meisten Zahlen von Karten, Punkten und Toten standen nicht in dem Text, den wir hatten, und sind rekonstruiert. Oder unsere eigenen, so gewählt, dass unter Adept-Bots beide Seiten etwa gleich oft gewinnen. Die Kurzübersicht zeigt, was an deinem Tisch gilt.',
  }),
];
