import { under } from '../../../under.ts';

export const maps = [
  ...under('Mappe', {
    'AC-2.15':
      'Ogni collegamento su una mappa si può percorrere in entrambe le direzioni e costa 1 punto Movimento, di qualsiasi tipo sia.',
    'AC-2.16':
      'Un collegamento è una porta, un Ostacolo tra due sezioni di Ghiaccio, una botola verso un tunnel, o la porta bloccata di Under the Surface, tra Rosa 1 e Blu 2.',
    'AC-2.17':
      'I tunnel sono passaggi non sicuri. Lo sono anche un passaggio con un marcatore Terreno franato e, quando l’Organismo 46-B è sveglio, il Ghiaccio dell’altare, se il tavolo non l’ha disattivato.',
    'AC-2.18':
      'Il numero di giocatori fissa la variante della mappa. Università: lato A con 9 stanze colorate per 4–6 giocatori, lato B con 11 per 7 o 8. Under the Surface: 9 stanze colorate per 4–6 giocatori, 10 per 7, 11 per 8. Non si può scegliere altro.',
    'AC-2.20': 'Il Refettorio è una stanza senza colore, numero, mazzo Stanza, libri né Oggetto.',
    'AC-2.21': 'Quando il Fishman non è sulla mappa, è negli abissi. Gli abissi non sono una Posizione.',
  }),
];
