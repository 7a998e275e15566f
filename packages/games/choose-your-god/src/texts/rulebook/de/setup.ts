import { under } from '../under.ts';

export const setup = under('Aufbau', {
  'CG-3.1': 'Die Plätze werden verlost oder eingenommen wie in der Lobby (CG-7.3). Jeder Platz hat seine eigene Farbe.',
  'CG-3.2': 'Legt den Plan mit seinen 13 Orten aus; alle sind leer.',
  'CG-3.3': 'Mischt die 33 Wunder: Das ist der Wunderstapel, bei den Ruinen.',
  'CG-3.4':
    'Mischt die 33 Lizenzen: Das ist der Lizenzstapel, beim Palast. Deckt seine obersten 3 Karten auf und legt sie in die Fächer 1, 2 und 3 der Auslage.',
  'CG-3.5': 'Mischt die 33 Intrigen: Das ist der Intrigenstapel, beim Adelsviertel.',
  'CG-3.6':
    'Jeder Platz bekommt einen Patriarchen und Priestersteine der Stärken 1, 2 und 3, alle frei; 2 Anhänger; 5 Münzen; keinen Mob, keine Karte und keinen Altar. Die anderen 12 Steine sind in der Reserve. Die Option „Beginn“ kann das ändern (CG-7.5).',
  'CG-3.7': [
    'Jeder Platz bekommt die Tafel eines Kults, die helle Seite oben. Wie, sagt die Option „Wahl der Kulte“:',
    'random: Jeder Platz bekommt zufällig einen der 8 Bögen.',
    'choose: Platz 1 bis zum letzten Platz wählen nacheinander, jeder aus den übrigen Bögen.',
    'recommended: Ein Satz für das erste Spiel wird zufällig verteilt. 2 Plätze: Fafnir, Tiamat. 3 Plätze: Arachne, Cthulhu, Nirriti. 4 Plätze: Anubis, Atheismus, Cthulhu, Janus. Mit 5 Plätzen, was für ein erstes Spiel zu viele sind, entscheidet der Zufall.',
  ].join('\n'),
  'CG-3.8': 'Den Startplatz der Runde 1 hat, wer auf der hellen Seite die höchste Göttliche Macht hat.',
  'CG-3.9':
    'Die Vorherrschaft liegt offen in der Reserve und gehört niemandem. In der Reserve sind 16 Mobs. Niemand hat eine Beschwörung vollzogen.',
  'CG-3.10': 'Kulte und Farben, die niemand spielt, sind aus dem Spiel. Sonst hängt nichts von der Zahl der Plätze ab.',
  'CG-3.11':
    'Der Zufall wird in dieser Reihenfolge gebraucht: Plätze, Kulte, Mischen der Wunder, der Intrigen und der Lizenzen. Danach geschieht nichts Zufälliges mehr.',
});
