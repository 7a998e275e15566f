import { under } from '../under.ts';

export const maps = under('Pläne', {
  'AC-2.15': [
    'Ein Plan besteht aus Orten und den Verbindungen zwischen ihnen. Jede Verbindung kann in beiden Richtungen begangen werden und kostet 1 Bewegungspunkt, gleich welcher Art sie ist.',
    'Universität, Räume: Cafeteria; Blau 1 Sternwarte, Blau 2 Archiv, Blau 3 Kartensaal; Rot 1 Kapelle, Rot 2 Kryptatreppe; Pink 1 Dekanat, Pink 2 Krankenstation, Pink 3 Schlafsaal (nur Seite b); Orange 1 Werkstatt, Orange 2 Labor, Orange 3 Heizungskeller (nur Seite b).',
    'Universität, Türen: Nordwesthalle zu Pink 1, Blau 1, Orange 1 und zur Cafeteria. Nordosthalle zu Orange 2, Blau 1, Rot 1, zur Cafeteria und auf Seite b zu Pink 3. Südosthalle zu Blau 2, Blau 3, Rot 1, Pink 2 und zur Cafeteria. Südwesthalle zu Rot 2, Pink 2, Orange 1, zur Cafeteria und auf Seite b zu Orange 3.',
    'Universität, Tunnel: Der Kryptatunnel verbindet Pink 1 und Blau 3, der alte Abwasserkanal Orange 2 und Rot 2.',
    'Under the Surface, Räume: Cafeteria; Orange 1 Generatorschuppen, Orange 2 Bohrhalle, Orange 3 Hangar (nur mit 8 Personen); Blau 1 Funkraum, Blau 2 Eiskernlabor, Blau 3 Kartenraum; Pink 1 Sanitätsraum, Pink 2 Schlafraum, Pink 3 Kapitänskajüte (nur mit 7 und 8 Personen); Rot 1 Schreingrabung, Rot 2 Versiegelte Gruft.',
    'Under the Surface, Türen: Altareis zu Orange 1 und Blau 3. Nordeis zu Blau 3, Blau 1, Pink 1 und zur Cafeteria. Osteis zu Blau 2 und mit 8 Personen zu Orange 3. Westeis zu Rot 1, Pink 2 und zur Cafeteria. Südeis zu Orange 2 und zur Cafeteria. Südosteis zu Rot 2 und mit 7 oder 8 Personen zu Pink 3.',
    'Under the Surface, Hindernisse: Altareis zu Nordeis, Altareis zu Westeis, Nordeis zu Osteis, Westeis zu Südeis, Südeis zu Südosteis, Südosteis zu Osteis.',
    'Under the Surface, Tunnel: Die Gletscherspalte verbindet Pink 1 und Pink 2, der Schmelzwassertunnel Orange 2 und Blau 2.',
    'Under the Surface, verschlossene Tür: zwischen Pink 1 und Blau 2. Der Altar mit seinen drei Plätzen ist auf dem Altareis gezeichnet; er ist kein Ort.',
  ].join('\n'),
  'AC-2.16':
    'Eine Verbindung ist eine Tür, ein Hindernis (zwischen zwei Eisfeldern), eine Luke (die Mündung eines Tunnels) oder die verschlossene Tür. Es gibt eine verschlossene Tür, nur auf Under the Surface.',
  'AC-2.17':
    'Tunnel sind unsichere Wege. Ebenso ein Weg mit einem Marker für brüchigen Boden und das Altareis, sobald Organismus 46-B wach ist, außer der Tisch hat das abgeschaltet (AC-5.50). Alle anderen Wege sind sicher.',
  'AC-2.18':
    'Die Zahl der Personen bestimmt, wie der Plan aussieht. Universität: Seite a mit 9 farbigen Räumen für 4 bis 6 Personen, Seite b mit 11 für 7 oder 8. Under the Surface: 9 farbige Räume für 4 bis 6 Personen, 10 für 7, 11 für 8. Anderes kann nicht gewählt werden.',
  'AC-2.19':
    'Von jedem Ort außer einem Tunnel sind Räume von mindestens drei der vier Farben in drei Schritten zu erreichen, ohne Tunnel und ohne die verschlossene Tür. Mit 3 Bewegungspunkten erreichst du also immer einen Raum, dessen Farbe deine Routenkarte nennt.',
  'AC-2.20': 'Die Cafeteria ist ein Raum ohne Farbe, Nummer, Raum-Deck, Bücher oder Gegenstand.',
  'AC-2.21': 'Wenn der Fischmensch nicht auf dem Plan ist, ist er in der Tiefe. Die Tiefe ist kein Ort.',
});
