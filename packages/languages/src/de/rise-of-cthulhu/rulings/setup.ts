import { under } from '../../../under.ts';

export const setup = [
  ...under('Spielaufbau', {
    'RC-3.1': 'Lege die vier Orte nebeneinander. Alle sind neutral, ohne Große Alte und ohne andere Karten.',
    'RC-3.2': 'Wer beginnt, entscheidet das Los. Im Buch ist es die älteste Person.',
    'RC-3.3': 'Mische die 50 Kultisten und gib jedem Platz 5, immer abwechselnd einen, zuerst dem Platz, der beginnt.',
    'RC-3.4': 'Decke den nächsten Kultisten auf: Er ist die erste Karte des Tals.',
    'RC-3.5': 'Die übrigen 39 Kultisten werden, so wie sie gemischt sind, in drei Stapel zu je 13 geteilt.',
    'RC-3.6':
      'Mische die Großen Alten. Drei davon, zufällig und in zufälliger Reihenfolge, kommen in die Stapel, in jeden einer. Die anderen kommen ungesehen in die Schachtel.',
    'RC-3.7':
      'Stecke jeden Großen Alten verdeckt in seinen Stapel, mit 6 Kultisten über ihm und 7 unter ihm. Ein Tisch kann eine andere Lage wählen.',
    'RC-3.8':
      'Lege die Stapel aufeinander, den ersten nach oben. Der Kultistenstapel hat 42 Karten. Die Großen Alten sind die 7., 21. und 35. Karte von oben.',
    'RC-3.9': 'Mische die 6 Artefakte zum Artefaktstapel und die 8 Monster zum Monsterstapel, beide verdeckt.',
    'RC-3.10': 'Setze den Dunklen Jäger in seinen Bau.',
  }),
];
