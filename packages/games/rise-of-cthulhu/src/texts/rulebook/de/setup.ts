import { under } from '../under.ts';

export const setup = under('Spielaufbau', {
  'RC-3.1': 'Lege die vier Orte nebeneinander. Alle sind neutral, ohne Große Alte und ohne andere Karten.',
  'RC-3.2': 'Die Option „Wer beginnt“ (RC-7.1) sagt, wer anfängt. Nach der Spielregel ist es die älteste Person.',
  'RC-3.3': 'Mische die 50 Kultisten und gib jedem Platz 5, immer abwechselnd einen, zuerst dem Platz, der beginnt.',
  'RC-3.4': 'Decke den nächsten Kultisten auf: Er ist die erste Karte des Tals.',
  'RC-3.5': 'Die übrigen 39 Kultisten werden, so wie sie gemischt sind, in drei Stapel zu je 13 geteilt.',
  'RC-3.6':
    'Mische den Vorrat an Großen Alten (6, oder 8 mit dem erweiterten Vorrat). Drei davon, zufällig und in zufälliger Reihenfolge, kommen in die Stapel, in jeden einer. Die anderen kommen ungesehen in die Schachtel.',
  'RC-3.7':
    'Jeder Große Alte wird verdeckt in seinen Stapel gesteckt, so wie es die Option „Lage der Großen Alten“ sagt (RC-7.3). Die Voreinstellung ist die Mitte: genau 6 Kultisten über ihm und 7 unter ihm.',
  'RC-3.8':
    'Lege die Stapel aufeinander, den ersten nach oben und den dritten nach unten. Der Kultistenstapel hat 42 Karten: 39 Kultisten und 3 Große Alte. Mit der Lage „Mitte“ sind die Großen Alten die 7., 21. und 35. Karte von oben.',
  'RC-3.9': 'Mische die 6 Artefakte zum Artefaktstapel und die 8 Monster zum Monsterstapel, beide verdeckt.',
  'RC-3.10': 'Setze den Dunklen Jäger in seinen Bau.',
  'RC-3.11':
    'Alles, was gezählt wird, beginnt bei 0: für jeden Platz die erhaltenen Artefakte und die ausgespielten Monster; für beide zusammen die wachen Großen Alten und die Züge, seit jemand vom Kultistenstapel gezogen hat. Die Punkte entscheiden das Spiel noch nicht.',
  'RC-3.12':
    'Der Zufall kommt in dieser Reihenfolge ins Spiel: wer beginnt, Mischen der Kultisten, Mischen der Großen Alten, die Stellen der Großen Alten in den Stapeln 1, 2 und 3, Mischen der Artefakte, Mischen der Monster. Nach dem Aufbau braucht ihn nur noch Hastur (RC-5.36).',
});
