import { under } from '../../../under.ts';

export const components = [
  ...under('Siegtabelle', {
    'AC-2.1': [
      'Wie viele Kultisten es gibt, wie viele Siegpunkte die Ermittler brauchen und wie viele tote Ermittler die Kultisten brauchen:',
      '4 Personen: 1 Kultist; 10 Punkte; 3 Tote.',
      '5 Personen: 1 Kultist; 10 Punkte; 3 Tote.',
      '6 Personen: 1 Kultist; 12 Punkte, 11 auf Under the Surface; 4 Tote.',
      '7 Personen: 2 Kultisten; 12 Punkte, 11 auf Under the Surface; 4 Tote.',
      '8 Personen: 2 Kultisten; 13 Punkte, 12 auf Under the Surface; 5 Tote.',
    ].join('\n'),
  }),
  ...under('Karten', {
    'AC-2.2': [
      'Es gibt 206 Karten:',
      'Pulskarten: 64 Lebendig, 12 Tot.',
      'Raumkarten: 70 Erfolg, 18 Misserfolg, 10 Sabotage.',
      '12 Routenkarten, jede anders, und 20 Ereigniskarten.',
      'Alle Puls- und Raumkarten, die zu Beginn nicht ausgeteilt werden, bilden den Vorrat. Er wird nie von selbst in ein Deck gemischt und hat immer jede Karte, die eine Regel verlangt.',
    ].join('\n'),
    'AC-2.3': [
      'Hände zu Beginn:',
      'Alle, die keine Kultisten sind: 6 Lebendig, 7 Erfolg.',
      'Ein Kultist mit 4, 5 oder 6 Personen: 2 Lebendig, 4 Tot, 3 Erfolg, 2 Misserfolg, 2 Sabotage.',
      'Ein Kultist mit 7 Personen: 4 Lebendig, 2 Tot, 4 Erfolg, 2 Misserfolg, 1 Sabotage.',
      'Ein Kultist mit 8 Personen: 3 Lebendig, 3 Tot, 4 Erfolg, 2 Misserfolg, 1 Sabotage.',
    ].join('\n'),
    'AC-2.4':
      'Jede Hand beginnt also mit 6 Pulskarten und 7 Raumkarten, zusammen 13, und dazu einer Routenkarte. Wie viele Pulskarten und wie viele Raumkarten eine Hand hat, ist offen und verrät nichts.',
    'AC-2.5': [
      'Erste Pulskarten. Jeder Kultist beginnt mit 1 Lebendig im Puls-Deck. Alle anderen bekommen eine Karte aus dieser Auswahl, die alle kennen; was davon übrig ist, geht ungesehen in den Vorrat zurück:',
      '4 Personen: 4 Lebendig und 2 Tot für 3 Personen, also sind 0 bis 2 tot.',
      '5 Personen: 4 Lebendig und 1 Tot für 4 Personen, also ist 0 oder 1 tot.',
      '6 Personen: 4 Lebendig und 2 Tot für 5 Personen, also sind 1 oder 2 tot.',
      '7 Personen: 5 Lebendig für 5 Personen, also ist niemand tot.',
      '8 Personen: 7 Lebendig und 1 Tot für 6 Personen, also ist 0 oder 1 tot.',
    ].join('\n'),
    'AC-2.6': [
      'Startkarten der Räume. Die Räume mit der Nummer 1 sind Pink 1, Blau 1, Orange 1 und Rot 1. Mit 4 bis 6 Personen bekommen sie 3 Karten und jeder andere farbige Raum 2, also sind diese vier von Anfang an aktiv. Mit 7 oder 8 Personen bekommt jeder farbige Raum 2. Die Karten kommen aus einer Auswahl, die alle kennen:',
      '4 Personen: 9 Räume; 18 Erfolg, 3 Misserfolg, 1 Sabotage.',
      '5 Personen: 9 Räume; 16 Erfolg, 4 Misserfolg, 2 Sabotage.',
      '6 Personen, Universität: 9 Räume; 17 Erfolg, 4 Misserfolg, 1 Sabotage.',
      '6 Personen, Under the Surface: 9 Räume; 16 Erfolg, 4 Misserfolg, 2 Sabotage.',
      '7 Personen, Universität: 11 Räume; 15 Erfolg, 5 Misserfolg, 2 Sabotage.',
      '7 Personen, Under the Surface: 10 Räume; 13 Erfolg, 5 Misserfolg, 2 Sabotage.',
      '8 Personen, Universität: 11 Räume; 14 Erfolg, 6 Misserfolg, 2 Sabotage.',
      '8 Personen, Under the Surface: 11 Räume; 12 Erfolg, 8 Misserfolg, 2 Sabotage.',
    ].join('\n'),
    'AC-2.7': [
      'Das Deck der unsicheren Wege, auf beiden Plänen:',
      '4 oder 6 Personen: 7 Lebendig und 3 Tot.',
      '5 Personen: 8 Lebendig und 2 Tot.',
      '7 oder 8 Personen: 10 Lebendig und 2 Tot.',
    ].join('\n'),
    'AC-2.8':
      'Eine Routenkarte nennt für jede der zehn Runden zwei oder drei Raumfarben. Jede der zwölf Karten ist anders und nennt jede Farbe sechsmal.',
    'AC-2.9': [
      'Die 20 Ereigniskarten:',
      'Licht aus, 5 Karten',
      'Der Fischmensch geht um, 4 Karten',
      'Akolythen sammeln sich, 3 Karten',
      'Ein Portal öffnet sich, 2 Karten',
      'Klemmende Türen, 2 Karten',
      'Brüchiger Boden, 2 Karten',
      'Stille Stunde, 1 Karte',
      'Verborgene Regale, 1 Karte',
    ].join('\n'),
  }),
  ...under('Plättchen und Marker', {
    'AC-2.10': [
      'Auf und neben dem Plan:',
      '22 Bücher, zwei für jeden farbigen Raum.',
      '1 Fischmensch, 4 Akolythen, 2 Portale, 2 Marker für brüchigen Boden, 1 Generatormarker. Ein Akolyth ist ein Anhänger des Kults auf dem Plan, keine Person am Tisch.',
      'Auf Under the Surface dazu 11 Gegenstände und die verschlossene Tür.',
    ].join('\n'),
    'AC-2.11':
      'Die Charaktere sind Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette und Silas. Sie haben keine Fähigkeiten.',
  }),
  ...under('Rollen', {
    'AC-2.12': [
      'Mit welcher Seite eine Rolle gewinnt, wie sehr sie den Ermittlern (+) oder den Kultisten (−) hilft und für wie viele Personen sie zu empfehlen ist:',
      'Ermittler: mit den Ermittlern; 0; 4 bis 8 Personen.',
      'Kultist: mit den Kultisten; 0; 4 bis 8 Personen.',
      'Seher: mit den Ermittlern; +3; 5 bis 8 Personen; nur Universität.',
      'Spitzel: mit den Kultisten; −3; 6 bis 8 Personen; nur Universität.',
      'Assassine: mit den Ermittlern; +2; 6 bis 8 Personen.',
      'Brandstifter: mit den Ermittlern; −1; 5 bis 8 Personen.',
      'Fluchträger: mit den Ermittlern; +2; 7 oder 8 Personen.',
      'Prominenter: mit den Ermittlern; +2; 7 oder 8 Personen.',
      'Blinder Kultist: mit den Kultisten; +3, denn ein schwacher Kultist hilft den anderen; 7 oder 8 Personen.',
      'Verfluchter Jäger: wie die Fluchkarte es sagt; 0; 7 oder 8 Personen.',
    ].join('\n'),
  }),
  ...under('Gegenstände', {
    'AC-2.13': [
      'Die Gegenstandsplättchen von Under the Surface: 9 sind mit 4 bis 6 Personen im Spiel, 10 mit 7, alle 11 mit 8. Das ist eines für jeden farbigen Raum.',
      'Rotes Relikt: 3. Kommt auf den Altar.',
      'Schneeeule: 1. Wirkt sofort und bleibt im Raum.',
      'Dolch: 1. Wird getragen und wirkt, solange du ihn hast.',
      'Stiefel: 1 Paar, mit 8 Personen 2 Paare. Werden getragen und wirken, solange du sie hast.',
      'Spezial-Fernglas: 1. Wird getragen und einmal benutzt.',
      'Geheim-Schalter: 1. Wirkt sofort und bleibt im Raum.',
      'Gewehr: 1. Wird getragen und einmal benutzt.',
      'Lampe: 1, nur mit 7 oder 8 Personen. Wird getragen und einmal benutzt.',
    ].join('\n'),
  }),
  ...under('Fähigkeiten der Räume', {
    'AC-2.14': [
      'Was ein Raum jeder Farbe bietet, außer Karten zu legen und zu prüfen:',
      'Pink, Papiere einsehen: Sieh die Zeile dieser Runde auf der Routenkarte einer Person.',
      'Blau, studieren: Sieh, was in diesem Raum-Deck ist.',
      'Orange, neu verkabeln: Verhindere das nächste „Licht aus“.',
      'Rot, bannen: Entferne eine Gefahr, egal wo.',
      'Cafeteria: eine Abstimmung einleiten.',
    ].join('\n'),
  }),
];
