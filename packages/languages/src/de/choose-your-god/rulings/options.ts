import { under } from '../../../under.ts';

export const options = [
  ...under('Optionen', {
    'CG-7.1': 'Welche Kulte spielen mit? Zufällig verteilt, reihum gewählt, oder ein Satz für ein erstes Spiel.',
    'CG-7.2':
      'Wie viele Runden höchstens? 40, oder 8 bis 60, oder unbegrenzt wie im Buch. Nach der letzten Runde entscheidet die Rangliste. 40 ist ein Sicherheitsnetz weit jenseits jeder Partie, in der alle gewinnen wollen; 16 passt für Turniere.',
    'CG-7.3': 'Wer sitzt wo? Verlost, oder wie in der Lobby.',
    'CG-7.4':
      'Wie viele Anhänger öffnen einen Ort? Die Zahlen des Buchs. Oder weniger, für ein kürzeres Spiel: Die Orte 7 bis 13 brauchen 3, 3, 4, 5, 6, 7 und 8.',
    'CG-7.5':
      'Womit fangen alle an? Mit dem Beginn des Buchs. Oder schneller, mit je 4 Anhängern, 8 Münzen und 1 Wunder, was etwa zwei Runden spart.',
    'CG-7.6':
      'Was bringt das Gebet ohne Mob? Nichts. Oder den Vorteil der Ruinen, so dass mehr Karten ins Spiel kommen.',
    'CG-7.7': 'Werden Handkarten, die Kosten bezahlen, allen gezeigt? Nein. Oder ja.',
    'CG-7.8':
      'Wie mächtig sind die Götter? Bekannt sind 21 für Cthulhu und 13 für Atheismus auf den hellen Seiten, der Rest ist rekonstruiert. Oder unsere eigenen Zahlen, so gewählt, dass unter Adept-Bots alle Kulte und alle drei Wege zum Sieg etwa gleich oft zum Ziel führen.',
  }),
];
