import { under } from '../../../under.ts';

export const rulings = [
  ...under('Chiarimenti: Sacerdoti e predicare', {
    'CG-9.1':
      'La maggior parte dei numeri di plance, Luoghi e Licenze era su immagini che non avevamo. Sono ricostruiti in modo coerente con tutto ciò che si sa.',
  }),
  ...under('Chiarimenti: vincere un Luogo', {
    'CG-9.14':
      'Con Influenza 0, per esempio con un Patriarca senza Seguaci, hai una presenza. Vinci solo se nessuno dei presenti ne ha di più; la Potenza divina risolve le parità. Tutto ciò che parla di Influenza ne chiede almeno 1: elemosina, Comunità, Massacro nelle strade, Disperdere i fanatici, Perquisizione segreta, Attacco dei draghi.',
  }),
  ...under('Chiarimenti: monete sotto i Sacerdoti', {
    'CG-9.24':
      'Se le monete si incontrano e un Sacerdote torna a casa da un giocatore che ha già pregato, resta libero per questa fase. Più tardi può pagare un costo di Rituale.',
  }),
  ...under('Chiarimenti: forza', {
    'CG-9.29':
      'Dove si contano o si cercano Sacerdoti nel Luogo attivo (Rituale del trapasso, Mistero delle virtù, Trionfo della scienza), si intendono anche i Patriarchi, non gli Altari.',
  }),
  ...under('Chiarimenti: giocare carte', {
    'CG-9.65':
      'Nessuno può compiere due Evocazioni in un round, perché un Luogo dà il suo beneficio una volta per round.',
  }),
  ...under('Chiarimenti: accesso e il resto', {
    'CG-9.81':
      'Chi è arrivato in un Luogo senza i Seguaci necessari, per esempio con Ordinazione di una sacerdotessa, può vincervi o perdervi come sempre. L’accesso conta solo per predicare, per Visitazione e per Pellegrinaggio.',
  }),
];
