import { under } from '../../../under.ts';

export const options = [
  ...under('Opzioni', {
    'RC-7.1':
      'Chi comincia? Si tira a sorte. Oppure comincia il primo giocatore della lobby: per seguire il regolamento stampato, fate sedere lì il più anziano.',
    'RC-7.2':
      'Quante azioni ha il primissimo turno? 2, come nel regolamento stampato. Con 1 il primo giocatore è più debole.',
    'RC-7.3':
      'Dove dormono i Grandi Antichi? Sotto esattamente 6 carte della loro pila di 14. Oppure circa a metà, sotto un numero di carte da 4 a 9. Oppure ovunque, sotto un numero da 0 a 13.',
    'RC-7.4': 'Tra quanti Grandi Antichi si estrae? I 6 del regolamento stampato, oppure 8 con Dagon e Ithaqua.',
    'RC-7.5': 'I Luoghi hanno poteri? No. Oppure sì: ogni giocatore può usare ogni potere una volta per partita.',
    'RC-7.6':
      'La stessa carta si può giocare sulla Valle e prendere da lì in un solo turno? Sì, come nel regolamento stampato. Un tavolo può vietarlo: è un’aggiunta nostra. Nelle partite tra bot questo andirivieni allunga la partita di circa 5 turni e non cambia altro.',
    'RC-7.7':
      'Dopo quanti turni senza pescare dal mazzo Cultisti è obbligatorio farlo? Dopo 60, 24, 16 o 8. È un’aggiunta nostra, perché ogni partita finisca. A 60 in pratica non si arriva mai.',
    'RC-7.8':
      'Quanti Cultisti riceve il secondo giocatore? 5, come nel regolamento stampato. Oppure 6 o 7, un’aggiunta nostra; con 6 si compensa il vantaggio di chi comincia.',
  }),
];
