import { under } from '../under.ts';

export const options = under('Optionen', {
  'RC-7.1':
    'Wer beginnt? Üblich ist das Los. Oder der erste Platz beginnt; wer der Spielregel folgen will, lässt dort die älteste Person sitzen.',
  'RC-7.2':
    'Aktionen im ersten Zug: wie viele Aktionen der allererste Zug des Spiels hat. 2, die Voreinstellung, ist die Spielregel; 1 schwächt den Platz, der beginnt.',
  'RC-7.3':
    'Lage der Großen Alten: wo jeder Große Alte in seinem Stapel von 14 Karten liegt. middle (Mitte), die Voreinstellung: unter genau 6 Karten. near-middle (ungefähr in der Mitte): zufällig unter 4 bis 9 Karten, jeder Stapel für sich. shuffled (gemischt): zufällig unter 0 bis 13 Karten.',
  'RC-7.4':
    'Vorrat an Großen Alten: aus wie vielen Großen Alten die drei genommen werden. base (Grundvorrat), die Voreinstellung: 6. extended (erweiterter Vorrat): 8, mit Dagon und Ithaqua.',
  'RC-7.5':
    'Kräfte der Orte. off (aus) ist die Voreinstellung; mit on (ein) hat jeder Ort eine Kraft, die jeder Platz einmal nutzen darf (RC-5.51).',
  'RC-7.6':
    'Hin und Her im Tal: ob dieselbe Karte in einem Zug auf das Tal gespielt und von dort genommen werden darf (RC-4.8). allowed (erlaubt), die Voreinstellung, ist so wie in der Spielregel; forbidden (verboten) ist unsere Ergänzung. In Partien von Bots dauert eine Partie mit dem Hin und Her etwa fünf Züge länger, sonst ändert sich nichts.',
  'RC-7.7':
    'Stillstandsgrenze: nach wie vielen Zügen ohne Karte vom Kultistenstapel von dort gezogen werden muss (RC-4.20): 60 (die Voreinstellung), 24, 16 oder 8. Das ist unsere Ergänzung: Die Spielregel kennt keine solche Pflicht. 60 wird in der Praxis nie erreicht, und doch endet jede Partie (RC-4.22).',
  'RC-7.8':
    'Karten des zweiten Platzes: wie viele Kultisten zu Beginn bekommt, wer als Zweites am Zug ist: 5, wie in der Spielregel und als Voreinstellung, 6 oder 7, die von uns sind. Was über fünf hinausgeht, kommt von ganz unten aus dem Kultistenstapel, bevor der letzte Große Alte in seinen Stapel gesteckt wird; 6 gleicht den Vorteil des Beginnens aus.',
});
