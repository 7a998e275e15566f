import { under } from '../../../under.ts';

export const setup = [
  ...under('Aufbau', {
    'CG-3.1': 'Die Plätze werden verlost, oder alle sitzen wie in der Lobby.',
    'CG-3.2': 'Legt den Plan mit seinen 13 Orten aus; alle sind leer.',
    'CG-3.3': 'Mischt die 33 Wunder: Das ist der Wunderstapel, bei den Ruinen.',
    'CG-3.4':
      'Mischt die 33 Lizenzen: Das ist der Lizenzstapel, beim Palast. Deckt seine obersten 3 Karten auf und legt sie in die Fächer 1, 2 und 3 der Auslage.',
    'CG-3.5': 'Mischt die 33 Intrigen: Das ist der Intrigenstapel, beim Adelsviertel.',
    'CG-3.6':
      'Alle bekommen einen Patriarchen und Priestersteine der Stärken 1, 2 und 3, alle frei. Alle haben 2 Anhänger und 5 Münzen. Die anderen 12 Steine sind in der Reserve.',
    'CG-3.7': [
      'Alle bekommen die Tafel eines Kults, die helle Seite oben: zufällig, oder reihum gewählt aus denen, die übrig sind.',
      'Für ein erstes Spiel wird ein Satz verteilt. Bei 2: Fafnir, Tiamat. Bei 3: Arachne, Cthulhu, Nirriti. Bei 4: Anubis, Atheismus, Cthulhu, Janus. 5 sind zu viele für ein erstes Spiel.',
    ].join('\n'),
    'CG-3.8': 'Den Startplatz der Runde 1 hat, wer auf der hellen Seite die höchste Göttliche Macht hat.',
    'CG-3.9':
      'Die Vorherrschaft liegt offen in der Reserve und gehört niemandem. In der Reserve sind 16 Mobs. Niemand hat eine Beschwörung vollzogen.',
    'CG-3.10':
      'Kulte und Farben, die niemand spielt, sind aus dem Spiel. Sonst hängt nichts von der Zahl der Plätze ab.',
  }),
];
