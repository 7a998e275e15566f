import { ROUTE_ROWS } from '../route-rows.ts';
import { under } from '../under.ts';

export const components = [
  ...under('Siegtabelle', {
    'AC-2.1': [
      'Die Zahl der Personen sagt, wie viele Kultisten es gibt, wie viele Siegpunkte (SP) die Ermittler brauchen und wie viele tote Ermittler die Kultisten brauchen (K). Ein Buch ist 1 SP.',
      '4 Personen: 1 Kultist; 10 SP auf beiden Plänen; K 3; 3 andere.',
      '5 Personen: 1 Kultist; 10 SP auf beiden Plänen; K 3; 4 andere.',
      '6 Personen: 1 Kultist; 11 SP auf Under the Surface, 12 in der Universität; K 4; 5 andere.',
      '7 Personen: 2 Kultisten; 11 SP auf Under the Surface, 12 in der Universität; K 4; 5 andere.',
      '8 Personen: 2 Kultisten; 12 SP auf Under the Surface, 13 in der Universität; K 5; 6 andere.',
    ].join('\n'),
  }),
  ...under('Karten', {
    'AC-2.2': [
      'Es gibt 206 Karten:',
      'Pulskarten: 64 Lebendig, 12 Tot.',
      'Raumkarten: 70 Erfolg, 18 Misserfolg, 10 Sabotage.',
      '12 Routenkarten, jede anders, und 20 Ereigniskarten (AC-2.9).',
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
      'Startkarten der Räume. Die Räume mit der Nummer 1 sind Pink 1, Blau 1, Orange 1 und Rot 1. Mit 4 bis 6 Personen bekommen sie 3 Karten und jeder andere farbige Raum 2, also sind diese vier von Anfang an aktiv (AC-4.36). Mit 7 oder 8 Personen bekommt jeder farbige Raum 2. Die Karten kommen aus einer Auswahl, die alle kennen:',
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
    'AC-2.8': [
      'Eine Routenkarte nennt für jede der zehn Runden zwei oder drei Raumfarben: P Pink, B Blau, O Orange, R Rot. Jede Karte nennt jede Farbe sechsmal, und in jeder Runde nennen die zwölf Karten zusammen jede Farbe gleich oft. Von Runde 1 bis Runde 10:',
      ...ROUTE_ROWS,
    ].join('\n'),
    'AC-2.9': [
      'Die 20 Ereigniskarten:',
      'Licht aus, 5 Karten (AC-5.11)',
      'Der Fischmensch geht um, 4 Karten (AC-5.12)',
      'Akolythen sammeln sich, 3 Karten (AC-5.13)',
      'Ein Portal öffnet sich, 2 Karten (AC-5.14)',
      'Klemmende Türen, 2 Karten (AC-5.15)',
      'Brüchiger Boden, 2 Karten (AC-5.16)',
      'Stille Stunde, 1 Karte (AC-5.17)',
      'Verborgene Regale, 1 Karte (AC-5.18)',
    ].join('\n'),
  }),
  ...under('Plättchen und Marker', {
    'AC-2.10': [
      'Auf und neben dem Plan:',
      '8 Aufsteller der Charaktere mit einer lebenden Seite und einer Geisterseite, 8 Porträts, neben denen getragene Gegenstände liegen, und für jede Person ein Umschlag.',
      'Rollenmarker: 7 Ermittler, 2 Kultisten und je einer für Seher, Spitzel, Assassine, Brandstifter, Fluchträger, Prominenter, Blinder Kultist und Verfluchter Jäger.',
      '22 Bücher, zwei für jeden farbigen Raum: 6 pinke, 6 blaue, 6 orange, 4 rote.',
      '1 Fischmensch, 4 Akolythen, 2 Portale, 2 Marker für brüchigen Boden, 1 Generatormarker.',
      '1 Rundenuhr von 1 bis 10 mit einem Zeichen bei den Runden 5 und 6 und 1 Startspielermarker.',
      '6 doppelseitige Teile des Plans, 11 Gegenstandsplättchen (AC-2.13), 1 Türmarker mit einer verschlossenen und einer offenen Seite und 1 Ablage für das Deck der unsicheren Wege.',
      'Für den Fluch des Jägers: 6 Fallen (3 Fangeisen, 3 leere), 6 Jagdkarten (4 Streifwunden, 2 Tödliche Wunden) und 3 Fluchkarten (Erlöst, Gebunden, Verwildert).',
      'Ein Akolyth ist ein Anhänger des Kults auf dem Plan und keine Person am Tisch.',
    ].join('\n'),
    'AC-2.11':
      'Die Charaktere sind Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette und Silas. Sie haben keine Fähigkeiten.',
  }),
  ...under('Rollen', {
    'AC-2.12': [
      'Im Spiel zählt, mit wem eine Rolle gewinnt. Die Loyalität sagt, welche Seite davon etwas hat, dass die Rolle dabei ist, + die Ermittler und - die Kultisten, und dient nur der Balanceanzeige (AC-7.4). Die Schwierigkeit, von 1 bis 3, sagt, wie schwer die Rolle zu spielen ist.',
      'Ermittler: gewinnt mit den Ermittlern; Loyalität 0; Schwierigkeit 1; 4 bis 8 Personen.',
      'Kultist: gewinnt mit den Kultisten; Loyalität 0; Schwierigkeit 2; 4 bis 8 Personen (AC-5.30).',
      'Seher: gewinnt mit den Ermittlern; Loyalität +3; Schwierigkeit 3; 5 bis 8 Personen; nur Universität (AC-5.31).',
      'Spitzel: gewinnt mit den Kultisten; Loyalität -3; Schwierigkeit 3; 6 bis 8 Personen; nur Universität (AC-5.32).',
      'Assassine: gewinnt mit den Ermittlern; Loyalität +2; Schwierigkeit 2; 6 bis 8 Personen (AC-5.33).',
      'Brandstifter: gewinnt mit den Ermittlern; Loyalität -1; Schwierigkeit 2; 5 bis 8 Personen (AC-5.34).',
      'Fluchträger: gewinnt mit den Ermittlern; Loyalität +2; Schwierigkeit 2; 7 oder 8 Personen (AC-5.35).',
      'Prominenter: gewinnt mit den Ermittlern; Loyalität +2; Schwierigkeit 1; 7 oder 8 Personen (AC-5.36).',
      'Blinder Kultist: gewinnt mit den Kultisten; Loyalität +3; Schwierigkeit 3; 7 oder 8 Personen (AC-5.37).',
      'Verfluchter Jäger: gewinnt, wie die Fluchkarte es sagt (AC-5.62); Loyalität unbekannt, zählt als 0; Schwierigkeit 3; 7 oder 8 Personen.',
      'Kultist und Blinder Kultist haben die Hand eines Kultisten, alle anderen Rollen die eines Ermittlers. Die Zahlen der Personen sind Empfehlungen.',
    ].join('\n'),
  }),
  ...under('Gegenstände', {
    'AC-2.13': [
      'Die Gegenstandsplättchen von Under the Surface: 9 sind mit 4 bis 6 Personen im Spiel, 10 mit 7, alle 11 mit 8. Das ist eines für jeden farbigen Raum.',
      'Rotes Relikt: 3. Kommt auf den Altar (AC-5.41).',
      'Schneeeule: 1. Wirkt sofort und bleibt im Raum (AC-5.42).',
      'Dolch: 1. Wird getragen und wirkt, solange du ihn hast (AC-5.43).',
      'Stiefel: 1 Paar, mit 8 Personen 2 Paare. Werden getragen und wirken, solange du sie hast (AC-5.44).',
      'Spezial-Fernglas: 1. Wird getragen und einmal benutzt (AC-5.45).',
      'Geheim-Schalter: 1. Wirkt sofort und bleibt im Raum (AC-5.46).',
      'Gewehr: 1. Wird getragen und einmal benutzt (AC-5.47).',
      'Lampe: 1, nur mit 7 oder 8 Personen. Wird getragen und einmal benutzt (AC-5.48).',
    ].join('\n'),
  }),
  ...under('Fähigkeiten der Räume', {
    'AC-2.14': [
      'Was ein Raum jeder Farbe bietet, außer Karten zu legen und zu prüfen:',
      'Pink, Papiere einsehen: Sieh die Zeile dieser Runde auf der Routenkarte einer Person (AC-5.21).',
      'Blau, studieren: Sieh, was in diesem Raum-Deck ist (AC-5.22).',
      'Orange, neu verkabeln: Verhindere das nächste „Licht aus“ (AC-5.23).',
      'Rot, bannen: Entferne eine Gefahr, egal wo (AC-5.24).',
      'Cafeteria: eine Abstimmung einleiten (AC-4.50).',
    ].join('\n'),
  }),
];
