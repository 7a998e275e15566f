import { under } from '../../../under.ts';

export const components = [
  ...under('Tabella della vittoria', {
    'AC-2.1': [
      'Quanti Cultisti ci sono, quanti Punti Vittoria servono agli Investigatori e quanti Investigatori morti servono ai Cultisti:',
      '4 giocatori: 1 Cultista; 10 punti; 3 morti.',
      '5 giocatori: 1 Cultista; 10 punti; 3 morti.',
      '6 giocatori: 1 Cultista; 12 punti, 11 in Under the Surface; 4 morti.',
      '7 giocatori: 2 Cultisti; 12 punti, 11 in Under the Surface; 4 morti.',
      '8 giocatori: 2 Cultisti; 13 punti, 12 in Under the Surface; 5 morti.',
    ].join('\n'),
  }),
  ...under('Carte', {
    'AC-2.2': [
      'Ci sono 206 carte:',
      'Carte Energia: 64 Vivo, 12 Morto.',
      'Carte Stanza: 70 Successo, 18 Fallimento, 10 Sabotaggio.',
      '12 carte Itinerario, tutte diverse, e 20 carte Evento.',
      'Tutte le carte Energia e Stanza non distribuite all’inizio formano la riserva. Non si mescola mai da sola in un mazzo e contiene sempre la carta che una regola richiede.',
    ].join('\n'),
    'AC-2.3': [
      'Mani all’inizio:',
      'Chiunque non sia un Cultista: 6 Vivo, 7 Successo.',
      'Un Cultista con 4, 5 o 6 giocatori: 2 Vivo, 4 Morto, 3 Successo, 2 Fallimento, 2 Sabotaggio.',
      'Un Cultista con 7 giocatori: 4 Vivo, 2 Morto, 4 Successo, 2 Fallimento, 1 Sabotaggio.',
      'Un Cultista con 8 giocatori: 3 Vivo, 3 Morto, 4 Successo, 2 Fallimento, 1 Sabotaggio.',
    ].join('\n'),
    'AC-2.4':
      'Quindi ogni mano comincia con 6 carte Energia e 7 carte Stanza, 13 in tutto, più una carta Itinerario. Quante carte Energia e quante carte Stanza ha una mano è visibile a tutti e non tradisce nulla.',
    'AC-2.5': [
      'Prime carte Energia. Ogni Cultista comincia con 1 Vivo nel mazzo Energia. Tutti gli altri ricevono una carta da questo gruppo, noto a tutti; ciò che avanza torna nella riserva senza essere visto:',
      '4 giocatori: 4 Vivo e 2 Morto per 3 giocatori, quindi da 0 a 2 sono morti.',
      '5 giocatori: 4 Vivo e 1 Morto per 4 giocatori, quindi ne sono morti 0 o 1.',
      '6 giocatori: 4 Vivo e 2 Morto per 5 giocatori, quindi ne sono morti 1 o 2.',
      '7 giocatori: 5 Vivo per 5 giocatori, quindi non è morto nessuno.',
      '8 giocatori: 7 Vivo e 1 Morto per 6 giocatori, quindi ne sono morti 0 o 1.',
    ].join('\n'),
    'AC-2.6': [
      'Carte iniziali delle stanze. Le stanze con il numero 1 sono Rosa 1, Blu 1, Arancione 1 e Rosso 1. Con 4–6 giocatori queste ricevono 3 carte e ogni altra stanza colorata 2, quindi quelle quattro sono attive dall’inizio. Con 7 o 8 giocatori ogni stanza colorata ne riceve 2. Le carte vengono da un gruppo noto a tutti:',
      '4 giocatori: 9 stanze; 18 Successo, 3 Fallimento, 1 Sabotaggio.',
      '5 giocatori: 9 stanze; 16 Successo, 4 Fallimento, 2 Sabotaggio.',
      '6 giocatori, Università: 9 stanze; 17 Successo, 4 Fallimento, 1 Sabotaggio.',
      '6 giocatori, Under the Surface: 9 stanze; 16 Successo, 4 Fallimento, 2 Sabotaggio.',
      '7 giocatori, Università: 11 stanze; 15 Successo, 5 Fallimento, 2 Sabotaggio.',
      '7 giocatori, Under the Surface: 10 stanze; 13 Successo, 5 Fallimento, 2 Sabotaggio.',
      '8 giocatori, Università: 11 stanze; 14 Successo, 6 Fallimento, 2 Sabotaggio.',
      '8 giocatori, Under the Surface: 11 stanze; 12 Successo, 8 Fallimento, 2 Sabotaggio.',
    ].join('\n'),
    'AC-2.7': [
      'Il mazzo dei passaggi non sicuri, su entrambe le mappe:',
      '4 o 6 giocatori: 7 Vivo e 3 Morto.',
      '5 giocatori: 8 Vivo e 2 Morto.',
      '7 o 8 giocatori: 10 Vivo e 2 Morto.',
    ].join('\n'),
    'AC-2.8':
      'Una carta Itinerario indica due o tre colori di stanza per ciascuno dei dieci round. Le dodici carte sono tutte diverse e ciascuna indica ogni colore sei volte.',
    'AC-2.9': [
      'Le 20 carte Evento:',
      'Luci spente, 5 carte',
      'Il Fishman in agguato, 4 carte',
      'Raduno di Accoliti, 3 carte',
      'Si apre un portale, 2 carte',
      'Porte incastrate, 2 carte',
      'Terreno franato, 2 carte',
      'Ora tranquilla, 1 carta',
      'Scaffali nascosti, 1 carta',
    ].join('\n'),
  }),
  ...under('Segnalini e marcatori', {
    'AC-2.10': [
      'Sulla mappa e accanto:',
      '22 libri, due per ogni stanza colorata.',
      '1 Fishman, 4 Accoliti, 2 portali, 2 marcatori Terreno franato, 1 marcatore Generatore. Un Accolito è un seguace del culto sulla mappa, non un giocatore.',
      'In Under the Surface anche 11 Oggetti e la porta bloccata.',
    ].join('\n'),
    'AC-2.11': 'I Personaggi sono Claire, Gomery, Ada, Barnaby, Iris, Lucien, Odette e Silas. Non hanno abilità.',
  }),
  ...under('Ruoli', {
    'AC-2.12': [
      'Con chi vince un Ruolo, quanto aiuta gli Investigatori (+) o i Cultisti (−) e per quanti giocatori è consigliato:',
      'Investigatore: con gli Investigatori; 0; da 4 a 8 giocatori.',
      'Cultista: con i Cultisti; 0; da 4 a 8 giocatori.',
      'Veggente: con gli Investigatori; +3; da 5 a 8 giocatori; solo Università.',
      'Spia: con i Cultisti; −3; da 6 a 8 giocatori; solo Università.',
      'Assassino: con gli Investigatori; +2; da 6 a 8 giocatori.',
      'Piromane: con gli Investigatori; −1; da 5 a 8 giocatori.',
      'Maledetto: con gli Investigatori; +2; 7 o 8 giocatori.',
      'Celebrità: con gli Investigatori; +2; 7 o 8 giocatori.',
      'Cultista Cieco: con i Cultisti; +3, perché un Cultista debole aiuta gli altri; 7 o 8 giocatori.',
      'Cacciatore Maledetto: come dice la carta Maledizione; 0; 7 o 8 giocatori.',
    ].join('\n'),
  }),
  ...under('Oggetti', {
    'AC-2.13': [
      'I segnalini Oggetto di Under the Surface: se ne usano 9 con 4–6 giocatori, 10 con 7, tutti gli 11 con 8. È uno per ogni stanza colorata.',
      'Reliquia rossa: 3. Va sull’altare.',
      'Gufo delle nevi: 1. Agisce subito e resta nella stanza.',
      'Pugnale: 1. Si porta, vale finché lo hai.',
      'Stivali: 1 paio, 2 paia con 8 giocatori. Si portano, valgono finché li hai.',
      'Binocolo speciale: 1. Si porta, si usa una volta.',
      'Interruttore segreto: 1. Agisce subito e resta nella stanza.',
      'Fucile: 1. Si porta, si usa una volta.',
      'Lampada: 1, solo con 7 o 8 giocatori. Si porta, si usa una volta.',
    ].join('\n'),
  }),
  ...under('Abilità delle stanze', {
    'AC-2.14': [
      'Che cosa offre una stanza di ogni colore, oltre a mettere carte e controllare:',
      'Rosa, controllare i documenti: vedi la riga di questo round della carta Itinerario di un giocatore.',
      'Blu, studiare: vedi che cosa c’è nel mazzo di questa stanza.',
      'Arancione, ricablare: annulla il prossimo evento Luci spente.',
      'Rosso, scongiurare: rimuovi un pericolo ovunque.',
      'Refettorio, iniziare una votazione.',
    ].join('\n'),
  }),
];
