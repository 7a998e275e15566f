import { under } from '../../../under.ts';

export const options = [
  ...under('Opzioni', {
    'CG-7.1': 'Quali Culti si giocano? A caso, scelti a turno, o quelli per una prima partita.',
    'CG-7.2':
      'Quanti round al massimo? 40, oppure da 8 a 60, o nessun limite come nel regolamento stampato. Dopo l’ultimo round i giocatori si classificano. 40 è una rete di sicurezza ben oltre ogni partita giocata per vincere; 16 va bene per i tornei.',
    'CG-7.3': 'Chi siede dove? A caso, o come nella lobby.',
    'CG-7.4':
      'Quanti Seguaci aprono un Luogo? I numeri del regolamento stampato. Oppure meno, per una partita più breve: i Luoghi da 7 a 13 ne chiedono 3, 3, 4, 5, 6, 7 e 8.',
    'CG-7.5':
      'Con che cosa si comincia? L’inizio del regolamento stampato. Oppure un inizio rapido con 4 Seguaci, 8 monete e 1 Miracolo a testa, che fa risparmiare circa due round.',
    'CG-7.6':
      'Che cosa dà la preghiera senza Folle? Niente. Oppure il beneficio delle Rovine, così entrano in gioco più carte.',
    'CG-7.7': 'Le carte della mano che pagano un costo si mostrano a tutti? No. Oppure sì.',
    'CG-7.8':
      'Quanto sono potenti gli dèi? Si conoscono il 21 di Cthulhu e il 13 dell’Ateismo sui lati chiari, il resto è ricostruito. Oppure i nostri numeri, scelti perché tra bot Adepti tutti i Culti e tutti e tre i modi di vincere siano più o meno alla pari.',
  }),
];
