import { under } from '../../../under.ts';

export const maps = [
  ...under('Pläne', {
    'AC-2.15':
      'Jede Verbindung auf einem Plan kann in beiden Richtungen begangen werden und kostet 1 Bewegungspunkt, gleich welcher Art sie ist.',
    'AC-2.16':
      'Eine Verbindung ist eine Tür, ein Hindernis zwischen zwei Eisfeldern, eine Luke zu einem Tunnel oder die verschlossene Tür von Under the Surface, zwischen Pink 1 und Blau 2.',
    'AC-2.17':
      'Tunnel sind unsichere Wege. Ebenso ein Weg mit einem Marker für brüchigen Boden und das Altareis, sobald Organismus 46-B wach ist, wenn der Tisch das nicht abgeschaltet hat.',
    'AC-2.18':
      'Die Zahl der Personen bestimmt, wie der Plan aussieht. Universität: Seite a mit 9 farbigen Räumen für 4 bis 6 Personen, Seite b mit 11 für 7 oder 8. Under the Surface: 9 farbige Räume für 4 bis 6 Personen, 10 für 7, 11 für 8. Anderes kann nicht gewählt werden.',
    'AC-2.20': 'Die Cafeteria ist ein Raum ohne Farbe, Nummer, Raum-Deck, Bücher oder Gegenstand.',
    'AC-2.21': 'Wenn der Fischmensch nicht auf dem Plan ist, ist er in der Tiefe. Die Tiefe ist kein Ort.',
  }),
];
