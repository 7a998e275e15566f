import { under } from '../../../under.ts';

export const ending = [
  ...under('Fine della partita', {
    'CG-6.1':
      'La partita può finire solo alla fine di un round. Raggiungere prima una condizione non la chiude; Altari e Folle si possono ancora perdere.',
    'CG-6.2':
      'Soddisfi una condizione se in quel momento hai 5 Altari o più, oppure 4 Folle o più, oppure hai compiuto due volte la tua Evocazione. Conta anche chi celebra.',
    'CG-6.3':
      'Se un solo giocatore soddisfa una condizione, vince. Se sono più d’uno, vince quello con la Potenza divina più alta sul lato visibile. Non conta quante condizioni si soddisfano. La parità non è possibile.',
    'CG-6.4': [
      'Con un limite di round la partita finisce dopo quel round se nessuno ha vinto. I giocatori si classificano con questa lista; decide la prima differenza, e il numero più alto è migliore:',
      '1. progresso migliore: il più alto tra 4 per ogni Altare, 5 per ogni Folla e 10 per ogni Evocazione, ciascuno fino a 20;',
      '2. progresso totale: la somma di questi tre;',
      '3. forza del Patriarca;',
      '4. numero di carte;',
      '5. monete;',
      '6. Potenza divina.',
    ].join('\n'),
    'CG-6.5': 'Nella classifica finale chi vince è primo; gli altri seguono secondo la stessa lista.',
  }),
];
