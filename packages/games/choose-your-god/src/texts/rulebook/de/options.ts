import { under } from '../under.ts';

export const options = under('Optionen', {
  'CG-7.1':
    'Wahl der Kulte: random, die Vorgabe; choose; oder recommended, die Sätze für ein erstes Spiel. Siehe CG-3.7.',
  'CG-7.2':
    'Rundenlimit: off, oder 8 bis 60; die Vorgabe ist 40. Hat bis zum Ende dieser Runde niemand gewonnen, entscheidet CG-6.4. 40 ist ein Sicherheitsnetz weit jenseits jeder Partie, in der alle gewinnen wollen; 16 passt für Turniere; off ist das gedruckte Spiel. Die letzte Runde wird an ihrem Anfang angesagt.',
  'CG-7.3': 'Sitzordnung. random, die Vorgabe: Die Plätze werden verlost. lobby: Alle sitzen wie in der Lobby.',
  'CG-7.4':
    'Zugangstabelle. standard, die Vorgabe, ist die von CG-2.2. Mit open brauchen die Orte 7 bis 13 nur 3, 3, 4, 5, 6, 7 und 8 Anhänger, was das Spiel verkürzt.',
  'CG-7.5':
    'Beginn. standard, die Vorgabe, ist der von CG-3.6. Mit quick hat jeder Platz 4 Anhänger und 8 Münzen und bekommt 1 Wunder, von Platz 1 an; das spart etwa zwei Runden.',
  'CG-7.6':
    'Gebetstabelle. standard, die Vorgabe, ist die von CG-2.3. Mit devout darfst du beim Beten auch ohne Mob den Vorteil der Ruinen nehmen, so dass mehr Karten ins Spiel kommen.',
  'CG-7.7':
    'Ablage: ob Handkarten, die als Kosten abgelegt werden, allen gezeigt werden (CG-8.6). hidden, verdeckt, ist die Vorgabe; der andere Wert ist open.',
  'CG-7.8':
    'Ausgleich: wie mächtig die Götter sind. reconstructed, die Vorgabe, ist die Tabelle von CG-2.4: Cthulhu 21 und Atheismus 13 auf den hellen Seiten sind bekannt, alle anderen Werte rekonstruiert. Mit tuned sind es unsere eigenen Zahlen, so gewählt, dass unter geübten Bots alle Kulte und alle drei Wege zum Sieg etwa gleich oft zum Ziel führen. Die Tafeln zeigen, was gilt.',
});
