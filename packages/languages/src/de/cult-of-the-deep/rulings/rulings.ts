import { under } from '../../../under.ts';

export const rulings = [
  ...under('Entscheide: Rituale allgemein', {
    'CD-9.19':
      'Wer bei 0 Leben ist, kann ein Ritual vollenden und Hüter werden; bei der Todesprüfung geht es an den Mörder.',
  }),
  ...under('Entscheide: einzelne Rituale', {
    'CD-9.39':
      'Der Tribut rückt auch in dem Zug vor, in dem er aufgedeckt wurde, außer ein Würfel zahlt ihn oder er kommt erst nach dem Tributschritt.',
    'CD-9.43':
      'Die Transmutation gilt bis zum Ende des Zuges: Ein Würfel, der später geliehen, erhalten oder neu geworfen wird, wird auch geändert. Ein Symbol, das jemand einem Würfel danach mit Absicht gibt, bleibt. Würfel, die ein Siegel Ritualen hinzufügt, und Würfe für eine Tabelle gehören niemandem und werden nicht geändert.',
  }),
  ...under('Entscheide: Charaktere', {
    'CD-9.74':
      'Der weitere Verlust durch Assassine II ist kein Verlust durch ein Ritual: Wächter II kann ihn nicht verhindern; in einer Auswertungsphase kann es der Wächter.',
    'CD-9.76': 'Kosmoswürfel anderer, die auf die Zauberin (nicht II) versetzt werden, tun nichts.',
  }),
  ...under('Entscheide: Nekromant', {
    'CD-9.85':
      'Die Zahlen des Nekromanten sind unsere: etwa drei eigene Züge von einem frühen Tod bis zu einer Wiederkehr mit 8 Leben; 8 Münzen geben 12.',
    'CD-9.89': 'Ein Getreuer, der als Nekromant wiederkehrt, macht Sei nicht so selbstsüchtig nicht ungeschehen.',
  }),
  ...under('Entscheide: Sieg', {
    'CD-9.92':
      'Gewinnt die Seite des Hohepriesters, muss der Reuige Ketzer vor der letzten Prüfung tot gewesen sein; mit dem letzten Kabalisten zusammen zu sterben ist zu spät. So in beiden Ausgaben.',
    'CD-9.93':
      'Fällt die Seite des Hohepriesters, darf der Rachsüchtige Ketzer in derselben Prüfung sterben wie der Hohepriester.',
    'CD-9.94':
      'Reuiger Ketzer und alle Kabalisten tot, Rachsüchtiger Ketzer und Hohepriester am Leben: Das Spiel geht weiter; was der Reuige Ketzer bekommt, zeigt sich am Ende.',
  }),
  ...under('Entscheide: Übriges', {
    'CD-9.132':
      'Bekommt der Hohepriester den Nekromanten, ist ein Charakter mehr nicht im Spiel und steht dem Gesichtslosen offen.',
  }),
];
