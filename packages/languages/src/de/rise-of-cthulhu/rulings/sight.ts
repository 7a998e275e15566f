import { under } from '../../../under.ts';

export const sight = [
  ...under('Wer was sieht', {
    'RC-8.1':
      'Alle sehen die Orte, wohin sie zeigen, die Seitensummen, die Kultisten und bleibenden Karten dort, die wachen Großen Alten und wo der Dunkle Jäger ist.',
    'RC-8.2': 'Alle sehen das ganze Tal: jede Karte und ihre Stelle im Stapel.',
    'RC-8.3': 'Alle sehen jede abgelegte Karte: Kultisten, Monster und Artefakte.',
    'RC-8.4':
      'Niemand kennt die Reihenfolge des Kultistenstapels. Einen gezogenen Kultisten sieht nur, wer ihn zieht, einen gezogenen Großen Alten sehen alle.',
    'RC-8.5':
      'Alle wissen, wie viele Karten jeder Stapel hat. Alle wissen, wie viele Karten über dem nächsten Großen Alten liegen, oder wie viele mindestens und höchstens, wenn er nicht in der Mitte liegt.',
    'RC-8.6':
      'Niemand kennt die Reihenfolge des Monsterstapels und des Artefaktstapels. Eine gezogene Karte sieht nur, wer sie zieht.',
    'RC-8.7':
      'Nur du siehst deine Handkarten. Wer die Lampe des Alhazred ausspielt, sieht die gegnerische Hand einmal, so wie sie dann ist.',
    'RC-8.8': 'Alle wissen, wie viele Kultisten, wie viele Monster und wie viele Artefakte auf jeder Hand sind.',
    'RC-8.9':
      'Kommt eine Karte vom Tisch auf eine Hand (aus dem Tal gezogen oder durch Mi-Go, den Silbernen Schlüssel, Hastur oder die Kräfte von Kingsport und Innsmouth), nennt der Verlauf sie allen. Danach ist die Hand wie sonst verborgen.',
    'RC-8.10':
      'Beide Plätze wissen, welche Karte mit der Lampe des Alhazred genommen wurde. Zuschauende wissen es nicht.',
    'RC-8.11':
      'Nur wer die Lampe des Alhazred ausgespielt hat, weiß, welcher Große Alte als Nächster kommt, bis er erwacht.',
    'RC-8.12': 'Alle sehen die Karte, die wegen Hastur abgelegt wird.',
    'RC-8.13':
      'Niemand kennt die unbenutzten Großen Alten in der Schachtel. Sie werden nach dem Ende des Spiels gezeigt.',
    'RC-8.14':
      'Alle wissen, wie viele Artefakte erhalten und wie viele Monster ausgespielt wurden, welche Kräfte der Orte genutzt sind, seit wie vielen Zügen niemand vom Kultistenstapel gezogen hat und wie viele Aktionen übrig sind.',
    'RC-8.16': 'Zuschauende sehen nur, was alle sehen. Nach dem Ende des Spiels wird allen alles gezeigt.',
  }),
];
