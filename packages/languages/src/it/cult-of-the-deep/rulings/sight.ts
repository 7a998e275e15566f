import { under } from '../../../under.ts';

export const sight = [
  ...under('Chi vede che cosa', {
    'CD-8.1': [
      'Tutti vedono: i ruoli del Sommo Sacerdote e dei morti, quanti ce ne sono di ogni ruolo, chi ha un Sigillo non usato, i Sigilli usati, i Personaggi, i punti vita, le monete, i segnalini, tutti i dadi e dove stanno, i Rituali e i Custodi, chi ha passato o resta in attesa, gli scambi accettati e chi ha rifiutato ciò che gli era stato chiesto.',
      'Solo tu vedi il tuo ruolo e quale Sigillo non usato hai.',
      'Un’offerta di scambio è nota ai due interessati. Se è rifiutata, gli altri sanno solo questo.',
      'Nessuno vede l’ordine del mazzo Rituali né i Sigilli non distribuiti.',
    ].join('\n'),
    'CD-8.2': 'Chi muore non scopre nulla di nuovo. Uno Spirito conosce il proprio ruolo e ciò che è visibile a tutti.',
    'CD-8.3': 'Chi possiede il Sommo Sacerdote tiene segreto il proprio Sigillo.',
    'CD-8.4': 'Gli spettatori vedono ciò che vedono tutti.',
    'CD-8.5': 'Tutti possono scrivere in chat in ogni momento, anche gli Spiriti.',
  }),
];
